// lucca-weak-cuts SECTORS CUTS [SEED] [flicker]: lives full of power cuts on flash with weak cells, see weak_life.h. They
// read differently at each start; with `flicker` at each look. Ends with 1 when something was lost or the player was
// warned for nothing.
#include <cstdio>
#include <optional>
#include <string_view>

#include "host_tests/store/weak_life.h"
#include "tools/arguments.h"

int main(int argc, char** argv) {
  const bool flickers = argc > 1 && std::string_view(argv[argc - 1]) == "flicker";
  argc -= flickers;
  const auto number = [&](int i, lucca::NumberRange range) {
    return i < argc ? lucca::wholeNumber(argv[i], range) : std::nullopt;
  };
  const auto sectors = number(1, {8, 128}), wanted = number(2, {1});
  const auto first = argc > 3 ? number(3, {}) : 1u;
  if (!sectors || !wanted || !first || argc > 4) {
    std::fputs("lucca-weak-cuts SECTORS CUTS [SEED] [flicker]: 8 to 128 sectors, one cut or more\n", stderr);
    return 2;
  }
  uint32_t seed = *first;
  static lucca::TestFlash flash(*sectors);
  flash.flickers = flickers;
  lucca::WeakLife life(flash);
  uint32_t losses = 0, warnings = 0;
  for (; life.cuts() < *wanted; ++seed) {
    life.live(seed, 500);
    if (life.losses() != losses || life.warnings() != warnings) std::printf("seed %u\n", seed);
    losses = life.losses();
    warnings = life.warnings();
  }
  std::printf("%u sectors: %u cuts, %u of them in mount; %u losses, %u false warnings\n", *sectors,
              life.cuts(), life.cutsInMount(), losses, warnings);
  return losses + warnings == 0 ? 0 : 1;
}
