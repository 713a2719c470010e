#include "firmware/chip/pico_seeds.h"

#include <pico/rand.h>

#include <cstdio>

namespace lucca {

uint32_t PicoSeeds::newSeed() {
  std::puts("a game begins");
  last_ = get_rand_32();
  return last_;
}

}  // namespace lucca
