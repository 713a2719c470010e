// Order of play and the end of the game (rules, sections 5 and 8).
#include "engine/palazzi/parts.h"
#include "engine/palazzi/query.h"

namespace lucca::palazzi {
namespace {

// The seat in order with a palace still to open, from `turn` on; `players` when there is none.
uint8_t nextOpener(const State& state, uint8_t turn) {
  while (turn < state.players && state.area[state.order[turn]].completed == 0) ++turn;
  return turn;
}

void settleFinalOpen(State& state) {
  state.turn = nextOpener(state, state.turn);
  if (state.turn < state.players) return toRules(state, Phase::FinalOpen);
  state.turn = 0;
  state.step = 0;
  toRules(state, Phase::Walls);
}

// Shields, then the highest visible card: no two seats share that one, so the order is strict.
[[gnu::noinline]] bool winsTie(const State& state, int a, int b) {
  return highestVisible(state, a) > highestVisible(state, b);
}

int lowestColour(unsigned set) {
  int colour = 0;
  while (!(set >> colour & 1u)) ++colour;
  return colour;
}

}  // namespace

void sortSeats(State& state) {
  state.order[0] = 0;
  for (int seat = 1; seat < state.players; ++seat) {
    const int shields = state.area[seat].shields;
    uint8_t* place = state.order + seat;
    for (; place != state.order; --place) {
      const int before = place[-1], more = shields - state.area[before].shields;
      if (more < 0 || (more == 0 && !winsTie(state, seat, before))) break;
      *place = place[-1];
    }
    *place = static_cast<uint8_t>(seat);
  }
}

void beginFinalOpen(State& state) {
  sortSeats(state);
  state.turn = 0;
  settleFinalOpen(state);
}

Action nextFinalOpen(const State& state) {
  const Seat seat = static_cast<Seat>(state.order[state.turn]);
  return finalOpen(seat, static_cast<unsigned>(lowestColour(state.area[seat].completed)));
}

void doFinalOpen(State& state) {
  const Action action = nextFinalOpen(state);
  openPalace(state, finalSeat(action), colourOf(action));
  settleFinalOpen(state);
}

void scoreWalls(State& state) {
  const Seat seat = static_cast<Seat>(state.step);
  state.score[seat].walls = static_cast<uint8_t>(wallScore(state, seat).points);
  if (++state.step < state.players) return;
  state.step = 0;
  toRules(state, Phase::Street);
}

void scoreStreet(State& state) {
  const StreetScore street = streetScore(state);
  for (Seat seat = 0; seat < state.players; ++seat) state.score[seat].street = street.change[seat];
  state.phase = Phase::Over;
  state.mover = kOver;
}

Result result(const State& state) {
  Result out;
  int best = 0, sharing = 0;
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Points points = pointsOf(state, seat);
    out.category[seat] = {static_cast<int16_t>(points.windows), static_cast<int16_t>(points.parties),
                          static_cast<int16_t>(points.walls), static_cast<int16_t>(points.street)};
    out.total[seat] = static_cast<int16_t>(points.total);
    if (seat == 0 || points.total > best) {
      best = points.total;
      sharing = 0;
    }
    if (points.total == best) ++sharing;
  }
  int winner = -1;
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (out.total[seat] != best) continue;
    if (winner < 0 || highestVisible(state, seat) > highestVisible(state, winner)) winner = seat;
  }
  out.winners = seatBit(static_cast<Seat>(winner));
  out.tieBreak = static_cast<uint8_t>(sharing > 1 ? TieBreak::StreetNumber : TieBreak::None);
  return out;
}

}  // namespace lucca::palazzi
