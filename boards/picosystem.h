// Pimoroni PicoSystem.
#pragma once

#include "boards/board.h"

namespace lucca::picosystem {

inline constexpr Board kBoard = {
    .name = "Pimoroni PicoSystem",
    .chips = Chips::Rp2040,
    .panel = panel240x240(0, &kTuningPicoSystem),
    .display = {.spi = 0, .clock = 6, .data = 7, .cs = 5, .dc = 9, .reset = 4, .backlight = 12, .tearing = 8},
    .keys = {.up = 23, .down = 20, .left = 22, .right = 21, .a = 18, .b = 19, .x = 17, .y = 16},
    .piezo = 11,
    .led = {.red = 14, .green = 13, .blue = 15},
    .power = {.batteryAdc = 26, .divider = 3, .charging = 24, .vbus = 2},
    .flashBytes = 16 * 1024 * 1024,
};

}  // namespace lucca::picosystem
