// The watchdog, and what happens when the program fails: the place is kept in the watchdog's own registers and written to
// the serial line, and the device starts again.
#pragma once

#include <cstdint>

#include "drivers/chip.h"
#include "drivers/fault.h"

namespace lucca {

class PicoWatchdog final : public Watchdog {
 public:
  static constexpr uint32_t kTimeoutMs = 3000;    // seven times the slowest erase of a sector
  static constexpr uint32_t kGoodRunMs = 60'000;  // after this the next fault counts as the first

  // Why the device started; the watchdog is on, and the stack guarded. Call once, first thing.
  Fault init();
  const char* words() const { return words_; }  // of the panic that init() found, or none
  void feed(uint32_t nowMs) override;

 private:
  bool counting_ = false;
  const char* words_ = "";
};

}  // namespace lucca
