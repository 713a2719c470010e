// Presses and releases between two reads of the keys. The chip remembers a falling edge of each pin; this class decides what
// such an edge means when the level alone does not show it.
//
// An edge counts only when the last read is long ago, as after a blocking erase of the flash: between two reads of the
// usual loop no finger presses and lets go, so an edge that short is a disturbance on the wire. So is one that ended a sleep
// and left no key down. An edge soon after the key changed is its bounce.
#pragma once

#include <array>
#include <cstdint>

#include "drivers/keys.h"

namespace lucca {

class KeyEdges {
 public:
  static constexpr uint32_t kLongMs = 8;     // two turns of the loop
  static constexpr uint32_t kSteadyMs = 24;  // contacts are at rest this long after they changed
  // A key pressed again during a long step is down for at least this long, so that its lock after the release hides no short press.
  static constexpr uint32_t kAgainMs = 2 * Keys::kLockMs;

  // `down`: the keys that are down now. `fell`: those that went down at least once since the last call. Returns what the
  // keys driver is to see: a tap between two calls is down for one call, a key let go and pressed again is up for one.
  PadSet next(uint32_t nowMs, PadSet down, PadSet fell);
  // The loop slept until now, and any edge would have woken it at once: a key that is up again was not pressed by a finger.
  void slept(uint32_t nowMs) { lastMs_ = nowMs; }
  // Edges that were ignored so far: bounces and disturbances.
  uint16_t ignored() const { return ignored_; }

 private:
  bool started_ = false;
  PadSet last_ = 0;
  uint16_t ignored_ = 0;
  uint32_t lastMs_ = 0;
  PadSet again_ = 0;  // pressed again during the last long step
  uint32_t againAt_ = 0;
  std::array<uint32_t, kPads> changedAt_{};
};

}  // namespace lucca
