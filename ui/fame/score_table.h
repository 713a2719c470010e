// A finished game in numbers: the seats from best to last, and their points by category.
#pragma once

#include <array>
#include <span>

#include "ui/stage/game_pictures.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

// The category that decided; kSum: all of them together.
inline constexpr int kSum = -1;
int decidingCategory(const GameRow& game, const Result& result);
// A seat's number in a category, or in all of them.
int scoreOf(const Result& result, int category, Seat seat);
// Winners first, then by what decided; equal ones by the categories in their order. Returns how many seats there are.
int rankSeats(const Result& result, int players, std::array<Seat, kMaxSeats>& order, int category = kSum);

// The points of the total that no category has: a head start.
int headStartOf(const GameRow& game, const Result& result, Seat seat);
// The same with the places: winners are first, equal ones share a place.
using Placed = GamePictures::Placed;
int placeSeats(const GameRow& game, const Result& result, int players, std::array<Placed, kMaxSeats>& order);

struct ScoreColumn {
  Seat seat = 0;
  uint8_t emblem = 0;
  Paint paint = {};
};
// At the right of a row: `score`, and what it counts where it is not the sum. Returns the width.
int drawScore(Canvas& canvas, const Rect& row, const GameRow& game, const Result& result, int score,
              const Font& font, Colour ink);
// At the right end of the box what the seat was given ahead, and before it the points that it made itself; the width.
int drawHandicap(Canvas& canvas, const Rect& box, const Setup& setup, const Result& result, Seat seat,
                 Colour ink);
// A row for each category, one for head starts if there are any, and one for the sum; without a sum what decided is marked.
void drawScoreTable(Canvas& canvas, const Rect& area, const GameRow& game, const Result& result,
                    std::span<const ScoreColumn> columns);

}  // namespace lucca::ui
