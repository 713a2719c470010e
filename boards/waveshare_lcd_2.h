// A Pico on the back of a Waveshare Pico-LCD-2; its four keys are numbered 0 to 3.
#pragma once

#include "boards/waveshare_lcd_1_3.h"

namespace lucca::waveshare_lcd_2 {

inline constexpr Board kBoard = waveshare_lcd_1_3::kBoard.with({
    .name = "Waveshare Pico-LCD-2",
    .panel = panel240x320(1, &kTuningWide),
    .keys = {.a = 15, .b = 17, .x = 2, .y = 3},
});

}  // namespace lucca::waveshare_lcd_2
