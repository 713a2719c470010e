// The engine gets the positions in the pictures of Palazzi's rule pages, and its results must be those of the page.
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"
#include "ui/palazzi/pictures/rule_examples.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;
using namespace lucca::ui;

namespace {

CardId nthOf(int colour, int nth) {
  CardId id = 0;
  while (kDeck[id].colour != colour || nth-- > 0) ++id;
  return id;
}

int wallsWith(uint8_t shields) {
  State state = midGame(Edition::Year2013, 4);
  for (int i = 0; i < 3; ++i) give(state, 0, Zone::Opened, {nthOf(i, 0)});
  state.area[0].walls = kWallExample.walls;
  state.area[0].bastions = kWallExample.bastions;
  state.area[0].shields = shields;
  return wallScore(state, 0).points;
}

}  // namespace

TEST(the_last_card_of_the_picture_completes_the_palace) {
  State state = midGame(Edition::Year2013, 4);
  TEST_ASSERT_EQUAL(kExampleSize, state.size);
  give(state, 0, Zone::Building, {nthOf(kGreen, 1), nthOf(kGreen, 2), nthOf(kGreen, 3)});
  const CardId last = nthOf(kGreen, 4);
  int windows = 0;
  for (int i = 1; i <= kExampleSize; ++i) windows += kDeck[nthOf(kGreen, i)].windows;
  mustPlay(state, 0, last, card(2), card(4));
  TEST_ASSERT_TRUE(completes(state, 0, kGreen));
  const int before = pointsOf(state, 0).total;
  accept(state, play(last, As::Palace, kGreen));
  TEST_ASSERT_TRUE(state.area[0].completed >> kGreen & 1);
  TEST_ASSERT_EQUAL(before + windows, pointsOf(state, 0).total);
}

TEST(the_guests_of_the_party_add_up_to_its_sum) {
  State state = midGame(Edition::Year2013, 5);
  give(state, 0, Zone::Completed, {nthOf(kRed, 0), nthOf(kRed, 1), nthOf(kRed, 2)});
  give(state, 1, Zone::Building, {nthOf(kRed, 3), nthOf(kRed, 4)});
  give(state, 2, Zone::Building, {nthOf(kRed, 5)});
  give(state, 3, Zone::Completed, {nthOf(kRed, 6), nthOf(kRed, 7), nthOf(kRed, 8)});
  give(state, 4, Zone::Opened, {nthOf(kRed, 9), nthOf(kRed, 10), nthOf(kRed, 11)});
  for (int who = 1; who < 5; ++who) TEST_ASSERT_EQUAL(kPartyExample[who - 1], partyFrom(state, who, kRed));
  TEST_ASSERT_EQUAL(kPartySum, partyWorth(state, 0, kRed));
}

TEST(the_walls_of_the_pictures_are_held_and_fall) {
  TEST_ASSERT_EQUAL((kWallExample.walls + kWallExample.bastions) * 3, wallsWith(kWallExample.held));
  TEST_ASSERT_EQUAL(0, wallsWith(kWallExample.fallen));
}

TEST(the_order_of_the_picture_is_the_order_of_play) {
  State state = midGame(Edition::Year2013, 3);
  give(state, 2, Zone::Building, {card(1)});
  give(state, 0, Zone::Building, {card(kOrderExample[1].number)});
  give(state, 1, Zone::Building, {card(kOrderExample[2].number)});
  static constexpr Seat kSeats[] = {2, 0, 1};  // first to last
  for (int i = 0; i < 3; ++i) state.area[kSeats[i]].shields = kOrderExample[i].shields;
  const PlayOrder order = playOrder(state);
  for (std::size_t i = 0; i < 3; ++i) TEST_ASSERT_EQUAL(kSeats[i], order.entry[i].seat);
}

// ---- The principles: what each example is told to show

TEST(a_complete_palace_pays_and_as_many_cards_of_two_colours_do_not) {
  State done = midGame(Edition::Year2013, 4), begun = midGame(Edition::Year2013, 4);
  give(done, 0, Zone::Building, {nthOf(kGreen, 1), nthOf(kGreen, 2), nthOf(kGreen, 3)});
  give(begun, 0, Zone::Building, {nthOf(kGreen, 1), nthOf(kGreen, 2)});
  give(begun, 0, Zone::Building, {nthOf(kBlue, 1)});
  mustPlay(done, 0, nthOf(kGreen, 4), card(2), card(4));
  mustPlay(begun, 0, nthOf(kBlue, 2), card(2), card(4));
  accept(done, play(nthOf(kGreen, 4), As::Palace, kGreen));
  accept(begun, play(nthOf(kBlue, 2), As::Palace, kBlue));
  TEST_ASSERT_GREATER_THAN(0, pointsOf(done, 0).total);
  TEST_ASSERT_EQUAL(0, pointsOf(begun, 0).total);
}

TEST(a_party_pays_for_the_colour_that_others_build) {
  State state = midGame(Edition::Year2013, 3);
  give(state, 0, Zone::Completed, {nthOf(kRed, 0), nthOf(kRed, 1), nthOf(kRed, 2)});
  give(state, 0, Zone::Completed, {nthOf(kBlue, 0), nthOf(kBlue, 1), nthOf(kBlue, 2)});
  give(state, 1, Zone::Building, {nthOf(kRed, 3), nthOf(kRed, 4)});
  give(state, 2, Zone::Building, {nthOf(kRed, 5)});
  TEST_ASSERT_EQUAL(kPartyExample[0], partyFrom(state, 1, kRed));
  TEST_ASSERT_EQUAL(kPartyExample[1], partyFrom(state, 2, kRed));
  TEST_ASSERT_EQUAL(0, partyWorth(state, 0, kBlue));
}

TEST(a_palace_is_a_guest_until_it_is_opened) {
  State state = midGame(Edition::Year2013, 3);
  give(state, 0, Zone::Completed, {nthOf(kRed, 0), nthOf(kRed, 1), nthOf(kRed, 2)});
  give(state, 1, Zone::Completed, {nthOf(kRed, 3), nthOf(kRed, 4), nthOf(kRed, 5)});
  TEST_ASSERT_EQUAL(2, partyWorth(state, 0, kRed));
  lastTurnOf(state, 1);
  accept(state, open(kRed));
  TEST_ASSERT_EQUAL(0, partyWorth(state, 0, kRed));
}

TEST(the_last_card_takes_the_shields_away) {
  State state = midGame(Edition::Year2013, 4);
  give(state, 0, Zone::Building, {nthOf(kGreen, 1), nthOf(kGreen, 2), nthOf(kGreen, 3)});
  TEST_ASSERT_GREATER_THAN(0, state.area[0].shields);
  mustPlay(state, 0, nthOf(kGreen, 4), card(2), card(4));
  accept(state, play(nthOf(kGreen, 4), As::Palace, kGreen));
  TEST_ASSERT_EQUAL(0, state.area[0].shields);
}

TEST(the_card_with_the_ring_would_complete_the_neighbours_palace) {
  State state = midGame(Edition::Year2013, 4);
  give(state, 1, Zone::Building, {nthOf(kGreen, 1), nthOf(kGreen, 2), nthOf(kGreen, 3)});
  const CardId wanted = nthOf(kGreen, kExampleSize);
  mustPlay(state, 1, nthOf(kRed, 3), wanted, nthOf(kBlue, 4));
  TEST_ASSERT_TRUE(completes(state, 1, kGreen));
  accept(state, play(wanted, As::Palace, kGreen));
  TEST_ASSERT_TRUE(state.area[1].completed >> kGreen & 1);
}
