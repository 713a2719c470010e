// Every fight that a turn of one or two bricks can bring, over every choice of prisoners: what tests compare the engine with.
#pragma once

#include <unity.h>

#include <algorithm>

#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri::test {

// The most floors that the colour's highest tower can have, over all choices of prisoners.
inline int mostAfter(const State& state, Brick colour) {
  if (struggleOf(state).placed == kNoLot) return standingOf(state, colour).highestTower;
  ActionList steps;
  legal(state, steps);
  int most = 0;
  for (const Action step : steps) {
    State next = state;
    TEST_ASSERT_TRUE(apply(next, step) == Verdict::Accepted);
    most = std::max(most, mostAfter(next, colour));
  }
  return most;
}

// The least of `after(next)` over the bricks that are `wanted`, from `least` on.
template <class Wanted, class After>
int leastOver(const State& state, int least, Wanted wanted, After after) {
  ActionList bricks;
  listPlacements(state, bricks);
  for (const Action brick : bricks) {
    if (!wanted(effectOf(state, colourOf(brick), lotOf(brick)))) continue;
    State next = state;
    TEST_ASSERT_TRUE(apply(next, brick) == Verdict::Accepted);
    least = std::min(least, after(next, least));
  }
  return least;
}

// The least that a fight with the next brick leaves of a tower of the colour that takes part in it.
inline int leastByOne(const State& state, Brick colour, int least) {
  const auto strikes = [&](const Effect& effect) {
    return effect.kind == Effect::Kind::Fight &&
           (colourAt(state, effect.stronger) == colour || colourAt(state, effect.weaker) == colour);
  };
  return leastOver(state, least, strikes, [&](const State& next, int) { return mostAfter(next, colour); });
}

// The same with a first brick that does nothing else.
inline int leastByTwo(const State& state, Brick colour, int least) {
  return leastOver(
      state, least, [](const Effect& effect) { return effect.kind == Effect::Kind::None; },
      [&](const State& next, int so) {
        return next.phase == Phase::Place ? leastByOne(next, colour, so) : so;
      });
}

}  // namespace lucca::torri::test
