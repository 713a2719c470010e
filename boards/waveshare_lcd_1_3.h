// A Pico on the back of a Waveshare Pico-LCD-1.3.
#pragma once

#include "boards/board.h"

namespace lucca::waveshare_lcd_1_3 {

inline constexpr Board kBoard = {
    .name = "Waveshare Pico-LCD-1.3",
    .panel = panel240x240(1, &kTuningWaveshare),
    .display = {.spi = 1, .clock = 10, .data = 11, .cs = 9, .dc = 8, .reset = 12, .backlight = 13},
    .keys = {.up = 2, .down = 18, .left = 16, .right = 20, .press = 3, .a = 15, .b = 17, .x = 19, .y = 21},
};

}  // namespace lucca::waveshare_lcd_1_3
