// The breadboard with a 320x240 ST7789 module, which is wired like the smaller one.
#pragma once

#include "boards/breadboard_240x240.h"

namespace lucca::breadboard_320x240 {

inline constexpr Board kBoard = breadboard_240x240::kBoard.with({
    .name = "Breadboard, 320x240 module",
    .panel = panel240x320(1),
});

}  // namespace lucca::breadboard_320x240
