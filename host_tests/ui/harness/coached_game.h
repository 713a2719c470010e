// A game of two people, each with a coach, played at random until a coach warns.
#pragma once

#include "host_tests/ui/harness/device.h"

namespace lucca::ui::test {

// Begins the game and plays it with random decisions. True: the warning is on the screen; false: the game ended without one.
bool playUntilWarned(Device& device, GameId game, uint32_t seed);

}  // namespace lucca::ui::test
