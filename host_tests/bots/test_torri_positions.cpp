// Positions of Torri in which every level from normal up must find the turn. White is seat 0 and to move, in a city of
// 6 x 6 without the switch, unless said otherwise.
#include "engine/bots/torri/reasons.h"
#include "host_tests/bots/think.h"
#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;
using namespace lucca::test;

namespace {

State position(const Position& from) {
  const State state = at(from);
  TEST_ASSERT_EQUAL(0, toMove(state));
  return state;
}

State position(const char* picture, int players = 2) {
  return position({.setup = Table{.players = players}.setup(), .picture = picture});
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

TEST(wins_in_one_turn) {
  for (Level level : kGoodLevels) {
    State state = position(kTwoFloorsToWin);
    const Reason reason = playTurn(state, level, 1);
    TEST_ASSERT_EQUAL_MESSAGE(6, standingOf(state, kW).highestTower, nameOf(level));
    TEST_ASSERT_TRUE_MESSAGE(victoryOf(state, kW).tower, nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(Because::WinsSurely), reason.kind, nameOf(level));
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

// With three and four seats nobody else comes between: black is always the next.
TEST(blocks_a_victory_that_would_come_next) {
  for (int players = 2; players <= 4; ++players) {
    for (Level level : kGoodLevels) {
      State state = position(kMustBlock, players);
      TEST_ASSERT_TRUE(victoryOf(state, kK).tower);
      const Reason reason = playTurn(state, level, 1);
      TEST_ASSERT_FALSE_MESSAGE(victoryOf(state, kK), nameOf(level));
      TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(Because::BlocksVictory), reason.kind, nameOf(level));
    }
  }
}

// White holds five of black's bricks and needs one more. A house on d2 starts a struggle that white loses: black strikes
// first and the white tower falls, but for its top white takes a black house, the sixth. Nobody holds as many, and
// prisoners cannot be freed: white wins when his turn comes. Keeping the tower wins nothing.
constexpr const char* kSixthPrisoner = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    w k . . b .
    k rbk r . rw r
    . . . . . .)";

TEST(loses_a_tower_for_the_prisoner_that_wins) {
  for (Level level : kGoodLevels) {
    Position from{.setup = Table{}.setup(), .picture = kSixthPrisoner};
    from.captives[index(kW)][index(kK)] = 5;
    State state = position(from);
    const Reason reason = playTurn(state, level, 1);
    TEST_ASSERT_TRUE_MESSAGE(victoryOf(state, kW).prisoners, nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(Because::WinsSurely), reason.kind, nameOf(level));
  }
}

// White's tower is the stronger and strikes first when d2 joins it to black's: the black top goes, white lies under it,
// white controls both, they merge. Black has no tower left and white one of four.
constexpr const char* kWonStruggle = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . k . . b .
    . rwk r . rbw r
    . . . . w .)";

TEST(starts_the_struggle_that_it_wins) {
  for (Level level : kGoodLevels) {
    State state = position(kWonStruggle);
    playTurn(state, level, 1);
    TEST_ASSERT_EQUAL_MESSAGE(0, standingOf(state, kK).highestTower, nameOf(level));
    TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(4, standingOf(state, kW).highestTower, nameOf(level));
  }
}

// The last two bricks, one white and one red: after this turn black can place none, and the highest tower wins. Both have
// two floors, and black holds a prisoner more. Only the red brick under the white tower wins; white may not go there,
// since the block has one white house.
constexpr const char* kLastBricks = R"(
    . . . . . .
    . . . . . .
    . r . . . .
    . rw r . . k
    . w . . k bk
    . . . . b .)";

TEST(raises_its_tower_with_the_last_bricks) {
  for (Level level : kGoodLevels) {
    Position from{.setup = Table{}.setup(), .picture = kLastBricks};
    from.captives[index(kK)][index(kW)] = 1;
    from.captives[index(kB)][index(kW)] = 8;
    from.captives[index(kB)][index(kR)] = 8;
    from.captives[index(kR)][index(kK)] = 9;
    from.captives[index(kR)][index(kB)] = 10;
    State state = position(from);
    TEST_ASSERT_EQUAL(1, supplyOf(state, kW) + supplyOf(state, kK));
    TEST_ASSERT_EQUAL(1, supplyOf(state, kR) + supplyOf(state, kB));
    playTurn(state, level, 1);
    while (toMove(state) == kRules) TEST_ASSERT_TRUE(apply(state, ruleStep(state)) == Verdict::Accepted);
    TEST_ASSERT_EQUAL_MESSAGE(kOver, toMove(state), nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(seatBit(0), result(state).winners, nameOf(level));
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

TEST(does_not_join_a_stronger_tower) {
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
constexpr const char* kRedWins = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . k b . . .
    . bkbkwr w . . .
    . w . . . .)";

TEST(switches_to_the_colour_that_wins) {
  State state;
  TEST_ASSERT_TRUE(fromPicture(state, {.setup = Table{.switching = true}.setup(), .picture = kRedWins}) ==
                   PictureError::None);
  while (toMove(state) == kRules) TEST_ASSERT_TRUE(apply(state, ruleStep(state)) == Verdict::Accepted);
  TEST_ASSERT_TRUE(apply(state, place(kB, lot("f6"))) == Verdict::Accepted);
  TEST_ASSERT_TRUE(apply(state, place(kW, lot("a6"))) == Verdict::Accepted);
  TEST_ASSERT_EQUAL(Phase::Switch, state.phase);
  for (Level level : kGoodLevels) {
    const auto thought = thinkAbout(GameId::Torri, state, level, 1);
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(switchTo(kR).bits, thought.action.bits, nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(Because::WinsBySwitch), thought.reason.kind, nameOf(level));
  }
}

// While the bricks are placed it is said, too, and not as the other colour's victory.
TEST(says_that_the_switch_wins) {
  for (Level level : kGoodLevels) {
    const State state = position({.setup = Table{.switching = true}.setup(), .picture = kRedWins});
    const Reason reason = thinkAbout(GameId::Torri, state, level, 1).reason;
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(Because::WinsBySwitch), reason.kind, nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(index(kR)), reason.colour, nameOf(level));
  }
}

// Red is neutral and has the only tower: a player who plans to switch to it at the end of the turn says so while helping it.
// Master sees that it wins, too, and says that.
constexpr const char* kRedIsTaller = R"(
    . . . . . .
    . . . . . .
    . r b . . .
    . k b . . .
    . bwr w . . .
    . w . . . .)";

TEST(says_that_it_will_switch) {
  for (Level level : {Level::Normal, Level::Hard}) {
    State state = position({.setup = Table{.switching = true}.setup(), .picture = kRedIsTaller});
    const auto thought = thinkAbout(GameId::Torri, state, level, 1);
    TEST_ASSERT_TRUE_MESSAGE(kindOf(thought.action) == Kind::Place, nameOf(level));
    const Reason reason = thought.reason;
    playTurn(state, level, 1);
    TEST_ASSERT_TRUE_MESSAGE(colourOfSeat(state, 0) == kR, nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(Because::ThenSwitch), reason.kind, nameOf(level));
    TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(index(kR)), reason.colour, nameOf(level));
  }
}

}  // namespace
