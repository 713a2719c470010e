// The possible plays of a card: the choices that the game has for its kind, the impossible ones with the reason.
#pragma once

#include "base/fixed_list.h"
#include "engine/palazzi/query.h"

namespace lucca::ui {

struct CardOption {
  Action action;
  Verdict verdict;  // Accepted, or why not
};
using CardOptions = FixedList<CardOption, palazzi::kColours + 3>;

// For the seat to move in `state`, while cards are played or picked for the City.
CardOptions optionsOf(const palazzi::State& state, palazzi::CardId card);

// The triplets that can still be taken or picked from; index of the row-th.
int freeTriplets(const palazzi::State& state);
int freeTriplet(const palazzi::State& state, int row);

// The colour of the n-th bit that is set.
int nthColour(unsigned colours, int n);
int countColours(unsigned colours);

}  // namespace lucca::ui
