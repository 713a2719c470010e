// A quarter as a street of six plots, one for each colour. A palace grows storey by storey; under construction it
// stands in its scaffold, completed it has a roof, opened a flag and a lit door.
#pragma once

#include "drawing/canvas.h"
#include "engine/palazzi/query.h"
#include "ui/look/motion.h"

namespace lucca::ui {

// A palace on a plot. `size` storeys complete it; the last one is ringed when `fresh`, and comes down from above with
// `motion`. Sign and number stand below it.
void drawPalace(Canvas& canvas, const Rect& plot, const palazzi::Palace& palace, int size, bool fresh = false,
                Motion* motion = nullptr);

// What is new in a quarter.
struct Fresh {
  int colour = -1;           // the palace whose last storey it is; -1: none
  bool ringed = false;       // that storey is marked
  bool wall = false;         // a wall or a bastion
  Motion* motion = nullptr;  // in which it arrives
};

// The same for a card that was played.
Fresh freshIn(Action played, Motion& motion);

// A street lower than this cannot be read.
inline constexpr int kStreetHeight = 56;

// The street of an area: all six colours.
void drawStreet(Canvas& canvas, const Rect& area, const palazzi::State& state, int who,
                const Fresh& fresh = {});

// The street, and below it walls, bastions, their shields and the score so far. The City has no score.
void drawQuarter(Canvas& canvas, const Rect& area, const palazzi::State& state, int who,
                 const Fresh& fresh = {});

// Walls and bastions in signs, and the shields that hold them. The City needs none.
void drawWallLine(Canvas& canvas, const Rect& row, const palazzi::State& state, int who);

}  // namespace lucca::ui
