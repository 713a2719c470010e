#include "engine/games.h"

#include "engine/palazzi/game.h"
#include "engine/torri/game.h"

namespace lucca {
namespace {

constexpr Game kGames[] = {palazzi::kGame, torri::kGame};

}  // namespace

std::span<const Game> games() { return kGames; }

const Game* findGame(GameId id) {
  for (const Game& game : games()) {
    if (game.id == id) return &game;
  }
  return nullptr;
}

}  // namespace lucca
