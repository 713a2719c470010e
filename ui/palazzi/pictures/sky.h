// The sky over a city: morning in the first round, sunset in the last, with the hills of the title below it.
#pragma once

#include "drawing/canvas.h"

namespace lucca::ui {

struct SkyTime {
  int round, rounds;  // from 1
};

// Fills the area: eight bands of colour, the sun at `sunHeight` above the bottom, two hills.
void drawSky(Canvas& canvas, const Rect& area, const SkyTime& time, int sunHeight);
// The same city when the game is over: stars and a moon. While night falls, `part` of 255 of the sunset is gone.
void drawNight(Canvas& canvas, const Rect& area, int part = 255);

}  // namespace lucca::ui
