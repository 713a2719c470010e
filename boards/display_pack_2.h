// A Pico on the back of a Pimoroni Pico Display Pack 2.0: the first pack with a larger panel.
#pragma once

#include "boards/display_pack.h"

namespace lucca::display_pack_2 {

inline constexpr Board kBoard = display_pack::kBoard.with({
    .name = "Pimoroni Display Pack 2.0",
    .panel = panel240x320(1, &kTuningWide),
});

}  // namespace lucca::display_pack_2
