// Numbers to begin a game with, from the jitter of the chip's ring oscillator and the time of the press that asked for one.
#pragma once

#include "drivers/chip.h"

namespace lucca {

class PicoSeeds final : public SeedSource {
 public:
  // The log says that a game begins, never with which seed: anybody who reads it would know the cards to come.
  uint32_t newSeed() override;

 private:
  uint32_t mixed_ = 0x6C756363u;
};

}  // namespace lucca
