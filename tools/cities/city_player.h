// Plays a city with a computer in the person's seat, and says what its medals ask for.
#pragma once

#include "engine/bots/bot.h"
#include "ui/game/city.h"

namespace lucca {

// What a level made of a city: points, or the turns of its own in which it won; 0: it lost. `attempt` gives it other thoughts;
// the rivals think what they think on every device.
int playCity(GameId game, int number, Level level, int attempt = 0);

// The marks of bronze, silver and gold.
ui::City medalsOf(GameId game, int number, ui::Cities::Count count);

}  // namespace lucca
