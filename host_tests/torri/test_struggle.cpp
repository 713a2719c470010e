// Rules, section 4: strength, fights and prisoners.
#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

TEST(section_4_the_rulebooks_example) {
  const Table table{.size = 8, .players = 3, .colours = {kW, kB, kR, kK}};
  State state = at({.setup = table.setup(),
                    .picture = R"(
    . . . . . . . .
    . . . . . . . .
    . r . . . . . .
    . k . . . . . .
    w bkrw b . kwrb b k .
    . b . . . . . .
    . . . . . . . .
    . . . . . . . .)",
                    .turn = 3});
  TEST_ASSERT_EQUAL(6, blockAt(state, lot("b4")).count());
  TEST_ASSERT_EQUAL(3, blockAt(state, lot("e4")).count());
  const int blue = supplyOf(state, kB);
  const int white = supplyOf(state, kW);
  put(state, kR, "d4");
  const Strength left = strengthAt(state, lot("b4")), right = strengthAt(state, lot("e4"));
  TEST_ASSERT_EQUAL(4, left.floors);
  TEST_ASSERT_EQUAL(5, left.houses);
  TEST_ASSERT_EQUAL(6, left.lots);
  TEST_ASSERT_EQUAL(4, left.value);
  TEST_ASSERT_EQUAL(4, right.floors);
  TEST_ASSERT_EQUAL(2, right.value);  // as many as its block has houses
  TEST_ASSERT_EQUAL(lot("b4"), struggleOf(state).stronger);
  TEST_ASSERT_EQUAL(lot("e4"), struggleOf(state).weaker);
  STEP(Struggle, state);

  TEST_ASSERT_EQUAL(kW, struggleOf(state).by);
  TEST_ASSERT_EQUAL(kB, struggleOf(state).against);
  STEP(Attack, state);
  TEST_ASSERT_EQUAL(blue + 1, supplyOf(state, kB));
  TEST_ASSERT_EQUAL(1, toMove(state));  // blue chooses, though it is red's turn
  TEST_ASSERT_EQUAL(1, countLegal(state));
  take(state, "a4");
  TEST_ASSERT_EQUAL(1, captivesOf(state, kB, kW));

  TEST_ASSERT_EQUAL(kR, struggleOf(state).by);
  TEST_ASSERT_EQUAL(kW, struggleOf(state).against);
  STEP(Attack, state);
  TEST_ASSERT_EQUAL(white + 1, supplyOf(state, kW));
  STEP(NoPrisoner, state);  // the red brick just placed cannot be taken
  STEP(Merge, state);
  STACK("wrbkr", state, "b4");
  STACK("k", state, "e4");
  STACK("r", state, "d4");
  TEST_ASSERT_EQUAL(5, standingOf(state, kR).highestTower);
  TEST_ASSERT_EQUAL(2, toMove(state));  // the struggle comes before the second brick
  refused(state, place(kR, lot("a1")), Refusal::SameColour);
}

TEST(section_4_strength_is_capped_by_the_houses_of_the_block) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    k wkrb . kr w b)"});
  const Effect effect = effectOf(state, kW, lot("c1"));
  TEST_ASSERT_EQUAL(lot("d1"), effect.stronger);  // min(2, 2) against min(4, 1)
  TEST_ASSERT_EQUAL(lot("b1"), effect.weaker);
}

TEST(section_4_of_equal_strength_the_larger_block_is_stronger) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    k . . r . .
    k kw . kr w b)"});
  const Effect effect = effectOf(state, kW, lot("c1"));
  TEST_ASSERT_EQUAL(lot("d1"), effect.stronger);
  put(state, kW, "c1");
  TEST_ASSERT_EQUAL(lot("d1"), struggleOf(state).stronger);
}

TEST(section_4_towers_without_houses_cannot_be_joined_whoever_controls_them) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    bkkw . rw . . .
    . . . . . .
    . . . . . .
    wwk . rb . . .)"});
  refused(state, place(kW, lot("b1")), Refusal::EqualStrength);
  refused(state, place(kW, lot("b4")), Refusal::EqualStrength);
}

TEST(section_4_a_tower_without_houses_is_weaker_than_any_with_one) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    wkwk . rb w . .)"});
  put(state, kW, "b1");
  TEST_ASSERT_EQUAL(lot("c1"), struggleOf(state).stronger);
}

constexpr const char* kThirdBlock = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    k . . . . .
    w kw . kr k .
    . . w . . .)";

TEST(section_4_a_third_block_joined_by_the_same_brick_belongs_to_neither) {
  State state = at({Table{.colours = {kW, kR, kK, kB}}.setup(), kThirdBlock});
  put(state, kW, "c2");
  steps(state, {Kind::Struggle, Kind::Attack});
  TEST_ASSERT_EQUAL(Phase::Prisoner, state.phase);
  TEST_ASSERT_EQUAL(1, toMove(state));
  TEST_ASSERT_EQUAL(1, countLegal(state));
  refused(state, takePrisoner(lot("c1")), Refusal::NotInBlock);     // the third block
  refused(state, takePrisoner(lot("c2")), Refusal::NotInBlock);     // the brick just placed
  refused(state, takePrisoner(lot("a3")), Refusal::NotThatColour);  // black
  refused(state, takePrisoner(lot("b2")), Refusal::NotAHouse);      // the tower itself
  refused(state, takePrisoner(lot("f6")), Refusal::NotAHouse);      // empty
  refused(state, takePrisoner(lotAt(7, 0)), Refusal::OutsideCity);
  refused(state, place(kB, lot("f6")), Verdict::NotNow);
  take(state, "a2");
  STEP(Fallen, state);
  // The joining house makes one block of the tower, the third block and the other tower's remains.
  TEST_ASSERT_EQUAL(5, blockAt(state, lot("b2")).count());
  TEST_ASSERT_TRUE(blockAt(state, lot("b2")).contains(lot("c1")));
  TEST_ASSERT_EQUAL(1, blockAt(state, lot("a3")).count());
}

TEST(section_4_a_third_block_does_not_count_for_strength) {
  State state = at({Table{}.setup(), R"(
    . . . . . .
    . . . . . .
    . . b . . .
    . . b . . .
    k kw . kr k .
    . . . . . .)"});
  refused(state, place(kW, lot("c2")), Refusal::EqualStrength);
}

TEST(section_4_houses_cut_off_in_mid_fight_are_no_longer_in_the_block) {
  State state = at({Table{.colours = {kW, kR, kK, kB}}.setup(), R"(
    . . . . . .
    . . . . . .
    w . . . . .
    w . . . r .
    w kkww . kkrr k .
    . . . . . .)"});
  put(state, kB, "c2");
  steps(state, {Kind::Struggle, Kind::Attack});
  TEST_ASSERT_EQUAL(3, countLegal(state));
  take(state, "a2");  // a3 and a4 lose the tower
  STEP(Attack, state);
  TEST_ASSERT_EQUAL(0, toMove(state));  // white, of the attacked tower
  take(state, "e3");
  steps(state, {Kind::Attack, Kind::NoPrisoner});
  STACK("kk", state, "d2");
  TEST_ASSERT_EQUAL(2, blockAt(state, lot("a4")).count());
  // Black controls the right tower now and attacks; white takes the black house, and black controls both.
  STEP(Attack, state);
  take(state, "e2");
  STEP(Merge, state);
  STACK("kkk", state, "b2");
  STACK("k", state, "d2");
}

TEST(section_4_the_stronger_tower_may_fall_too) {
  State state = at({Table{.colours = {kW, kR, kK, kB}}.setup(), R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . b . . . .
    b kw . kkr b .
    . b . . . .)"});
  put(state, kR, "c2");
  TEST_ASSERT_EQUAL(lot("b2"), struggleOf(state).stronger);
  steps(state, {Kind::Struggle, Kind::Attack, Kind::NoPrisoner, Kind::Attack, Kind::NoPrisoner});
  // Both stacks are black on top, but one of them is a house: that comes first, and nothing merges.
  TEST_ASSERT_EQUAL_HEX16(makeAction(Kind::Fallen, lot("b2")).bits, step(state).bits);
  STACK("k", state, "b2");
  STACK("kk", state, "d2");
  TEST_ASSERT_EQUAL(lot("d2"), towerOfBlock(state, lot("a2")));
}

}  // namespace
