// The game that a city's number fixes, and how one is begun.
#pragma once

#include "ui/game/city.h"

namespace lucca::ui {

class App;

// The standard game with the usual number of seats against rivals of the normal level, the cards in the order of the number.
// Where a player is chosen to begin, the person begins in odd cities and a rival in even ones. Its seed is the number.
Plan cityPlan(GameId game, int number);

// The slot in which that city waits to be played on; -1: none.
int slotOfCity(App& app, GameId game, int number);
// Resumes the city if it waits in a slot; else begins it, under the name that the person had in the last games. When all
// slots have a game, the player is asked which one may go.
void beginCity(App& app, GameId game, int number);

}  // namespace lucca::ui
