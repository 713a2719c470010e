// The board's facts for the device check, and the way to its loader.
#pragma once

#include "drivers/board_check.h"
#include "firmware/pico/pico_display_bus.h"
#include "firmware/pico/pico_keys.h"
#include "firmware/pico/pico_power.h"

namespace lucca {

class PicoCheck final : public BoardCheck {
 public:
  PicoCheck(const PicoKeys& keys, const PicoPower& power, PicoDisplayBus& bus)
      : keys_(keys), power_(power), bus_(bus) {}

  // Asks the flash who it is, and marks the stack that is not used yet. Call from main.
  void init(ChipStart start);
  BoardReading read() override;
  void startLoader() override;

 private:
  const PicoKeys& keys_;
  const PicoPower& power_;
  PicoDisplayBus& bus_;
  ChipStart start_ = ChipStart::PowerOn;
  uint32_t flashId_ = 0;
};

}  // namespace lucca
