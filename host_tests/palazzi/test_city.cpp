// Rules, section 9: the City's picks.
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

// Two players after both turns: triplets 1 and 3 are left, seat 1 is first in the order.
static State pickTime(bool celebration, std::initializer_list<CardId> six) {
  State s = midGame(Edition::Year2013, 2, celebration);
  const CardId* c = six.begin();
  layTriplet(s, 0, card(91), card(92), card(93));
  layTriplet(s, 1, c[0], c[1], c[2]);
  layTriplet(s, 3, c[3], c[4], c[5]);
  s.order[0] = 1;
  s.order[1] = 0;
  s.phase = Phase::Turn;
  s.mover = 0;
  s.turn = 1;
  s.taken = 0b0100;
  return s;
}

static void beginPicks(State& s) {
  accept(s, take(0));
  for (int n : {91, 92, 93}) accept(s, play(card(n), As::Discard));
}

TEST(section_9_the_city_brings_most_just_before_it_completes) {
  State s = midGame(Edition::Year2013, 2);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 1, Zone::Opened, {card(7)});
  give(s, kCityArea, Zone::Building, {card(13), card(19), card(25)});
  lastTurnOf(s, 0);
  s.round = s.rounds;
  // Two picks: four cards under construction are worth more than a completed palace.
  TEST_ASSERT_EQUAL(4, partyAtBest(s, 0, kRed));
  s.round = static_cast<uint8_t>(s.rounds - 2);
  // Six picks: completed, and four cards of the next.
  TEST_ASSERT_EQUAL(2 + 4, partyAtBest(s, 0, kRed));
}

TEST(section_9_the_first_player_picks_from_either_the_second_from_the_other) {
  State s = pickTime(false, {card(1), card(2), bastion(1), card(4), card(5), card(6)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(1, toMove(s));
  TEST_ASSERT_EQUAL(6, legalCount(s));
  refuses(s, city(card(1), As::Wall), Refusal::CityNeverWalls);
  refuses(s, city(bastion(1), As::Discard), Refusal::CityNeverDiscards);
  refuses(s, city(card(1), As::Palace, kBlue), Refusal::OtherColour);
  refuses(s, city(card(91), As::Palace, kRed), Refusal::OtherTriplet);
  refuses(s, city(card(50), As::Palace, kYellow), Refusal::NotInTriplet);
  accept(s, city(bastion(1), As::Bastion));
  TEST_ASSERT_EQUAL(1, s.area[kCityArea].bastions);
  TEST_ASSERT_EQUAL(0, toMove(s));
  TEST_ASSERT_EQUAL(3, legalCount(s));
  refuses(s, city(card(1), As::Palace, kRed), Refusal::OtherTriplet);
  accept(s, city(card(5), As::Palace, kViolet));
  TEST_ASSERT_EQUAL(1 << kViolet, s.area[kCityArea].building);
  accept(s, rules(Step::Discard));
  TEST_ASSERT_EQUAL(kChance, toMove(s));
}

TEST(section_9_the_city_completes_at_five_and_starts_the_colour_again) {
  State s = pickTime(false, {card(25), card(2), card(3), card(31), card(5), card(6)});
  give(s, kCityArea, Zone::Building, {card(1), card(7), card(13), card(19)});
  beginPicks(s);
  accept(s, city(card(25), As::Palace, kRed));
  TEST_ASSERT_EQUAL(1, s.cityDone);
  TEST_ASSERT_EQUAL(25, cityPalace(s, 0).number);
  TEST_ASSERT_EQUAL(5, cityPalace(s, 0).cards.size());
  TEST_ASSERT_EQUAL(0, s.area[kCityArea].building);
  TEST_ASSERT_EQUAL(0, s.area[kCityArea].shields);
  accept(s, city(card(31), As::Palace, kRed));
  TEST_ASSERT_EQUAL(1, palaceOf(s, kCityArea, kRed).cards.size());
}

TEST(section_9_two_completed_city_palaces_of_one_colour_count_twice) {
  State s = midGame(Edition::Year2013, 2);
  giveCityDone(s, kRed, card(1));
  giveCityDone(s, kRed, card(7));
  give(s, kCityArea, Zone::Building, {card(13)});
  give(s, 1, Zone::Building, {card(19)});
  give(s, 0, Zone::Completed, {card(25)});
  lastTurnOf(s, 0);
  TEST_ASSERT_EQUAL(2 + 2 + 1, partyFrom(s, kCityArea, kRed));
  TEST_ASSERT_EQUAL(2 + 2 + 1 + 1, pointsOf(s, open(kRed)));
}

TEST(section_9_the_citys_shields_do_not_count_for_the_order) {
  State s = midGame(Edition::Year2013, 2);
  give(s, 0, Zone::Building, {card(1)});
  give(s, 1, Zone::Building, {card(4)});
  give(s, kCityArea, Zone::Building, {card(3), card(25), card(49)});
  accept(s, rules(Step::Order));
  TEST_ASSERT_EQUAL(0, s.order[0]);
  TEST_ASSERT_EQUAL(1, s.order[1]);
}

TEST(section_9_a_wild_card_for_the_city_goes_onto_a_palace_of_the_pickers_choice) {
  State s = pickTime(true, {wild(10), card(2), card(3), card(4), card(5), card(6)});
  give(s, kCityArea, Zone::Building, {card(1)});
  give(s, kCityArea, Zone::Building, {card(9)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(2 + 5, legalCount(s));
  refuses(s, city(wild(10), As::Palace, kGrey), Refusal::NothingToJoin);
  accept(s, city(wild(10), As::Palace, kGreen));
  TEST_ASSERT_EQUAL(10, palaceOf(s, kCityArea, kGreen).number);
}

TEST(section_9_a_wild_card_cannot_be_picked_while_the_city_builds_nothing) {
  State s = pickTime(true, {wild(10), wild(20), card(3), card(4), card(5), card(6)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(4, legalCount(s));
  refuses(s, city(wild(10), As::Palace, kGreen), Refusal::NothingToJoin);
}

TEST(section_9_a_triplet_without_a_playable_card_is_skipped) {
  State s = pickTime(true, {wild(10), wild(20), wild(500), bastion(1), card(5), card(6)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(3, legalCount(s));
  accept(s, city(bastion(1), As::Bastion));
  // Seat 0 has three wild cards to choose from and the City builds nothing.
  TEST_ASSERT_EQUAL(kRules, toMove(s));
  accept(s, rules(Step::SkipPick, 0));
  accept(s, rules(Step::Discard));
}

TEST(section_9_a_bastion_alone_can_be_picked_too) {
  State s = pickTime(true, {wild(10), wild(20), bastion(2), bastion(1), bastion(3), bastion(4)});
  beginPicks(s);
  accept(s, city(bastion(1), As::Bastion));
  TEST_ASSERT_EQUAL(0, toMove(s));
  TEST_ASSERT_EQUAL(1, legalCount(s));
  accept(s, city(bastion(2), As::Bastion));
  TEST_ASSERT_EQUAL(2, s.area[kCityArea].bastions);
}

TEST(section_9_wild_cards_alone_can_be_picked_while_the_city_builds) {
  State s = pickTime(true, {wild(10), wild(20), wild(500), card(4), card(5), card(6)});
  beginPicks(s);
  accept(s, city(card(4), As::Palace, kBlue));
  TEST_ASSERT_EQUAL(0, toMove(s));
  TEST_ASSERT_EQUAL(3, legalCount(s));
  accept(s, city(wild(20), As::Palace, kBlue));
  TEST_ASSERT_EQUAL(20, palaceOf(s, kCityArea, kBlue).number);
}

TEST(section_9_a_finished_city_palace_makes_the_next_pick_impossible) {
  State s = pickTime(true, {wild(10), wild(20), wild(500), card(25), card(5), card(6)});
  give(s, kCityArea, Zone::Building, {card(1), card(7), card(13), card(19)});
  beginPicks(s);
  TEST_ASSERT_EQUAL(3 + 3, legalCount(s));
  accept(s, city(card(25), As::Palace, kRed));
  TEST_ASSERT_EQUAL(kRules, toMove(s));
}
