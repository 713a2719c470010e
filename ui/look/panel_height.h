// The classes of panels by height. No other file compares heights.
#pragma once

#include "drawing/canvas.h"

namespace lucca::ui {

constexpr bool isLow(int height) { return height < 200; }
inline bool isLow(const Canvas& canvas) { return isLow(canvas.height()); }

// The rows at the top and at the bottom that the round corners of a panel of 240 x 280 cut.
constexpr int cornerOf(int height) { return height >= 280 ? 7 : 0; }

}  // namespace lucca::ui
