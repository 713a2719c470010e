// What the chip knows of its own start.
#pragma once

#include <cstdint>

namespace lucca {

enum class ChipStart : uint8_t {
  PowerOn,  // the power was really off before: what hangs on the board is as new
  Dip,      // the supply failed for a moment; the rest of the board may not have noticed
  Restart,  // by the watchdog or the reset line: the rest of the board is as it was
};

// The RP2040 reports power-on and brown-out alike; but after a short dip its memory still holds a mark of the last run.
// Asking leaves that mark: ask once.
ChipStart chipStart();

}  // namespace lucca
