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

  int rise() const { return half * 3 / 4; }  // of a floor
  void turned(torri::Lot lot, int& column, int& row) const;
  // The far corner of a lot.
  int left(int column, int row) const { return x + (column - row) * half; }
  int top(int column, int row) const { return y + (column + row) * half / 2; }
};
Corner cornerIn(const Rect& area, int size, int quarter);
// From where the fewest bricks hide the lot.
int bestQuarter(const torri::State& state, torri::Lot lot);

// The highest tower of a colour; kNoLot without one.
torri::Lot highestTower(const torri::State& state, torri::Colour colour);

// The sky, the plate and all that stands on it; of the stack on `grows` only the lowest `shown` bricks.
void drawFromCorner(Canvas& canvas, const Rect& area, const Corner& corner, const torri::State& state,
                    torri::Lot grows = torri::kNoLot, int shown = 0);

}  // namespace lucca::ui
