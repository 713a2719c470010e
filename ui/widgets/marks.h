// Small things on a screen: a bar of progress, a raised card.
#pragma once

#include "drawing/canvas.h"
#include "ui/look/theme.h"

namespace lucca::ui {

// 0..100 as a bar.
void drawProgress(Canvas& canvas, const Rect& box, int percent);
// A raised panel on the paper.
void drawCard(Canvas& canvas, const Rect& box, Colour ground = kStone);

}  // namespace lucca::ui
