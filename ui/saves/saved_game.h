// A game as bytes, for the store: what was agreed, the seed, every entry of the history, and a check.
//
//   offset  size
//        0     8  Setup: game, players, six options (Palazzi: the last four name the deck)
//        8     4  seed, little-endian
//       12   140  five seats of 28 bytes: name length, 23 bytes of name, computer (bit 0) and handicap (bits 1 to 3: its
//                 steps; the first seat's bits 5 and 6: Shuffle; the second one's bits 5 to 7: TourneyKind), level, emblem,
//                 colour
//      152    2n  the history, little-endian
//   152+2n     4  CRC-32 of the state after it, with the due steps of the rules done
//   156+2n     4  the cursor's place (Decision::place, kPlaceBetween, kPlaceUnconfirmed, kPlaceAway)
//
// A game of a match has kTourneyBytes before its history: how the games before it ended. So the match and its running game are
// one value, and no power cut can part them.
//   offset  size
//      152     1  games played
//      153     1  0
//      154  5x14  games: by person 2 bytes each (Tourney::Game::count), winners, the person at seat 0, 2 bytes tag: the number
//                 of the game in the hall
//
// The bytes before the history never change during a game, so a move is written by its own few bytes and the tail.
#pragma once

#include <cstdint>
#include <span>

#include "ui/game/session.h"

namespace lucca::ui {

// The version of the bytes in the store. Those of a game in which a seat has a handicap or a coach, whose shuffle is a number, or
// that is one of a match, have one of their own: firmware up to 0.2.0, which would play it without, leaves it alone.
inline constexpr uint8_t kSavedGameVersion = 1, kSavedExtendedVersion = 2;
inline uint8_t savedVersionOf(const Plan& plan) {
  const bool plain = plan.setup.handicap == 0 && !plan.hasCoach() && plan.shuffle == Shuffle::Free &&
                     plan.tourney == TourneyKind::None;
  return plain ? kSavedGameVersion : kSavedExtendedVersion;
}
constexpr bool isSavedVersion(uint8_t version) {
  return version == kSavedGameVersion || version == kSavedExtendedVersion;
}
inline constexpr std::size_t kSavedGameHead = 152;
inline constexpr std::size_t kSavedSeedAt = 8, kSavedSetupAndSeed = 12;  // before the seats
inline constexpr std::size_t kSavedGameTail = 8;
inline constexpr std::size_t kTourneyBytes = 2 + kMaxTourneyGames * (2 * kMaxSeats + 4);
inline constexpr std::size_t kSavedGameMost =
    kSavedGameHead + kTourneyBytes + 2 * kMaxHistory + kSavedGameTail;

// The highest bits of a place are not the cursor's. Between: the game was saved before a decision began, and only what
// outlasts decisions counts. Unconfirmed: the player had not yet said that the turn is over.
inline constexpr uint32_t kPlaceBetween = 1u << 31, kPlaceUnconfirmed = 1u << 30;
// Away: a bit for each seat, whose player has the game in another browser (Session::away).
inline constexpr int kPlaceAwayAt = 25;
inline constexpr uint32_t kPlaceAway = ((1u << kMaxSeats) - 1) << kPlaceAwayAt;

struct SavedGame {
  Plan plan;
  uint32_t seed;
  uint32_t digest;
  uint32_t place;
  std::size_t length;  // of the history
};

struct GameParts {
  const Plan& plan;
  uint32_t seed;
  std::span<const Action> history;
  uint32_t digest;                   // of the state after it, with the due steps of the rules done
  const Tourney* tourney = nullptr;  // the match that it is a game of; null: none, whatever the plan says
};

// Returns the number of bytes. `out` must have room for kSavedGameMost.
std::size_t encodeGame(const GameParts& game, uint32_t place, std::span<uint8_t> out);
std::size_t encodeGame(const Session& session, uint32_t place, std::span<uint8_t> out,
                       const Tourney* tourney = nullptr);
// How many bytes at the front of an earlier encoding of the same match are still right.
std::size_t unchangedBytes(const Session& session, std::span<const uint8_t> old, const Tourney* tourney);
// The version of encoded bytes; kSavedGameVersion for bytes that are no game.
uint8_t savedVersionOf(std::span<const uint8_t> bytes);
// False when the bytes cannot be a game (wrong length, more seats than there are, a name too long).
bool decodeGame(std::span<const uint8_t> bytes, SavedGame& game);
// The match that a game is one of. False: it is none, or the bytes cannot be a match.
bool decodeTourney(std::span<const uint8_t> bytes, Tourney& tourney);
// The first kSavedGameHead bytes alone.
bool decodePlan(std::span<const uint8_t> head, Plan& plan);
// Entry i of the history of a saved game.
Action savedAction(std::span<const uint8_t> bytes, std::size_t i);

}  // namespace lucca::ui
