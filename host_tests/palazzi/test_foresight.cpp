// The consequences of choices, which the screens show before they are made.
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

namespace {

// Deck rule: number n has colour (n - 1) mod 6, windows ((n - 1) / 6 + colour) mod 4.
State choosing(int players) {
  State s = midGame(Edition::Year2013, players);
  give(s, 0, Zone::Building, {card(1), card(7)});  // red, 3 + 2 shields
  give(s, 1, Zone::Building, {card(92)});
  s.phase = Phase::Turn;
  s.mover = 0;
  return s;
}

}  // namespace

TEST(each_card_goes_to_the_palace_of_its_colour) {
  State s = choosing(3);
  layTriplet(s, 0, card(13), card(2), bastion(1));
  const Foreseen seen = foresee(s, 0, 0);
  TEST_ASSERT_TRUE(seen.plays[0] == play(card(2), As::Palace, kYellow));
  TEST_ASSERT_TRUE(seen.plays[1] == play(card(13), As::Palace, kRed));
  TEST_ASSERT_TRUE(seen.plays[2] == play(bastion(1), As::Bastion));
  TEST_ASSERT_EQUAL(3, seen.after.area[0].count[kRed]);
  TEST_ASSERT_EQUAL(1, seen.after.area[0].bastions);
}

// Of three cards for one place the one with the most windows completes the palace; the others become walls.
TEST(the_card_with_the_most_windows_completes_a_palace) {
  State s = choosing(5);
  layTriplet(s, 0, card(13), card(19), card(25));
  const Foreseen seen = foresee(s, 0, 0);
  int most = 0;
  for (const CardId id : {card(13), card(19), card(25)}) {
    if (kDeck[id].windows > most) most = kDeck[id].windows;
  }
  int built = 0;
  for (const Action action : seen.plays) {
    if (asOf(action) != As::Palace) continue;
    TEST_ASSERT_EQUAL(most, kDeck[cardOf(action)].windows);
    ++built;
  }
  TEST_ASSERT_EQUAL(1, built);
  TEST_ASSERT_EQUAL(2, seen.after.area[0].walls);
}

TEST(a_wild_card_goes_to_the_highest_palace) {
  State s = choosing(3);
  give(s, 0, Zone::Building, {card(2)});
  layTriplet(s, 1, wild(500), card(3), card(4));
  TEST_ASSERT_TRUE(foresee(s, 0, 1).plays[2] == play(wild(500), As::Palace, kRed));
}

TEST(completing_costs_shields_and_may_cost_the_order_and_the_walls) {
  State s = choosing(5);
  s.area[0].walls = 2;
  layTriplet(s, 0, card(13), card(3), card(5));
  const Standing before = standingOf(s, 0), after = standingOf(foresee(s, 0, 0).after, 0);
  TEST_ASSERT_EQUAL(5, before.shields);
  TEST_ASSERT_EQUAL(4, before.needed);
  TEST_ASSERT_EQUAL(1, before.place);
  TEST_ASSERT_TRUE(before.wallsHold());
  const int left = kDeck[card(3)].shields + kDeck[card(5)].shields;
  TEST_ASSERT_EQUAL(left, after.shields);
  TEST_ASSERT_EQUAL(left >= 4, after.wallsHold());
  TEST_ASSERT_EQUAL(kDeck[card(1)].windows + kDeck[card(7)].windows + kDeck[card(13)].windows, after.points);
}

TEST(the_state_that_is_asked_stays_as_it_was) {
  State s = choosing(4);
  layTriplet(s, 0, card(13), card(3), card(5));
  const State copy = s;
  static_cast<void>(foresee(s, 0, 0));
  TEST_ASSERT_EQUAL_MEMORY(&copy, &s, sizeof s);
}
