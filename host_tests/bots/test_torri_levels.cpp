// How Torri's levels err: positions in which each is known to, while the next one does not. With LUCCA_TABLE=1 in its environment it
// prints what was counted.
#include <cstdio>
#include <cstdlib>

#include "host_tests/bots/torri_turns.h"
#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;
using lucca::test::nameOf;

namespace {

constexpr uint32_t kSeeds = 3;

constexpr const char* kSlips[] = {
#include "host_tests/bots/torri_slips.inc"
};
constexpr const char* kProofs[] = {
#include "host_tests/bots/torri_proofs.inc"
};

// In how many of 100 turns a level lets the other win, in positions in which `who` is known to.
int percentGivenAway(const char* who, Level level) {
  int turns = 0, given = 0, steps = 0;
  for (const char* text : kSlips) {
    State before{};
    if (!read(text, who, before)) continue;
    for (uint32_t seed = 1; seed <= kSeeds; ++seed, ++turns) {
      State state = before;
      playTurn(state, level, seed);
      given +=
          state.phase == Phase::Over ? result(state).winners != seatBit(before.seat) : hasProof(state, steps);
    }
  }
  if (std::getenv("LUCCA_TABLE"))
    std::printf("where %s errs, %s does in %d of %d turns\n", who, nameOf(level), given, turns);
  return given * 100 / turns;
}

// It weighs what the other has, but does not look at his answers: a strike from afar, a switch.
TEST(normal_overlooks_the_answer) {
  TEST_ASSERT_GREATER_OR_EQUAL(80, percentGivenAway("normal", Level::Normal));
  TEST_ASSERT_LESS_OR_EQUAL(20, percentGivenAway("normal", Level::Hard));
  TEST_ASSERT_LESS_OR_EQUAL(10, percentGivenAway("normal", Level::Master));
}

// It looks at a few answers to a few of its turns, and misjudges a little.
TEST(hard_overlooks_the_unlikely_answer) {
  TEST_ASSERT_GREATER_OR_EQUAL(80, percentGivenAway("hard", Level::Hard));
  TEST_ASSERT_LESS_OR_EQUAL(10, percentGivenAway("hard", Level::Master));
}

// The other wins at his next turn unless the only pair of lots that stops it is found.
int percentStopped(Level level) {
  int turns = 0, stopped = 0;
  for (const char* text : kProofs) {
    State before{};
    if (!read(text, "save", before)) continue;
    for (uint32_t seed = 1; seed <= kSeeds; ++seed, ++turns) {
      State state = before;
      playTurn(state, level, seed);
      stopped += state.phase != Phase::Over;
    }
  }
  if (std::getenv("LUCCA_TABLE")) std::printf("%s stopped %d of %d\n", nameOf(level), stopped, turns);
  return stopped * 100 / turns;
}

// Easy keeps building, and stops the threat only where it builds there anyway.
TEST(easy_does_not_see_who_is_about_to_win) {
  TEST_ASSERT_LESS_OR_EQUAL(50, percentStopped(Level::Easy));
  TEST_ASSERT_GREATER_OR_EQUAL(75, percentStopped(Level::Normal));
}

// White's tower of five would lose its top to the stronger black one beside it if a house joined them.
TEST(easy_does_not_throw_a_tower_away) {
  for (uint32_t seed = 1; seed <= 20; ++seed) {
    State state = at({.setup = Table{}.setup(), .picture = R"(
    . . . . . .
    . . . . k .
    . rbkrw . . rbk r
    . r . . b .
    . . . . . .
    . . . . . .)"});
    playTurn(state, Level::Easy, seed);
    TEST_ASSERT_GREATER_OR_EQUAL(5, standingOf(state, kW).highestTower);
  }
}

}  // namespace
