// How many floors of a colour a stack may still take, in signs.
#pragma once

#include "drawing/canvas.h"
#include "engine/torri/query.h"

namespace lucca::ui {

// One little house for each house of the colour in the block: filled when a floor uses it; a cross for each floor too
// many; a dash when there is none. Where they do not fit, floors and houses as numbers.
void drawRoom(Canvas& canvas, const Rect& box, const torri::Limit& limit, Colour ink);

}  // namespace lucca::ui
