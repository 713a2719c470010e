#include "firmware/chip/pico_seeds.h"

#include <hardware/structs/rosc.h>
#include <hardware/timer.h>

#include <cstdio>

namespace lucca {

uint32_t PicoSeeds::newSeed() {
  for (int i = 0; i < 64; ++i) {
    mixed_ = (mixed_ << 1 | mixed_ >> 31) ^ (rosc_hw->randombit & 1u);
    mixed_ = mixed_ * 1664525u + time_us_32();
  }
  std::puts("a game begins");
  return mixed_;
}

}  // namespace lucca
