// The table of minds: a computer player for each game.
#pragma once

#include <span>

#include "engine/bots/mind.h"

namespace lucca {

struct MindRow {
  GameId game;
  // Makes a mind in the workspace and starts it. `view` is of that game and shows a decision of the seat. A budget of 0 is
  // the level's own. `intent` outlives the mind: it holds the earlier plan, and receives the new one.
  Mind* (*begin)(std::span<std::byte> workspace, const AnyView& view, Level level, uint32_t seed,
                 uint32_t budget, Intent& intent);
  uint8_t reasonKinds;  // every Reason::kind is below this
  bool wholeTurns;      // a turn is decided at its first decision; the later ones carry it out
};

std::span<const MindRow> minds();
// Null when no computer plays the game.
const MindRow* findMind(GameId game);

}  // namespace lucca
