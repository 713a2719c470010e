// The agreement before the first card or brick: the game, the number of seats, the game's own options and what seats are
// given ahead.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "engine/game/seat.h"

namespace lucca {

enum class GameId : uint8_t { Palazzi = 0, Torri = 1 };

inline constexpr int kMaxOptions = 6;
// Where a game with a deck has its name, little-endian, in the last options.
inline constexpr int kDeckOption = 2;

// Each game names its options (Palazzi: edition, celebration, four bytes of deck; Torri: size, switch, a colour for each
// seat).
struct Setup {
  GameId game;
  uint8_t players;
  std::array<uint8_t, kMaxOptions> option;
  // kHandicapBits for each seat, the first seat lowest: how many steps it is given ahead, 0 for most. What a step is, the
  // game says (Game::handicap). Seats that do not play have none.
  uint16_t handicap = 0;
  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};
static_assert(sizeof(Setup) == 10);

inline constexpr int kHandicapBits = 3;
constexpr int handicapOf(const Setup& setup, Seat seat) {
  return setup.handicap >> (kHandicapBits * seat) & ((1 << kHandicapBits) - 1);
}
constexpr void setHandicap(Setup& setup, Seat seat, int steps) {
  const int shift = kHandicapBits * seat, mask = ((1 << kHandicapBits) - 1) << shift;
  setup.handicap = static_cast<uint16_t>((setup.handicap & ~mask) | (steps << shift & mask));
}
// Whether no seat has more steps than `most`, and none that does not play has any.
constexpr bool handicapsFit(const Setup& setup, int most) {
  for (Seat seat = 0; seat < setup.players; ++seat) {
    if (handicapOf(setup, seat) > most) return false;
  }
  return setup.handicap >> (kHandicapBits * setup.players) == 0;
}

}  // namespace lucca
