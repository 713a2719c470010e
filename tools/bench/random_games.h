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

// With the functions of the game whose state this is, not through its row: the compiler may inline them.
template <class State>
[[gnu::noinline]] Count playRandomGames(const Setup& setup, uint32_t games, uint32_t seed) {
  Count count;
  Rng rng(seed);
  ActionList choices;
  State state;
  for (uint32_t i = 0; i < games; ++i) {
    if (init(state, setup) != Verdict::Accepted) return count;
    for (;;) {
      const Seat seat = toMove(state);
      Action action;
      if (seat >= 0) {
        legal(state, choices);
        action = choices[rng.below(static_cast<uint32_t>(choices.size()))];
        ++count.decisions;
      } else if (seat == kChance) {
        action = drawChance(state, rng);
      } else if (seat == kRules) {
        action = ruleStep(state);
      } else {
        break;
      }
      if (apply(state, action) != Verdict::Accepted) return count;
      ++count.actions;
    }
  }
  return count;
}

}  // namespace lucca::bench
