// The lamps on PWM pins: the backlight and the coloured LED.
#pragma once

#include "boards/board.h"
#include "drivers/led.h"
#include "drivers/light.h"

namespace lucca {

class PicoBacklight final : public Backlight {
 public:
  explicit PicoBacklight(const DisplayPins& pins) : pin_(pins.backlight), hz_(pins.lightHz) {}

  void init();  // off
  void set(uint8_t level) override;

 private:
  Pin pin_;
  uint16_t hz_;
  uint16_t wrap_ = 0;
};

class PicoLed final : public Led {
 public:
  explicit PicoLed(const LedPins& pins) : pins_(pins) {}

  void init();  // off
  void set(LedColour colour) override;

 private:
  void setOne(Pin pin, uint8_t level) const;

  LedPins pins_;
};

}  // namespace lucca
