// How a game ended, in the same shape for every game. The game's row names the categories and the reasons.
#pragma once

#include <array>
#include <cstdint>

#include "engine/game/seat.h"

namespace lucca {

inline constexpr int kMaxCategories = 4;
inline constexpr int kMaxSeries = 2;

// A seat's standing at some moment of the game, in each of the game's series.
using SeatStanding = std::array<int16_t, kMaxSeries>;

struct Result {
  SeatSet winners = 0;
  uint8_t reason = 0;    // the game's own enumeration: why it ended
  uint8_t tieBreak = 0;  // the game's own enumeration: what decided; 0: nothing had to
  std::array<std::array<int16_t, kMaxCategories>, kMaxSeats> category{};
  std::array<int16_t, kMaxSeats> total{};
};

}  // namespace lucca
