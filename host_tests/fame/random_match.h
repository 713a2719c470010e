// Matches played at random, for tests of what becomes of finished and passed games.
#pragma once

#include <unity.h>

#include "base/rng.h"
#include "engine/game/match.h"

namespace lucca::test {

// Plays until the match has this many entries, or to its end. `rngOf(entry)` is the generator that chooses an entry.
template <class RngOf>
void playRandomly(Match& match, std::size_t entries, RngOf rngOf) {
  ActionList legal;
  while (match.history().size() < entries) {
    match.settle();
    if (match.toMove() == kOver) break;
    legal.clear();
    match.legal(legal);
    const std::size_t at = rngOf(match.history().size()).below(static_cast<uint32_t>(legal.size()));
    TEST_ASSERT_TRUE(match.apply(legal[at]) == Verdict::Accepted);
  }
  match.settle();
}

}  // namespace lucca::test
