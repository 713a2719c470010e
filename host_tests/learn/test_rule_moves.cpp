// Every placement that a rule page of Torri shows is given to the engine and must do what the page says.
#include <cstring>

#include "host_tests/suite.h"
#include "host_tests/torri/play.h"
#include "ui/torri/pictures/rule_streets.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;
using lucca::ui::Street;
using lucca::ui::StreetMove;

namespace {

constexpr const char* kNames[] = {"a3", "b3", "c3", "d3", "e3", "f3"};

const Table kFour{.players = 4}, kNobodyPlaysBlack{.players = 2, .colours = {kW, kR, kK, kB}};

// The street in the third row of an empty city, for four with red to move.
State cityWith(const Street& street, const Table& table = kFour) {
  static char picture[160];
  std::strcpy(picture, ". . . . . .\n. . . . . .\n. . . . . .\n");
  for (const char* lot : street) {
    std::strcat(picture, lot && *lot ? lot : ".");
    std::strcat(picture, " ");
  }
  std::strcat(picture, "\n. . . . . .\n. . . . . .\n");
  return before({.setup = table.setup(), .picture = picture, .turn = 3});
}

State placed(const StreetMove& move) {
  State state = cityWith(move.before);
  settle(state);
  put(state, static_cast<Brick>(std::strchr("wkrb", move.brick) - "wkrb"), kNames[move.lot]);
  return state;
}

void checkStreet(const Street& street, const State& state) {
  for (std::size_t i = 0; i < street.size(); ++i) STACK(street[i] ? street[i] : "", state, kNames[i]);
}

// The stronger tower's first blow, and the house on a3 taken for it.
void firstBlow(State& state) {
  STEP(Struggle, state);
  TEST_ASSERT_EQUAL(kW, struggleOf(state).by);
  TEST_ASSERT_EQUAL(kB, struggleOf(state).against);
  STEP(Attack, state);
  TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, takePrisoner(lot("a3"))));
}

TEST(the_house_joins_two_towers) {
  const State state = placed(ui::kHouseStreet);
  checkStreet(ui::kHouseStreet.after, state);
  TEST_ASSERT_EQUAL(kRules, toMove(state));  // a struggle begins
}

TEST(the_floor_is_pushed_in) {
  const State state = placed(ui::kFloorStreet);
  checkStreet(ui::kFloorStreet.after, state);
  TEST_ASSERT_EQUAL(Phase::Place, state.phase);
}

TEST(the_struggle_ends_as_its_last_frame) {
  State state = placed(ui::kStruggleStreet);
  firstBlow(state);
  STEP(Fallen, state);
  checkStreet(ui::kStruggleStreet.after, state);
}

TEST(the_blow_leaves_what_the_picture_shows) {
  State state = placed(ui::kBlowStreet);
  firstBlow(state);
  checkStreet(ui::kBlowStreet.after, state);
  STEP(Attack, state);  // both are still towers in one block: the other one strikes
}

TEST(the_towers_merge) {
  State state = placed(ui::kMergeStreet);
  STEP(Struggle, state);
  STEP(Merge, state);
  checkStreet(ui::kMergeStreet.after, state);
}

// ---- The principles: what each example is told to show

// The brick starts a struggle, in which the tower of `by` strikes first and takes the house on `prisoner`.
template <class Street>
State struck(const Street& street, Brick by, const char* prisoner) {
  State state = placed(street);
  STEP(Struggle, state);
  TEST_ASSERT_EQUAL(by, struggleOf(state).by);
  STEP(Attack, state);
  take(state, prisoner);
  return state;
}

bool wins(const State& state, Brick colour) { return static_cast<bool>(victoryOf(state, colour)); }

}  // namespace

TEST(nothing_fits_under_a_lone_house_and_a_floor_beside_another_colour) {
  State state = cityWith(ui::kLoneStreet.before);
  settle(state);
  for (const Brick colour : {kW, kK, kR, kB})
    refused(state, place(colour, lot(kNames[0])), Refusal::TooFewHouses);
  const State tower = placed(ui::kLoneStreet);
  checkStreet(ui::kLoneStreet.after, tower);
}

TEST(a_floor_from_below_leaves_the_top) {
  const State before = cityWith(ui::kTopStreet.before), after = placed(ui::kTopStreet);
  checkStreet(ui::kTopStreet.after, after);
  TEST_ASSERT_EQUAL(4, heightAt(after, lot(kNames[1])));
  TEST_ASSERT_EQUAL(colourAt(before, lot(kNames[1])), colourAt(after, lot(kNames[1])));
}

TEST(the_lower_tower_with_more_houses_strikes_first) {
  checkStreet(ui::kStrongStreet.after, struck(ui::kStrongStreet, kB, "e3"));
}

TEST(the_brick_below_a_fallen_top_controls_the_tower) {
  const State state = struck(ui::kHeirStreet, kK, "a3");
  checkStreet(ui::kHeirStreet.after, state);
  TEST_ASSERT_EQUAL(kR, colourAt(state, lot(kNames[4])));
}

TEST(a_tower_that_would_win_is_struck_before) {
  TEST_ASSERT_TRUE(wins(cityWith(ui::kHoldStreet.before), kW));
  const State state = struck(ui::kHoldStreet, kB, "f3");
  checkStreet(ui::kHoldStreet.after, state);
  TEST_ASSERT_FALSE(wins(state, kW));
}

TEST(a_neutral_tower_of_the_same_height_stops_a_victory) {
  TEST_ASSERT_FALSE(wins(cityWith(ui::kNeutralStreet.before, kNobodyPlaysBlack), kW));
  TEST_ASSERT_TRUE(wins(cityWith(ui::kNeutralStreet.after, kNobodyPlaysBlack), kW));
}
