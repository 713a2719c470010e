// A Pico on the back of a Waveshare Pico-LCD-1.14. It has a stick and two keys: A and B.
#pragma once

#include "boards/waveshare_lcd_1_3.h"

namespace lucca::waveshare_lcd_1_14 {

inline constexpr Board kBoard = waveshare_lcd_1_3::kBoard.with({
    .name = "Waveshare Pico-LCD-1.14",
    .panel = panel135x240(1, &kTuningWaveshare),
    .keys = {.up = 2, .down = 18, .left = 16, .right = 20, .press = 3, .a = 15, .b = 17},
});

}  // namespace lucca::waveshare_lcd_1_14
