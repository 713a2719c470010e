// Bricks by their colour, and lots of the city.
#pragma once

#include <cstdint>

namespace lucca::torri {

enum class Brick : uint8_t { White = 0, Black = 1, Red = 2, Blue = 3 };
inline constexpr int kColours = 4;
constexpr unsigned index(Brick colour) { return static_cast<unsigned>(colour); }

// A set of colours, bit c for colour c.
using ColourSet = uint8_t;
constexpr ColourSet colourBit(Brick colour) { return static_cast<ColourSet>(1u << index(colour)); }

// Lots are numbered row by row from the bottom left with twelve to a row whatever the size of the city, so
// that row and column cost no division by a variable: lot = 12 * row + column, a1 is 0, b1 is 1, a2 is 12.
using Lot = uint8_t;
inline constexpr int kMaxSize = 12;
inline constexpr int kStride = kMaxSize;
inline constexpr int kLots = kStride * kMaxSize;
inline constexpr Lot kNoLot = 0xFF;

constexpr Lot lotAt(int column, int row) { return static_cast<Lot>(kStride * row + column); }
// A multiplication in place of the division that the Cortex-M0+ does not have; right for every lot below 144.
constexpr int rowOf(Lot lot) { return static_cast<int>((lot * 171u) >> 11); }
constexpr int columnOf(Lot lot) { return lot - kStride * rowOf(lot); }

// The greater of row and column of each lot: in a city of that size or less the lot is not.
struct Reach {
  uint8_t of[kLots] = {};

  constexpr Reach() {
    for (Lot lot = 0; lot < kLots; ++lot) {
      of[lot] = static_cast<uint8_t>(rowOf(lot) > columnOf(lot) ? rowOf(lot) : columnOf(lot));
    }
  }
};
inline constexpr Reach kReach;

// A set of lots as one mask a row: bit `column` of row[row].
struct LotSet {
  uint16_t row[kMaxSize] = {};

  constexpr bool contains(Lot lot) const { return (row[rowOf(lot)] >> columnOf(lot)) & 1u; }
  constexpr void add(Lot lot) { row[rowOf(lot)] |= static_cast<uint16_t>(1u << columnOf(lot)); }
  constexpr int count() const {
    int lots = 0;
    for (unsigned bits : row) {
      for (; bits != 0; bits &= bits - 1) ++lots;
    }
    return lots;
  }
};

}  // namespace lucca::torri
