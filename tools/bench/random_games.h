// Random games with the full legal list at every decision: the work that the benchmarks count.
#pragma once

#include <cstdint>

#include "engine/games.h"

namespace lucca::bench {

struct Count {
  uint64_t decisions = 0;  // of players; chance and the rules' steps are work between them
  uint64_t actions = 0;    // with those
};

Count playRandomGames(const Game& game, const Setup& setup, uint32_t games, uint32_t seed);

}  // namespace lucca::bench
