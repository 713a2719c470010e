// Every fight that a turn of one or two bricks can bring, over every choice of prisoners: what tests compare the engine with.
#pragma once

#include <unity.h>

#include <algorithm>

#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri::test {

// The most that the colour's highest tower can have, whoever takes which prisoner.
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

// The least that a fight with the next brick leaves of a tower of the colour that takes part in it.
inline int leastByOne(const State& state, Brick colour, int least) {
  ActionList bricks;
  listPlacements(state, bricks);
  for (const Action brick : bricks) {
    const Effect effect = effectOf(state, colourOf(brick), lotOf(brick));
    if (effect.kind != Effect::Kind::Fight) continue;
    if (colourAt(state, effect.stronger) != colour && colourAt(state, effect.weaker) != colour) continue;
    State next = state;
    TEST_ASSERT_TRUE(apply(next, brick) == Verdict::Accepted);
    least = std::min(least, mostAfter(next, colour));
  }
  return least;
}

// The same with a first brick that does nothing else.
inline int leastByTwo(const State& state, Brick colour, int least) {
  ActionList bricks;
  listPlacements(state, bricks);
  for (const Action brick : bricks) {
    if (effectOf(state, colourOf(brick), lotOf(brick)).kind != Effect::Kind::None) continue;
    State next = state;
    TEST_ASSERT_TRUE(apply(next, brick) == Verdict::Accepted);
    if (next.phase == Phase::Place) least = leastByOne(next, colour, least);
  }
  return least;
}

}  // namespace lucca::torri::test
