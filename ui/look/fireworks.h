// A burst of a firework: rings of sparks round a point.
#pragma once

#include "drawing/canvas.h"

namespace lucca::ui {

struct Burst {
  int x, y;    // its middle
  int radius;  // in pixels, when it is whole
  Colour colour;

  Rect box() const { return makeRect(x - radius - 1, y - radius - 1, 2 * radius + 4, 2 * radius + 4); }
};

// `part` of its time has passed, 0..`whole`; at the end it has its full size.
void drawBurst(Canvas& canvas, const Burst& burst, int part, int whole);

}  // namespace lucca::ui
