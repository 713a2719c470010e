// The chances to win as bands of a river, and the marks below it: the turns that mattered and the luck of the cards.
#pragma once

#include <array>

#include "base/fixed_list.h"
#include "engine/bots/review/review.h"
#include "ui/look/paint.h"
#include "ui/stage/table.h"

namespace lucca::ui {

struct RiverMark {
  uint16_t turn = 0;   // of the decision; for luck: the first turn of the round
  int8_t point = -1;   // of Review::points; -1: the luck of the cards
  int8_t round = 0;    // of the cards, from 0
  uint8_t weight = 0;  // of 100: what was lost, or what the cards brought at most
  bool luck() const { return point < 0; }
};
inline constexpr int kMostMarks = 10;
using RiverMarks = FixedList<RiverMark, kMostMarks>;

// The `most` weightiest, in the order of the game.
void findMarks(const Review& review, int most, RiverMarks& out);

struct RiverLook {
  const Review& review;
  std::array<Seat, kMaxSeats> order;    // from the top to the foot
  std::array<Paint, kMaxSeats> paints;  // by seat
  std::array<uint8_t, kMaxSeats> emblems;
  std::array<std::string_view, kMaxSeats> names;
  int seats = 0;
  SeatSet winners = 0;
  int cursor = -1;  // the chosen mark; -1: none
  int turns = 0;    // of the whole game
  int stride = 0;   // turns of a round, or of a stroke
  bool rounds = false;
};
// Three cards, 13 x 11 pixels around a point: the luck of new triplets.
void drawLuckSign(Canvas& canvas, int x, int y);
// The bands, the marks and the legend; `area` is the whole page above the caption.
void drawRiver(Canvas& canvas, const Rect& area, const RiverLook& look, const RiverMarks& marks);

}  // namespace lucca::ui
