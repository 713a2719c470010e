// The head start: rules, section 12.
#include "engine/game/match.h"
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

namespace {

Setup ahead(int players, std::initializer_list<int> steps) {
  Setup setup = setupOf(Edition::Year2013, players);
  Seat seat = 0;
  for (const int step : steps) setHandicap(setup, seat++, step);
  return setup;
}

State freshWith(const Setup& setup) {
  State s;
  TEST_ASSERT_TRUE(init(s, setup) == Verdict::Accepted);
  return s;
}

TEST(section_12_the_points_are_there_from_the_first_moment) {
  const State s = freshWith(ahead(3, {0, 2, 4}));
  TEST_ASSERT_EQUAL(0, pointsOf(s, 0).total);
  TEST_ASSERT_EQUAL(6, pointsOf(s, 1).total);
  TEST_ASSERT_EQUAL(12, pointsOf(s, 2).total);
  TEST_ASSERT_EQUAL(12, standing(s, 2)[0]);
  TEST_ASSERT_EQUAL(12, standingOf(s, 2).points);
}

TEST(section_12_they_stand_apart_in_the_final_count) {
  State s = midGame(Edition::Year2013, 3);
  s.headStart[1] = 6;
  s.score[1].windows = 5;
  s.score[2].parties = 8;
  finish(s);
  const Result end = result(s);
  int counted = 0;
  for (const int16_t points : end.category[1]) counted += points;
  TEST_ASSERT_EQUAL(6, end.total[1] - counted);
  TEST_ASSERT_EQUAL(6, pointsOf(s, 1).headStart);
  TEST_ASSERT_EQUAL_HEX8(seatBit(1), end.winners);
}

TEST(section_12_a_tie_is_decided_as_in_section_8) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Opened, {card(60)});
  give(s, 1, Zone::Opened, {card(20)});
  s.headStart[1] = 6;
  // The street numbers give seat 0 three points and take three from seat 1.
  s.score[0].windows = 3;
  s.score[1].windows = 3;
  s.area[2].walls = 0;
  finish(s);
  const Result end = result(s);
  TEST_ASSERT_EQUAL(end.total[0], end.total[1]);
  TEST_ASSERT_EQUAL_HEX8(seatBit(0), end.winners);
  TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::StreetNumber), end.tieBreak);
}

TEST(section_12_only_3_6_9_and_12_and_only_for_seats_that_play) {
  State s;
  for (int step = 0; step <= 7; ++step)
    TEST_ASSERT_EQUAL(step <= 4, init(s, ahead(3, {0, step, 0})) == Verdict::Accepted);
  TEST_ASSERT_TRUE(init(s, ahead(3, {0, 0, 0, 1})) == Verdict::BadSetup);
  TEST_ASSERT_TRUE(init(s, ahead(5, {4, 4, 4, 4, 4})) == Verdict::Accepted);
}

// Everything else is unchanged: the same cards and choices lead to the same table.
TEST(section_12_everything_else_is_unchanged) {
  static Match plain, given;
  Setup setup = setupOf(Edition::Year2013, 4), other = ahead(4, {1, 2, 3, 4});
  stampDeck(kGame, setup);
  stampDeck(kGame, other);
  TEST_ASSERT_TRUE(plain.start(kGame, setup) == Verdict::Accepted);
  TEST_ASSERT_TRUE(given.start(kGame, other) == Verdict::Accepted);
  Rng rng(5);
  static ActionList legal;
  while (plain.toMove() != kOver) {
    plain.legal(legal);
    const Action action = legal[rng.below(static_cast<uint32_t>(legal.size()))];
    if (plain.toMove() == kRules) {
      plain.step();
      given.step();
    } else {
      TEST_ASSERT_TRUE(plain.apply(action) == Verdict::Accepted);
      TEST_ASSERT_TRUE(given.apply(action) == Verdict::Accepted);
    }
    TEST_ASSERT_EQUAL_MEMORY(&plain.state(), &given.state(), offsetof(State, headStart));
    // But the two are told apart.
    TEST_ASSERT_NOT_EQUAL(plain.digest(), given.digest());
  }
  const Result a = kGame.result(plain.state()), b = kGame.result(given.state());
  for (Seat seat = 0; seat < 4; ++seat) TEST_ASSERT_EQUAL(a.total[seat] + 3 * (seat + 1), b.total[seat]);
}

}  // namespace
