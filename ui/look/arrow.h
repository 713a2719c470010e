// An arrow between two parts of a picture.
#pragma once

#include "drawing/canvas.h"
#include "ui/look/theme.h"

namespace lucca::ui {

// Points to the right from (x, y).
inline void drawArrow(Canvas& canvas, int x, int y, int length) {
  canvas.fillRect(makeRect(x, y - 1, length - 6, 3), kInkSoft);
  canvas.fillTriangle(x + length - 7, y - 5, x + length - 7, y + 5, x + length, y, kInkSoft);
}

}  // namespace lucca::ui
