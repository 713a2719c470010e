// Small drawings of bricks for the rule pages, seen from the side, and signs between the parts of a picture.
#pragma once

#include <string_view>

#include "drawing/canvas.h"

namespace lucca::ui {

// A brick, and a stack of them from the bottom up: w(hite), k (black), r(ed), b(lue). `ghost`: only its outline.
void drawBrick(Canvas& canvas, const Rect& box, int colour);
void drawGhost(Canvas& canvas, const Rect& box);
void drawStack(Canvas& canvas, int x, int bottom, int width, int height, std::string_view bricks);
int brickOf(char letter);

// Points to the right, between two frames of a picture.
void drawArrow(Canvas& canvas, int x, int y, int length);
void drawTick(Canvas& canvas, int x, int y, bool good);

}  // namespace lucca::ui
