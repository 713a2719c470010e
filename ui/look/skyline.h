// Pictures of the city: the walls and towers of Lucca, for the title, the hand-over and the result.
#pragma once

#include "drawing/canvas.h"

namespace lucca::ui {

// The whole canvas: evening sky, hills, the city with its towers behind the walls.
void drawSunset(Canvas& canvas);
// The towers and roofs in one colour, standing on `bottom`, `height` high at the tallest, across the canvas.
void drawSilhouette(Canvas& canvas, int bottom, int height, Colour colour);

// The same, faint, at the foot of a short list: nothing where there is no room for it.
void drawBackdrop(Canvas& canvas, const Rect& area);

}  // namespace lucca::ui
