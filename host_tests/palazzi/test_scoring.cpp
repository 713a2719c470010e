// The end of the game: rules, section 8, and the City's part in it, section 9.
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

TEST(section_8_each_opens_in_the_order_of_play_all_he_has) {
  State s = midGame(Edition::English2005, 3);
  give(s, 1, Zone::Building, {card(1)});   // 3 shields: first, though the last round had seat 0 first
  give(s, 0, Zone::Building, {card(13)});  // 1
  for (int seat = 0; seat < 2; ++seat) give(s, seat, Zone::Completed, {card(2 + 6 * seat)});
  give(s, 1, Zone::Completed, {card(3)});
  s.phase = Phase::FinalOrder;
  s.mover = kRules;
  accept(s, rules(Step::FinalOrder));
  accept(s, finalOpen(1, kYellow));
  accept(s, finalOpen(1, kGreen));
  // Seat 1's yellow palace has been opened: it counts nothing for seat 0.
  TEST_ASSERT_EQUAL(0, pointsOf(s, finalOpen(0, kYellow)));
  accept(s, finalOpen(0, kYellow));
  TEST_ASSERT_EQUAL(2, s.score[1].parties);
  TEST_ASSERT_EQUAL(0, s.score[0].parties);
  for (unsigned seat = 0; seat < 3; ++seat) accept(s, rules(Step::Walls, seat));
  accept(s, rules(Step::Street));
  TEST_ASSERT_EQUAL(kOver, toMove(s));
  refuses(s, rules(Step::Street), Verdict::GameOver);
}

// The example of all rulebooks: 4 walls, 1 bastion, 3 opened palaces.
TEST(section_8_the_example_of_the_walls) {
  State s = midGame(Edition::Year2013, 3);
  for (int i = 0; i < 3; ++i) give(s, 0, Zone::Opened, {card(1 + i)});
  s.area[0].walls = 4;
  s.area[0].bastions = 1;
  s.area[0].shields = 8;
  TEST_ASSERT_EQUAL(15, wallScore(s, 0).points);
  TEST_ASSERT_EQUAL(8, wallScore(s, 0).needed);
  // A completed palace is no opened one.
  give(s, 0, Zone::Completed, {card(4)});
  TEST_ASSERT_EQUAL(15, wallScore(s, 0).points);
  s.area[0].shields = 7;
  TEST_ASSERT_EQUAL(0, wallScore(s, 0).points);
}

TEST(section_8_without_walls_bastions_need_no_shields) {
  State s = midGame(Edition::German2005, 3);
  for (int i = 0; i < 2; ++i) give(s, 0, Zone::Opened, {card(1 + i)});
  s.area[0].bastions = 3;
  TEST_ASSERT_EQUAL(6, wallScore(s, 0).points);
}

TEST(section_8_shields_of_completed_palaces_do_not_support) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Opened, {card(1), card(3)});
  s.area[0].walls = 1;
  TEST_ASSERT_EQUAL(0, wallScore(s, 0).points);
  give(s, 0, Zone::Building, {card(96)});
  TEST_ASSERT_EQUAL(1, wallScore(s, 0).points);
}

TEST(section_8_palaces_opened_at_the_end_count_for_the_walls) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Completed, {card(1)});
  give(s, 1, Zone::Building, {card(2)});
  give(s, 2, Zone::Building, {card(3)});
  s.area[0].bastions = 2;
  finish(s);
  TEST_ASSERT_EQUAL(2, s.score[0].walls);
}

static void streetIs(const State& s, int a, int b, int c) {
  const StreetScore street = streetScore(s);
  TEST_ASSERT_EQUAL(a, street.change[0]);
  TEST_ASSERT_EQUAL(b, street.change[1]);
  TEST_ASSERT_EQUAL(c, street.change[2]);
}

// Lowest of all 2 (opened, seat 0), highest of all 95 (under construction, seat 1); lowest under construction 30
// (seat 2), highest opened 40 (seat 1).
static State streetOf(Edition edition) {
  State s = midGame(edition, 3);
  give(s, 0, Zone::Opened, {card(2)});
  give(s, 1, Zone::Building, {card(95)});
  give(s, 1, Zone::Opened, {card(40)});
  give(s, 2, Zone::Building, {card(30)});
  return s;
}

TEST(section_8_street_numbers_of_the_editions_side_by_side) {
  streetIs(streetOf(Edition::English2005), 0, 3, -3);
  streetIs(streetOf(Edition::German2005), 0, 3, -3);
  streetIs(streetOf(Edition::Year2013), -3, 3, 0);
}

TEST(section_8_in_2013_a_completed_palace_has_a_street_number_too) {
  State s = streetOf(Edition::Year2013);
  give(s, 2, Zone::Completed, {card(1)});
  streetIs(s, 0, 3, -3);
}

TEST(section_8_the_player_on_both_sides_keeps_his_points) {
  for (Edition edition : {Edition::English2005, Edition::German2005, Edition::Year2013}) {
    State s = midGame(edition, 3);
    give(s, 0, Zone::Building, {card(2)});
    give(s, 0, Zone::Opened, {card(95)});
    give(s, 1, Zone::Building, {card(30)});
    give(s, 2, Zone::Opened, {card(40)});
    streetIs(s, 0, 0, 0);
    TEST_ASSERT_EQUAL(0, streetScore(s).lowestOwner);
    TEST_ASSERT_EQUAL(0, streetScore(s).highestOwner);
  }
}

// A palace of each seat, all opened or all under construction.
static State allIn(Zone zone, Edition edition) {
  State s = midGame(edition, 3);
  give(s, 0, zone, {card(2)});
  give(s, 1, zone, {card(30)});
  give(s, 2, zone, {card(40)});
  return s;
}

TEST(section_8_no_opened_palace) {
  streetIs(allIn(Zone::Building, Edition::English2005), 0, 0, 0);
  streetIs(allIn(Zone::Building, Edition::German2005), -3, 0, 0);
  streetIs(allIn(Zone::Building, Edition::Year2013), -3, 0, 3);
}

TEST(section_8_nothing_under_construction) {
  streetIs(allIn(Zone::Opened, Edition::English2005), 0, 0, 0);
  streetIs(allIn(Zone::Opened, Edition::German2005), 0, 0, 3);
  streetIs(allIn(Zone::Opened, Edition::Year2013), -3, 0, 3);
}

TEST(section_8_only_the_visible_number_of_a_palace_counts) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Building, {card(1), card(61)});
  give(s, 1, Zone::Building, {card(8)});
  give(s, 2, Zone::Building, {card(93), card(9)});
  streetIs(s, 3, -3, 0);
}

TEST(section_8_a_score_may_go_below_zero) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Building, {card(1)});
  give(s, 1, Zone::Building, {card(8)});
  give(s, 2, Zone::Building, {card(93)});
  finish(s);
  const Result outcome = result(s);
  TEST_ASSERT_EQUAL(-3, outcome.total[0]);
  TEST_ASSERT_EQUAL(3, outcome.total[2]);
  TEST_ASSERT_EQUAL(seatBit(2), outcome.winners);
  TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::None), outcome.tieBreak);
}

TEST(section_8_the_total_is_the_sum_of_its_categories) {
  State s = midGame(Edition::Year2013, 3);
  give(s, 0, Zone::Opened, {card(1)});
  give(s, 1, Zone::Building, {card(8)});
  give(s, 2, Zone::Building, {card(93)});
  s.area[0].bastions = 2;
  s.score[0] = {11, 7, 0, 0};
  finish(s);
  const Result outcome = result(s);
  TEST_ASSERT_EQUAL(11, outcome.category[0][kWindows]);
  TEST_ASSERT_EQUAL(7, outcome.category[0][kParties]);
  TEST_ASSERT_EQUAL(2, outcome.category[0][kWalls]);
  TEST_ASSERT_EQUAL(-3, outcome.category[0][kStreet]);
  TEST_ASSERT_EQUAL(17, outcome.total[0]);
}

TEST(section_8_a_tie_goes_to_the_highest_number_in_any_zone) {
  for (Zone zone : {Zone::Building, Zone::Opened}) {
    State s = midGame(Edition::English2005, 3);
    for (int seat = 0; seat < 2; ++seat) give(s, seat, Zone::Building, {card(3 + 6 * seat)});
    give(s, 0, zone, {card(50)});
    give(s, 1, zone, {card(52)});
    give(s, 2, Zone::Building, {card(1)});
    give(s, 2, zone, {card(96)});
    s.score[0].windows = s.score[1].windows = 20;
    finish(s);
    const Result outcome = result(s);
    TEST_ASSERT_EQUAL(20, outcome.total[0]);
    TEST_ASSERT_EQUAL(20, outcome.total[1]);
    TEST_ASSERT_EQUAL(seatBit(1), outcome.winners);
    TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::StreetNumber), outcome.tieBreak);
  }
}

TEST(section_8_a_tie_below_zero_is_broken_too) {
  State s = midGame(Edition::German2005, 3);
  for (int seat = 0; seat < 3; ++seat) give(s, seat, Zone::Building, {card(10 + seat)});
  s.phase = Phase::Over;
  s.mover = kOver;
  for (int seat = 0; seat < 3; ++seat) s.score[seat].street = -3;
  TEST_ASSERT_EQUAL(seatBit(2), result(s).winners);
}

// Two players and the City: who has the lowest and who the highest number of all.
static State cityStreet(int seat0Low, int seat0High, int seat1Low, int seat1High, int cityLow, int cityHigh) {
  State s = midGame(Edition::Year2013, 2);
  const int numbers[3][2] = {{seat0Low, seat0High}, {seat1Low, seat1High}, {cityLow, cityHigh}};
  for (int who = 0; who < 3; ++who) {
    for (int number : numbers[who]) give(s, who, Zone::Building, {card(number)});
  }
  return s;
}

TEST(section_9_the_city_lowest) { streetIs(cityStreet(10, 95, 20, 30, 2, 51), 3, 0, 0); }

TEST(section_9_the_city_highest) { streetIs(cityStreet(10, 50, 2, 31, 20, 95), 0, -3, 0); }

TEST(section_9_the_city_on_both_sides) { streetIs(cityStreet(10, 50, 20, 30, 2, 95), 0, 0, 0); }

TEST(section_9_the_city_on_neither_side) { streetIs(cityStreet(1, 50, 20, 95, 30, 33), -3, 3, 0); }

TEST(section_9_the_citys_completed_palaces_have_street_numbers_too) {
  State s = cityStreet(10, 50, 20, 31, 30, 33);
  giveCityDone(s, kBlue, card(94));
  streetIs(s, -3, 0, 0);
  giveCityDone(s, kRed, card(1));
  streetIs(s, 0, 0, 0);
}

TEST(section_9_the_city_takes_no_part_in_the_tie) {
  State s = cityStreet(10, 50, 20, 31, 1, 96);
  finish(s);
  const Result outcome = result(s);
  TEST_ASSERT_EQUAL(0, outcome.total[0]);
  TEST_ASSERT_EQUAL(0, outcome.total[1]);
  TEST_ASSERT_EQUAL(seatBit(0), outcome.winners);
}

TEST(section_9_the_city_opens_nothing) {
  State s = cityStreet(10, 50, 20, 31, 1, 96);
  giveCityDone(s, kGrey, card(90));
  s.phase = Phase::FinalOrder;
  s.mover = kRules;
  accept(s, rules(Step::FinalOrder));
  TEST_ASSERT_TRUE(s.phase == Phase::Walls);
}

TEST(section_10_a_wild_cards_number_counts_in_the_street) {
  State s = midGame(Edition::Year2013, 3, true);
  give(s, 0, Zone::Building, {card(50), wild(10)});
  give(s, 1, Zone::Building, {card(49), wild(500)});
  give(s, 2, Zone::Building, {card(95)});
  streetIs(s, -3, 3, 0);
}
