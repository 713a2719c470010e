#include "engine/games.h"

#include "engine/palazzi/game.h"
#include "engine/torri/game.h"

namespace lucca {
namespace {

constexpr Game kGames[] = {palazzi::kGame, torri::kGame};

}  // namespace

std::span<const Game> games() { return kGames; }

}  // namespace lucca
