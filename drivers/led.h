// A coloured lamp beside the screen, where the board has one.
#pragma once

#include <cstdint>

namespace lucca {

struct LedColour {
  uint8_t red = 0, green = 0, blue = 0;
  friend constexpr bool operator==(const LedColour&, const LedColour&) = default;
};
inline constexpr LedColour kLedOff{};

class Led {
 public:
  virtual void set(LedColour colour) = 0;

 protected:
  ~Led() = default;
};

class NoLed final : public Led {
 public:
  void set(LedColour) override {}
};

// A steady colour with short flashes over it: charging or a low battery below, whose turn it is above.
class StatusLed {
 public:
  explicit StatusLed(Led& led) : led_(led) {}

  void setSteady(LedColour colour) { steady_ = colour; }
  void flash(LedColour colour, uint32_t nowMs, uint16_t ms) {
    flash_ = colour;
    flashStart_ = nowMs;
    flashMs_ = ms;
  }
  void next(uint32_t nowMs) {
    if (flashMs_ != 0 && nowMs - flashStart_ >= flashMs_) flashMs_ = 0;
    const LedColour wanted = flashMs_ != 0 ? flash_ : steady_;
    if (wanted == shown_) return;
    shown_ = wanted;
    led_.set(wanted);
  }

 private:
  Led& led_;
  LedColour steady_, flash_, shown_;
  uint32_t flashStart_ = 0;
  uint16_t flashMs_ = 0;
};

}  // namespace lucca
