// Finds the seat that draws for chance, when players have a game in different browsers.
#pragma once

#include <cstdint>

#include "engine/game/game.h"
#include "ui/game/plan.h"

namespace lucca::ui {

// Returns the seat that decides after chance has drawn, if its player is away; else the next seat whose player is. `away`: a
// bit for each seat, not 0. The answer depends only on what everybody knows, not on the cards that come.
Seat drawerOf(const Game& game, const AnyState& atChance, const Plan& plan, uint8_t away);

}  // namespace lucca::ui
