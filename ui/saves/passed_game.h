// A game on its way from one device to another, in a link or in codes: who plays, and the match packed as small as possible.
// The receiving device makes a saved game from it again.
//
//   offset  size
//        0     1  kPassedFormat
//        1     4  CRC-32 of all that follows, little-endian
//        5     1  bit 0: the last decision was not confirmed; bits 1 to 5: a coach warns seat 0 to 4
//        6     4  a number that tells the game from others, little-endian; 0: none
//       10     1  how many bytes of seals follow
//       11        the seals (simulator/web/seals.h); a handheld writes none
//                 a seat for each player: computer << 7 | level << 4 | colour, emblem, name length, name
//                 the match, as engine/game/match_pack.h writes it, with the seed 0: what chance draws from stays at home.
//                 A deck made by the player is named in its set-up
//
// Version 0.2.0 wrote kPassedFormat020, without number and seals but with the seed, which is not taken over. The codes of finished games are the packed match alone (kPackFormat): their seats come without names.
#pragma once

#include <cstdint>
#include <span>

#include "engine/game/match_pack.h"
#include "ui/saves/saved_game.h"

namespace lucca::ui {

inline constexpr uint8_t kPassedFormat = 3, kPassedFormat020 = 2;
inline constexpr std::size_t kMostSeals = 112;
inline constexpr std::size_t kPassedMost = 11 + kMostSeals + kMaxSeats * 26 + kMaxPacked;

// The values that are passed on with a game.
struct PassedNotes {
  uint32_t id = 0;                 // tells the game from others; 0: unknown
  std::span<const uint8_t> seals;  // at most kMostSeals; of a game that came in: a part of its bytes
};

enum class [[nodiscard]] PassedFault : uint8_t{
    None,
    Cut,      // a part is missing or changed
    Newer,    // of a later version
    Foreign,  // no game at all, or with a name that cannot be typed
    Deck,     // with cards that are not known here
    Rules,    // the rules of this program do not lead there
};

// Working memory, too much for a small stack.
struct PassWork {
  PackWork pack;
  Match match;
};

// From the bytes of a saved game. The number of bytes; 0 when it is none, or `out` is too small.
std::size_t packPassed(std::span<const uint8_t> saved, const PassedNotes& notes, std::span<uint8_t> out,
                       PassWork& work);

// The same for a match that is being played.
std::size_t packRunning(const Plan& plan, bool unconfirmed, const Match& match, const PassedNotes& notes,
                        std::span<uint8_t> out, PackWork& work);

// The bytes of a saved game again, which draws from `seed` from now on. `size` is 0 after a fault. `saved` must have room
// for kSavedGameMost.
PassedFault unpackPassed(std::span<const uint8_t> bytes, uint32_t seed, std::span<uint8_t> saved,
                         std::size_t& size, PassedNotes& notes, PassWork& work);

}  // namespace lucca::ui
