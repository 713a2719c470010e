// The parts of the rules, for rules.cpp to put together: the check, the legal actions and the effect of each phase. A
// function that carries out an action takes only what its check accepted.
#pragma once

#include "engine/palazzi/rules.h"

namespace lucca::palazzi {

// Visits the members of a bit set in rising order: a legal list made so needs no sorting.
template <class Visit>
inline void forEachColour(unsigned set, Visit visit) {
  for (unsigned colour = 0; set != 0; set >>= 1, ++colour) {
    if (set & 1u) visit(colour);
  }
}

// Visits the visible card of each palace of an area whose zone's set has its colour.
template <class Visit>
inline void forEachTop(const State& state, int who, unsigned set, Visit visit) {
  const CardId* storeys = storeysOf(state, who, 0);
  for (const uint8_t* count = state.area[who].count; set != 0; set >>= 1, ++count, storeys += state.size) {
    if (set & 1u) visit(storeys[*count - 1]);
  }
}

template <class Visit>
inline void forEachCityDoneTop(const State& state, Visit visit) {
  for (int i = 0; i < state.cityDone; ++i) visit(cityDoneCards(state, i)[state.size - 1]);
}

inline bool isCity(const State& state, int who) { return hasCity(state) && who == kCityArea; }

// Each apply function does one kind of action, or refuses and leaves the state alone.

// preparation.cpp: set-up (rules, sections 3 and 9).
Verdict applyKeep(State& state, Action action);
void legalKeeps(const State& state, ActionList& out);
void reveal(State& state);
inline CardId nextCityStart(const State& state) { return cityDoneCards(state, 0)[state.step]; }
void layCityStart(State& state);

// turns.cpp: a round (rules, sections 5 to 7 and 9).
void beginOrder(State& state);
Verdict applyOpen(State& state, Action action);
void openPalace(State& state, Seat seat, int colour);
void skipPick(State& state);
void discardRest(State& state);
// Puts a card on a palace, or starts one; at its size it is completed and scores its windows.
void addToPalace(State& state, int who, int colour, CardId card);

// scoring.cpp: order of play and the end (rules, sections 5 and 8).
void sortSeats(State& state);
void beginFinalOpen(State& state);
void doFinalOpen(State& state);
Action nextFinalOpen(const State& state);
void scoreWalls(State& state);
void scoreStreet(State& state);

// The answer to an action of another step.
inline Verdict untimely(const State& state) {
  return state.phase == Phase::Over ? Verdict::GameOver : Verdict::NotNow;
}

// Hands the move to the rules, for one step of a phase.
inline void toRules(State& state, Phase phase) {
  state.phase = phase;
  state.mover = kRules;
}

}  // namespace lucca::palazzi
