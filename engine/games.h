// The table of games: menus, records, saves and tests walk it.
#pragma once

#include <span>

#include "engine/game/game.h"

namespace lucca {

std::span<const Game> games();

// Null when there is no such game (a save from a later version).
const Game* findGame(GameId id);

}  // namespace lucca
