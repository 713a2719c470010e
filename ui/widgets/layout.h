// Where the parts of a screen lie. The measures come from the canvas, so the same scene fits every panel.
#pragma once

#include "drawing/canvas.h"
#include "ui/look/panel_height.h"

namespace lucca::ui {

// The three parts of a screen, and the part of the bars that the panel's corners leave free. `low`: a panel of 135 rows; `wide`: 320
// columns.
struct Layout {
  Rect title, body, footer;
  Rect head, foot;
  bool low, wide;
};
Layout layoutOf(const Canvas& canvas);
// The box without `margin` pixels on each side.
Rect inset(const Rect& box, int margin);
Rect inset(const Rect& box, int horizontal, int vertical);

}  // namespace lucca::ui
