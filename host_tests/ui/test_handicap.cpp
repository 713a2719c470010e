// Handicaps on the screens (rules: Palazzi section 12, Torri section 7): every number that a screen says is the engine's.
#include <string>

#include "drawing/type/symbols.h"
#include "engine/palazzi/query.h"
#include "engine/torri/query.h"
#include "host_tests/device/people.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"
#include "ui/stage/game_row.h"
#include "ui/stage/handicaps.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

using enum Button;

void toSeatPage(Device& d, GameId game) {
  d.toMenu();
  d.app().draft = planOfPeople(game, 2);
  d.app().go.push(SceneId::Seats);
  d.run(20);
  d.press({Down, Down, A, Down, Down, Down});
}

TEST(the_seat_page_steps_through_what_the_rules_allow_and_round) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    Device& d = newDevice();
    toSeatPage(d, game);
    const int steps = findGame(game)->handicap.steps;
    for (int i = 1; i <= steps + 1; ++i) {
      d.press(Right);
      TEST_ASSERT_EQUAL(i % (steps + 1), handicapOf(d.app().draft.setup, 1));
      TEST_ASSERT_EQUAL(0, handicapOf(d.app().draft.setup, 0));
      TEST_ASSERT_TRUE(playable(d.app().draft.setup));
    }
    d.press(Left);
    TEST_ASSERT_EQUAL(steps, handicapOf(d.app().draft.setup, 1));
  }
}

TEST(the_goal_that_is_said_is_the_one_that_wins) {
  for (uint8_t size = 0; size < 4; ++size) {
    for (int fewer = 0; fewer <= 2; ++fewer) {
      Plan plan = planOfPeople(GameId::Torri, 3);
      plan.setup.option[torri::kSizeOption] = size;
      setHandicap(plan.setup, 1, fewer);
      torri::State state;
      TEST_ASSERT_TRUE(torri::init(state, plan.setup) == Verdict::Accepted);
      Phrase chip, expected;
      addHandicapChip(plan.setup, 1, chip);
      if (fewer > 0) expected.add(symbol::kTower).add(torri::goalOf(state, 1));
      TEST_ASSERT_EQUAL_STRING(std::string(expected.view()).c_str(), std::string(chip.view()).c_str());
    }
  }
}

TEST(it_moves_with_its_player_round_the_table) {
  Plan plan = planOfPeople(GameId::Palazzi, 4);
  for (Seat seat = 0; seat < 4; ++seat) setHandicap(plan.setup, seat, seat);
  const std::string third(plan.who(2).name.view());
  rotateSeats(plan, 2);
  for (Seat seat = 0; seat < 4; ++seat) TEST_ASSERT_EQUAL((seat + 2) % 4, handicapOf(plan.setup, seat));
  TEST_ASSERT_EQUAL_STRING(third.c_str(), std::string(plan.who(0).name.view()).c_str());
}

TEST(a_seat_that_goes_takes_its_handicap_along) {
  Plan plan = planOfPeople(GameId::Palazzi, 5);
  setHandicap(plan.setup, 4, 3);
  setHandicap(plan.setup, 1, 1);
  setPlayers(plan, 3);
  TEST_ASSERT_TRUE(playable(plan.setup));
  setPlayers(plan, 5);
  TEST_ASSERT_EQUAL(0, handicapOf(plan.setup, 4));
  TEST_ASSERT_EQUAL(1, handicapOf(plan.setup, 1));
}

// A game with a handicap waits over a power cut, and comes back with it; so does the set-up for the next one.
TEST(it_survives_a_power_cut) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    Device& d = newDevice();
    d.toMenu();
    d.app().draft = planOfPeople(game, 2);
    setHandicap(d.app().draft.setup, 1, 2);
    d.app().settings.speed = Speed::Instant;
    beginGame(d.app(), 0);
    d.run(100);
    for (uint32_t i = 0; i < 12; ++i) {
      d.takeTurn();
      d.playAny(7 * i + 3);
    }
    d.run(1500);
    const uint32_t digest = d.session().match().settledDigest();
    d.cutPower();
    TEST_ASSERT_TRUE(d.session().running());
    TEST_ASSERT_EQUAL_HEX32(digest, d.session().match().settledDigest());
    TEST_ASSERT_EQUAL(2, handicapOf(d.session().match().setup(), 1));
    TEST_ASSERT_EQUAL(2, handicapOf(lastPlan(d.app().settings, game)->setup, 1));
  }
}

}  // namespace
