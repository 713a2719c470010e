// The breadboard with a 320x240 ST7789 module, which is wired like the smaller one.
#pragma once

#include "boards/breadboard_240x240.h"

namespace lucca::breadboard_320x240 {

inline constexpr Board kBoard = {
    .name = "Breadboard, 320x240 module",
    .chips = Chips::Either,
    .panel = panel240x320(1),
    .display = breadboard_240x240::kBoard.display,
    .keys = breadboard_240x240::kBoard.keys,
    .piezo = breadboard_240x240::kBoard.piezo,
};

}  // namespace lucca::breadboard_320x240
