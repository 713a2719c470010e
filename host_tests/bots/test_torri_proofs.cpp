// Turns that win whatever is answered are found by their levels, win, and a victory that the other has in hand is stopped
// where it can be. With LUCCA_TABLE=1 in its environment it prints what was counted.
#include <cstdio>
#include <cstdlib>

#include "host_tests/bots/torri_turns.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

constexpr const char* kPositions[] = {
#include "host_tests/bots/torri_proofs.inc"
};

// Any turn at all.
void playAnything(State& state, Rng& rng) {
  static ActionList list;
  const Seat seat = state.seat;
  while (state.phase != Phase::Over && state.seat == seat) {
    legal(state, list);
    TEST_ASSERT_TRUE(apply(state, list[rng.below(static_cast<uint32_t>(list.size()))]) == Verdict::Accepted);
    passRules(state);
  }
}

TEST(every_win_but_one_is_proved) {
  int wins = 0, proved = 0, steps = 0;
  for (const char* text : kPositions) {
    State state{};
    if (!read(text, "win", state)) continue;
    ++wins;
    proved += hasProof(state, steps);
  }
  if (std::getenv("LUCCA_TABLE")) std::printf("%d of %d, %d steps each\n", proved, wins, steps / wins);
  TEST_ASSERT_EQUAL(40, wins);
  TEST_ASSERT_GREATER_OR_EQUAL(39, proved);
}

// In the others the seat to move cannot win, so no level may claim a win.
TEST(nothing_is_proved_that_is_not_so) {
  int steps = 0;
  for (const char* text : kPositions) {
    State state{};
    if (!read(text, "save", state)) continue;
    TEST_ASSERT_FALSE(hasProof(state, steps));
  }
}

// Against the level's own answer and against any.
bool winsAlways(State state, Seat seat) {
  for (uint32_t seed = 0; seed < 8; ++seed) {
    State then = state;
    Rng rng(seed);
    if (seed == 0) {
      playTurn(then, Level::Master, seed);
    } else {
      playAnything(then, rng);
    }
    if (then.phase != Phase::Over || result(then).winners != seatBit(seat)) return false;
  }
  return true;
}

int percentFound(Level level) {
  int wins = 0, found = 0;
  for (const char* text : kPositions) {
    State state{};
    if (!read(text, "win", state)) continue;
    ++wins;
    const Seat seat = state.seat;
    playTurn(state, level, 7);
    found += winsAlways(state, seat);
  }
  if (std::getenv("LUCCA_TABLE")) std::printf("%s found %d of %d\n", nameOf(level), found, wins);
  return found * 100 / wins;
}

TEST(levels_find_the_wins) {
  TEST_ASSERT_GREATER_OR_EQUAL(95, percentFound(Level::Master));
  TEST_ASSERT_GREATER_OR_EQUAL(85, percentFound(Level::Hard));
  TEST_ASSERT_GREATER_OR_EQUAL(65, percentFound(Level::Normal));
}

int savesFound(Level level) {
  int saves = 0, found = 0, steps = 0;
  for (const char* text : kPositions) {
    State state{};
    if (!read(text, "save", state)) continue;
    ++saves;
    playTurn(state, level, 7);
    found += state.phase != Phase::Over && !hasProof(state, steps);
  }
  if (std::getenv("LUCCA_TABLE")) std::printf("%s saved %d of %d\n", nameOf(level), found, saves);
  return found;
}

TEST(victories_in_hand_are_stopped) {
  TEST_ASSERT_GREATER_OR_EQUAL(15, savesFound(Level::Master));
  TEST_ASSERT_GREATER_OR_EQUAL(10, savesFound(Level::Hard));
}

}  // namespace
