// Which bricks may be placed where (rules, sections 2 and 3), for one lot and for the whole city at once.
#pragma once

#include "engine/torri/blocks.h"
#include "engine/torri/rules.h"

namespace lucca::torri {

// The blocks with towers that a house on an empty lot would join: those of the first two found, and how many
// there are (3 stands for three and more).
struct TowersAround {
  BlockId block[2] = {kEmpty, kEmpty};
  unsigned count = 0;
};
TowersAround towersAround(const State& state, Lot lot);

// Colours in the supply, but for those already placed in this turn.
ColourSet placeableColours(const State& state);

// Colours of which a brick may be pushed in under the stack on an occupied lot, the supply left aside.
ColourSet floorColours(const State& state, Lot lot);

bool anyPlacement(const State& state);
void listPlacements(const State& state, ActionList& out);

}  // namespace lucca::torri
