// A Pico on the Pimoroni Explorer Base (Pico Explorer). Its backlight is always on, and its piezo is not wired to any pin.
#pragma once

#include "boards/board.h"

namespace lucca::explorer_base {

inline constexpr Board kBoard = {
    .name = "Pimoroni Explorer Base",
    .panel = panel240x240(0, &kTuningExplorer),
    .display = {.spi = 0, .clock = 18, .data = 19, .cs = 17, .dc = 16, .backlight = kNoPin},
    .keys = {.a = 12, .b = 13, .x = 14, .y = 15},
};

}  // namespace lucca::explorer_base
