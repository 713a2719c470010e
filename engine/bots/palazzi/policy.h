// How a seat plays without a search: the greedy play by Outlook of whole turns, used in simulated games and to judge the rest
// of a round. Speed matters more than strength here.
#pragma once

#include "base/rng.h"
#include "engine/bots/palazzi/outlook.h"
#include "engine/palazzi/action.h"

namespace lucca::palazzi {

// How many turns a seat has after the one it is in, or still has when it is not its turn.
int turnsAfter(const State& state);
int turnsLeft(const State& state, Seat seat);

// The next decision of the seat to move, at any phase.
Action greedy(const Judgement& judgement, const State& state);

// Plays greedily the turn, the rest of it, or the pick of the seat to move. Returns the number of decisions.
int playTurn(const Judgement& judgement, State& state);
// Does the due steps of the rules, but draws nothing.
void settle(State& state);
// Plays the next part of a simulated game and the steps of the rules after it. The part is a draw of cards, for which the
// judgement is then prepared, or a turn as of playTurn(). Returns the number of decisions, at least 1.
int simulate(Judgement& judgement, State& state, Rng& rng);

// The worth of a pair to keep, in grains.
int pairValue(const Judgement& judgement, const State& state, Action keep);
// The worth of a card for the City to the seat to move, against the strongest rival.
int cityValue(const Judgement& judgement, const State& state, Action pick);
// The party of a completed palace: what opening it now brings beyond waiting, in grains.
int openingGain(const Judgement& judgement, const State& state, int colour);

}  // namespace lucca::palazzi
