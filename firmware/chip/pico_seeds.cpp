#include "firmware/chip/pico_random.h"

#include <hardware/structs/rosc.h>
#include <hardware/timer.h>

namespace lucca {

uint32_t randomSeed() {
  static uint32_t mixed = 0x6C756363u;
  for (int i = 0; i < 64; ++i) {
    mixed = (mixed << 1 | mixed >> 31) ^ (rosc_hw->randombit & 1u);
    mixed = mixed * 1664525u + time_us_32();
  }
  return mixed;
}

}  // namespace lucca
