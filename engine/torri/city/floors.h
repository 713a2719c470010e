// The floors of all towers in one row of two-bit colours: towers by block number, each from the bottom up. A
// floor pushed in at the bottom moves what lies above it, other towers included, by two bits: at most six
// words.
#pragma once

#include "engine/torri/state.h"

namespace lucca::torri {

// Where the tower of a block starts in the row.
unsigned floorsBegin(const State& state, BlockId block);

constexpr Brick floorAt(const State& state, unsigned position) {
  return static_cast<Brick>((state.floors[position / 16] >> (position % 16 * 2)) & 3u);
}

// Pushes a brick in at the bottom of the block's tower; keeps height and margin.
void pushBottom(State& state, BlockId block, Brick colour);

// Takes the top off the block's tower; keeps height, margin and the colour that controls what is left.
Brick popTop(State& state, BlockId block);

int countFloors(const State& state, BlockId block, Brick colour);

}  // namespace lucca::torri
