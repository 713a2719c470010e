#include "engine/torri/placement.h"

#include <bit>
#include <cstring>

#include "engine/torri/placements.h"
#include "engine/torri/query.h"

namespace lucca::torri {

namespace {

// Lots where neighbours may belong to two different blocks with towers: only there a house may be illegal. Two
// neighbours at a corner are of one block when the lot in that corner is occupied with them. Opposite ones matter only
// where no third neighbour is between them: with one, the two corners tell.
Rows doubtfulLots(const State& state, int row) {
  const auto [below, here, above] = toweredRows(state, row);
  const Rows left = here << 1, right = here >> 1;
  return (below & left & ~(below << 1)) | (below & right & ~(below >> 1)) | (above & left & ~(above << 1)) |
         (above & right & ~(above >> 1)) | (left & right & ~(below | above)) |
         (below & above & ~(left | right));
}

// Lots with a neighbour in a block with a tower: anywhere else a house is legal.
Rows besideTowers(const State& state, int row) {
  const auto [below, here, above] = toweredRows(state, row);
  return here << 1 | here >> 1 | below | above;
}

// Lots with three or four neighbours in blocks with towers: only there a house may join more than two of them.
Rows crowdedLots(const State& state, int row) {
  const auto [below, here, above] = toweredRows(state, row);
  const Rows left = here << 1, right = here >> 1;
  return (below & above & (left | right)) | (left & right & (below | above));
}

unsigned countInRow(const Placements& placements, int row) {
  const unsigned houses = placements.houses(row);
  unsigned count =
      kBitsOfNibble[houses & 15u] + kBitsOfNibble[houses >> 4 & 15u] + kBitsOfNibble[houses >> 8];
  count *= kBitsOfNibble[placements.colours()];
  Lot lot = lotAt(0, row);
  for (unsigned stacks = placements.stacks(row); stacks != 0; stacks >>= 1, ++lot) {
    if (stacks & 1u) count += kBitsOfNibble[placements.coloursOfFloor(lot)];
  }
  return count;
}

// All bits of the supplies of the colours that are not in a set.
struct SuppliesBeside {
  uint32_t of[16] = {};

  constexpr SuppliesBeside() {
    for (unsigned bit = 0; bit < 16 * kColours; ++bit) {
      const unsigned set = bit / kColours, colour = bit % kColours;
      if (!(set >> colour & 1u)) of[set] |= 0xFFu << (8 * colour);
    }
  }
};
constexpr SuppliesBeside kSuppliesBeside;

// Whether there is a placement, wherever towers stand.
[[gnu::noinline]] bool anyAmongTowers(const State& state) {
  for (int row = 0; row < state.size(); row += kRowsAtOnce) {
    if (emptyLots(state, row) & ~doubtfulLots(state, row)) return true;
  }
  return countPlacements(state) > 0;
}

// The n-th place of a row that has more than n.
Action placeInRow(const Placements& placements, int row, unsigned n) {
  Lot lot = lotAt(0, row);
  unsigned houses = placements.houses(row), stacks = placements.stacks(row);
  for (;; houses >>= 1, stacks >>= 1, ++lot) {
    ColourSet colours = 0;
    if (houses & 1u) {
      colours = placements.colours();
    } else if (stacks & 1u) {
      colours = placements.coloursOfFloor(lot);
    }
    const unsigned here = kBitsOfNibble[colours];
    // The lot's placements, one in each 16 bits; the shift takes the n-th.
    if (n < here) return {static_cast<uint16_t>((kPlaces.of[colours] + lot * kNextLot) >> (16 * n))};
    n -= here;
  }
}

}  // namespace

Rows forbiddenLots(const State& state, int row, bool differ) {
  Rows forbidden = 0, doubtful = emptyLots(state, row) & doubtfulLots(state, row);
  if (differ) doubtful &= crowdedLots(state, row);
  for (; doubtful != 0; doubtful &= doubtful - 1) {
    const int bit = std::countr_zero(doubtful);
    if (!isAllowed(state, towersAround(state, bit % 16 - 1, row + bit / 16)))
      forbidden |= doubtful & -doubtful;
  }
  return forbidden;
}

bool anyPlacement(const State& state) {
  if ((suppliesOf(state) & kSuppliesBeside.of[state.used]) == 0) return false;
  // Most often the lowest rows, which every city has, have a lot where there is nothing to ask.
  for (int row = 0; row < 4; row += kRowsAtOnce) {
    if (emptyLots(state, row) & ~besideTowers(state, row)) return true;
  }
  return anyAmongTowers(state);
}

int countPlacements(const State& state) {
  const Placements placements(state);
  unsigned count = 0;
  for (int row = 0; row < state.size(); ++row) count += countInRow(placements, row);
  return static_cast<int>(count);
}

Action drawPlacement(const State& state, Rng& rng) {
  const Placements placements(state);
  uint8_t counts[kMaxSize];
  unsigned total = 0;
  for (int row = 0; row < state.size(); ++row) {
    counts[row] = static_cast<uint8_t>(countInRow(placements, row));
    total += counts[row];
  }
  if (total == 0) return kNoAction;
  unsigned n = rng.below(total);
  int row = 0;
  for (; n >= counts[row]; ++row) n -= counts[row];
  return placeInRow(placements, row, n);
}

Verdict whyNoFloor(const State& state, Brick colour, Lot lot) {
  const BlockId block = blockOf(state.cell[lot]);
  if (block == kLone) return refuse(Refusal::TooFewHouses);
  if (hasTower(state, block) && state.towerLot[block] != lot) return refuse(Refusal::SecondTower);
  const ColourSet allowed =
      underColour(floorColours(state, block, underAnyTop(15)), colourOf(state.cell[lot]));
  return allowed & colourBit(colour) ? Verdict::Accepted : refuse(Refusal::TooFewHouses);
}

Verdict why(const State& state, Brick colour, Lot lot) {
  const Verdict verdict = whyNoBrick(state, colour, lot);
  if (verdict != Verdict::Accepted) return verdict;
  if (state.cell[lot] != kEmptyCell) return whyNoFloor(state, colour, lot);
  return whyNoHouse(state, towersAround(state, lot));
}

}  // namespace lucca::torri
