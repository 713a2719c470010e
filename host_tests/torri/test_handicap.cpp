// The handicap: rules, section 7.
#include "host_tests/suite.h"
#include "host_tests/torri/endings.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

Setup ahead(const Table& table, std::initializer_list<int> steps) {
  Setup setup = table.setup();
  Seat seat = 0;
  for (const int step : steps) setHandicap(setup, seat++, step);
  return setup;
}

void wins(State state, EndReason reason, SeatSet winners) { over(state, reason, winners); }

constexpr const char* kWhiteTowerOfFour = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    k . . . . .
    kkkw r . . . .)";

TEST(section_7_one_or_two_fewer_floors_win) {
  goesOn(before({ahead({}, {1, 0}), kWhiteTowerOfFour}));
  wins(before({ahead({}, {2, 0}), kWhiteTowerOfFour}), EndReason::Tower, seatBit(0));
  // The others' handicap is not mine.
  goesOn(before({ahead({}, {0, 2}), kWhiteTowerOfFour}));
}

TEST(section_7_the_tower_must_still_be_higher_than_anybodys) {
  goesOn(before({ahead({}, {2, 0}), R"(
    . . . . . .
    . . . . . .
    . . . kkkb . .
    . . . . . .
    k . . . . .
    kkkw r . . . .)"}));
}

TEST(section_7_fewer_prisoners_win_if_they_are_more_than_anybodys) {
  constexpr const char* kEmptyCity =
      ". . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .";
  Position position{.setup = ahead({}, {1, 0}), .picture = kEmptyCity};
  position.captives[index(kW)][index(kR)] = 5;
  wins(before(position), EndReason::Prisoners, seatBit(0));
  position.setup = ahead({}, {0, 1});
  goesOn(before(position));
  position.setup = ahead({}, {2, 0});
  position.captives[index(kB)][index(kK)] = 5;
  goesOn(before(position));
}

TEST(section_7_it_goes_with_the_player_who_switches) {
  Table table;
  table.switching = true;
  State state = before({ahead(table, {2, 0}), kWhiteTowerOfFour});
  TEST_ASSERT_EQUAL(4, goalOfColour(state, kW));
  TEST_ASSERT_EQUAL(6, goalOfColour(state, kR));
  state.seatColours = static_cast<uint8_t>((state.seatColours & ~3u) | index(kR));
  TEST_ASSERT_EQUAL(4, goalOfColour(state, kR));
  TEST_ASSERT_EQUAL(6, goalOfColour(state, kW));
  TEST_ASSERT_FALSE(victoryOf(state, kW));
}

// No brick is left; the neutral colour holds all prisoners. The higher of the players' towers decides, far from what either
// would need.
TEST(section_7_a_blocked_city_is_compared_as_ever) {
  Position position{.setup = ahead({}, {2, 2}), .picture = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . bw . rbk . .
    . . . . . .
    rrrrrb . . . r .)"};
  const int inCity[kColours] = {1, 1, 7, 3};
  for (std::size_t c = 0; c < kColours; ++c)
    position.captives[index(kR)][c] = static_cast<uint8_t>(12 - inCity[c]);
  State state = before(position);
  settle(state);
  TEST_ASSERT_EQUAL(kOver, toMove(state));
  TEST_ASSERT_EQUAL(static_cast<int>(EndReason::Blocked), result(state).reason);
  TEST_ASSERT_EQUAL_HEX8(seatBit(1), result(state).winners);
  TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::Height), result(state).tieBreak);
}

TEST(section_7_one_or_two_and_only_for_seats_that_play) {
  State state;
  for (int step = 0; step <= 7; ++step)
    TEST_ASSERT_EQUAL(step <= 2, init(state, ahead({}, {0, step})) == Verdict::Accepted);
  TEST_ASSERT_TRUE(init(state, ahead({}, {0, 0, 1})) == Verdict::BadSetup);
}

}  // namespace
