// Cities for tests: some that were played before, and one that is played to its end.
#pragma once

#include "host_tests/ui/harness/device.h"
#include "ui/setup/city.h"

namespace lucca::ui::test {

// The store has Cities 1 to 12 of the game, with medals of all kinds; the device is switched on again.
void keepCities(Device& device, GameId game);
// Plays the session's city on to its end; the person as a master would (the same game each time), or (not `well`) as badly as it
// comes.
void playCityOn(Device& device, bool well);
// From the menu to the city's medal.
void endCity(Device& device, GameId game, int number, bool well);

}  // namespace lucca::ui::test
