// PicoBoy Color. It has a stick and two keys: A and B.
#pragma once

#include "boards/board.h"

namespace lucca::picoboy_color {

inline constexpr Board kBoard = {
    .name = "PicoBoy Color",
    .chips = Chips::Rp2040,
    .panel = panel240x280(2),
    .display = {.spi = 0, .clock = 18, .data = 19, .cs = 10, .dc = 8, .reset = 9, .backlight = 26},
    .keys = {.up = 4, .down = 2, .left = 3, .right = 1, .press = 0, .a = 27, .b = 28},
    .piezo = 15,
    .log = false,  // the stick is on GPIO 0, and GPIO 12 would light a lamp
};

}  // namespace lucca::picoboy_color
