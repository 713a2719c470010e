// A finished game in as few bytes as possible, so that it can leave the device as a picture. An entry is written as its place
// among the legal actions, in just enough bits for their number; a forced step takes no bits. Only an engine with the same
// rules reads it back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/game/match.h"

namespace lucca {

inline constexpr uint8_t kPackFormat = 1;
// Format, set-up, seed and length before the entries; the digest after them.
inline constexpr std::size_t kPackHead = 1 + 8 + 4 + 2;
// Set in the number of players: two more bytes, behind the options, say what seats are given ahead (Setup::handicap).
// Version 0.2.0 refuses such a match.
inline constexpr uint8_t kPackedHandicap = 0x80;
// The longest game: a history of kMaxHistory entries of at most ten bits (kMaxLegal).
inline constexpr std::size_t kMaxPacked = kPackHead + 2 + (kMaxHistory * 10 + 7) / 8 + 4;

// Working memory, about 2 KB: too much for a small stack.
struct PackWork {
  AnyState state;
  ActionList legal;
};

struct PackHead {
  Setup setup{};
  uint32_t seed = 0;
  uint16_t length = 0;
};

// The number of bytes written; 0 when `out` is too small.
std::size_t packMatch(const Match& match, uint32_t seed, std::span<uint8_t> out, PackWork& work);

// False for bytes that are not a packed match of this format.
bool readPackHead(std::span<const uint8_t> bytes, PackHead& head);
// Plays the match again; false, with `match` in some state, when the bytes are not whole or the digest differs. `game` is
// the one the head names.
bool unpackMatch(std::span<const uint8_t> bytes, const Game& game, Match& match, PackWork& work);

}  // namespace lucca
