// The city from above, flat: the whole of it at once with the names of its columns and rows. For the plan of the menu and
// the rule pages; the play screens have ui/torri/pictures/city_picture.h.
#pragma once

#include "drawing/canvas.h"
#include "engine/torri/query.h"

namespace lucca::ui {

// The largest plan that fits `area`, centred; the block of `marked` outlined.
void drawPlan(Canvas& canvas, const Rect& area, const torri::State& state, torri::Lot marked = torri::kNoLot,
              bool names = false);

}  // namespace lucca::ui
