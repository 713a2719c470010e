// Rules, sections 5 and 6: the order of a round, and parties.
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

TEST(section_5_the_most_shields_under_construction_go_first) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Building, {card(1)});                       // 3 shields
  give(s, 0, Zone::Completed, {card(6), card(30), card(54)});  // completed: its shields do not count
  give(s, 1, Zone::Building, {card(2), card(8)});              // 2 + 1
  give(s, 1, Zone::Building, {card(13)});                      // + 1
  give(s, 2, Zone::Building, {card(96)});                      // 3
  accept(s, rules(Step::Order));
  const uint8_t expected[] = {1, 2, 0};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, s.order, 3);
  TEST_ASSERT_EQUAL(1, toMove(s));
}

// The picture of the German rulebook: A and C have four shields, C the higher number; B has three.
TEST(section_5_example_of_the_german_rulebook) {
  State s = midGame(Edition::German2005, 3);
  give(s, 0, Zone::Building, {card(1), card(13)});   // 3 + 1 shields
  give(s, 1, Zone::Building, {card(25)});            // 3
  give(s, 2, Zone::Building, {card(10), card(94)});  // 3 + 1
  const PlayOrder order = playOrder(s);
  TEST_ASSERT_EQUAL(2, order.entry[0].seat);
  TEST_ASSERT_EQUAL(0, order.entry[1].seat);
  TEST_ASSERT_EQUAL(1, order.entry[2].seat);
  TEST_ASSERT_EQUAL(4, order.entry[0].shields);
  TEST_ASSERT_TRUE(order.entry[0].byNumber && order.entry[1].byNumber);
  TEST_ASSERT_FALSE(order.entry[2].byNumber);
}

TEST(section_5_a_tie_goes_to_the_highest_number_in_any_zone) {
  for (Zone zone : {Zone::Building, Zone::Completed, Zone::Opened}) {
    State s = midGame(Edition::Year2013, 3);
    give(s, 0, Zone::Building, {card(50)});
    give(s, 1, Zone::Building, {card(2)});
    give(s, 1, zone, {card(51)});
    give(s, 2, Zone::Building, {card(1)});
    for (Area& area : s.area) area.shields = 2;
    accept(s, rules(Step::Order));
    TEST_ASSERT_EQUAL(1, s.order[0]);
    TEST_ASSERT_EQUAL(0, s.order[1]);
  }
}

TEST(section_5_only_the_last_cards_number_is_visible) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Building, {card(91), card(1)});
  give(s, 1, Zone::Building, {card(2)});
  give(s, 2, Zone::Building, {card(3)});
  for (Area& area : s.area) area.shields = 0;
  accept(s, rules(Step::Order));
  const uint8_t expected[] = {2, 1, 0};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, s.order, 3);
}

TEST(section_5_a_whole_round_of_three) {
  State s = midGame(Edition::Year2013, 3);
  s.phase = Phase::Lay;
  s.mover = kChance;
  for (int n = 1; n <= 12; ++n) accept(s, draw(card(n)));
  for (int seat = 0; seat < 3; ++seat) give(s, seat, Zone::Building, {card(91 + seat)});
  accept(s, rules(Step::Order));
  for (unsigned turn = 0; turn < 3; ++turn) {
    TEST_ASSERT_EQUAL(4 - turn, legalCount(s));
    accept(s, take(turn));
    refuses(s, take(3), Verdict::NotNow);
    for (unsigned i = 0; i < 3; ++i) accept(s, play(card(static_cast<int>(1 + turn * 3 + i)), As::Discard));
  }
  TEST_ASSERT_TRUE(tripletFree(s, 3));
  accept(s, rules(Step::Discard));
  TEST_ASSERT_EQUAL(3, s.round);
  TEST_ASSERT_EQUAL(kChance, toMove(s));
  TEST_ASSERT_EQUAL(kNoCard, s.triplets[3][0]);
  TEST_ASSERT_FALSE(s.deck.has(card(12)));
}

TEST(section_5_after_the_last_round_comes_the_final_scoring) {
  for (int players = 2; players <= 5; ++players) {
    State s = midGame(Edition::Year2013, players);
    s.phase = Phase::Discard;
    s.round = static_cast<uint8_t>(s.rounds - 1);
    accept(s, rules(Step::Discard));
    TEST_ASSERT_EQUAL(s.rounds, s.round);
    TEST_ASSERT_TRUE(s.phase == Phase::Lay);
    s.phase = Phase::Discard;
    s.mover = kRules;
    accept(s, rules(Step::Discard));
    TEST_ASSERT_TRUE(s.phase == Phase::FinalOrder);
  }
}

TEST(section_5_a_taken_triplet_is_gone) {
  State s = midGame(Edition::Year2013, 3);
  lastTurnOf(s, 1);
  refuses(s, take(1), Refusal::TripletTaken);
  refuses(s, take(4), Refusal::NoSuchTriplet);
}

// The example of all rulebooks: 2 red cards, 1 red card, a completed and (2013) an opened red palace: 5 points.
static State partyOfAlex() {
  State s = midGame(Edition::Year2013, 5);
  give(s, 0, Zone::Completed, {card(1), card(7), card(13)});
  give(s, 1, Zone::Building, {card(19), card(25)});
  give(s, 2, Zone::Building, {card(31)});
  give(s, 3, Zone::Completed, {card(37), card(43), card(49)});
  give(s, 4, Zone::Opened, {card(55), card(61), card(67)});
  lastTurnOf(s, 0);
  layTriplet(s, 0, card(2), card(3), card(4));
  return s;
}

TEST(section_6_the_example_of_alexs_party) {
  State s = partyOfAlex();
  TEST_ASSERT_EQUAL(5, pointsOf(s, open(kRed)));
  TEST_ASSERT_EQUAL(2, partyFrom(s, 1, kRed));
  TEST_ASSERT_EQUAL(1, partyFrom(s, 2, kRed));
  TEST_ASSERT_EQUAL(2, partyFrom(s, 3, kRed));
  TEST_ASSERT_EQUAL(0, partyFrom(s, 4, kRed));
  accept(s, open(kRed));
  TEST_ASSERT_EQUAL(5, s.score[0].parties);
  TEST_ASSERT_TRUE(palaceOf(s, 0, kRed).zone == Zone::Opened);
}

// Five players: three cards complete a palace, so one under construction brings two at best, as a completed one does.
TEST(section_6_what_a_party_may_become) {
  State s = partyOfAlex();
  TEST_ASSERT_EQUAL(2 + 2 + 2 + 0, partyAtBest(s, 0, kRed));
  // Nobody comes to play again: nothing can be added.
  s.round = s.rounds;
  TEST_ASSERT_EQUAL(pointsOf(s, open(kRed)), partyAtBest(s, 0, kRed));
}

TEST(section_6_a_party_grows_only_with_cards_that_are_left) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 1, Zone::Building, {card(7)});
  lastTurnOf(s, 0);
  // Five cards complete a palace of three players: four at best in each of the two other quarters.
  TEST_ASSERT_EQUAL(4 + 4, partyAtBest(s, 0, kRed));
  for (int n = 1; n <= 91; n += 6) {
    if (s.deck.has(card(n))) s.deck.remove(card(n));
  }
  s.deck.add(card(13));
  TEST_ASSERT_EQUAL(1 + 1, partyAtBest(s, 0, kRed));
  // One that lies in a triplet can come too.
  layTriplet(s, 0, card(19), card(2), card(3));
  TEST_ASSERT_EQUAL(1 + 2, partyAtBest(s, 0, kRed));
}

TEST(section_6_the_seat_that_plays_now_may_still_bring_guests) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 1, Zone::Building, {card(7)});
  give(s, 2, Zone::Opened, {card(13)});
  s.round = s.rounds;
  mustPlay(s, 1, card(19), card(25), card(2));
  TEST_ASSERT_EQUAL(1 + 3, partyAtBest(s, 0, kRed));
  accept(s, play(card(2), As::Discard));
  accept(s, play(card(19), As::Discard));
  TEST_ASSERT_EQUAL(1 + 1, partyAtBest(s, 0, kRed));
}

TEST(section_6_a_palace_has_one_party_only) {
  State s = partyOfAlex();
  accept(s, open(kRed));
  refuses(s, open(kRed), Refusal::AlreadyOpened);
  refuses(s, open(kBlue), Refusal::NotCompleted);
}

TEST(section_6_several_palaces_one_after_another) {
  State s = partyOfAlex();
  give(s, 0, Zone::Completed, {card(2), card(8), card(14)});
  give(s, 1, Zone::Building, {card(20)});
  TEST_ASSERT_EQUAL(3, legalCount(s));
  accept(s, open(kYellow));
  TEST_ASSERT_EQUAL(0, toMove(s));
  accept(s, open(kRed));
  TEST_ASSERT_EQUAL(1 + 5, s.score[0].parties);
  TEST_ASSERT_EQUAL(1, legalCount(s));
}

TEST(section_6_a_wild_card_counts_as_its_palaces_colour) {
  State s = midGame(Edition::Year2013, 4, true);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 1, Zone::Building, {card(7), wild(10)});
  lastTurnOf(s, 0);
  TEST_ASSERT_EQUAL(2, pointsOf(s, open(kRed)));
}

TEST(section_6_the_palace_finished_this_turn_waits) {
  State s = midGame(Edition::Year2013, 5);
  give(s, 0, Zone::Building, {card(1), card(7)});
  mustPlay(s, 0, card(13), card(2), card(3));
  accept(s, play(card(13), As::Palace, kRed));
  TEST_ASSERT_EQUAL(1 << kRed, s.area[0].completed);
  refuses(s, open(kRed), Verdict::NotNow);
}

TEST(section_6_no_opening_once_a_triplet_is_taken) {
  State s = partyOfAlex();
  accept(s, take(0));
  refuses(s, open(kRed), Verdict::NotNow);
}
