// The numbers in the pictures of Palazzi's rule pages. A test gives each to the engine, so that every picture agrees with
// the rules.
#pragma once

#include <cstdint>

namespace lucca::ui {

// A palace of four cards, as with four players; the first cards of its colour.
inline constexpr int kExampleSize = 4;

struct WallExample {
  uint8_t walls, bastions, held, fallen;  // shields with which they count, and with which they do not
};
inline constexpr WallExample kWallExample{2, 1, 4, 3};

// At a party: two cards under construction, one, a completed palace, an opened one; and what they add up to.
inline constexpr uint8_t kPartyExample[] = {2, 1, 2, 0}, kPartySum = 5;

// From the first to the last in the order of play; the number decides between equal shields.
struct OrderExample {
  uint8_t shields, number;
};
inline constexpr OrderExample kOrderExample[] = {{5, 0}, {3, 88}, {3, 41}};

}  // namespace lucca::ui
