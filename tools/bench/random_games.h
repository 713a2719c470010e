// Random games with the full legal list at every decision: the work that the benchmarks count.
#pragma once

#include <cstdint>

#include "base/rng.h"
#include "engine/game/action.h"
#include "engine/game/seat.h"
#include "engine/game/setup.h"
#include "engine/game/verdict.h"

namespace lucca::bench {

struct Count {
  uint32_t decisions = 0;  // of players; chance and the rules' steps are work between them
  uint32_t actions = 0;    // with those
};

// `G` is a game's own row of functions: Rules of engine/<game>/game.h.
template <class G>
[[gnu::noinline]] Count playRandomGames(const Setup& setup, uint32_t games, uint32_t seed) {
  Count count;
  Rng rng(seed);
  ActionList legal;
  typename G::State state;
  for (uint32_t i = 0; i < games; ++i) {
    if (G::init(state, setup) != Verdict::Accepted) return count;
    for (Seat seat = G::toMove(state); seat != kOver; seat = G::toMove(state)) {
      Action action;
      if (seat == kChance) {
        action = G::drawChance(state, rng);
      } else {
        G::legal(state, legal);
        action = legal[seat == kRules ? 0 : rng.below(static_cast<uint32_t>(legal.size()))];
        count.decisions += seat >= 0;
      }
      if (G::apply(state, action) != Verdict::Accepted) return count;
      ++count.actions;
    }
  }
  return count;
}

}  // namespace lucca::bench
