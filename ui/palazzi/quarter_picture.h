// A quarter as a street of six plots, one for each colour. A palace grows storey by storey; under construction it
// stands in its scaffold, completed it has a roof, opened a flag and a lit door.
#pragma once

#include "drawing/canvas.h"
#include "engine/palazzi/inspect.h"

namespace lucca::ui {

// A palace on a plot. `size` storeys complete it; the last one is marked when `fresh`. Sign and number stand below it.
void drawPalace(Canvas& canvas, const Rect& plot, const palazzi::Palace& palace, int size,
                bool fresh = false);

// A street lower than this cannot be read.
inline constexpr int kStreetHeight = 56;

// The street of an area: all six colours. `fresh`: the colour whose last storey is new; -1: none.
void drawStreet(Canvas& canvas, const Rect& area, const palazzi::State& state, int who, int fresh = -1);

// The street, and below it walls, bastions, their shields and the score so far. The City has no score.
void drawQuarter(Canvas& canvas, const Rect& area, const palazzi::State& state, int who, int fresh = -1);

// "2 walls + 1 bastion, 3 opened = 9; 4 of 4 shields" in signs.
void drawWallLine(Canvas& canvas, const Rect& row, const palazzi::State& state, int who);

}  // namespace lucca::ui
