// The cursor's place in 32 bits (Decision::place), laid out alike for all decisions of Palazzi:
//   bits 0-5 choice + 1, 6-9 column, 10-13 option, 14-17 first + 1, 20 always set.
#pragma once

#include <cstdint>

namespace lucca::ui {

struct PlaceBits {
  int choice = -1;  // of a turn or a pick; -1: none yet
  int column = 0;   // the card in hand
  int option = 0;   // what to do with it
  int first = -1;   // of the pair: the card chosen first; -1: none yet
};

inline constexpr uint32_t kPlaceMark = 1u << 20;

constexpr uint32_t packPlace(const PlaceBits& at) {
  return static_cast<uint32_t>((at.choice + 1) & 63) | static_cast<uint32_t>(at.column & 15) << 6 |
         static_cast<uint32_t>(at.option & 15) << 10 | static_cast<uint32_t>((at.first + 1) & 15) << 14 |
         kPlaceMark;
}

// False: the place is of a version whose screens had other choices.
constexpr bool unpackPlace(uint32_t place, PlaceBits& at) {
  at.choice = static_cast<int>(place & 63) - 1;
  at.column = static_cast<int>(place >> 6 & 15);
  at.option = static_cast<int>(place >> 10 & 15);
  at.first = static_cast<int>(place >> 14 & 15) - 1;
  return (place & kPlaceMark) != 0;
}

}  // namespace lucca::ui
