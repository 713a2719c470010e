// One finished game as the hall of fame keeps it, and its bytes.
//
// A game is written as (all numbers little-endian):
//   size      2  of all that follows
//   number    2  the how many-th game of this device: the order of dates
//   game      1  GameId
//   players   1
//   options   6  Setup::option
//   winners   1  bit s for seat s; 0: unfinished
//   reason    1  Result::reason
//   tieBreak  1  Result::tieBreak
//   length    2  FameGame::length
// then for each seat
//   name      1 + its bytes in UTF-8
//   who       1  bit 7: a computer, bits 6..4: its level, bits 3..0: the emblem
//   colour    1
//   points    2 x kMaxCategories, 2: Result::category and Result::total. They also say what the seat was given ahead: a
//             head start is the part of the total that no category has; floors or prisoners that it needs fewer stand in
//             the last category
//   growth    kGrowthPoints for each series of the game, each value + kGrowthZero
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/game/match.h"
#include "engine/game/result.h"
#include "ui/game/plan.h"

namespace lucca::ui {

// How a seat stood at equal steps through the game; the last point is the end.
inline constexpr int kGrowthPoints = 16;
inline constexpr int kGrowthZero = 8;  // a score may be below zero

struct Growth {
  int16_t value[kMaxSeats][kMaxSeries][kGrowthPoints];
};

// 0: no game of the table has that number.
int growthSeries(GameId game);
// Walks the whole match. A match that is not over gives its growth so far.
void growthOf(const Match& match, Growth& growth);

// A game that was put away before its end has no winner, and no points.
struct FameGame {
  uint16_t number = 0;
  uint16_t length = 0;  // decisions of the seats; of an unfinished game the entries of its history
  Setup setup{};
  std::array<SeatInfo, kMaxSeats> seats{};
  Result result;
  Growth growth{};
};

// Puts what seats were given ahead (setup.handicap) into the result, where the bytes have it.
void noteHandicaps(FameGame& game);
// Everything about a finished match but its number.
void recordGame(const Match& match, const Plan& plan, FameGame& out);

void recordUnfinished(const Plan& plan, std::size_t entries, FameGame& out);
inline bool isFinished(const FameGame& game) { return game.result.winners != 0; }
// Whether these people played that game with these options.
bool isOf(const FameGame& game, const Plan& plan);

// Enough for every game there can be.
inline constexpr std::size_t kMaxFameBytes =
    17 + kMaxSeats * (1 + sizeof(Name::bytes) + 2 + 2 * (kMaxCategories + 1) + kMaxSeries * kGrowthPoints);

std::size_t encodeFame(const FameGame& game, std::span<uint8_t, kMaxFameBytes> out);
// The bytes read; 0 when they are not a whole game. Never reads past the end, never believes a length.
std::size_t decodeFame(std::span<const uint8_t> bytes, FameGame& out);
// The same for a game that only a newer firmware knows: its bytes can be kept, not read.
std::size_t sizeOfUnknownFame(std::span<const uint8_t> bytes);

}  // namespace lucca::ui
