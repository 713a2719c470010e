// The walls of a city: a segment of brick for each wall card, a dark tower for each bastion, a hedge beyond. Walls that
// are not held crack.
#pragma once

#include "drawing/canvas.h"
#include "engine/palazzi/state.h"

namespace lucca::ui {

struct WallLook {
  int walls = 0, bastions = 0;
  int ghostWalls = 0, ghostBastions = 0;  // would be added
  bool ghostsOn = true;                   // they blink
  bool cracked = false;
  int room = 0;  // the width that the pieces may take
};

// Hedge and walls on the strip.
void drawWalls(Canvas& canvas, const Rect& strip, const WallLook& look);
// The place of the newest piece: the last wall, or the last bastion.
Rect newestPiece(const Rect& strip, const WallLook& look, bool bastion);
// A piece by itself: a segment of wall, a bastion.
void drawBricks(Canvas& canvas, const Rect& box, bool cracked);
void drawBastion(Canvas& canvas, const Rect& box);

}  // namespace lucca::ui
