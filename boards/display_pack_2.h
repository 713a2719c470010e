// A Pico on the back of a Pimoroni Pico Display Pack 2.0: the first pack with a larger panel.
#pragma once

#include "boards/display_pack.h"

namespace lucca::display_pack_2 {

inline constexpr Board kBoard = {
    .name = "Pimoroni Display Pack 2.0",
    .chips = Chips::Either,
    .panel = panel240x320(1, &kTuningWide),
    .display = display_pack::kBoard.display,
    .keys = display_pack::kBoard.keys,
    .led = display_pack::kBoard.led,
};

}  // namespace lucca::display_pack_2
