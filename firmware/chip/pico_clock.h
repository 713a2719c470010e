// Time on the chip, and sleeping until there is something to do.
#pragma once

#include <cstdint>

namespace lucca {

class PicoClock {
 public:
  void init();
  uint32_t nowMs() const;
  // The processor sleeps until then; the display's interrupts are served meanwhile.
  void sleepUntil(uint32_t ms);
  // The same with the PLLs off, from the crystal's 12 MHz, which takes a fraction of the current (docs/power.md). Only for
  // a dark and silent device with nothing on its wires: light, speaker and display count the system's clock, which has its
  // full speed again when this returns.
  void dozeUntil(uint32_t ms);

 private:
  unsigned alarm_ = 0;
};

}  // namespace lucca
