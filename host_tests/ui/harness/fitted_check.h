// A board with the facts of a PicoSystem, which counts how often its loader is started.
#pragma once

#include "drivers/board_check.h"

namespace lucca::ui::test {

struct FittedCheck final : BoardCheck {
  BoardReading read() override { return reading; }
  void startLoader() override { ++loaders; }

  BoardReading reading{.chip = 2040,
                       .revision = 2,
                       .flashId = 0xEF4018,
                       .flashBytes = 16 * 1024 * 1024,
                       .start = ChipStart::Dip,
                       .converter = 1613,
                       .tearingUs = 16'667,
                       .wireHz = 62'500'000,
                       .keys = 0x0FF,
                       .down = 0,
                       .bounces = 12,
                       .freeStack = 1824};
  int loaders = 0;
};

}  // namespace lucca::ui::test
