// A piezo on a PWM pin.
#pragma once

#include "boards/board.h"
#include "drivers/sound.h"

namespace lucca {

class PicoSpeaker final : public Speaker {
 public:
  explicit PicoSpeaker(Pin pin) : pin_(pin) {}

  void init();
  void tone(uint16_t hz, uint8_t duty) override;

 private:
  Pin pin_;  // kNoPin: silent
};

}  // namespace lucca
