// What a panel's height says about it: the one place that knows.
#pragma once

#include "drawing/canvas.h"

namespace lucca::ui {

constexpr bool isLow(int height) { return height < 200; }
inline bool isLow(const Canvas& canvas) { return isLow(canvas.height()); }

// The panels of 240 x 280 have round corners: so many rows at the top and at the bottom are cut.
constexpr int cornerOf(int height) { return height >= 280 ? 7 : 0; }

}  // namespace lucca::ui
