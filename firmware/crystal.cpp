// Starts the chip's crystal with the time that the board gives it, in place of the SDK's xosc_init, which knows one time for all.
#include <hardware/clocks.h>
#include <hardware/structs/xosc.h>

#include "firmware/this_board.h"

extern "C" void __wrap_xosc_init() {
  constexpr uint32_t kStepsAMs = (XOSC_HZ / 1000 + 128) / 256;  // the delay counts 256 periods
  xosc_hw->ctrl = XOSC_CTRL_FREQ_RANGE_VALUE_1_15MHZ;
  xosc_hw->startup = kStepsAMs * lucca::thisBoard().crystalMs;
  hw_set_bits(&xosc_hw->ctrl, XOSC_CTRL_ENABLE_VALUE_ENABLE << XOSC_CTRL_ENABLE_LSB);
  while ((xosc_hw->status & XOSC_STATUS_STABLE_BITS) == 0) tight_loop_contents();
}
