// A Pico on the back of a Waveshare Pico-LCD-2; its four keys are numbered 0 to 3.
#pragma once

#include "boards/board.h"

namespace lucca::waveshare_lcd_2 {

inline constexpr Board kBoard = {
    .name = "Waveshare Pico-LCD-2",
    .chips = Chips::Either,
    .panel = panel240x320(1, &kTuningWide),
    .display = {.spi = 1, .clock = 10, .data = 11, .cs = 9, .dc = 8, .reset = 12, .backlight = 13},
    .keys = {.a = 15, .b = 17, .x = 2, .y = 3},
};

}  // namespace lucca::waveshare_lcd_2
