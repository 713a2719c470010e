// Rules, section 5: victories, blocked games, tie-breaks, the longest game.
#include "host_tests/suite.h"
#include "host_tests/torri/endings.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

constexpr SeatSet kSeat0 = 1, kSeat1 = 2, kBoth = 3;

constexpr const char* kWhiteTowerOfSix = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    k . . . . .
    kkkkkw r . . . .)";

TEST(section_5_a_tower_as_high_as_the_city_wins_at_the_start_of_the_own_turn) {
  State state = before({Table{}.setup(), kWhiteTowerOfSix});
  STEP(Turn, state);
  TEST_ASSERT_EQUAL_HEX16(makeAction(Kind::Finish, static_cast<unsigned>(EndReason::Tower)).bits,
                          step(state).bits);
  over(state, EndReason::Tower, kSeat0);
  TEST_ASSERT_EQUAL(0, result(state).tieBreak);
  TEST_ASSERT_EQUAL(6, result(state).category[0][kHighestTower]);
}

TEST(section_5_it_does_not_win_in_another_players_turn) {
  goesOn(before({.setup = Table{}.setup(), .picture = kWhiteTowerOfSix, .turn = 2}));
}

TEST(section_5_a_lower_tower_does_not_win) {
  goesOn(before({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    kkkkw r . . . .)"}));
}

TEST(section_5_another_colours_tower_of_the_same_height_prevents_the_victory_neutral_ones_too) {
  constexpr const char* kNeutralAsHigh = R"(
    . . . . . .
    . . . . . .
    kkkkkb . . . . .
    . . . . . .
    . . . . . .
    kkkkrw r . . . .)";
  goesOn(before({Table{}.setup(), kNeutralAsHigh}));
  constexpr const char* kOwnAsHigh = R"(
    . . . . . .
    . . . . . .
    kkkkkw . . . . .
    . . . . . .
    . . . . . .
    kkkkrw r . . . .)";
  State state = before({Table{}.setup(), kOwnAsHigh});
  over(state, EndReason::Tower, kSeat0);
}

constexpr const char* kQuietCity = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    w . k . . .)";

TEST(section_5_most_prisoners_win_when_there_are_as_many_as_the_citys_side) {
  Position position{Table{}.setup(), kQuietCity};
  position.captives[index(kW)][index(kR)] = 5;
  goesOn(before(position));
  position.captives[index(kW)][index(kB)] = 1;
  State state = before(position);
  over(state, EndReason::Prisoners, kSeat0);
  position.captives[index(kB)][index(kR)] = 6;  // a neutral colour holds as many
  goesOn(before(position));
  position.captives[index(kW)][index(kK)] = 1;
  State more = before(position);
  over(more, EndReason::Prisoners, kSeat0);
}

TEST(section_5_both_victories_at_once_are_a_tower_victory) {
  Position position{Table{}.setup(), kWhiteTowerOfSix};
  position.captives[index(kW)][index(kR)] = 7;
  State state = before(position);
  over(state, EndReason::Tower, kSeat0);
}

TEST(section_5_a_switched_player_wins_with_the_new_colour) {
  Position position{Table{.switching = true}.setup(), kQuietCity};
  position.captives[index(kB)][index(kR)] = 6;
  State state = at(position);
  put(state, kW, "a3");
  put(state, kK, "c3");
  TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, switchTo(kB)));
  settle(state);
  put(state, kW, "a5");
  put(state, kK, "c5");
  TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, switchTo(kK)));
  over(state, EndReason::Prisoners, kSeat0);
}

// All bricks outside the city are prisoners, evenly with white and black; `more` goes from black's to white's.
Position withoutSupply(const char* picture, int more, int leave = 0) {
  Position position{Table{.switching = true}.setup(), picture};
  State state;
  TEST_ASSERT_EQUAL(PictureError::None, fromPicture(state, position));
  int total[2] = {};
  for (unsigned c = 0; c < kColours; ++c) {
    for (int left = state.supply[c] - (c == index(kR) ? leave : 0); left > 0; --left) {
      const unsigned holder = total[0] <= total[1] ? 0 : 1;
      ++position.captives[holder][c];
      ++total[holder];
    }
  }
  for (unsigned c = 0; c < kColours && more > 0; ++c) {
    for (; more > 0 && position.captives[1][c] > 0; --more) {
      --position.captives[1][c];
      ++position.captives[0][c];
    }
  }
  return position;
}

constexpr const char* kEvenCity = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    w . k . . .)";

constexpr const char* kMoreBlackBricks = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    w . k . k r)";

TEST(section_5_blocked_at_the_first_brick_the_highest_tower_decides) {
  State state = before(withoutSupply(R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . bw . rbk . .
    . . . . . .
    rrrrrb . . . r .)",
                                     0));
  STEP(Turn, state);
  over(state, EndReason::Blocked, kSeat1);  // the neutral tower of six does not count
  TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::Height), result(state).tieBreak);
  TEST_ASSERT_EQUAL(2, result(state).category[0][kHighestTower]);
  TEST_ASSERT_EQUAL(3, result(state).category[1][kHighestTower]);
}

TEST(section_5_then_the_most_prisoners) {
  // Black's turn, so that white's many prisoners are no victory. Black has more bricks, which come only after them.
  Position position = withoutSupply(kMoreBlackBricks, 1);
  position.turn = 2;
  State state = before(position);
  over(state, EndReason::Blocked, kSeat0);
  TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::Prisoners), result(state).tieBreak);
}

TEST(section_5_then_the_most_bricks_in_the_city) {
  State state = before(withoutSupply(kMoreBlackBricks, 0));
  over(state, EndReason::Blocked, kSeat1);
  TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::Bricks), result(state).tieBreak);
  TEST_ASSERT_EQUAL(2, result(state).category[1][kBricksInCity]);
}

TEST(section_5_equal_in_all_three_is_a_shared_win) {
  State state = before(withoutSupply(kEvenCity, 0));
  over(state, EndReason::Blocked, kBoth);
  TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::Shared), result(state).tieBreak);
}

// Two blocks of 15 lots with towers of equal strength; every empty lot would join them. All bricks left are blue.
TEST(section_5_blocked_where_no_brick_may_go_though_the_supply_has_some) {
  State state = before({Table{}.setup(), R"(
    w w w . k k
    w w w . k k
    w rrrr w . rrrr k
    w w . k k k
    w w . k k k
    r r . k r r)"});
  TEST_ASSERT_EQUAL(12, supplyOf(state, kB));
  STEP(Turn, state);
  over(state, EndReason::Blocked, kBoth);
}

TEST(section_5_where_only_floors_are_legal_the_game_goes_on) {
  State state = at({Table{}.setup(), R"(
    w w w . k k
    w w w . k k
    w rrrr w . rrrr k
    w w . k k k
    w w . k k b
    r r . k r r)"});
  TEST_ASSERT_EQUAL(2, countLegal(state));  // a blue or a black floor to the right tower
  put(state, kK, "e4");
  STACK("krrrr", state, "e4");
  TEST_ASSERT_EQUAL(6 + 1, countLegal(state));  // now the right tower is the stronger: houses may join them
}

TEST(section_5_blocked_at_the_second_brick_there_is_no_switch) {
  State state = at(withoutSupply(kEvenCity, 0, 2));
  TEST_ASSERT_EQUAL(34, countLegal(state));  // only red bricks are left
  put(state, kR, "f6");
  TEST_ASSERT_EQUAL(1, supplyOf(state, kR));
  STEP(Finish, state);
  over(state, EndReason::Blocked, kBoth);
}

TEST(section_5_the_game_ends_after_turn_forty_times_the_side) {
  State state = at({.setup = Table{}.setup(), .picture = kQuietCity, .turn = 240});
  TEST_ASSERT_EQUAL(240, lastTurn(state));
  TEST_ASSERT_EQUAL(1, toMove(state));
  put(state, kW, "a3");
  put(state, kR, "c3");
  STEP(Finish, state);
  over(state, EndReason::Length, kSeat0);
  TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::Bricks), result(state).tieBreak);
}

TEST(section_5_the_switch_of_the_last_turn_counts) {
  State state = at({.setup = Table{.switching = true}.setup(),
                    .picture = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    kb r w . . .)",
                    .turn = 240});
  put(state, kW, "a3");
  put(state, kR, "c3");
  TEST_ASSERT_EQUAL(Phase::Switch, state.phase);
  TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, switchTo(kB)));
  over(state, EndReason::Length, kSeat1);
  TEST_ASSERT_EQUAL(static_cast<int>(TieBreak::Height), result(state).tieBreak);
}

TEST(section_5_the_turn_before_the_last_goes_on) {
  State state = at({.setup = Table{}.setup(), .picture = kQuietCity, .turn = 239});
  put(state, kW, "a3");
  put(state, kR, "c3");
  goesOn(state);
}

TEST(section_2_a_neutral_colour_holds_a_tower_or_prisoners_or_nothing) {
  constexpr const char* kHouses = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . kw . . . .
    . w . r r .
    . . . . . .)";
  Position position{Table{.switching = true}.setup(), kHouses};
  TEST_ASSERT_FALSE(neutralHolds(before(position)));  // the tower is a player's, the red houses are no tower
  position.captives[index(kR)][index(kW)] = 1;
  TEST_ASSERT_TRUE(neutralHolds(before(position)));
  position.captives[index(kR)][index(kW)] = 0;
  position.picture = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . kr . . . .
    . w . r r .
    . . . . . .)";
  TEST_ASSERT_TRUE(neutralHolds(before(position)));
}

}  // namespace
