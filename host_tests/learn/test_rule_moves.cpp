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

constexpr const char* kLots[] = {"a3", "b3", "c3", "d3", "e3", "f3"};

// The street in the third row of an empty city for four, red to move.
State cityWith(const Street& street) {
  static char picture[160];
  std::strcpy(picture, ". . . . . .\n. . . . . .\n. . . . . .\n");
  for (const char* lot : street) {
    std::strcat(picture, lot && *lot ? lot : ".");
    std::strcat(picture, " ");
  }
  std::strcat(picture, "\n. . . . . .\n. . . . . .\n");
  return at({.setup = Table{.players = 4}.setup(), .picture = picture, .turn = 3});
}

State placed(const StreetMove& move) {
  State state = cityWith(move.before);
  put(state, static_cast<Brick>(std::strchr("wkrb", move.brick) - "wkrb"), kLots[move.lot]);
  return state;
}

void checkStreet(const Street& street, const State& state) {
  for (std::size_t i = 0; i < street.size(); ++i) STACK(street[i] ? street[i] : "", state, kLots[i]);
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

}  // namespace
