// A game played on to its end.
#pragma once

#include "base/rng.h"
#include "engine/game/game.h"

namespace lucca {

// `decide(seat)` chooses for the seats; chance and the rules act by themselves. `note(action)` hears every outcome and
// decision, as a history has them. Returns the action that was refused, which leaves the state where it was; kNoAction: the
// game is over.
template <class Decide, class Note>
Action playToEnd(const Game& game, AnyState& state, Rng& chance, Decide decide, Note note) {
  for (Seat seat = game.toMove(state); seat != kOver; seat = game.toMove(state)) {
    const Action action = seat == kChance  ? game.drawChance(state, chance)
                          : seat == kRules ? game.ruleStep(state)
                                           : decide(seat);
    if (game.apply(state, action) != Verdict::Accepted) return action;
    if (seat != kRules) note(action);
  }
  return kNoAction;
}
template <class Decide>
Action playToEnd(const Game& game, AnyState& state, Rng& chance, Decide decide) {
  return playToEnd(game, state, chance, decide, [](Action) {});
}

}  // namespace lucca
