// From which height on a panel is low: the one place that knows.
#pragma once

#include "drawing/canvas.h"

namespace lucca::ui {

inline bool isLow(const Canvas& canvas) { return canvas.height() < 200; }

}  // namespace lucca::ui
