// Rules, sections 1 to 3 and 6: set-up, turns, placing a brick; nothing is hidden.
#include <cstring>

#include "engine/game/match.h"
#include "engine/torri/game.h"
#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

constexpr const char* kEmptyCity = R"(
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .)";

TEST(section_1_the_city_starts_empty_with_two_bricks_a_lot_of_the_side) {
  for (int size : {6, 8, 10, 12}) {
    State state;
    TEST_ASSERT_EQUAL(Verdict::Accepted, init(state, Table{.size = size}.setup()));
    settle(state);
    TEST_ASSERT_EQUAL(size, state.size());
    for (Brick colour : {kW, kK, kR, kB}) TEST_ASSERT_EQUAL(2 * size, supplyOf(state, colour));
    TEST_ASSERT_EQUAL(4 * size * size, countLegal(state));
  }
}

TEST(section_1_the_first_seat_starts_and_seats_go_round) {
  State state;
  TEST_ASSERT_EQUAL(Verdict::Accepted, init(state, Table{.players = 3}.setup()));
  constexpr const char* kHomes[] = {"a1", "c1", "e1", "a3", "c3", "e3", "a5", "c5"};
  for (int turn = 0; turn < 4; ++turn) {
    settle(state);
    TEST_ASSERT_EQUAL(turn % 3, toMove(state));
    put(state, kW, kHomes[2 * turn]);
    TEST_ASSERT_EQUAL(turn % 3, toMove(state));
    put(state, kK, kHomes[2 * turn + 1]);
    TEST_ASSERT_EQUAL(turn + 2, state.turn);
  }
}

TEST(section_1_set_ups_that_the_rules_do_not_have_are_refused) {
  State state{};
  State untouched{};
  Setup setup = Table{}.setup();
  setup.option[kSizeOption] = 4;
  TEST_ASSERT_EQUAL(Verdict::BadSetup, init(state, setup));
  TEST_ASSERT_EQUAL(Verdict::BadSetup, init(state, Table{.players = 1}.setup()));
  TEST_ASSERT_EQUAL(Verdict::BadSetup, init(state, Table{.players = 5}.setup()));
  TEST_ASSERT_EQUAL(Verdict::BadSetup, init(state, Table{.colours = {kR, kR, kW, kB}}.setup()));
  setup = Table{}.setup();
  setup.option[kSwitchOption] = 2;
  TEST_ASSERT_EQUAL(Verdict::BadSetup, init(state, setup));
  setup = Table{}.setup();
  setup.option[kColourOption + 1] = 4;
  TEST_ASSERT_EQUAL(Verdict::BadSetup, init(state, setup));
  TEST_ASSERT_EQUAL_MEMORY(&untouched, &state, sizeof state);
}

TEST(section_2_the_second_brick_has_another_colour) {
  State state = at({Table{}.setup(), kEmptyCity});
  put(state, kR, "a1");
  refused(state, place(kR, lot("c1")), Refusal::SameColour);
  TEST_ASSERT_EQUAL(3 * 35, countLegal(state));  // no floor yet: a1 stands alone
  put(state, kB, "c1");
  TEST_ASSERT_EQUAL(Phase::TurnStart, state.phase);
}

TEST(section_2_switch_is_offered_only_with_the_option_and_a_neutral_colour) {
  State off = at({Table{}.setup(), kEmptyCity});
  put(off, kW, "a1");
  put(off, kK, "c1");
  TEST_ASSERT_EQUAL(Phase::TurnStart, off.phase);

  State four = at({Table{.players = 4, .switching = true}.setup(), kEmptyCity});
  put(four, kW, "a1");
  put(four, kK, "c1");
  TEST_ASSERT_EQUAL(Phase::TurnStart, four.phase);

  State three = at({Table{.players = 3, .switching = true}.setup(), kEmptyCity});
  put(three, kW, "a1");
  put(three, kK, "c1");
  TEST_ASSERT_EQUAL(Phase::Switch, three.phase);
  TEST_ASSERT_EQUAL(0, toMove(three));
  TEST_ASSERT_EQUAL(2, countLegal(three));
}

TEST(section_2_a_switch_takes_the_new_colours_prisoners_and_leaves_the_old_ones) {
  Position position{Table{.switching = true}.setup(), kEmptyCity};
  position.captives[index(kW)][index(kR)] = 3;
  position.captives[index(kB)][index(kK)] = 2;
  State state = at(position);
  put(state, kW, "a1");
  put(state, kK, "c1");
  refused(state, switchTo(kK), Refusal::ColourPlayed);
  refused(state, makeAction(Kind::Switch, 4), Verdict::NoSuchAction);
  refused(state, place(kW, lot("e1")), Verdict::NotNow);
  TEST_ASSERT_EQUAL(3, countLegal(state));
  TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, switchTo(kB)));
  TEST_ASSERT_EQUAL(kB, colourOfSeat(state, 0));
  TEST_ASSERT_EQUAL(0, seatOfColour(state, kB));
  TEST_ASSERT_EQUAL(kNeutral, seatOfColour(state, kW));
  TEST_ASSERT_EQUAL(2, prisonersOf(state, colourOfSeat(state, 0)));
  TEST_ASSERT_EQUAL(3, prisonersOf(state, kW));
  settle(state);
  TEST_ASSERT_EQUAL(1, toMove(state));
}

TEST(section_2_to_keep_the_colour_is_a_choice_too) {
  State state = at({Table{.switching = true}.setup(), kEmptyCity});
  put(state, kW, "a1");
  put(state, kK, "c1");
  TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, switchTo(kW)));
  TEST_ASSERT_EQUAL(kW, colourOfSeat(state, 0));
}

TEST(section_3_a_floor_goes_in_at_the_bottom_and_the_top_keeps_control) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . r . . . .
    w b . . . .)"});
  put(state, kR, "a1");
  STACK("rw", state, "a1");
  TEST_ASSERT_EQUAL(kW, colourAt(state, lot("a1")));
  put(state, kB, "a1");
  STACK("brw", state, "a1");
  TEST_ASSERT_EQUAL(3, heightAt(state, lot("a1")));
  TEST_ASSERT_EQUAL(lot("a1"), towerOfBlock(state, lot("b2")));
  TEST_ASSERT_EQUAL(3, blockAt(state, lot("a1")).count());
}

TEST(section_3_floors_of_a_colour_need_as_many_houses_in_the_rest_of_the_block) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    w . . . . .
    w r . . . .
    w b . . . .)"});
  // Two white floors, the house itself and the new one, need two more white houses: a1 has a2 and a3.
  TEST_ASSERT_EQUAL(Verdict::Accepted, why(state, kW, lot("a1")));
  TEST_ASSERT_EQUAL(refuse(Refusal::TooFewHouses), why(state, kK, lot("a1")));
  // b1 is blue: no blue house is left in the rest of the block.
  TEST_ASSERT_EQUAL(refuse(Refusal::TooFewHouses), why(state, kB, lot("b1")));
  TEST_ASSERT_EQUAL(Verdict::Accepted, why(state, kR, lot("b1")));
  put(state, kW, "a1");
  STACK("ww", state, "a1");
  put(state, kR, "a1");
  STACK("rww", state, "a1");
  settle(state);
  refused(state, place(kW, lot("a1")), Refusal::TooFewHouses);  // two white floors, two white houses
  refused(state, place(kR, lot("a1")), Refusal::TooFewHouses);
  TEST_ASSERT_EQUAL(Verdict::Accepted, why(state, kB, lot("a1")));
}

TEST(section_3_the_limit_is_said_for_each_colour) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    w . . . . .
    w r . . . .
    kww b w . . .)"});
  const Limit white = limitAt(state, lot("a1"), kW);
  TEST_ASSERT_EQUAL(2, white.floors);
  TEST_ASSERT_EQUAL(3, white.houses);
  TEST_ASSERT_EQUAL(1, white.room);
  TEST_ASSERT_EQUAL(0, limitAt(state, lot("a1"), kK).room);
  TEST_ASSERT_EQUAL(1, limitAt(state, lot("a1"), kR).room);
  TEST_ASSERT_EQUAL(0, limitAt(state, lot("b1"), kR).room);  // a second tower
}

TEST(section_3_a_limit_is_tested_only_when_placing) {
  // A tower of three white floors without a white house stands and may get other floors.
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    www r . . . .)"});
  refused(state, place(kW, lot("a1")), Refusal::TooFewHouses);
  put(state, kR, "a1");
  STACK("rwww", state, "a1");
}

TEST(section_3_a_house_alone_cannot_become_a_tower) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    w . w . . .)"});
  for (Brick colour : {kW, kK, kR, kB}) refused(state, place(colour, lot("a1")), Refusal::TooFewHouses);
}

TEST(section_3_a_second_tower_cannot_be_started) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    r r r . . .
    kw r r . . .)"});
  refused(state, place(kR, lot("b1")), Refusal::SecondTower);
  put(state, kR, "a1");
}

TEST(section_3_a_house_may_not_join_three_towers) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . kr . . .
    . kw . kb . .
    . w . b b .
    . . . . . .
    . . . . . .)"});
  refused(state, place(kW, lot("c4")), Refusal::ThreeTowers);  // no two of them equally strong
  TEST_ASSERT_EQUAL(refuse(Refusal::ThreeTowers), why(state, kB, lot("c4")));
}

TEST(section_3_a_house_may_not_join_equal_towers) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    w kw . kr r .)"});
  refused(state, place(kW, lot("c1")), Refusal::EqualStrength);
  put(state, kW, "f1");  // the right block grows: now it is the stronger
  TEST_ASSERT_EQUAL(Verdict::Accepted, why(state, kB, lot("c1")));
  const Effect effect = effectOf(state, kB, lot("c1"));
  TEST_ASSERT_EQUAL(Effect::Kind::Fight, effect.kind);
  TEST_ASSERT_EQUAL(lot("d1"), effect.stronger);
  TEST_ASSERT_EQUAL(lot("b1"), effect.weaker);
  TEST_ASSERT_EQUAL(kR, effect.begins);
}

TEST(section_3_one_tower_may_be_touched_from_several_sides) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    w k b . . .
    r . r . . .
    kw b w . . .)"});
  put(state, kB, "b2");  // all four neighbours are of one block
  TEST_ASSERT_EQUAL(9, blockAt(state, lot("b2")).count());
  TEST_ASSERT_EQUAL(Phase::Place, state.phase);
}

TEST(section_3_no_brick_of_a_colour_left) {
  Position position{Table{}.setup(), kEmptyCity};
  position.captives[index(kR)][index(kB)] = 12;
  State state = at(position);
  refused(state, place(kB, lot("a1")), Refusal::NoBrickLeft);
  TEST_ASSERT_EQUAL(3 * 36, countLegal(state));
}

TEST(section_3_lots_outside_the_city_are_refused) {
  State state = at({Table{}.setup(), kEmptyCity});
  refused(state, place(kW, lotAt(6, 0)), Refusal::OutsideCity);
  refused(state, place(kW, lotAt(0, 6)), Refusal::OutsideCity);
  refused(state, Action{143 << 2}, Refusal::OutsideCity);
  refused(state, Action{0x0FFF}, Refusal::OutsideCity);
  refused(state, kNoAction, Verdict::NoSuchAction);
  refused(state, takePrisoner(lot("a1")), Verdict::NotNow);
  refused(state, makeAction(Kind::Turn, 0), Verdict::NotNow);
}

TEST(section_6_every_seat_sees_the_whole_state) {
  State state;
  TEST_ASSERT_EQUAL(Verdict::Accepted, init(state, Table{.players = 3}.setup()));
  settle(state);
  put(state, kW, "c3");
  for (Seat seat : {Seat{0}, Seat{1}, Seat{2}, kNobody}) {
    View view;
    torri::view(state, seat, view);
    TEST_ASSERT_EQUAL_MEMORY(&state, &view.state, sizeof state);
  }
}

TEST(every_refusal_has_its_own_words) {
  constexpr int kLast = static_cast<int>(Refusal::ColourPlayed);
  for (int one = 1; one <= kLast; ++one) {
    for (int other = one + 1; other <= kLast; ++other) {
      const std::string_view words = kGame.explain(static_cast<Verdict>(other));
      if (words == "refused") continue;  // no verdict has that number
      TEST_ASSERT_TRUE(words != kGame.explain(static_cast<Verdict>(one)));
    }
  }
  TEST_ASSERT_TRUE(std::string_view(explain(Refusal::ColourPlayed)) != "refused");
}

TEST(a_picture_is_checked) {
  State state{};
  const auto error = [&](const char* picture) { return fromPicture(state, {Table{}.setup(), picture}); };
  TEST_ASSERT_EQUAL(PictureError::WrongShape, error(". . ."));
  TEST_ASSERT_EQUAL(PictureError::WrongShape, error(". . . . . . .\n. . . . . .\n"));
  TEST_ASSERT_EQUAL(PictureError::BadLetter, error(". . x . . ."));
  TEST_ASSERT_EQUAL(PictureError::BadLetter, error(". . w. . . ."));
  TEST_ASSERT_EQUAL(PictureError::TwoTowers, error(R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    wk rb . . . .)"));
  TEST_ASSERT_EQUAL(PictureError::TooManyBricks, error(R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    wwwwwwwwwwwww . . . . .)"));
  TEST_ASSERT_EQUAL(PictureError::BadSetup, fromPicture(state, {Table{.players = 1}.setup(), kEmptyCity}));
  Position position{Table{}.setup(), kEmptyCity};
  position.turn = 241;
  TEST_ASSERT_EQUAL(PictureError::BadTurn, fromPicture(state, position));
  position.turn = 1;
  position.captives[0][0] = 13;
  TEST_ASSERT_EQUAL(PictureError::TooManyBricks, fromPicture(state, position));
}

// Every placement that why() accepts, in the order of the list.
void listOneByOne(const State& state, ActionList& out) {
  out.clear();
  for (Lot at = 0; at < kLots; ++at) {
    for (Brick colour : {kW, kK, kR, kB}) {
      if (why(state, colour, at) == Verdict::Accepted) out.push(place(colour, at));
    }
  }
}

// Two houses move through the top row, which the list comes to last.
TEST(the_longest_lists_are_whole_and_stay_in_their_room) {
  struct {
    ActionList list;
    uint8_t behind[64];
  } lent;
  ActionList expected;
  for (int size : {6, 8, 10, 12}) {
    for (int column = 0; column + 1 < size; ++column) {
      State state;
      TEST_ASSERT_EQUAL(Verdict::Accepted, init(state, Table{.size = size}.setup()));
      settle(state);
      TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, place(kW, lotAt(column, size - 1))));
      TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, place(kK, lotAt(column + 1, size - 1))));
      settle(state);
      std::memset(lent.behind, 0xA5, sizeof lent.behind);
      legal(state, lent.list);
      for (uint8_t byte : lent.behind) TEST_ASSERT_EQUAL_HEX8(0xA5, byte);
      listOneByOne(state, expected);
      TEST_ASSERT_EQUAL(4 * (size * size - 2) + 2, expected.size());
      TEST_ASSERT_EQUAL(expected.size(), lent.list.size());
      TEST_ASSERT_EQUAL_HEX16_ARRAY(expected.begin(), lent.list.begin(), expected.size());
    }
  }
}

}  // namespace
