// Finds the seat that draws for chance, when players have a game in different browsers.
#pragma once

#include <cstdint>

#include "engine/game/game.h"
#include "ui/game/plan.h"

namespace lucca::ui {

// The seat that decides after chance has drawn, if its player is away; else the next one whose player is. `away`: a bit for each
// seat, not 0. Follows from what everybody knows, whatever the cards will be.
Seat drawerOf(const Game& game, const AnyState& atChance, const Plan& plan, uint8_t away);

}  // namespace lucca::ui
