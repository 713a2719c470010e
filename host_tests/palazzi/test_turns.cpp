// A round: rules, sections 5 to 7, the City's picks of section 9 and the wild cards of section 10.
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

TEST(section_7_start_and_extend_a_palace) {
  State s = midGame(Edition::Year2013, 3);
  mustPlay(s, 0, card(1), card(7), card(2));
  accept(s, play(card(7), As::Palace, kRed));
  accept(s, play(card(1), As::Palace, kRed));
  const Palace red = palaceOf(s, 0, kRed);
  TEST_ASSERT_EQUAL(2, red.cards.size());
  TEST_ASSERT_EQUAL(1, red.number);
  TEST_ASSERT_EQUAL(kDeck[card(1)].shields + kDeck[card(7)].shields, s.area[0].shields);
}

TEST(section_7_completion_scores_the_windows_at_once) {
  constexpr int kSizes[] = {0, 0, 0, 5, 4, 3};
  for (int players = 3; players <= 5; ++players) {
    State s = midGame(Edition::English2005, players);
    int windows = 0;
    for (int i = 0; i < kSizes[players] - 1; ++i) {
      give(s, 1, Zone::Building, {card(1 + 6 * i)});
      windows += kDeck[card(1 + 6 * i)].windows;
    }
    const CardId last = card(1 + 6 * (kSizes[players] - 1));
    give(s, 1, Zone::Building, {card(2)});
    mustPlay(s, 1, last, card(93), card(94));
    TEST_ASSERT_TRUE(completes(s, 1, kRed));
    windows += kDeck[last].windows;
    TEST_ASSERT_EQUAL(windows, pointsOf(s, play(last, As::Palace, kRed)));
    accept(s, play(last, As::Palace, kRed));
    TEST_ASSERT_EQUAL(windows, s.score[1].windows);
    TEST_ASSERT_EQUAL(1 << kRed, s.area[1].completed);
    // Its shields no longer count.
    TEST_ASSERT_EQUAL(kDeck[card(2)].shields, s.area[1].shields);
  }
}

TEST(section_7_each_completed_palace_adds_its_windows) {
  State s = midGame(Edition::Year2013, 5);
  give(s, 0, Zone::Building, {card(13), card(19)});  // 2 + 3 windows
  give(s, 0, Zone::Building, {card(2), card(8)});    // 1 + 2
  mustPlay(s, 0, card(25), card(14), card(3));       // red 0, yellow 3
  accept(s, play(card(25), As::Palace, kRed));
  TEST_ASSERT_EQUAL(5, s.score[0].windows);
  accept(s, play(card(14), As::Palace, kYellow));
  TEST_ASSERT_EQUAL(5 + 6, s.score[0].windows);
}

TEST(section_7_nothing_is_added_to_a_completed_or_opened_palace) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 0, Zone::Opened, {card(2)});
  mustPlay(s, 0, card(7), card(8), card(9));
  refuses(s, play(card(7), As::Palace, kRed), Refusal::ColourCompleted);
  refuses(s, play(card(8), As::Palace, kYellow), Refusal::ColourOpened);
  refuses(s, play(card(9), As::Palace, kRed), Refusal::OtherColour);
  // Two cards with wall and discard, one with a palace as well.
  TEST_ASSERT_EQUAL(7, legalCount(s));
}

TEST(section_7_a_wall_is_no_palace_card_any_more) {
  State s = midGame(Edition::Year2013, 3);
  mustPlay(s, 0, card(1), card(7), card(96));
  accept(s, play(card(96), As::Wall));
  TEST_ASSERT_EQUAL(1, s.area[0].walls);
  TEST_ASSERT_EQUAL(0, s.area[0].shields);
  TEST_ASSERT_EQUAL(kNoCard, highestVisible(s, 0));
  TEST_ASSERT_EQUAL(0, partyFrom(s, 0, kGrey));
  // Any colour, also that of a palace he has.
  accept(s, play(card(1), As::Palace, kRed));
  accept(s, play(card(7), As::Wall));
  TEST_ASSERT_EQUAL(2, s.area[0].walls);
}

TEST(section_7_the_three_cards_in_any_order_each_once) {
  State s = midGame(Edition::Year2013, 3);
  mustPlay(s, 0, card(3), card(1), card(2));
  accept(s, play(card(2), As::Discard));
  refuses(s, play(card(2), As::Wall), Refusal::NotInTriplet);
  refuses(s, play(card(4), As::Wall), Refusal::NotInTriplet);
  accept(s, play(card(3), As::Discard));
  accept(s, play(card(1), As::Discard));
  TEST_ASSERT_EQUAL(kRules, toMove(s));
}

TEST(section_7_who_may_discard_a_bastion) {
  for (Edition edition : {Edition::English2005, Edition::German2005, Edition::Year2013}) {
    State s = midGame(edition, 3);
    mustPlay(s, 0, bastion(1), bastion(2), card(1));
    const bool german = edition == Edition::German2005;
    TEST_ASSERT_EQUAL(german ? 1 + 1 + 3 : 2 + 2 + 3, legalCount(s));
    if (german) {
      refuses(s, play(bastion(1), As::Discard), Refusal::BastionMustStand);
    } else {
      accept(s, play(bastion(1), As::Discard));
    }
    refuses(s, play(bastion(2), As::Wall), Refusal::BastionNotWall);
    refuses(s, play(bastion(2), As::Palace, kRed), Refusal::BastionNotPalace);
    refuses(s, play(card(1), As::Bastion), Refusal::NotABastion);
    accept(s, play(bastion(2), As::Bastion));
    TEST_ASSERT_EQUAL(1, s.area[0].bastions);
    accept(s, play(card(1), As::Discard));
  }
}

TEST(section_7_a_wild_card_joins_any_palace_under_construction) {
  State s = midGame(Edition::Year2013, 3, true);
  give(s, 0, Zone::Building, {card(1)});
  give(s, 0, Zone::Building, {card(2)});
  give(s, 0, Zone::Completed, {card(3)});
  give(s, 0, Zone::Opened, {card(4)});
  mustPlay(s, 0, wild(10), wild(20), wild(500));
  TEST_ASSERT_EQUAL(3 * (2 + 2), legalCount(s));
  refuses(s, play(wild(10), As::Palace, kGreen), Refusal::ColourCompleted);
  refuses(s, play(wild(10), As::Palace, kBlue), Refusal::ColourOpened);
  refuses(s, play(wild(10), As::Palace, kViolet), Refusal::NothingToJoin);
  accept(s, play(wild(500), As::Palace, kYellow));
  TEST_ASSERT_EQUAL(500, palaceOf(s, 0, kYellow).number);
  TEST_ASSERT_EQUAL(kDeck[card(2)].windows + 3, palaceOf(s, 0, kYellow).windows);
  accept(s, play(wild(10), As::Wall));
  TEST_ASSERT_EQUAL(1, s.area[0].walls);
  accept(s, play(wild(20), As::Discard));
}

TEST(section_7_a_wild_card_never_starts_a_palace) {
  State s = midGame(Edition::Year2013, 3, true);
  mustPlay(s, 0, wild(10), card(1), card(2));
  TEST_ASSERT_EQUAL(2 + 3 + 3, legalCount(s));
  refuses(s, play(wild(10), As::Palace, kRed), Refusal::NothingToJoin);
  accept(s, play(card(1), As::Palace, kRed));
  accept(s, play(wild(10), As::Palace, kRed));
  TEST_ASSERT_EQUAL(2, s.area[0].count[kRed]);
}

TEST(section_10_a_wild_card_takes_a_palaces_last_place) {
  State s = midGame(Edition::Year2013, 4, true);
  give(s, 0, Zone::Building, {card(1), card(7), card(13)});
  mustPlay(s, 0, wild(500), card(19), card(2));
  const int windows = kDeck[card(1)].windows + kDeck[card(7)].windows + kDeck[card(13)].windows + 3;
  TEST_ASSERT_EQUAL(windows, pointsOf(s, play(wild(500), As::Palace, kRed)));
  accept(s, play(wild(500), As::Palace, kRed));
  TEST_ASSERT_EQUAL(windows, s.score[0].windows);
  TEST_ASSERT_EQUAL(500, palaceOf(s, 0, kRed).number);
  TEST_ASSERT_EQUAL(wild(500), highestVisible(s, 0));
  refuses(s, play(card(19), As::Palace, kRed), Refusal::ColourCompleted);
}

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
