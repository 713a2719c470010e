#include "engine/torri/placement.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/torri/city/rows.h"
#include "engine/torri/query.h"

namespace lucca::torri {

namespace {

constexpr uint8_t kBitsOfNibble[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

inline Rows emptyLots(const State& state, int row) {
  return cityRows(state.size(), row) & ~occupiedRows(state, row).here;
}

// Lots where neighbours may belong to two different blocks with towers: only there a house may be illegal. Two
// neighbours at a corner are of one block when the lot in that corner is occupied with them. Opposite ones matter only
// where no third neighbour stands between them: with one, the two corners tell.
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

// Empty lots where a house would join too many towers, or two of equal strength; `differ`: there are no such two.
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

// Houses with neighbours, in blocks without a tower: a floor may make one a tower.
Rows openHouses(const State& state, int row) {
  const auto [below, here, above] = occupiedRows(state, row);
  return here & (here << 1 | here >> 1 | below | above) & ~toweredRows(state, row).here;
}

// The colours that may be pushed in under a stack of a block, a byte for each colour of the stack's top. A house under one
// of its own colour makes a tower that needs two more such houses beside the one that it is built on.
using FloorColours = uint32_t;
FloorColours floorColours(const State& state, BlockId block, ColourSet colours) {
  constexpr uint32_t kEachTop = 0x01010101, kOwn = 0x08040201;
  const Margin margin = state.margin[block];
  if (hasTower(state, block)) return (atLeastOne(margin) & colours) * kEachTop;
  const unsigned both = oneAndThree(margin);
  const uint32_t one = (both & colours) * kEachTop, three = (both >> 4 & colours) * kEachTop;
  return (one & ~kOwn) | (three & kOwn);
}

constexpr ColourSet underColour(FloorColours floors, Colour top) {
  return static_cast<ColourSet>(floors >> (8 * index(top)) & 15u);
}

// Where each colour may be a house and where some colours may be floors, for the whole city.
class Placements {
 public:
  explicit Placements(const State& state) : state_(state), colours_(placeableColours(state)) {
    findGrowingTowers();
    const int size = state.size();
    for (int row = 0; row < size; row += kRowsAtOnce) {
      Rows houses = emptyLots(state, row);
      if (differ_ ? towers_ > 2 : towers_ > 1) houses &= ~forbiddenLots(state, row, differ_);
      storeRows(&houses_[row], houses >> 1);
      storeRows(&stacks_[row], (openHouses(state, row) | loadRows(&stacks_[row])) >> 1);
    }
  }

  ColourSet colours() const { return colours_; }
  // Lots of a row, bit = column: where a house may be placed, and stacks that may get a floor.
  unsigned houses(int row) const { return houses_[row]; }
  unsigned stacks(int row) const { return stacks_[row]; }
  ColourSet coloursOfFloor(Lot lot) const {
    // Its bits are the block and the colour of the top, as those of the place in floors_, but for their order.
    return reinterpret_cast<const ColourSet*>(floors_)[std::rotl(state_.cell[lot], 2)];
  }

 private:
  // Marks them in stacks_, bit column + 1; counts the towers and sees whether all differ in strength. Two that fall on one
  // bit are taken for equal, which costs time alone.
  void findGrowingTowers() {
    const State& state = state_;
    const ColourSet colours = colours_;
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
      if (floors_[i] != 0) stacks_[rowOf(lot)] |= columnBit(columnOf(lot));
    }
    towers_ = towers;
    differ_ = differ;
  }

  const State& state_;
  const ColourSet colours_;
  unsigned towers_ = 0;
  bool differ_ = true;
  alignas(Rows) uint16_t houses_[kMaxSize];
  alignas(Rows) uint16_t stacks_[kMaxSize] = {};
  FloorColours floors_[kMaxBlocks];  // by block
};

// The places of a set of colours on lot 0, from the lowest quarter of the word up; kNextLot makes them those of the
// next lot.
constexpr uint64_t kNextLot = 0x0004000400040004u;
struct PlacesOnLotZero {
  uint64_t of[16] = {};

  constexpr PlacesOnLotZero() {
    for (unsigned colours = 0; colours < 16; ++colours) {
      unsigned shift = 0;
      for (unsigned colour = 0; colour < kColours; ++colour) {
        if (!(colours >> colour & 1u)) continue;
        of[colours] |= uint64_t{place(static_cast<Colour>(colour), 0).bits} << shift;
        shift += 16;
      }
    }
  }
};
constexpr PlacesOnLotZero kPlaces;

// The same on every lot, for machines that have the room.
struct PlacesOnLots {
  uint64_t of[16][kLots] = {};

  constexpr PlacesOnLots() {
    for (unsigned colours = 0; colours < 16; ++colours) {
      for (unsigned lot = 0; lot < kLots; ++lot) of[colours][lot] = kPlaces.of[colours] + lot * kNextLot;
    }
  }
};
constexpr PlacesOnLots kPlacesOnLots;

// Writes places into a list, four at a time, and counts only as many as are meant. There is room: a lot has four
// places at most and is visited once.
class Lister {
 public:
  Lister(const Placements& placements, ActionList& out)
      : placements_(placements),
        houses_(kPlaces.of[placements.colours()]),
        housesOfLot_(kBitsOfNibble[placements.colours()]),
        end_(out.begin()) {
    static_assert(ActionList::capacity() >= kLots * kColours);
  }

  Action* end() const { return end_; }

  void row(int row) {
    if constexpr (sizeof(std::size_t) == 8 && std::endian::native == std::endian::little) {
      rowByFours(lotAt(0, row), placements_.houses(row), placements_.stacks(row));
    } else {
      rowByOnes(lotAt(0, row), placements_.houses(row), placements_.stacks(row));
    }
  }

 private:
  // With a store of eight bytes, counting and shifting for each lot would cost as much as storing.
  void rowByFours(Lot lot, unsigned houses, unsigned stacks) {
    const uint64_t* const places = kPlacesOnLots.of[placements_.colours()] + lot;
    fourLots(lot, houses, stacks, places);
    fourLots(static_cast<Lot>(lot + 4), houses >> 4, stacks >> 4, places + 4);
    if ((houses | stacks) >> 8) fourLots(static_cast<Lot>(lot + 8), houses >> 8, stacks >> 8, places + 8);
  }

  void fourLots(Lot lot, unsigned houses, unsigned stacks, const uint64_t* places) {
    for (unsigned i = 0; i < 4; ++i, ++lot) {
      if (houses >> i & 1u) {
        put(places[i], housesOfLot_);
      } else if (stacks >> i & 1u) {
        const ColourSet colours = placements_.coloursOfFloor(lot);
        put(kPlaces.of[colours] + lot * kNextLot, kBitsOfNibble[colours]);
      }
    }
  }

  void put(uint64_t places, unsigned count) {
    std::memcpy(static_cast<void*>(end_), &places, sizeof places);
    end_ += count;
  }

  // The Cortex-M0+ has few registers, and stores nothing that is not aligned. Both masks are in one word, which does not
  // mix them up: a row has fewer lots than half of it has bits. When none is left in it, the row is done.
  void rowByOnes(Lot lot, unsigned houses, unsigned stacks) {
    constexpr unsigned kStack = 16;
    const unsigned colour = houses_ & 3u, second = nth(1) - colour, third = nth(2) - colour,
                   fourth = nth(3) - colour;
    unsigned place = lot * unsigned{kColours} + colour;
    Action* end = end_;
    for (uint32_t both = houses | stacks << kStack; both != 0; place += kColours, both >>= 1) {
      if (both & 1u) {
        end[0].bits = static_cast<uint16_t>(place);
        end[1].bits = static_cast<uint16_t>(place + second);
        end[2].bits = static_cast<uint16_t>(place + third);
        end[3].bits = static_cast<uint16_t>(place + fourth);
        end += housesOfLot_;
      } else if (both >> kStack & 1u) {
        end = putFloors(end, static_cast<Lot>(place / kColours));
        both -= 1u << kStack;
      }
    }
    end_ = end;
  }

  // The n-th of the colours that may be placed; what is beyond the last is not counted.
  unsigned nth(unsigned n) const { return static_cast<unsigned>(houses_ >> (16 * n)) & 3u; }

  [[gnu::noinline]] Action* putFloors(Action* end, Lot lot) const {
    const ColourSet colours = placements_.coloursOfFloor(lot);
    // Halves of words, since the Cortex-M0+ multiplies no more than 32 bits.
    const uint32_t shift = lot * static_cast<uint32_t>(kNextLot);
    const uint32_t low = static_cast<uint32_t>(kPlaces.of[colours]) + shift;
    const uint32_t high = static_cast<uint32_t>(kPlaces.of[colours] >> 32) + shift;
    end[0].bits = static_cast<uint16_t>(low);
    end[1].bits = static_cast<uint16_t>(low >> 16);
    end[2].bits = static_cast<uint16_t>(high);
    end[3].bits = static_cast<uint16_t>(high >> 16);
    return end + kBitsOfNibble[colours];
  }

  const Placements& placements_;
  const uint64_t houses_;
  const unsigned housesOfLot_;
  Action* end_;
};

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

// Whether there is a placement in a city where every empty lot has a tower's block beside it.
[[gnu::noinline]] bool anyBesideTowers(const State& state) {
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
    if (n < here) return {static_cast<uint16_t>((kPlaces.of[colours] + lot * kNextLot) >> (16 * n))};
    n -= here;
  }
}

}  // namespace

ColourSet placeableColours(const State& state) {
  const uint8_t* bricks = state.supply;
  uint32_t supply;
  std::memcpy(&supply, __builtin_assume_aligned(bricks, alignof(uint32_t)), sizeof supply);
  return static_cast<ColourSet>(gatherTopBits(supply + 0x7F7F7F7Fu) & ~state.used);
}

bool anyPlacement(const State& state) {
  if (placeableColours(state) == 0) return false;
  for (int row = 0; row < state.size(); row += kRowsAtOnce) {
    if (emptyLots(state, row) & ~besideTowers(state, row)) return true;
  }
  return anyBesideTowers(state);
}

void listPlacements(const State& state, ActionList& out) {
  const Placements placements(state);
  const int size = state.size();
  Lister lister(placements, out);
  for (int row = 0; row < size; ++row) lister.row(row);
  out.endAt(lister.end());
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

Verdict whyNoFloor(const State& state, Colour colour, Lot lot) {
  const BlockId block = blockOf(state.cell[lot]);
  if (block == kLone) return refuse(Refusal::TooFewHouses);
  if (hasTower(state, block) && state.towerLot[block] != lot) return refuse(Refusal::SecondTower);
  const ColourSet allowed = underColour(floorColours(state, block, 15), colourOf(state.cell[lot]));
  return allowed & colourBit(colour) ? Verdict::Accepted : refuse(Refusal::TooFewHouses);
}

Verdict why(const State& state, Colour colour, Lot lot) {
  const Verdict verdict = whyNoBrick(state, colour, lot);
  if (verdict != Verdict::Accepted) return verdict;
  if (state.cell[lot] != kEmptyCell) return whyNoFloor(state, colour, lot);
  return whyNoHouse(state, towersAround(state, lot));
}

}  // namespace lucca::torri
