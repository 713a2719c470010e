// Numbers to begin a game with, by the SDK's pico_rand: from the jitter of the ring oscillator, the time of the press that asked
// for one and what the memory held at power-on; on the RP2350 from the chip's own random generator.
#pragma once

#include "drivers/chip.h"

namespace lucca {

class PicoSeeds final : public SeedSource {
 public:
  // The log says that a game begins, never with which seed: anybody who reads it would know the cards to come.
  uint32_t newSeed() override;

 private:
  uint32_t last_ = 0;  // the emulator's tests read it, to play the same game on the PC
};

}  // namespace lucca
