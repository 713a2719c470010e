// A board's facts about itself, for the device check and a bug report; and the way to its loader.
#pragma once

#include <cstdint>

#include "drivers/chip_start.h"
#include "drivers/keys.h"

namespace lucca {

struct BoardReading {
  uint16_t chip = 0;        // 2040 or 2350
  uint8_t revision = 0;     // of the chip, as it numbers itself
  uint32_t flashId = 0;     // JEDEC: maker, kind and size, a byte each
  uint32_t flashBytes = 0;  // by that number; 0: unknown
  ChipStart start = ChipStart::PowerOn;
  uint16_t converter = 0;  // the last reading of the battery's pin, 0 to 4095; 0: the board measures none
  uint32_t tearingUs = 0;  // of the panel's tearing line, from pulse to pulse; 0: there are none
  uint32_t wireHz = 0;     // the clock of the panel's wire, as it really is
  PadSet keys = 0;         // that the board has
  PadSet down = 0;         // now
  uint16_t bounces = 0;    // of all keys, since the start
  uint16_t freeStack = 0;  // bytes that were never used since the start
};

class BoardCheck {
 public:
  virtual BoardReading read() = 0;
  // Starts the chip's USB loader: it does not return. Everything must be saved.
  virtual void startLoader() = 0;

 protected:
  ~BoardCheck() = default;
};

}  // namespace lucca
