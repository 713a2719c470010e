// A Pico on the back of a Pimoroni Pico Display Pack 2.0. The panel has no reset wire.
#pragma once

#include "boards/board.h"

namespace lucca::display_pack_2 {

inline constexpr Board kBoard = {
    .name = "Pimoroni Display Pack 2.0",
    .chips = Chips::Either,
    .panel = panel240x320(1, &kTuningWide),
    .display = {.spi = 0, .clock = 18, .data = 19, .cs = 17, .dc = 16, .backlight = 20},
    .keys = {.a = 12, .b = 13, .x = 14, .y = 15},
    .led = {.red = 6, .green = 7, .blue = 8, .activeLow = true},
};

}  // namespace lucca::display_pack_2
