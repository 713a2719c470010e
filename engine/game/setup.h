// What is agreed before the first card or brick: the game, the number of seats and the game's own options.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

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
  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};
static_assert(sizeof(Setup) == 8);

}  // namespace lucca
