// What a machine gives to the handheld that runs on it: the firmware on a board, a program on a PC, a test.
#pragma once

#include "drivers/battery.h"
#include "drivers/chip.h"
#include "drivers/display/glass.h"
#include "drivers/flash_device.h"
#include "drivers/led.h"
#include "drivers/light.h"
#include "drivers/sound.h"
#include "ui/shell/machine_facts.h"

namespace lucca::loop {

// All of it outlives the Device.
struct Machine {
  Glass& glass;
  Watchdog& watchdog;
  SeedSource& seeds;
  Speaker& speaker;
  Backlight& backlight;
  PowerSource& power;
  Led& led;
  FlashDevice* flash = nullptr;  // null: nothing is remembered
  ui::MachineFacts facts = {};
};

}  // namespace lucca::loop
