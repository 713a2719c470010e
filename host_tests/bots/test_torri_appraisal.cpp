// What Torri's computer players see in a position, where whole turns do not show it.
#include "engine/bots/torri/appraisal.h"
#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

constexpr const char* kHouses = R"(
    . . . . . .
    . w . . k .
    . . . . . .
    . . . . . .
    . r . . b .
    . . . . . .)";

// How much better white's position is when two prisoners are white's and not black's, with `gone` bricks of each colour out of play.
int worthOfTwoPrisoners(const Setup& setup, uint8_t gone) {
  int standingWith[2];
  for (Brick holder : {kW, kK}) {
    Position from{.setup = setup, .picture = kHouses};
    for (uint8_t& captives : from.captives[index(kB)]) captives = gone;
    from.captives[index(holder)][index(kR)] = 2;
    const State state = at(from);
    standingWith[holder == kK] = standing(Scale(state), state, 0);
  }
  return standingWith[0] - standingWith[1];
}

// Section 5: without bricks to place the game is over, and with no towers the prisoners decide it.
TEST(prisoners_count_more_when_the_bricks_run_out) {
  for (int players = 2; players <= 3; ++players) {
    const Setup setup = Table{.players = players}.setup();
    const int early = worthOfTwoPrisoners(setup, 0), late = worthOfTwoPrisoners(setup, 8);
    TEST_ASSERT_GREATER_THAN(0, early);
    TEST_ASSERT_GREATER_THAN(4 * early, late);
  }
}

// Who may switch to the highest tower wins by it before the bricks run out.
TEST(with_the_switch_they_do_not) {
  const Setup setup = Table{.switching = true}.setup();
  TEST_ASSERT_LESS_OR_EQUAL(worthOfTwoPrisoners(setup, 0), worthOfTwoPrisoners(setup, 8));
}

TEST(who_minds_no_rivals_does_not_see_their_tower) {
  const State low = at({.setup = Table{}.setup(), .picture = kHouses});
  const State high = at({.setup = Table{}.setup(), .picture = R"(
    . . . . . .
    . w . . rbrk b
    . . . . r .
    . . . . . .
    . r . . b .
    . . . . . .)"});
  TEST_ASSERT_LESS_THAN(standing(Scale(low), low, 0), standing(Scale(high), high, 0));
  TEST_ASSERT_EQUAL(standing(Scale(low, 0), low, 0), standing(Scale(high, 0), high, 0));
}

}  // namespace
