// The list of all placements, in the order of their bits: by lots from the first on, on each by colours. Two ways write the
// same: one for machines with wide registers, one for the Cortex-M0+. Both store some places more than they count, which
// the next ones overwrite.
#include "engine/torri/placements.h"

namespace lucca::torri {

namespace {

// There is room for what the Cortex-M0+ stores: a lot has four places at most and is visited once.
static_assert(kMaxLegal >= kLots * kColours);

// The houses on every set of eight lots, each `colours` times, as places of colour 0; and how many those are.
template <unsigned colours>
struct HousesOnEight {
  alignas(Eight) uint16_t places[256][8 * colours] = {};
  uint8_t count[256] = {};

  constexpr HousesOnEight() {
    for (unsigned lots = 0; lots < 256; ++lots) {
      for (unsigned i = 0; i < 8 * colours; ++i) {
        const unsigned lot = i / colours;
        if (lots >> lot & 1u) places[lots][count[lots]++] = static_cast<uint16_t>(lot * kColours);
      }
    }
  }
};
template <unsigned colours>
[[maybe_unused]] constexpr HousesOnEight<colours> kHousesOnEight;

// The colours of each set over and over, to be added to those places.
struct ColoursInTurn {
  alignas(Eight) uint16_t of[16][3 * 8] = {};

  constexpr ColoursInTurn() {
    for (unsigned colours = 1; colours < 16; ++colours) {
      for (unsigned i = 0; i < 3 * 8; ++i) {
        of[colours][i] = static_cast<uint16_t>(kPlaces.of[colours] >> (16 * (i % kBitsOfNibble[colours])));
      }
    }
  }
};
constexpr ColoursInTurn kColoursInTurn;

[[maybe_unused]] inline Eight loadEight(const uint16_t* places) {
  Eight eight;
  std::memcpy(&eight, places, sizeof eight);
  return eight;
}

// Takes the houses of up to eight lots from a table, so that a row without stacks costs the same whatever is in it. A
// stack that may get a floor parts its row in two. `n` is the number of colours.
template <unsigned n>
class WideLister {
 public:
  static_assert(8 * n <= kStoredBeyond || !kHasWideRegisters);

  WideLister(const Placements& placements, Action* begin) : placements_(placements), end_(begin) {
    for (unsigned i = 0; i < kPeriods; ++i)
      colours_[i] = loadEight(&kColoursInTurn.of[placements.colours()][8 * i]);
  }

  Action* list(int size) {
    std::size_t lot = 0;
    if (size <= 8) {
      for (int row = 0; row < size; ++row, lot += kStride) {
        eightLots(lot, placements_.houses(row), placements_.stacks(row));
        stepBy(kStride);
      }
    } else {
      for (int row = 0; row < size; ++row, lot += kStride) {
        eightLots(lot, placements_.houses(row) & 255u, placements_.stacks(row) & 255u);
        stepBy(8);
        eightLots(lot + 8, placements_.houses(row) >> 8, placements_.stacks(row) >> 8);
        stepBy(kStride - 8);
      }
    }
    return end_;
  }

 private:
  using Lots = std::size_t;  // a set of eight

  // After this many registers the colours begin with the first again.
  static constexpr unsigned kPeriods = n == 3 ? 3 : 1;

  void stepBy(int lots) {
    for (Eight& colours : colours_) colours += static_cast<uint16_t>(lots * kColours);
  }

  void eightLots(std::size_t lot, Lots houses, Lots stacks) {
    for (; stacks != 0; stacks &= stacks - 1) {
      // No lot is in both sets, so that this leaves the houses before the first stack.
      const Lots before = houses & (stacks - 1);
      if (before != 0) {
        putHouses(before);
        houses ^= before;
      }
      putFloors(lot + static_cast<std::size_t>(std::countr_zero(stacks)));
    }
    putHouses(houses);
  }

  void putHouses(Lots lots) {
    const uint16_t* const places = kHousesOnEight<n>.places[lots];
    const std::size_t count = kHousesOnEight<n>.count[lots];
    for (unsigned i = 0; i < n; ++i) {
      if (i == 2 && count <= 16) break;  // most often so beside a stack
      const Eight eight = loadEight(places + 8 * i) + colours_[i % kPeriods];
      std::memcpy(static_cast<void*>(end_ + 8 * i), &eight, sizeof eight);
    }
    end_ += count;
  }

  void putFloors(std::size_t lot) {
    const ColourSet colours = placements_.coloursOfFloor(lot);
    const uint64_t places = kPlaces.of[colours] + lot * kNextLot;
    std::memcpy(static_cast<void*>(end_), &places, sizeof places);
    end_ += kBitsOfNibble[colours];
  }

  const Placements& placements_;
  Eight colours_[kPeriods];
  Action* end_;
};

// The Cortex-M0+ has few registers, and stores nothing that is not aligned.
class NarrowLister {
 public:
  NarrowLister(const Placements& placements, Action* begin)
      : placements_(placements),
        houses_(kPlaces.of[placements.colours()]),
        housesOfLot_(kBitsOfNibble[placements.colours()]),
        end_(begin) {}

  Action* list(int size) {
    for (int row = 0; row < size; ++row)
      listRow(lotAt(0, row), placements_.houses(row), placements_.stacks(row));
    return end_;
  }

 private:
  // Both masks are in one word, which does not mix them up: a row has fewer lots than half of it has bits. When none is
  // left in it, the row is done.
  void listRow(Lot lot, unsigned houses, unsigned stacks) {
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

Action* listAll(const Placements& placements, int size, Action* begin) {
  if constexpr (kHasWideRegisters) {
    switch (kBitsOfNibble[placements.colours()]) {
      case 4:
        return WideLister<4>(placements, begin).list(size);
      case 3:
        return WideLister<3>(placements, begin).list(size);
      case 2:
        return WideLister<2>(placements, begin).list(size);
      case 1:
        return WideLister<1>(placements, begin).list(size);
      default:
        return begin;
    }
  } else {
    return NarrowLister(placements, begin).list(size);
  }
}

}  // namespace

void listPlacements(const State& state, ActionList& out) {
  const Placements placements(state);
  out.endAt(listAll(placements, state.size(), out.begin()));
}

}  // namespace lucca::torri
