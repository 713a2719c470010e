// Stacks of bricks in a row, and where one was, for a rule page's picture.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "engine/torri/city/lot.h"

namespace lucca::ui {

// w(hite), k (black), r(ed), b(lue).
torri::Brick brickOf(char letter);
// Bricks from the bottom up, the lowest standing at `bottom`, each `floor` high. `lost`: the top is on its way out.
void drawStack(Canvas& canvas, int x, int bottom, int width, int floor, std::string_view bricks,
               bool lost = false);
// Where a brick was, or will be.
void drawGhost(Canvas& canvas, const Rect& box);

}  // namespace lucca::ui
