// The strikes of the next turn against a tower, compared with a search over every turn and every choice of prisoners.
#include "engine/torri/threats.h"
#include "host_tests/suite.h"
#include "host_tests/torri/every_strike.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

constexpr uint32_t kGames = suite::kSanitized ? 3 : 25;

// Plays on at random until the seat is to place its first brick in a turn of about that number. False: the game is over.
bool playTo(State& state, Rng& rng, int turn) {
  while (state.phase != Phase::Over) {
    if (state.phase == Phase::Place && state.used == 0 && state.turn >= turn) return true;
    ActionList choices;
    legal(state, choices);
    const Action action = choices[rng.below(static_cast<uint32_t>(choices.size()))];
    TEST_ASSERT_TRUE(apply(state, action) == Verdict::Accepted);
  }
  return false;
}

int leastPossible(const State& state, Seat attacker, Brick colour) {
  StrikeSearch search;
  search.begin(state, attacker, colour);
  while (!search.advance(state, kLots)) {
  }
  return search.leastPossible();
}

}  // namespace

TEST(a_strike_is_what_a_search_over_all_turns_finds) {
  int strikes = 0, byTwo = 0;
  for (uint32_t seed = 1; seed <= kGames; ++seed) {
    State state;
    TEST_ASSERT_TRUE(init(state, {GameId::Torri, 2, {0, 1, 0, 1, 2, 3}}) == Verdict::Accepted);
    Rng rng(seed);
    for (int turn = 4; turn < 16 && playTo(state, rng, turn); turn += 2) {
      const Seat attacker = state.seat;
      const Brick colour = colourOfSeat(state, static_cast<Seat>(1 - attacker));
      const int now = standingOf(state, colour).highestTower;
      const int one = leastByOne(state, colour, now), two = leastByTwo(state, colour, one);
      const Strike first = strikeOn(state, attacker, colour, 1), both = strikeOn(state, attacker, colour, 2);
      TEST_ASSERT_EQUAL(one < now, static_cast<bool>(first));
      TEST_ASSERT_EQUAL(one, first ? first.left : now);
      TEST_ASSERT_EQUAL(two < now, static_cast<bool>(both));
      TEST_ASSERT_EQUAL(two, both ? both.left : now);
      TEST_ASSERT_GREATER_OR_EQUAL(leastPossible(state, attacker, colour), two);
      strikes += static_cast<bool>(first);
      byTwo += two < one;
    }
  }
  TEST_ASSERT_GREATER_THAN(0, strikes);
  TEST_ASSERT_GREATER_THAN(0, byTwo);
}

// The turn that is named can be played, and does what is said.
TEST(the_strike_that_is_named_can_be_played) {
  for (uint32_t seed = 1; seed <= kGames; ++seed) {
    State state;
    TEST_ASSERT_TRUE(init(state, {GameId::Torri, 2, {0, 1, 0, 1, 2, 3}}) == Verdict::Accepted);
    Rng rng(seed);
    if (!playTo(state, rng, 10)) continue;
    const Brick colour = colourOfSeat(state, static_cast<Seat>(1 - state.seat));
    const Strike strike = strikeOn(state, state.seat, colour, 2);
    if (!strike) continue;
    State next = state;
    TEST_ASSERT_TRUE(apply(next, strike.first) == Verdict::Accepted);
    const bool both = strike.second != kNoAction;
    TEST_ASSERT_TRUE(!both || apply(next, strike.second) == Verdict::Accepted);
    TEST_ASSERT_EQUAL(strike.left, mostAfter(next, colour));
  }
}
