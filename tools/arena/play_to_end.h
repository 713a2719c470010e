// A game played on to its end.
#pragma once

#include "base/rng.h"
#include "engine/game/game.h"

namespace lucca {

// `decide(seat)` chooses for the seats; chance and the rules go on by themselves. Returns the action that was refused,
// which leaves the state where it was; kNoAction: the game is over.
template <class Decide>
Action playToEnd(const Game& game, AnyState& state, Rng& chance, Decide decide) {
  for (Seat seat = game.toMove(state); seat != kOver; seat = game.toMove(state)) {
    const Action action = seat == kChance  ? game.drawChance(state, chance)
                          : seat == kRules ? game.ruleStep(state)
                                           : decide(seat);
    if (game.apply(state, action) != Verdict::Accepted) return action;
  }
  return kNoAction;
}

}  // namespace lucca
