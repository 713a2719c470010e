// Rules, section 4: how a struggle ends, merges, and what neutral towers do.
#include <cstdio>

#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

// A city of six of which only the lower half is given; lent until the next call.
const char* south(const char* rows) {
  static char city[200];
  std::snprintf(city, sizeof city, ". . . . . .\n. . . . . .\n. . . . . .\n%s", rows);
  return city;
}

// A struggle of the tower on b2 with the one on e2, until the prisoner on c2 splits their blocks.
State split(const char* rows) {
  State state = at({Table{.colours = {kW, kR, kK, kB}}.setup(), south(rows)});
  put(state, kR, "d2");
  steps(state, {Kind::Struggle, Kind::Attack});
  take(state, "c2");
  STEP(Apart, state);
  return state;
}

TEST(section_4_a_prisoner_that_splits_the_blocks_ends_the_struggle) {
  const State state = split(R"(
    . b . . . .
    b kw w . kkr b
    . . . . . .)");
  STACK("kw", state, "b2");
  STACK("kk", state, "e2");
  TEST_ASSERT_EQUAL(3, blockAt(state, lot("b2")).count());
  TEST_ASSERT_TRUE(blockAt(state, lot("e2")).contains(lot("d2")));
  TEST_ASSERT_EQUAL(0, toMove(state));
}

TEST(section_4_towers_apart_do_not_merge_though_one_colour_controls_both) {
  STACK("kw", split(R"(
    . b . . . .
    b kw w . kwr b
    . . . . . .)"),
        "e2");
}

TEST(section_4_same_colour_merges_at_once_in_order) {
  State state = at({Table{}.setup(), south(R"(
    . b . . . .
    b kw . rbw b .
    . . . . . .)")});
  TEST_ASSERT_EQUAL(Effect::Kind::Merge, effectOf(state, kR, lot("c2")).kind);
  put(state, kR, "c2");
  steps(state, {Kind::Struggle, Kind::Merge});
  STACK("bwkw", state, "b2");
  STACK("r", state, "d2");
  TEST_ASSERT_EQUAL(6, blockAt(state, lot("b2")).count());
}

TEST(section_4_the_weaker_towers_floors_go_to_the_stronger_though_it_is_lower_by_then) {
  // The right tower, white after the loss of its red top, is the higher one; the left one keeps its name.
  State state = at({Table{.colours = {kW, kR, kK, kB}}.setup(), south(R"(
    . b . . . .
    b kw . kkbwr b .
    . . . . . .)")});
  put(state, kB, "c2");
  steps(state, {Kind::Struggle, Kind::Attack, Kind::NoPrisoner, Kind::Merge});
  STACK("kbwkw", state, "b2");
  STACK("k", state, "d2");
}

TEST(section_4_neutral_towers_fight_by_themselves_and_take_from_the_supply) {
  State state = at({Table{}.setup(), south(R"(
    . k . . . .
    r wr . wwb k .
    . . . . . .)")});
  const int red = supplyOf(state, kR);
  put(state, kK, "c2");
  steps(state, {Kind::Struggle, Kind::Attack});
  STEP(Ransom, state);  // though a red house stands in the block
  TEST_ASSERT_EQUAL(red - 1, supplyOf(state, kR));
  TEST_ASSERT_EQUAL(1, captivesOf(state, kB, kR));
  STACK("r", state, "a2");
  // White, who is played, controls the right tower now and attacks red, which is neutral: a white brick goes.
  const int white = supplyOf(state, kW);
  steps(state, {Kind::Attack, Kind::Ransom});
  TEST_ASSERT_EQUAL(white - 1, supplyOf(state, kW));
  TEST_ASSERT_EQUAL(1, captivesOf(state, kR, kW));
  STEP(Fallen, state);
  TEST_ASSERT_EQUAL(0, toMove(state));
}

TEST(section_4_a_neutral_colour_finds_none_when_the_supply_has_none) {
  Position position{Table{}.setup(), south(R"(
    . k . . . .
    r wr . wwb k .
    . . . . . .)")};
  position.captives[index(kW)][index(kR)] = 5;
  position.captives[index(kK)][index(kR)] = 5;
  State state = at(position);
  TEST_ASSERT_EQUAL(0, supplyOf(state, kR));
  put(state, kK, "c2");
  steps(state, {Kind::Struggle, Kind::Attack});
  STEP(NoPrisoner, state);  // whatever the block holds
  STACK("r", state, "a2");
}

TEST(section_4_the_supply_may_just_have_got_the_brick_that_a_neutral_colour_takes) {
  // The supply has no white brick until white's own top goes there; neutral blue takes that one for its loss.
  Position position{Table{.colours = {kK, kR, kW, kB}}.setup(), south(R"(
    . k . . . .
    k rrb . rwww k .
    . k . . . .)")};
  position.captives[index(kR)][index(kW)] = 5;
  position.captives[index(kK)][index(kW)] = 4;
  State state = at(position);
  TEST_ASSERT_EQUAL(0, supplyOf(state, kW));
  put(state, kK, "c2");
  STEP(Struggle, state);
  STEP(Attack, state);  // blue against white: the white top goes to the supply
  TEST_ASSERT_EQUAL(1, supplyOf(state, kW));
  STEP(Ransom, state);  // white is neutral and takes a blue brick
  STEP(Attack, state);  // white against blue
  STEP(Ransom, state);  // blue is neutral and takes the white brick
  TEST_ASSERT_EQUAL(0, supplyOf(state, kW));
  TEST_ASSERT_EQUAL(1, captivesOf(state, kB, kW));
}

TEST(section_4_the_brick_that_stands_alone_after_its_block_was_taken_is_a_house_again) {
  // The right tower falls to one brick and has no house: after the struggle it is an ordinary house of the block.
  State state = at({Table{.colours = {kW, kR, kK, kB}}.setup(), south(R"(
    . . . . . .
    b kw . kr . .
    . . . . . .)")});
  put(state, kR, "c2");
  steps(state, {Kind::Struggle, Kind::Attack, Kind::NoPrisoner, Kind::Fallen});
  TEST_ASSERT_EQUAL(4, blockAt(state, lot("d2")).count());
  TEST_ASSERT_EQUAL(1, limitAt(state, lot("b2"), kR).houses);
  put(state, kB, "b2");
  STACK("bkw", state, "b2");
}

TEST(section_4_a_fallen_tower_cut_off_by_the_prisoner_stays_apart) {
  // Both at once: the right tower falls, and the prisoner cuts the blocks apart. It is a house; the struggle is over.
  State state = at({Table{.colours = {kW, kR, kK, kB}}.setup(), south(R"(
    . b . . . .
    b kw w . kr b
    . . . . . .)")});
  put(state, kR, "d2");
  steps(state, {Kind::Struggle, Kind::Attack});
  take(state, "c2");
  STEP(Fallen, state);
  TEST_ASSERT_EQUAL(kNoLot, towerOfBlock(state, lot("d2")));
  TEST_ASSERT_EQUAL(3, blockAt(state, lot("d2")).count());
  TEST_ASSERT_EQUAL(lot("b2"), towerOfBlock(state, lot("a2")));
  put(state, kB, "e2");  // a new tower may start there
  STACK("bk", state, "e2");
}

TEST(the_highest_towers_fit) {
  // 93 bricks in the city of 12 x 12: nothing may overflow when they become one tower. Black's turn: white would win at once.
  State state = at({.setup = Table{.size = 12}.setup(),
                    .picture = R"(
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . k . . . . . . . . . .
    b wkrbwkrbwkrbwkrbwkrbwkrbwkrbwkrbwkrbwkrbwkrbw . wkrbwkrbwkrbwkrbwkrbwkrbwkrbwkrbwkrbwkrbwkrbw b . . . . . . .)",
                    .turn = 2});
  TEST_ASSERT_EQUAL(2, supplyOf(state, kR));
  put(state, kR, "c1");
  steps(state, {Kind::Struggle, Kind::Merge});
  TEST_ASSERT_EQUAL(89, heightAt(state, lot("b1")));
  STACK("w", state, "d1");
  TEST_ASSERT_EQUAL('k', stackAt(state, "b1")[0]);
  TEST_ASSERT_EQUAL('w', stackAt(state, "b1")[88]);
}

TEST(more_blocks_than_any_game_has_are_no_position) {
  constexpr int kSize = 12;
  static char picture[kSize * kSize * 3 + kSize + 1];
  const auto chequer = [](int towers) {
    char* at = picture;
    for (int i = 0; i < kSize * kSize; ++i) {
      const bool tower = (i / kSize + i % kSize) % 2 == 0 && towers-- > 0;
      const char* letters = "wkrb";
      *at++ = tower ? letters[i / 2 % 4] : '.';
      if (tower) *at++ = letters[(i / 2 + 1) % 4];
      *at++ = i % kSize == kSize - 1 ? '\n' : ' ';
    }
    *at = '\0';
  };
  State state;
  chequer(42);
  TEST_ASSERT_EQUAL(PictureError::None, fromPicture(state, {Table{.size = 12}.setup(), picture}));
  checkInvariants(state);
  chequer(43);
  TEST_ASSERT_EQUAL(PictureError::TooManyBlocks, fromPicture(state, {Table{.size = 12}.setup(), picture}));
}

}  // namespace
