// PicoBoy Color Plus: the PicoBoy Color with an RP2350 and more flash. Its three lamps are single ones, red beside the speaker's
// PWM slice, and stay dark; by which factor it measures its cells is not published.
#pragma once

#include "boards/board.h"

namespace lucca::picoboy_color_plus {

inline constexpr Board kBoard = {
    .name = "PicoBoy Color Plus",
    .chips = Chips::Rp2350,
    .panel = panel240x280(2),
    .display = {.spi = 0, .clock = 18, .data = 19, .cs = 10, .dc = 8, .reset = 9, .backlight = 26},
    .keys = {.up = 4, .down = 2, .left = 3, .right = 1, .press = 0, .a = 27, .b = 28},
    .piezo = 15,
    .log = kNoPin,  // the stick is on the UART's pins
    .flashBytes = 16 * 1024 * 1024,
};

}  // namespace lucca::picoboy_color_plus
