// Pajenicko Picopad.
#pragma once

#include "boards/board.h"

namespace lucca::picopad {

inline constexpr Board kBoard = {
    .name = "Pajenicko Picopad",
    .panel = panel240x320(1),
    .display = {.spi = 0,
                .clock = 18,
                .data = 19,
                .cs = 21,
                .dc = 17,
                .reset = 20,
                .backlight = 16,
                .lightHz = 22'050,
                .baud = 31'250'000,  // its maker's library uses 24 MHz; 62.5 is not proven on this board
                .driveMilliamps = 8},
    .keys = {.up = 4, .down = 5, .left = 3, .right = 2, .a = 7, .b = 6, .x = 9, .y = 8},
    .piezo = 15,
    .power = {.batteryAdc = 29, .divider = 3, .dropMillivolts = 311, .radioSelect = 25},
};

}  // namespace lucca::picopad
