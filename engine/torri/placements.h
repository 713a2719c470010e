// Every placement that is legal now, as masks of lots: for lists, counts and draws.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/torri/city/blocks.h"
#include "engine/torri/city/rows.h"
#include "engine/torri/placement.h"

namespace lucca::torri {

inline constexpr uint8_t kBitsOfNibble[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

// The places of a set of colours on lot 0, from the lowest quarter of the word up; kNextLot makes them those of the
// next lot.
inline constexpr uint64_t kNextLot = 0x0004000400040004u;
struct PlacesOnLotZero {
  uint64_t of[16] = {};

  constexpr PlacesOnLotZero() {
    for (unsigned colours = 0; colours < 16; ++colours) {
      unsigned shift = 0;
      for (unsigned colour = 0; colour < kColours; ++colour) {
        if (!(colours >> colour & 1u)) continue;
        of[colours] |= uint64_t{place(static_cast<Brick>(colour), 0).bits} << shift;
        shift += 16;
      }
    }
  }
};
inline constexpr PlacesOnLotZero kPlaces;

// The colours that may be pushed in under a stack of a block, a byte for each colour of the stack's top. A house under one
// of its own colour makes a tower that needs two more such houses beside the one that it is built on.
using FloorColours = uint32_t;
constexpr FloorColours underAnyTop(ColourSet colours) { return colours * 0x01010101u; }
// Of those in `colours`, the same for each top.
inline FloorColours floorColours(const State& state, BlockId block, FloorColours colours) {
  constexpr FloorColours kOther = ~FloorColours{0x08040201};
  const Margin margin = state.margin[block];
  if (hasTower(state, block)) return underAnyTop(atLeastOne(margin)) & colours;
  // Those of at least three lie four bits above those of at least one; what comes from the next byte is no colour.
  const uint32_t both = oneAndThree(margin) * 0x01010101u;
  return both & (both >> 4 | kOther) & colours;
}

constexpr ColourSet underColour(FloorColours floors, Brick top) {
  return static_cast<ColourSet>(floors >> (8 * index(top)) & 15u);
}

// Houses with neighbours, in blocks without a tower: a floor may make one a tower.
template <class Word>
Word openHouses(const State& state, int row) {
  const auto [below, here, above] = occupiedRows<Word>(state, row);
  return here & (here << 1 | here >> 1 | below | above) & ~toweredRows<Word>(state, row).here;
}

// Empty lots where a house would join too many towers, or two of equal strength; `differ`: there are no such two.
Rows forbiddenLots(const State& state, int row, bool differ);

// Where each colour may be a house and where some colours may be floors, for the whole city.
class Placements {
 public:
  explicit Placements(const State& state) : state_(state), colours_(placeableColours(state)) {
    findGrowingTowers();
    const int size = state.size();
    for (int from = 0; from < size; from += kRowsIn<MostRows>) {
      // Rows that were looked at before come out the same again.
      const int row = std::min(from, kMaxSize - kRowsIn<MostRows>);
      storeRows(&houses_[row], emptyLots<MostRows>(state, row) >> 1);
      storeRows(&stacks_[row], (openHouses<MostRows>(state, row) | loadRows<MostRows>(&growing_[row])) >> 1);
    }
    if (differ_ ? towers_ > 2 : towers_ > 1) forbid();
  }

  ColourSet colours() const { return colours_; }
  // Lots of a row, bit = column: where a house may be placed, and stacks that may get a floor.
  unsigned houses(int row) const { return houses_[row]; }
  unsigned stacks(int row) const { return stacks_[row]; }
  ColourSet coloursOfFloor(std::size_t lot) const {
    // Its bits are the block and the colour of the top, as those of the place in floors_, but for their order.
    return reinterpret_cast<const ColourSet*>(floors_)[std::rotl(state_.cell[lot], 2)];
  }

 private:
  // Counts the towers and sees whether all differ in strength. Two that fall on one bit are taken for equal, which costs
  // time alone.
  void findGrowingTowers() {
    const State& state = state_;
    const FloorColours colours = underAnyTop(colours_);
    uint32_t strengths = 0;
    unsigned towers = 0;
    bool differ = true;
    for (unsigned i = 0; i < state.blocks; ++i) {
      const BlockId block = static_cast<BlockId>(i);
      floors_[i] = floorColours(state, block, colours);
      const Lot lot = state.towerLot[i];
      if (lot == kNoLot) continue;
      ++towers;
      const uint32_t bit = uint32_t{1} << (housesOf(state, block) & 31u);
      differ &= !(strengths & bit);
      strengths |= bit;
      if (floors_[i] != 0) growing_[rowOf(lot)] |= columnBitOf(lot);
    }
    towers_ = towers;
    differ_ = differ;
  }

  [[gnu::noinline]] void forbid() {
    for (int row = 0; row < state_.size(); row += kRowsAtOnce) {
      storeRows(&houses_[row], loadRows(&houses_[row]) & ~(forbiddenLots(state_, row, differ_) >> 1));
    }
  }

  const State& state_;
  const ColourSet colours_;
  unsigned towers_ = 0;
  bool differ_ = true;
  alignas(Rows) uint16_t houses_[kMaxSize];
  alignas(Rows) uint16_t stacks_[kMaxSize];
  alignas(Rows) uint16_t growing_[kMaxSize] = {};  // towers that may get a floor, bit column + 1
  FloorColours floors_[kMaxBlocks];                // by block
};

}  // namespace lucca::torri
