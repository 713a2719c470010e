// The machine under the handheld: its small hardware interfaces, as the firmware, the simulators and the tests give them.
#pragma once

#include <cstdint>

#include "drivers/battery.h"
#include "drivers/fault.h"
#include "drivers/keys.h"
#include "drivers/led.h"
#include "drivers/light.h"
#include "drivers/sound.h"

namespace lucca {
class Store;
}

namespace lucca::ui {

struct Services {
  Speaker& speaker;
  Backlight& backlight;
  PowerSource& power;
  Led& led;
  Store* store = nullptr;  // null: nothing is remembered
  // A new number at each call, as unlike the last as the machine can make it.
  uint32_t (*randomSeed)() = nullptr;
  KeyLayout keys = KeyLayout::Eight;
  const char* board = "";
  const char* version = "";
  uint16_t thinkSteps = 4;  // of a computer player in one call of next()
  // Whether the last picture is still leaving for the panel; null: pictures are there at once.
  bool (*pictureOnItsWay)() = nullptr;
  Fault fault = {};  // why the device restarted; none: it was switched on
};

}  // namespace lucca::ui
