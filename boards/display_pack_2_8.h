// A Pico with the Pimoroni Display Pack 2.8. The pack's tearing line (GPIO 21) stays unused: the picture is turned
// against the panel's scan.
#pragma once

#include "boards/display_pack.h"

namespace lucca::display_pack_2_8 {

inline constexpr Board kBoard = display_pack::kBoard.with({
    .name = "Pimoroni Display Pack 2.8",
    .panel = panel240x320(1, &kTuningWide),
    .led = {.red = 26, .green = 27, .blue = 28, .activeLow = true},
});

}  // namespace lucca::display_pack_2_8
