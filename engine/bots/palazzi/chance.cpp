#include "engine/bots/palazzi/chance.h"

#include <algorithm>

#include "engine/bots/palazzi/chance_numbers.h"
#include "engine/bots/palazzi/plans.h"
#include "engine/bots/palazzi/policy.h"
#include "engine/palazzi/query.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

// Shares of the street numbers and of a tie count as they stand.
int32_t outlookOf(const Judgement& judgement, const State& state, Seat seat, int street) {
  if (state.phase == Phase::Over) return pointsOf(state, seat).total * kGrains;
  const int turns = turnsLeft(state, seat);
  return Outlook(judgement, state, seat, turns).value() + street * (kGrains - 2 * turns);
}

int turnsToCome(const State& state) {
  if (state.phase < Phase::Turn) return state.players;
  return state.phase > Phase::Play ? 0 : state.players - state.turn;
}

}  // namespace

ChanceSigns readChanceSigns(const State& state) {
  ChanceSigns signs{};
  const bool between = state.phase == Phase::Lay;
  signs.turns = static_cast<uint8_t>(between ? 0 : turnsToCome(state));
  // Between two rounds `round` is that of the triplets to come.
  signs.rounds =
      static_cast<uint8_t>(std::clamp<int>(state.rounds - state.round + between, 0, kChanceRounds - 1));
  State after = state;
  Judgement judgement;
  judgement.prepare(after);
  judgement.thorough = true;
  while (after.mover >= 0) {
    playTurn(judgement, after);
    settle(after);
  }
  judgement.prepare(after);
  const StreetScore street = streetScore(after);
  for (Seat seat = 0; seat < state.players; ++seat) {
    signs.outlook[seat] = outlookOf(judgement, after, seat, street.change[seat]);
  }
  return signs;
}

Chances chancesOf(const State& state) {
  if (state.phase == Phase::Over) return winnersChances(result(state).winners, state.players);
  int32_t score[kMaxSeats] = {};
  if (handsAreHeld(state)) return shareChances(score, state.players, 0);
  const ChanceSigns signs = readChanceSigns(state);
  const ChanceRow row = kChanceNumbers[state.players - 2][signs.rounds][signs.turns];
  for (Seat seat = 0; seat < state.players; ++seat) score[seat] = signs.outlook[seat] * row.weight / kGrains;
  return shareChances(score, state.players, row.doubt);
}

}  // namespace lucca::palazzi
