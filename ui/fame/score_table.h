// How a finished game stands in numbers: the seats from best to last, and their points by category.
#pragma once

#include <array>
#include <span>

#include "ui/stage/game_row.h"

namespace lucca::ui {

// Winners first, then by total; equal ones by the categories in their order. Returns how many seats there are.
int rankSeats(const Result& result, int players, std::array<Seat, kMaxSeats>& order);

struct ScoreColumn {
  Seat seat = 0;
  uint8_t emblem = 0;
  Paint paint = {};
};
// A row for each category and one for the total; `names` are the categories'.
void drawScoreTable(Canvas& canvas, const Rect& area, std::span<const Label> names, const Result& result,
                    std::span<const ScoreColumn> columns);

}  // namespace lucca::ui
