// The placements that are worth telling apart. An appraisal knows blocks, not lots: houses of one colour that touch the
// same blocks are alike to it, and so are floors under houses of one colour in one block. One or two of each kind stand
// for all, which leaves about a quarter of the placements in the middle of a game.
#pragma once

#include "engine/game/action.h"
#include "engine/torri/state.h"

namespace lucca::torri {

inline constexpr std::size_t kMaxAlike = 2;

// The legal placements; of those that are alike only those on `each` lots, at most kMaxAlike. The seed decides on which.
void listPlaces(const State& state, std::size_t each, uint32_t seed, ActionList& out);

}  // namespace lucca::torri
