// Draws one screen of a laid-out rule page.
#pragma once

#include "drawing/canvas.h"
#include "ui/learn/page_layout.h"

namespace lucca::ui {

// `box` is the one the layout was made for.
void drawRulePage(Canvas& canvas, const Rect& box, const PageLayout& layout, int screen);

}  // namespace lucca::ui
