// The city of Torri as a picture: lots, houses, towers with their height, blocks outlined. Rule pages and the guided
// game use it too.
#pragma once

#include "drawing/canvas.h"
#include "engine/torri/query.h"
#include "ui/look/motion.h"
#include "ui/look/paint.h"

namespace lucca::ui {

Paint brickPaint(torri::Colour colour);

// A brick with its sign: a chip in a list.
void drawBrick(Canvas& canvas, const Rect& box, torri::Colour colour);

// What is marked on the city.
struct CityMarks {
  torri::Lot cursor = torri::kNoLot;                      // ringed, its block outlined
  torri::LotSet legal{};                                  // where a brick may go
  torri::Lot ringed[2] = {torri::kNoLot, torri::kNoLot};  // the towers of a struggle
  torri::Lot built = torri::kNoLot;                       // where the last brick comes down while it moves
  torri::Lot from = torri::kNoLot;                        // whence floors come to it when towers merge
  int was = 0;                                            // the height there before they came
  Motion* motion = nullptr;                               // of those bricks and of the cursor
};

// The box of a lot in the largest city that fits `area`, centred.
Rect lotBox(const Rect& area, const torri::State& state, torri::Lot lot);
// That city; returns its box.
Rect drawCity(Canvas& canvas, const Rect& area, const torri::State& state, const CityMarks& marks = {});

// The floors of a stack, bottom up, at the foot of the area. `lost`: how far the top is on its way out, in pixels to the
// right, or to the left if negative; 0: it stands.
inline constexpr int kTopLost = 10;
void drawTower(Canvas& canvas, const Rect& area, const torri::FloorList& floors, int lost = 0);

}  // namespace lucca::ui
