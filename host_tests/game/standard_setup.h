// A game for `players` with the standard value of every option.
#pragma once

#include "engine/game/game.h"

namespace lucca::test {

inline Setup standardSetup(const Game& game, uint8_t players) {
  Setup setup{game.id, players, {}};
  for (std::size_t i = 0; i < game.options.size(); ++i) setup.option[i] = game.options[i].standard;
  return setup;
}

}  // namespace lucca::test
