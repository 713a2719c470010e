// Time on the chip, and sleeping until there is something to do.
#pragma once

#include <cstdint>

#include "firmware/pico/pico_keys.h"

namespace lucca {

class PicoClock {
 public:
  // The longest doze: the battery is looked at twice a second.
  static constexpr uint32_t kDozeMs = 500;

  // The keys that end a doze or a stop. They outlive this.
  explicit PicoClock(PicoKeys& keys) : keys_(keys) {}

  // Stops the USB PLL for good: nothing needs USB, and the converter gets its clock from the system's PLL.
  void init();
  uint32_t nowMs() const;
  // The processor sleeps until then; the display's interrupts are served meanwhile.
  void sleepUntil(uint32_t ms);
  // The same with the PLL off, from the crystal's 12 MHz, which takes a fraction of the current (docs/power.md), and until a
  // key goes down at the latest. Only for a dark and silent device with nothing on its wires: light, speaker and display count
  // the system's clock, which has its full speed again when this returns.
  void dozeUntil(uint32_t ms);
  // Stops every clock of the chip until a key goes down. The time does not advance meanwhile.
  void stop();

 private:
  PicoKeys& keys_;
  unsigned alarm_ = 0;
};

}  // namespace lucca
