// Plays a city with a computer in the person's seat, and computes the marks of its medals.
#pragma once

#include "engine/bots/bot.h"
#include "ui/game/city.h"

namespace lucca {

// The result of a level in a city: its points, or the turns it needed to win; 0: it lost. `attempt` gives it another seed;
// the rivals think as on every device.
int playCity(GameId game, int number, Level level, int attempt = 0);

// The marks of bronze, silver and gold.
ui::City medalsOf(GameId game, int number, ui::Cities::Count count);

}  // namespace lucca
