// What would be, on and off in place while a seat decides: the floor that a card would become. It blinks for less than five
// seconds and then stays in view: who thinks for long is not pestered, and the processor sleeps. Time is an argument.
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
  // A whole picture is about to say what blinks.
  void forgetArea() { area_ = Rect{}; }

  // While drawing: something blinks inside of this area. False: it is not to be seen now.
  bool shows(const Rect& area) {
    area_ = join(area_, area);
    return turns_ % 2 == 0;
  }

 private:
  static constexpr uint8_t kTurns = 12;  // going and coming; the last one leaves it in view

  uint8_t turns_ = 0;
  uint32_t turnedAt_ = 0;
  Rect area_{};
};

}  // namespace lucca::ui
