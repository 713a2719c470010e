// What the device lends to its screens. All of it outlives them.
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
  const MachineFacts& facts;
  SoundPlayer& sound;
  const Battery& battery;
  SignalLamp& lamp;
  SeedSource& seeds;
  Store* store;  // null: nothing is remembered
};

}  // namespace lucca::ui
