// What the screens know of the machine they run on.
#pragma once

#include <cstdint>

#include "drivers/fault.h"
#include "drivers/keys.h"

namespace lucca {
class PanelTrial;
}

namespace lucca::ui {

struct MachineFacts {
  KeyLayout keys = KeyLayout::Eight;
  const char* board = "";
  const char* version = "";
  uint16_t thinkSteps = 4;  // of a computer player in one turn of the loop
  Fault fault = {};         // why the device restarted; none: it was switched on
  const char* faultWords = "";
  bool supplyDipped = false;    // it restarted because its supply failed for a moment
  bool smallFlash = false;      // the chip has no room where saves belong: nothing is remembered
  PanelTrial* panel = nullptr;  // whose settings can be tried out; null: the screen has none
};

}  // namespace lucca::ui
