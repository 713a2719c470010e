// A Pico with the Spotpear Pico-LCD-1.54, revision 2.0 (blue). Its select, start, L and R keys (GPIO 26, 27, 18 and 1)
// are not used.
#pragma once

#include "boards/board.h"

namespace lucca::spotpear_lcd_1_54 {

inline constexpr Board kBoard = {
    .name = "Spotpear Pico-LCD-1.54",
    .panel = panel240x240(1, &kTuningWaveshare),
    .display = {.spi = 1, .clock = 10, .data = 11, .cs = 9, .dc = 8, .reset = 12, .backlight = 7},
    .keys = {.up = 16, .down = 14, .left = 13, .right = 17, .a = 3, .b = 6, .x = 2, .y = 4},
    .piezo = 20,
};

}  // namespace lucca::spotpear_lcd_1_54
