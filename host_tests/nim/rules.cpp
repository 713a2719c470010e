#include "host_tests/nim/rules.h"

namespace lucca::nim {

Verdict init(State& state, const Setup& setup) {
  if (setup.players < 2 || setup.players > kMaxPlayers) return Verdict::BadSetup;
  if (setup.option[kSizeOption] > 1 || setup.option[kLastOption] > 1 || setup.handicap != 0)
    return Verdict::BadSetup;
  state = {};
  for (int row = 0; row < kRows; ++row) {
    state.row[row] = static_cast<uint8_t>(2 * row + (setup.option[kSizeOption] ? 3 : 1));
  }
  state.players = setup.players;
  state.lastLoses = setup.option[kLastOption];
  return Verdict::Accepted;
}

Seat toMove(const State& state) {
  return state.row[0] + state.row[1] + state.row[2] == 0 ? kOver : state.mover;
}

void legal(const State& state, ActionList& out) {
  out.clear();
  for (int row = 0; row < kRows; ++row) {
    for (int sticks = 1; sticks <= state.row[row]; ++sticks) out.push(take(row, sticks));
  }
}

Verdict apply(State& state, Action action) {
  if (toMove(state) == kOver) return Verdict::GameOver;
  if (rowOf(action) >= kRows || sticksOf(action) == 0) return Verdict::NoSuchAction;
  uint8_t& row = state.row[rowOf(action)];
  if (sticksOf(action) > row) return static_cast<Verdict>(Refusal::TooMany);
  row = static_cast<uint8_t>(row - sticksOf(action));
  state.taken[state.mover] = static_cast<uint8_t>(state.taken[state.mover] + sticksOf(action));
  state.mover = static_cast<Seat>((state.mover + 1) % state.players);
  return Verdict::Accepted;
}

Result result(const State& state) {
  Result out;
  const Seat last = static_cast<Seat>((state.mover + state.players - 1) % state.players);
  const SeatSet all = static_cast<SeatSet>((1u << state.players) - 1);
  out.winners = static_cast<SeatSet>(state.lastLoses ? all & ~seatBit(last) : seatBit(last));
  for (Seat seat = 0; seat < state.players; ++seat) {
    out.category[seat][0] = out.total[seat] = state.taken[seat];
  }
  return out;
}

const char* explain(Refusal refusal) {
  return refusal == Refusal::TooMany ? "there are not so many sticks in the row" : "refused";
}

}  // namespace lucca::nim
