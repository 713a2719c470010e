// The legal placements of bricks (rules, sections 2 and 3), for one lot and for the whole city at once.
#pragma once

#include <algorithm>
#include <cstring>

#include "engine/torri/city/blocks.h"
#include "engine/torri/query.h"

namespace lucca::torri {

// The blocks with towers that a house on an empty lot would join: the first two found, and how many there are.
struct TowersAround {
  BlockId first = kEmpty, second = kEmpty;
  unsigned count = 0;
};
inline TowersAround towersAround(const State& state, int column, int row) {
  TowersAround found;
  const Lot lot = lotAt(column, row);
  const unsigned bit = columnBit(column);
  const auto meet = [&](int neighbour) {
    const BlockId block = blockOf(state.cell[neighbour]);
    if (block == found.first || block == found.second) return;
    if (found.count == 0) {
      found.first = block;
    } else if (found.count == 1) {
      found.second = block;
    }
    ++found.count;
  };
  if (state.towered(row - 1) & bit) meet(lot - kStride);
  if (state.towered(row) & (bit >> 1)) meet(lot - 1);
  if (state.towered(row) & (bit << 1)) meet(lot + 1);
  if (state.towered(row + 1) & bit) meet(lot + kStride);
  return found;
}

inline TowersAround towersAround(const State& state, Lot lot) {
  return towersAround(state, columnOf(lot), rowOf(lot));
}

// As with strengthOf(): most often the houses tell them apart.
inline bool equallyStrong(const State& state, BlockId one, BlockId other) {
  const unsigned houses = housesOf(state, one);
  if (houses != housesOf(state, other)) return false;
  return std::min<unsigned>(state.height[one], houses) == std::min<unsigned>(state.height[other], houses);
}

// Whether a house may join them.
inline bool isAllowed(const State& state, const TowersAround& around) {
  if (around.count < 2) return true;
  return around.count == 2 && !equallyStrong(state, around.first, around.second);
}

// How many bricks of each colour the supply has, a byte a colour.
inline uint32_t suppliesOf(const State& state) {
  const uint8_t* const bricks = state.supply;
  uint32_t supply;
  std::memcpy(&supply, __builtin_assume_aligned(bricks, alignof(uint32_t)), sizeof supply);
  return supply;
}
// Colours in the supply, but for those already placed in this turn.
inline ColourSet placeableColours(const State& state) {
  return static_cast<ColourSet>(gatherTopBits(suppliesOf(state) + 0x7F7F7F7Fu) & ~state.used);
}

bool anyPlacement(const State& state);

// why() of rules.h in parts: for the brick, then for a house on an empty lot or for a floor under the stack there.
inline Verdict whyNoBrick(const State& state, Brick colour, Lot lot) {
  if (!inCity(state, lot)) return refuse(Refusal::OutsideCity);
  if (state.used & colourBit(colour)) return refuse(Refusal::SameColour);
  if (state.supply[index(colour)] == 0) return refuse(Refusal::NoBrickLeft);
  return Verdict::Accepted;
}
inline Verdict whyNoHouse(const State& state, const TowersAround& around) {
  if (isAllowed(state, around)) return Verdict::Accepted;
  return around.count == 2 ? refuse(Refusal::EqualStrength) : refuse(Refusal::ThreeTowers);
}
Verdict whyNoFloor(const State& state, Brick colour, Lot lot);

}  // namespace lucca::torri
