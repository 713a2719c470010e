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

 private:
  unsigned alarm_ = 0;
};

}  // namespace lucca
