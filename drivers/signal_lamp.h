// The signals of the coloured lamp beside the screen, where the board has one. It is dark in play, and its signals are soft: a glow in
// the next player's colour when the device is handed over, an amber one when charging begins and a green one when it is
// done, a red one now and then while the battery is low, and steady red on the page about a fault. It follows the
// screen's brightness, and is dark at the lowest step and whenever the screen is dimmed or asleep.
#pragma once

#include "drawing/colour.h"
#include "drivers/battery.h"
#include "drivers/led.h"
#include "drivers/light.h"

namespace lucca {

class SignalLamp {
 public:
  static constexpr uint32_t kLowEveryMs = 8000, kCriticalEveryMs = 3000;

  explicit SignalLamp(Led& led) : led_(led) {}

  void glow(Colour colour, uint32_t nowMs);
  // Shows a colour until another steady one is set; kLedOff: none.
  void setSteady(LedColour colour) { led_.setSteady(colour); }
  void next(uint32_t nowMs, const Battery& battery, const Light& light);

 private:
  enum class Power : uint8_t { Unknown, Battery, Charging, Full, Low, Critical };
  static Power powerOf(const Battery& battery);
  void tellPower(uint32_t nowMs, Power power);

  StatusLed led_;
  Power power_ = Power::Unknown;
  uint32_t toldAt_ = 0;
};

}  // namespace lucca
