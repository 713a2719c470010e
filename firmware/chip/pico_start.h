// The chip's record of its own start.
#pragma once

#include "drivers/chip_start.h"

namespace lucca {

// Asking leaves the mark by which the next start recognises this run: ask once.
ChipStart chipStart();

}  // namespace lucca
