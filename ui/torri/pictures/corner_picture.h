// The city on a plate, seen from one of its corners: at the end of a game, and to look around at any time.
#pragma once

#include "engine/torri/query.h"
#include "ui/torri/pictures/brick_art.h"

namespace lucca::ui {

// Where lots are in the picture: the city is turned by quarters.
struct Corner {
  int x, y;  // of the plate's far corner
  int half;  // a lot is 2 * half wide and half high
  int size, quarter;
  int rise;  // of a floor
  void turned(torri::Lot lot, int& column, int& row) const;
  torri::Lot lotAt(int column, int row) const;  // as turned
  // The far corner of a lot.
  int left(int column, int row) const { return x + (column - row) * half; }
  int top(int column, int row) const { return y + (column + row) * half / 2; }
};
// Every tower ends at least `head` rows below the area's head.
Corner cornerIn(const Rect& area, const torri::State& state, int quarter, int head);
// From where the fewest bricks hide the lot.
int bestQuarter(const torri::State& state, torri::Lot lot);

// The highest tower of a colour; kNoLot without one.
torri::Lot highestTower(const torri::State& state, torri::Brick colour);

// The sky, the plate and all that is on it; `sunk` rows of the stack on `rises` are still below
// the ground.
void drawFromCorner(Canvas& canvas, const Rect& area, const Corner& corner, const torri::State& state,
                    torri::Lot rises = torri::kNoLot, int sunk = 0);

}  // namespace lucca::ui
