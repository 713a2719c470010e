// The city of Torri as a picture: lots, houses, towers with their height, blocks outlined. Rule pages and the guided
// game use it too.
#pragma once

#include "drawing/canvas.h"
#include "engine/torri/query.h"
#include "ui/paint.h"

namespace lucca::ui {

Paint brickPaint(torri::Colour colour);

// A brick with its sign: a chip in a list.
void drawBrick(Canvas& canvas, const Rect& box, torri::Colour colour);

// What is marked on the city.
struct CityMarks {
  torri::Lot cursor = torri::kNoLot;                      // ringed, its block outlined
  torri::LotSet legal{};                                  // where a brick may go
  torri::Lot ringed[2] = {torri::kNoLot, torri::kNoLot};  // the towers of a struggle
};

// The largest city that fits `area`, centred; returns its box.
Rect drawCity(Canvas& canvas, const Rect& area, const torri::State& state, const CityMarks& marks = {});

// The floors of a stack, bottom up, at the foot of the area. `lost`: the top is on its way out.
void drawTower(Canvas& canvas, const Rect& area, const torri::FloorList& floors, bool lost = false);

}  // namespace lucca::ui
