// What the number of a city fixes.
#pragma once

#include "ui/game/city.h"

namespace lucca::ui {

// The standard game with the usual number of seats against rivals of the normal level, the cards in the order of the number.
// Where a player is chosen to begin, the person begins in odd cities and a rival in even ones. Its seed is the number.
Plan cityPlan(GameId game, int number);

}  // namespace lucca::ui
