// Several running games by keys: a new one never takes another one's place, each is taken up where it was left, deleting
// asks with "no" as the easy answer. And what happens between two games and two players.

#include "host_tests/device/people.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/one_device.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/table_of.h"

namespace {

using enum Button;

RunningGames& games() { return device->app().running; }

// By the menus, "as last time" or set up again, with one decision made in it.
void begin(GameId game) {
  App& app = device->app();
  app.go.home();
  device->run(40);
  app.draft = planOfPeople(game, 3);
  app.settings.speed = Speed::Instant;
  beginGame(app, 0);
  device->run(200);
}
void decide() {
  device->takeTurn();
  device->playAny(5);
  device->run(200);
}
// The list of running games, from anywhere.
void openList() {
  device->app().go.home();
  device->run(40);
  device->app().go.runningGames(false);
  device->run(300);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Running);
}

TEST(a_new_game_leaves_the_others_where_they_were) {
  uint32_t digests[3], length[3];
  for (int i = 0; i < 3; ++i) {
    begin(i == 1 ? GameId::Torri : GameId::Palazzi);
    decide();
    digests[i] = session().match().settledDigest();
    length[i] = static_cast<uint32_t>(session().match().history().size());
  }
  TEST_ASSERT_EQUAL(3, games().count());
  // The game played last is first: the first one is two down.
  for (int i = 0; i < 3; ++i) {
    openList();
    device->press(Down, 2);
    device->press(A);
    TEST_ASSERT_TRUE(session().running());
    TEST_ASSERT_EQUAL_HEX32(digests[i], session().match().settledDigest());
    TEST_ASSERT_EQUAL(length[i], session().match().history().size());
  }
  device->reboot();
  TEST_ASSERT_EQUAL(3, games().count());
  TEST_ASSERT_EQUAL_HEX32(digests[2], session().match().settledDigest());
}

// A card chosen in a game that waits since the device was switched on is not chosen in a new one.
TEST(a_new_game_begins_without_the_cursor_of_the_one_that_waits) {
  begin(GameId::Palazzi);
  device->takeTurn();
  const uint32_t fresh = placeOf(device->app());
  device->press({Right, A});
  TEST_ASSERT_NOT_EQUAL(fresh, placeOf(device->app()));
  device->run(2000);
  device->reboot();
  begin(GameId::Palazzi);
  device->takeTurn();
  TEST_ASSERT_EQUAL_HEX32(fresh, placeOf(device->app()));
  // And the one that waits has it still.
  openList();
  device->press({Down, A});
  device->takeTurn();
  TEST_ASSERT_NOT_EQUAL(fresh, placeOf(device->app()));
}

TEST(a_hand_is_covered_when_another_game_is_taken_up) {
  begin(GameId::Palazzi);
  device->takeTurn();
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
  begin(GameId::Torri);
  openList();
  device->press({Down, A});
  TEST_ASSERT_TRUE(session().match().plan().setup.game == GameId::Palazzi);
  TEST_ASSERT_TRUE(device->scene() == SceneId::HandOver);
  TEST_ASSERT_FALSE(session().hands().mayShow());
}

TEST(deleting_asks_and_the_easy_answer_keeps) {
  begin(GameId::Torri);
  begin(GameId::Palazzi);
  for (const Button easy : {A, B}) {
    openList();
    device->press({Down, Right});
    TEST_ASSERT_TRUE(device->scene() == SceneId::Dialog);
    device->press(easy);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Running);
    TEST_ASSERT_EQUAL(2, games().count());
  }
  device->press({Right, Down, A});  // any arrow leads to the other field
  TEST_ASSERT_EQUAL(1, games().count());
  device->reboot();
  TEST_ASSERT_EQUAL(1, games().count());
  TEST_ASSERT_TRUE(session().match().plan().setup.game == GameId::Palazzi);
}

TEST(a_seventh_game_asks_which_one_may_go) {
  uint32_t oldest = 0;
  for (int i = 0; i < kGameSlots; ++i) {
    begin(i % 2 ? GameId::Torri : GameId::Palazzi);
    decide();
    if (i == 0) oldest = session().match().settledDigest();
  }
  const uint32_t last = session().match().settledDigest();
  begin(GameId::Torri);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Running);
  TEST_ASSERT_EQUAL(kGameSlots, games().count());
  device->press({A, A});  // which one? no
  TEST_ASSERT_TRUE(device->scene() == SceneId::Running);
  TEST_ASSERT_EQUAL(kGameSlots, games().count());
  TEST_ASSERT_EQUAL_HEX32(last, session().match().settledDigest());
  device->press({Down, A, Right, A});  // not the last played, the one before
  TEST_ASSERT_EQUAL(kGameSlots, games().count());
  TEST_ASSERT_TRUE(session().running());
  TEST_ASSERT_EQUAL(0, session().match().decisions());
  openList();
  device->press(Up);
  device->press(A);
  TEST_ASSERT_EQUAL_HEX32(oldest, session().match().settledDigest());
}

// One decision of Palazzi, then a game of Torri begins. Returns what the first one is known by.
uint32_t beginAnother() {
  begin(GameId::Palazzi);
  decide();
  const uint32_t first = session().match().settledDigest();
  device->app().draft = standardPlan(GameId::Torri);
  beginGame(device->app(), 0);
  return first;
}

// The games of version 0.1.0 had one place, which is the first of six.
TEST(the_power_goes_while_another_game_begins) {
  const uint32_t first = beginAnother();
  device->cutPower();
  TEST_ASSERT_TRUE(games().used(0));
  openList();
  device->press(A);
  TEST_ASSERT_EQUAL_HEX32(first, session().match().settledDigest());
}

// The settings name the new game's slot before anything is in it.
TEST(without_its_first_save_a_new_game_leaves_the_one_before_it_to_go_on_with) {
  begin(GameId::Torri);
  const uint32_t before = beginAnother();
  device->app().keep.saveSettings();
  device->cutPower();
  TEST_ASSERT_EQUAL(2, games().count());
  TEST_ASSERT_TRUE(session().running());
  TEST_ASSERT_EQUAL_HEX32(before, session().match().settledDigest());
  device->reboot();
  TEST_ASSERT_EQUAL_HEX32(before, session().match().settledDigest());
}

TEST(alone_against_computers_nobody_hands_over) {
  device->startGame(GameId::Palazzi, 3, 0b110);
  for (int i = 0; i < 6000 && device->scene() != SceneId::Result; ++i) {
    TEST_ASSERT_FALSE(device->scene() == SceneId::HandOver);
    if (device->scene() == SceneId::Recap) device->press(A);
    if (session().phase() == Session::Phase::Decide)
      device->playAny(static_cast<uint32_t>(i));
    else
      device->run(20);
  }
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
}

// How many hand-overs of a game ask, and whether one asks without a secret.
int handOvers(bool brief) {
  device->app().settings.shortHandOver = brief;
  startPeople(*device, GameId::Palazzi, 3);
  int asked = 0;
  for (int i = 0; i < 6000 && session().running(); ++i) {
    if (device->scene() == SceneId::HandOver) {
      TEST_ASSERT_TRUE(!brief || device->app().stage().flow().secret(tableOf(device->app())));
      ++asked;
      for (int p = 0; p < 2 && device->scene() == SceneId::HandOver; ++p) device->press(A);
    } else if (device->scene() == SceneId::Recap) {
      // Without a secret the page of what happened hands the device over.
      asked += device->app().go.opening().handsOver;
      device->press(A);
    } else if (session().phase() == Session::Phase::Decide) {
      device->playAny(static_cast<uint32_t>(i));
    } else {
      device->run(20);
    }
  }
  return asked;
}

TEST(a_short_hand_over_asks_only_for_secrets) {
  const int full = handOvers(false), brief = handOvers(true);
  TEST_ASSERT_GREATER_THAN(0, brief);
  TEST_ASSERT_GREATER_THAN(3 * brief, full);
}

TEST(in_a_rematch_the_loser_begins) {
  device->startGame(GameId::Torri, 3, 7);
  for (int i = 0; i < 20'000 && device->scene() != SceneId::Result; ++i) device->run(20);
  const Match& match = session().match();
  const Result result = match.game().result(match.state());
  device->press({A, A});  // past the end scene
  TEST_ASSERT_TRUE(device->scene() == SceneId::Seats);
  const Plan& again = device->app().draft;
  for (Seat s = 0; s < 3; ++s) {
    if (session().match().plan().who(s).name.view() != again.seats[0].name.view()) continue;
    TEST_ASSERT_FALSE(contains(result.winners, s));
  }
  TEST_ASSERT_EQUAL(3, again.setup.players);
}

}  // namespace
