// Positions of Torri in which every level from normal up must find the turn. White is seat 0 and to move, in a city of
// 6 x 6 without the switch, unless said otherwise.
#include "host_tests/bots/think.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;
using lucca::test::kGoodLevels;
using lucca::test::nameOf;
using lucca::test::thinkAbout;

void setUp() {}
void tearDown() {}

namespace {

State position(const char* picture) {
  State state;
  TEST_ASSERT_TRUE(fromPicture(state, {.setup = Table{}.setup(), .picture = picture}) == PictureError::None);
  while (toMove(state) == kRules) TEST_ASSERT_TRUE(apply(state, ruleStep(state)) == Verdict::Accepted);
  TEST_ASSERT_EQUAL(0, toMove(state));
  return state;
}

// Plays seat 0's whole turn, and every prisoner that is taken in it, as the level decides. The first reason is kept.
Reason playTurn(State& state, Level level, uint32_t seed) {
  Reason first;
  const uint16_t turn = state.turn;
  while (toMove(state) != kOver && state.turn == turn) {
    if (toMove(state) == kRules) {
      TEST_ASSERT_TRUE(apply(state, ruleStep(state)) == Verdict::Accepted);
      continue;
    }
    const auto thought = thinkAbout(GameId::Torri, state, level, seed);
    if (first.kind == 0) first = thought.reason;
    TEST_ASSERT_TRUE(apply(state, thought.action) == Verdict::Accepted);
  }
  return first;
}

// White's tower of four has room for two floors; nobody can harm it in one turn, since there is no other tower and two
// bricks make none of three. With both floors it is six high and wins.
constexpr const char* kTwoFloorsToWin = R"(
    . . . . . .
    . . . . . .
    . k r . . .
    . krbw b . . .
    . w r . . .
    . b k . . .)";

void winsInOneTurn() {
  for (Level level : kGoodLevels) {
    State state = position(kTwoFloorsToWin);
    const Reason reason = playTurn(state, level, 1);
    TEST_ASSERT_EQUAL_MESSAGE(6, standingOf(state, kW).highestTower, nameOf(level));
    TEST_ASSERT_TRUE_MESSAGE(victoryOf(state, kW).tower, nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(Because::WinsTower), reason.kind, nameOf(level));
  }
}

// Black has six floors and wins when his turn begins. White's tower of three is one lot away: a house on d2 starts a
// struggle in which white falls, but not before it has taken the black top. White is under it.
constexpr const char* kMustBlock = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    w k . . b .
    r rbrbwk r . rbw r
    b w . . r .)";

void blocksAVictoryThatWouldComeNext() {
  for (Level level : kGoodLevels) {
    State state = position(kMustBlock);
    TEST_ASSERT_TRUE(victoryOf(state, kK).tower);
    const Reason reason = playTurn(state, level, 1);
    TEST_ASSERT_FALSE_MESSAGE(victoryOf(state, kK), nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(Because::BlocksVictory), reason.kind, nameOf(level));
  }
}

// White's tower of five stands on few houses: its strength is one. Black's of three with four houses is stronger. A house
// on c3 or anywhere between would join them, black would strike first, and white's top would be gone with red below it.
constexpr const char* kPoisoned = R"(
    . . . . . .
    . . . . k .
    . rbkrw . . rbk r
    . r . . b .
    . . . . . .
    . . . . . .)";

void doesNotJoinAStrongerTower() {
  for (Level level : kGoodLevels) {
    State state = position(kPoisoned);
    const int before = standingOf(state, kW).highestTower;
    playTurn(state, level, 1);
    TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(before, standingOf(state, kW).highestTower, nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(0, prisonersOf(state, kW) + prisonersOf(state, kK), nameOf(level));
  }
}

// With the switch: red is neutral and controls a tower of six, higher than all. White switches to it: if it stands at his
// next turn, he has won. Only the switch is left to decide.
void switchesToTheColourThatWins() {
  State state;
  TEST_ASSERT_TRUE(fromPicture(state, {.setup = Table{.switching = true}.setup(), .picture = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . k b . . .
    . bkbkwr w . . .
    . w . . . .)"}) == PictureError::None);
  while (toMove(state) == kRules) TEST_ASSERT_TRUE(apply(state, ruleStep(state)) == Verdict::Accepted);
  TEST_ASSERT_TRUE(apply(state, place(kB, lot("f6"))) == Verdict::Accepted);
  TEST_ASSERT_TRUE(apply(state, place(kW, lot("a6"))) == Verdict::Accepted);
  TEST_ASSERT_EQUAL(Phase::Switch, state.phase);
  for (Level level : kGoodLevels) {
    const auto thought = thinkAbout(GameId::Torri, state, level, 1);
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(switchTo(kR).bits, thought.action.bits, nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(Because::SwitchesColour), thought.reason.kind, nameOf(level));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(winsInOneTurn);
  RUN_TEST(blocksAVictoryThatWouldComeNext);
  RUN_TEST(doesNotJoinAStrongerTower);
  RUN_TEST(switchesToTheColourThatWins);
  return UNITY_END();
}
