// A Pico, a 240x240 ST7789 module, eight push buttons to ground and a piezo on a breadboard: docs/boards.md
// has the wiring.
#pragma once

#include "boards/board.h"

namespace lucca::breadboard_240x240 {

inline constexpr Board kBoard = {
    .name = "Breadboard, 240x240 module",
    .panel = panel240x240(0),
    .display = {.spi = 0,
                .clock = 18,
                .data = 19,
                .cs = 17,
                .dc = 16,
                .reset = 20,
                .backlight = 21,
                .baud = 31'250'000},  // jumper wires carry no more reliably
    .keys = {.up = 2, .down = 3, .left = 4, .right = 5, .a = 6, .b = 7, .x = 8, .y = 9},
    .piezo = 15,
};

}  // namespace lucca::breadboard_240x240
