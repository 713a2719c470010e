// The parts that a machine lends to the device: the firmware on a board, a program on a PC, a test.
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

// The machine owns every part and keeps it as long as the Device lives. A part that the hardware lacks is an object that
// does nothing (SilentSpeaker) or answers that it does not know (NoPowerSource).
struct Machine {
  Glass& glass;                  // shows the pictures; sleeps and wakes
  Watchdog& watchdog;            // fed once a tick; restarts the chip after a timeout
  SeedSource& seeds;             // random numbers for new games
  Speaker& speaker;              // one square wave
  Backlight& backlight;          // 0..255, linear in light
  PowerSource& power;            // battery voltage and charger
  Led& led;                      // the coloured lamp beside the screen
  FlashDevice* flash = nullptr;  // for saves; null: the device forgets everything when it is switched off
  ui::MachineFacts facts = {};   // constant facts about the machine
};

}  // namespace lucca::loop
