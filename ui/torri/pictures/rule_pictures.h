// Pictures about Torri, each 220 wide with its top left corner at x, y.
#pragma once

#include "drawing/canvas.h"

namespace lucca::ui {

void drawOneTower(Canvas& canvas, int x, int y, int height);
void drawBlock(Canvas& canvas, int x, int y, int height);
void drawNewHouse(Canvas& canvas, int x, int y, int height);
void drawNewFloor(Canvas& canvas, int x, int y, int height);
void drawStruggle(Canvas& canvas, int x, int y, int height);
void drawStrength(Canvas& canvas, int x, int y, int height);
void drawMerge(Canvas& canvas, int x, int y, int height);
void drawBlow(Canvas& canvas, int x, int y, int height);

}  // namespace lucca::ui
