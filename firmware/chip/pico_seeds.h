// A number to begin a game with.
#pragma once

#include <cstdint>

namespace lucca {

// From the jitter of the chip's ring oscillator and the time of the press that asked for it.
uint32_t randomSeed();

}  // namespace lucca
