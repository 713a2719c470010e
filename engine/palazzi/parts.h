// The parts of the rules, for rules.cpp to put together: each phase's check, legal actions and doing. A doing
// function takes only what its check accepted.
#pragma once

#include "engine/palazzi/rules.h"

namespace lucca::palazzi {

// Lists in rising order: the sorted legal list needs no sorting.
template <class Visit>
inline void forEachColour(unsigned set, Visit visit) {
  for (int colour = 0; set != 0; set >>= 1, ++colour) {
    if (set & 1u) visit(colour);
  }
}

// preparation.cpp: set-up (rules, sections 3 and 9).
void doDraw(State& state, CardId card);
Verdict checkKeep(const State& state, Action action);
void legalKeeps(const State& state, ActionList& out);
void doKeep(State& state, Action action);
void reveal(State& state);
CardId nextCityStart(const State& state);
void layCityStart(State& state);

// turns.cpp: a round (rules, sections 5 to 7 and 9).
void beginOrder(State& state);
Verdict checkOpen(const State& state, int colour);
Verdict checkTake(const State& state, int triplet);
Verdict checkPlay(const State& state, Action action);
Verdict checkCity(const State& state, Action action);
void legalTurn(const State& state, ActionList& out);
void legalPlays(const State& state, ActionList& out);
void legalCity(const State& state, ActionList& out);
void doOpen(State& state, Seat seat, int colour);
void doTake(State& state, int triplet);
void doPlay(State& state, Action action);
void doCity(State& state, Action action);
void skipPick(State& state);
void discardRest(State& state);
// Puts a card on a palace, or starts one, and completes it at its size. Returns the windows it then has, else
// 0.
int addToPalace(State& state, int who, int colour, CardId card);

// scoring.cpp: the end (rules, section 8).
void sortSeats(State& state);
void beginFinalOpen(State& state);
void doFinalOpen(State& state);
Action nextFinalOpen(const State& state);
void scoreWalls(State& state);
void scoreStreet(State& state);

// Hands the move to the rules, for one step of a phase.
inline void toRules(State& state, Phase phase) {
  state.phase = phase;
  state.mover = kRules;
}

}  // namespace lucca::palazzi
