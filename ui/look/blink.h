// The preview of a choice, which blinks in its place while a seat decides, for example the floor that a card would become.
// After less than five seconds it stays visible, so that it does not disturb a player who thinks for long, and the processor
// can sleep. Time is an argument.
#pragma once

#include <cstdint>

#include "drawing/rect.h"

namespace lucca::ui {

class Blink {
 public:
  static constexpr uint32_t kMs = 400;

  // Restarts, with the blinking part in view.
  void begin(uint32_t nowMs) {
    turns_ = 0;
    turnedAt_ = nowMs;
  }
  // True when what blinks must be drawn again, inside of area().
  bool next(uint32_t nowMs) {
    if (area_.empty() || turns_ == kTurns || nowMs - turnedAt_ < kMs) return false;
    ++turns_;
    turnedAt_ = nowMs;
    return true;
  }
  const Rect& area() const { return area_; }
  // Call it before a whole picture is drawn, which reports the blinking area again.
  void forgetArea() { area_ = Rect{}; }

  // While drawing: reports that something blinks inside of this area. False: it is invisible now.
  bool shows(const Rect& area) {
    area_ = join(area_, area);
    return turns_ % 2 == 0;
  }

 private:
  static constexpr uint8_t kTurns =
      12;  // changes from visible to invisible or back; the last one leaves it visible

  uint8_t turns_ = 0;
  uint32_t turnedAt_ = 0;
  Rect area_{};
};

}  // namespace lucca::ui
