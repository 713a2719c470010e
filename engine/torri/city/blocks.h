// Blocks: which lots belong together, kept up to date brick by brick. Blocks of two or more bricks have a
// number that all their cells carry; a house alone has none (kLone).
#pragma once

#include <algorithm>

#include "engine/torri/state.h"

namespace lucca::torri {

constexpr BlockId blockOf(uint8_t cell) { return cell & 63u; }
constexpr Brick colourOf(uint8_t cell) { return static_cast<Brick>(cell >> 6); }
constexpr uint8_t makeCell(Brick colour, BlockId block) {
  return static_cast<uint8_t>(index(colour) << 6 | block);
}

// The bit of a column in State::rows.
constexpr uint16_t columnBit(int column) { return static_cast<uint16_t>(2u << column); }
// The bit of a lot's column: a table is faster than computing the column.
struct ColumnBits {
  uint16_t of[kLots] = {};

  constexpr ColumnBits() {
    for (Lot lot = 0; lot < kLots; ++lot) of[lot] = columnBit(columnOf(lot));
  }
};
inline constexpr ColumnBits kColumnBits;
constexpr uint16_t columnBitOf(Lot lot) { return kColumnBits.of[lot]; }

constexpr bool hasTower(const State& state, BlockId block) { return state.towerLot[block] != kNoLot; }

// Four bytes that are 0 or 1 become four bits: the product gathers them.
constexpr unsigned gather(uint32_t bytes) { return (bytes * 0x01020408u >> 24) & 15u; }
// The same for eight bytes.
constexpr unsigned gather(uint64_t bytes) { return static_cast<unsigned>(bytes * 0x0102040810204080u >> 56); }
constexpr ColourSet gatherTopBits(uint32_t bytes) {
  return static_cast<ColourSet>(gather((bytes >> 7) & 0x01010101u));
}

// Colours of which the margin is at least one: they may be pushed in at the bottom of the block's tower. In a
// block without a tower: those of which it has a house. The sum moves "at least 1" into each byte's top bit.
constexpr ColourSet atLeastOne(Margin margin) { return gatherTopBits(margin + 0x3F3F3F3Fu); }
// Those of at least one in the lowest four bits, those of at least three in the next: one product gathers both.
constexpr unsigned oneAndThree(Margin margin) {
  const uint32_t one = (margin + 0x3F3F3F3Fu) >> 7 & 0x01010101u,
                 three = (margin + 0x3D3D3D3Du) >> 3 & 0x10101010u;
  return (one | three) * 0x01020408u >> 24;
}

// Houses of a block, its tower left aside. The four zero points of 64 vanish from the sum's lowest byte.
constexpr unsigned housesOf(const State& state, BlockId block) {
  return ((state.margin[block] * 0x01010101u >> 24) + state.height[block]) & 0xFFu;
}

// Of a block with a tower: the larger is the stronger, equal ones are equally strong (rules, section 4).
constexpr unsigned strengthOf(const State& state, BlockId block) {
  const unsigned houses = housesOf(state, block);
  return std::min<unsigned>(state.height[block], houses) << 8 | houses;
}

struct Neighbours {
  Lot lot[4];
  unsigned count = 0;
};
// The occupied ones.
constexpr Neighbours occupiedNeighbours(const State& state, Lot lot) {
  Neighbours found;
  const int row = rowOf(lot);
  const unsigned bit = columnBitOf(lot);
  if (state.occupied(row - 1) & bit) found.lot[found.count++] = static_cast<Lot>(lot - kStride);
  if (state.occupied(row) & (bit >> 1)) found.lot[found.count++] = static_cast<Lot>(lot - 1);
  if (state.occupied(row) & (bit << 1)) found.lot[found.count++] = static_cast<Lot>(lot + 1);
  if (state.occupied(row + 1) & bit) found.lot[found.count++] = static_cast<Lot>(lot + kStride);
  return found;
}

// The block that a house on an empty lot would join, if it joins only one; kEmpty: it joins nothing. Most lots are one of
// these. kLone: it joins lone houses or several blocks.
inline BlockId onlyBlockBeside(const State& state, Lot lot) {
  const int row = rowOf(lot);
  const unsigned bit = columnBitOf(lot);
  BlockId only = kEmpty;
  const auto isMore = [&](int neighbour) {
    const BlockId block = blockOf(state.cell[neighbour]);
    if (block == only) return false;
    if (only != kEmpty) return true;
    only = block;
    return block == kLone;
  };
  if ((state.occupied(row - 1) & bit) && isMore(lot - kStride)) return kLone;
  if ((state.occupied(row) & (bit >> 1)) && isMore(lot - 1)) return kLone;
  if ((state.occupied(row) & (bit << 1)) && isMore(lot + 1)) return kLone;
  if ((state.occupied(row + 1) & bit) && isMore(lot + kStride)) return kLone;
  return only;
}

// Puts a house on an empty lot and adds it to a block. With kEmpty it stays alone, whatever is beside it.
inline void putHouse(State& state, Lot lot, Brick colour, BlockId block) {
  const int row = rowOf(lot);
  state.occupied(row) |= columnBitOf(lot);
  if (block == kEmpty) {
    state.cell[lot] = makeCell(colour, kLone);
    return;
  }
  state.cell[lot] = makeCell(colour, block);
  state.margin[block] += marginOne(colour);
  if (hasTower(state, block)) state.towered(row) |= columnBitOf(lot);
}
// Joins a lone house and the blocks around it, of which at most one has a tower, into one block.
void joinNeighbours(State& state, Lot lot);
// Turns the house on `lot`, in a block without a tower, into a tower of one floor, to which pushBottom() adds
// more.
void raiseTower(State& state, Lot lot);
// The reverse: the tower of one floor is a house again.
void razeTower(State& state, BlockId block);
// Takes a house out of a block that has a tower; what loses its connection to the tower becomes blocks of its
// own.
void removeHouse(State& state, Lot lot);

}  // namespace lucca::torri
