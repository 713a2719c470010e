// lucca-weak-cuts SECTORS CUTS [SEED]: lives full of power cuts on flash with weak cells, see weak_life.h. Ends with 1
// when something was lost or the player was warned for nothing.
#include <cstdio>
#include <cstdlib>

#include "host_tests/store/weak_life.h"

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("lucca-weak-cuts SECTORS CUTS [SEED]\n", stderr);
    return 2;
  }
  const uint32_t sectors = static_cast<uint32_t>(std::atoi(argv[1]));
  const uint32_t wanted = static_cast<uint32_t>(std::atoi(argv[2]));
  uint32_t seed = argc > 3 ? static_cast<uint32_t>(std::atoi(argv[3])) : 1;
  static lucca::TestFlash flash(sectors);
  lucca::WeakLife life(flash);
  uint32_t losses = 0, warnings = 0;
  for (; life.cuts() < wanted; ++seed) {
    life.live(seed, 500);
    if (life.losses() != losses || life.warnings() != warnings) std::printf("seed %u\n", seed);
    losses = life.losses();
    warnings = life.warnings();
  }
  std::printf("%u sectors: %u cuts, %u of them in mount; %u losses, %u false warnings\n", sectors,
              life.cuts(), life.cutsInMount(), losses, warnings);
  return losses + warnings == 0 ? 0 : 1;
}
