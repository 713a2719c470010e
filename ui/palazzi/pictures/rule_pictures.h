// Pictures about Palazzi, each 220 wide with its top left corner at x, y.
#pragma once

#include "drawing/canvas.h"

namespace lucca::ui {

void drawFinishedPalace(Canvas& canvas, int x, int y, int height);
void drawOneCard(Canvas& canvas, int x, int y, int height);
void drawZones(Canvas& canvas, int x, int y, int height);
void drawPlayOrder(Canvas& canvas, int x, int y, int height);
void drawParty(Canvas& canvas, int x, int y, int height);
void drawCompleting(Canvas& canvas, int x, int y, int height);
void drawHeldWall(Canvas& canvas, int x, int y, int height);
void drawFallenWall(Canvas& canvas, int x, int y, int height);
void drawNumbers(Canvas& canvas, int x, int y, int height);
void drawCityPick(Canvas& canvas, int x, int y, int height);
void drawWildCards(Canvas& canvas, int x, int y, int height);

}  // namespace lucca::ui
