// The battery, where the board can measure it.
#pragma once

#include "boards/board.h"
#include "drivers/battery.h"

namespace lucca {

class PicoPower final : public PowerSource {
 public:
  explicit PicoPower(const PowerPins& pins) : pins_(pins) {}

  void init();
  PowerReading read() override;
  uint16_t converter() const { return converter_; }  // its last reading, 0 to 4095

 private:
  uint32_t measure() const;

  PowerPins pins_;
  uint16_t converter_ = 0;
};

}  // namespace lucca
