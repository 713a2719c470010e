// A game of Palazzi played by keys on `device`.
#pragma once

#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/seen.h"

namespace lucca::ui::test {

using namespace lucca::palazzi;
using enum Button;

inline const State& known() { return known(session()); }

// A game of people. `edition`: the value of its option.
inline void start(int players, uint8_t edition, bool celebration = false) {
  startPeople(*device, GameId::Palazzi, players,
              {{kEditionOption, edition}, {kCelebrationOption, celebration}});
}

// A new device at its menu, whose pictures `listener` hears.
inline void begin(Panel panel, Language language, TextListener& listener) {
  device = std::make_unique<Device>(panel, language);
  device->toMenu();
  device->listen(listener);
}

// Draws all of the picture at once, when nothing moves.
inline void look() {
  device->rest();
  device->app().screen.redraw();
  device->run(20);
}

}  // namespace lucca::ui::test

// Tests of Palazzi's screens are written with these names.
using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using namespace lucca::palazzi;
using enum Button;
