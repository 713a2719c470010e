#include "engine/torri/placement.h"

#include <cstring>

#include "engine/torri/query.h"

namespace lucca::torri {

namespace {

constexpr uint8_t kBitsOfNibble[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

constexpr unsigned countBits(unsigned bits) {
  return kBitsOfNibble[bits & 15u] + kBitsOfNibble[bits >> 4 & 15u] + kBitsOfNibble[bits >> 8 & 15u] +
         kBitsOfNibble[bits >> 12 & 15u];
}

bool houseAllowed(const State& state, Lot lot) {
  const TowersAround around = towersAround(state, lot);
  if (around.count < 2) return true;
  return around.count == 2 && strengthOf(state, around.block[0]) != strengthOf(state, around.block[1]);
}

// Lots of a row with at least two neighbours in blocks with towers: only there a house may be illegal.
unsigned doubtfulLots(const State& state, int row) {
  const unsigned below = state.towered(row - 1);
  const unsigned above = state.towered(row + 1);
  const unsigned left = state.towered(row) << 1;
  const unsigned right = state.towered(row) >> 1;
  return (below & above) | (left & right) | ((below | above) & (left | right));
}

// Lots of a row where a house of any colour may be placed, bit column + 1.
unsigned houseLots(const State& state, int row) {
  const unsigned city = (2u << state.size()) - 2u;
  unsigned lots = city & ~unsigned{state.occupied(row)};
  unsigned doubtful = lots & doubtfulLots(state, row);
  for (int column = 0; doubtful >> column > 1; ++column) {
    const unsigned bit = columnBit(column);
    if ((doubtful & bit) && !houseAllowed(state, lotAt(column, row))) lots &= ~bit;
  }
  return lots;
}

// Lots where a floor may be possible: houses of blocks without a tower, and towers. Bit column + 1 of each
// row.
struct StackRows {
  uint16_t row[kMaxSize] = {};

  explicit StackRows(const State& state) {
    const int size = state.size();
    for (int r = 0; r < size; ++r) row[r] = static_cast<uint16_t>(state.occupied(r) & ~state.towered(r));
    for (unsigned block = 0; block < state.blocks; ++block) {
      const Lot lot = state.towerLot[block];
      if (lot != kNoLot) row[rowOf(lot)] |= columnBit(columnOf(lot));
    }
  }
};

// Calls visit(lot, colours) for each lot of the city where a brick may be placed, in the order of the lots,
// until one returns true.
template <class Visit>
void visitPlacements(const State& state, ColourSet colours, Visit visit) {
  const StackRows stacks(state);
  const int size = state.size();
  for (int row = 0; row < size; ++row) {
    unsigned houses = houseLots(state, row) >> 1;
    unsigned floors = stacks.row[row] >> 1;
    for (Lot lot = lotAt(0, row); (houses | floors) != 0; ++lot, houses >>= 1, floors >>= 1) {
      ColourSet allowed = 0;
      if (houses & 1u) {
        allowed = colours;
      } else if (floors & 1u) {
        allowed = floorColours(state, lot) & colours;
      }
      if (allowed != 0 && visit(lot, allowed)) return;
    }
  }
}

}  // namespace

TowersAround towersAround(const State& state, Lot lot) {
  TowersAround found;
  const Neighbours around = toweredNeighbours(state, lot);
  for (unsigned n = 0; n < around.count; ++n) {
    const BlockId block = blockOf(state.cell[around.lot[n]]);
    if (block == found.block[0] || block == found.block[1]) continue;
    if (found.count == 2) return {{found.block[0], found.block[1]}, 3};
    found.block[found.count++] = block;
  }
  return found;
}

ColourSet placeableColours(const State& state) {
  uint32_t supply;
  std::memcpy(&supply, state.supply, sizeof supply);
  return static_cast<ColourSet>(gatherTopBits(supply + 0x7F7F7F7Fu) & ~state.used);
}

ColourSet floorColours(const State& state, Lot lot) {
  const BlockId block = blockOf(state.cell[lot]);
  if (block == kLone) return 0;
  const Margin margin = state.margin[block];
  if (state.towerLot[block] == lot) return atLeastOne(margin);
  if (hasTower(state, block)) return 0;
  // A tower of two of the house's own colour needs two more such houses beside the one that it is built on.
  const ColourSet own = colourBit(colourOf(state.cell[lot]));
  return static_cast<ColourSet>((atLeastOne(margin) & ~own) | (atLeastThree(margin) & own));
}

bool anyPlacement(const State& state) {
  const ColourSet colours = placeableColours(state);
  if (colours == 0) return false;
  bool found = false;
  visitPlacements(state, colours, [&](Lot, ColourSet) { return found = true; });
  return found;
}

void listPlacements(const State& state, ActionList& out) {
  Action* const begin = out.begin();
  Action* end = begin;
  visitPlacements(state, placeableColours(state), [&](Lot lot, ColourSet allowed) {
    for (unsigned colour = 0; allowed != 0; ++colour, allowed >>= 1) {
      if (allowed & 1u) *end++ = place(static_cast<Colour>(colour), lot);
    }
    return false;
  });
  out.setSize(static_cast<std::size_t>(end - begin));
}

int countPlacements(const State& state) {
  unsigned count = 0;
  visitPlacements(state, placeableColours(state), [&](Lot, ColourSet allowed) {
    count += kBitsOfNibble[allowed];
    return false;
  });
  return static_cast<int>(count);
}

Action drawPlacement(const State& state, Rng& rng) {
  const int count = countPlacements(state);
  if (count == 0) return kNoAction;
  unsigned left = rng.below(static_cast<uint32_t>(count));
  Action drawn = kNoAction;
  visitPlacements(state, placeableColours(state), [&](Lot lot, ColourSet allowed) {
    if (left >= kBitsOfNibble[allowed]) {
      left -= kBitsOfNibble[allowed];
      return false;
    }
    for (; left > 0; --left) allowed &= static_cast<ColourSet>(allowed - 1);
    unsigned colour = 0;
    while (!(allowed >> colour & 1u)) ++colour;
    drawn = place(static_cast<Colour>(colour), lot);
    return true;
  });
  return drawn;
}

Verdict why(const State& state, Colour colour, Lot lot) {
  if (!inCity(state, lot)) return kOutsideCity;
  if (state.used & colourBit(colour)) return kSameColour;
  if (state.supply[index(colour)] == 0) return kNoBrickLeft;
  const BlockId block = blockOf(state.cell[lot]);
  if (block == kEmpty) {
    if (houseAllowed(state, lot)) return Verdict::Accepted;
    return towersAround(state, lot).count == 2 ? kEqualStrength : kThreeTowers;
  }
  if (floorColours(state, lot) & colourBit(colour)) return Verdict::Accepted;
  const bool second = block != kLone && hasTower(state, block) && state.towerLot[block] != lot;
  return second ? kSecondTower : kTooFewHouses;
}

}  // namespace lucca::torri
