// The parts that the device lends to its screens. The device owns them and outlives the screens.
#pragma once

#include "drivers/battery.h"
#include "drivers/chip.h"
#include "drivers/signal_lamp.h"
#include "drivers/sound.h"
#include "ui/shell/machine_facts.h"

namespace lucca {
class Store;
}

namespace lucca::ui {

struct Services {
  const MachineFacts& facts;  // constant from the start on
  SoundPlayer& sound;         // plays one sound at a time
  const Battery& battery;     // charge in percent, where the board knows it
  SignalLamp& lamp;           // whose turn it is, and warnings, in colours
  SeedSource& seeds;          // random numbers for new games
  Store* store;               // for saves; null: saves are off, and the screens say so
};

}  // namespace lucca::ui
