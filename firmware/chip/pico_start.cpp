#include "firmware/chip/pico_start.h"

#include <hardware/watchdog.h>
#include <pico/platform.h>
#if PICO_RP2350
#include <hardware/structs/powman.h>
#else
#include <hardware/structs/vreg_and_chip_reset.h>
#endif

#include <cstdint>

namespace lucca {

namespace {

// Memory forgets within a second without power: both words by chance is one start in 2^64.
constexpr uint32_t kMark[2] = {0x4C756363u, 0xA1307264u};
uint32_t __uninitialized_ram(runMark)[2];

#if PICO_RP2350
bool lostPower() { return (powman_hw->chip_reset & POWMAN_CHIP_RESET_HAD_POR_BITS) != 0; }
bool brownedOut() { return (powman_hw->chip_reset & POWMAN_CHIP_RESET_HAD_BOR_BITS) != 0; }
#else
bool lostPower() {
  return (vreg_and_chip_reset_hw->chip_reset & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_POR_BITS) != 0;
}
bool brownedOut() { return false; }  // it would say lostPower()
#endif

// Whether the memory remembers a run; from now on it does.
bool leaveMark() {
  volatile uint32_t* mark = runMark;
  const bool marked = mark[0] == kMark[0] && mark[1] == kMark[1];
  mark[0] = kMark[0];
  mark[1] = kMark[1];
  return marked;
}

}  // namespace

ChipStart chipStart() {
  return startOf({.byWatchdog = watchdog_caused_reboot(),
                  .powerOn = lostPower(),
                  .brownOut = brownedOut(),
                  .marked = leaveMark()});
}

}  // namespace lucca
