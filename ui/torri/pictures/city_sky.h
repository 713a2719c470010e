// Above the last row of lots: the sky, the hills, the wall of Lucca.
#pragma once

#include "drawing/canvas.h"

namespace lucca::ui {

// From the head of the area down to the horizon, the first row of the ground.
void drawSky(Canvas& canvas, const Rect& area, int horizon);

}  // namespace lucca::ui
