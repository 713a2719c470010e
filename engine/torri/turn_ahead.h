// The next turn of a player, as the searches of threats.h begin it.
#pragma once

#include "engine/torri/query.h"

namespace lucca::torri {

// As if the colour's player were to place now: with the bricks that are left if it is in turn, else with both. For a neutral
// colour, as if a seat played it.
inline State turnAhead(const State& state, Brick colour) {
  State ahead = state;
  const Seat seat = seatOfColour(state, colour);
  if (state.seat != seat || state.phase != Phase::Place) ahead.used = 0;
  if (seat != kNeutral) ahead.seat = seat;
  ahead.phase = Phase::Place;
  return ahead;
}

}  // namespace lucca::torri
