#include "engine/games.h"

namespace lucca {

const Game* findGame(GameId id) {
  for (const Game& game : games()) {
    if (game.id == id) return &game;
  }
  return nullptr;
}

}  // namespace lucca
