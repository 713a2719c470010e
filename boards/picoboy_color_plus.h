// PicoBoy Color Plus: the PicoBoy Color with an RP2350 and more flash. Its three lamps are single ones, red beside the speaker's
// PWM slice, and stay dark; the divider of its battery voltage is not published.
#pragma once

#include "boards/picoboy_color.h"

namespace lucca::picoboy_color_plus {

inline constexpr Board kBoard = {
    .name = "PicoBoy Color Plus",
    .chips = Chips::Rp2350,
    .panel = picoboy_color::kBoard.panel,
    .display = picoboy_color::kBoard.display,
    .keys = picoboy_color::kBoard.keys,
    .piezo = picoboy_color::kBoard.piezo,
    .log = picoboy_color::kBoard.log,
    .flashBytes = 16 * 1024 * 1024,
};

}  // namespace lucca::picoboy_color_plus
