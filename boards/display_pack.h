// A Pico on the back of the first Pimoroni Pico Display Pack. The panel has no reset wire.
#pragma once

#include "boards/board.h"

namespace lucca::display_pack {

inline constexpr Board kBoard = {
    .name = "Pimoroni Display Pack",
    .panel = panel135x240(1, &kTuningDisplayPack),
    .display = {.spi = 0, .clock = 18, .data = 19, .cs = 17, .dc = 16, .backlight = 20},
    .keys = {.a = 12, .b = 13, .x = 14, .y = 15},
    .led = {.red = 6, .green = 7, .blue = 8, .activeLow = true},
};

}  // namespace lucca::display_pack
