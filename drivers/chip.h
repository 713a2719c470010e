// The services of a processor besides time: a watchdog and unpredictable numbers.
#pragma once

#include <cstdint>

namespace lucca {

class Watchdog {
 public:
  // Call in every turn of the loop; without a call for too long the device restarts.
  virtual void feed(uint32_t nowMs) = 0;

 protected:
  ~Watchdog() = default;
};

class NoWatchdog final : public Watchdog {
 public:
  void feed(uint32_t) override {}
};

class SeedSource {
 public:
  // A new random number at each call, as good as the machine has them.
  virtual uint32_t newSeed() = 0;

 protected:
  ~SeedSource() = default;
};

}  // namespace lucca
