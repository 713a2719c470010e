// A third game is a few folders, a number and a line in each table: Nim is chosen in the menu, played by keys, resumed
// after a power cut, and looked at in the hall, with not a word about it in the shell.

#include "engine/games.h"
#include "host_tests/nim/rules.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/one_device.h"

namespace {

using enum Button;

// Through the set-up screens, as they are proposed: one person against a computer.
void chooseNim() {
  device->app().settings.speed = Speed::Instant;
  device->toMenu();
  device->press({Up, Up, A});  // new game, above the rules and learning
  TEST_ASSERT_TRUE(device->scene() == SceneId::ChooseGame);
  device->press({Down, Down, A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Options);
  device->press({Down, Right});  // the large one
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Seats);
  device->press(A);
  device->settle();
}

// A person's decision with the keys; true while the game is not over.
bool playOn() {
  device->takeTurn();
  if (session().phase() == Session::Phase::Confirm) device->press(A);
  device->takeTurn();
  if (session().phase() == Session::Phase::Decide) device->press(A);
  device->settle();
  return session().phase() != Session::Phase::Over;
}

void playToTheEnd() {
  for (int presses = 0; playOn(); ++presses) TEST_ASSERT_LESS_THAN(40, presses);
  device->run(100);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
}

TEST(nim_is_chosen_in_the_menu_with_its_options) {
  chooseNim();
  TEST_ASSERT_TRUE(session().match().plan().setup.game == nim::kNim);
  TEST_ASSERT_EQUAL(2, session().match().plan().setup.players);
  TEST_ASSERT_EQUAL(1, session().match().plan().setup.option[0]);
  TEST_ASSERT_NOT_NULL(lastPlan(device->app().settings, nim::kNim));
}

// An arrow that leads nowhere says why; it is no alarm.
TEST(keys_move_the_cursor_and_a_refusal_is_told) {
  chooseNim();
  device->takeTurn();
  const uint32_t before = sumOf(device->picture());
  device->press({Down, Right});
  TEST_ASSERT_EQUAL_HEX(0x12, placeOf(device->app()));
  TEST_ASSERT_FALSE(before == sumOf(device->picture()));
  device->press(Right, 9);
  TEST_ASSERT_FALSE(device->app().tell.isRefusal());
  TEST_ASSERT_EQUAL_STRING_LEN("there are not so many", device->app().tell.note().data(), 21);
}

TEST(power_comes_back_at_the_same_sticks_and_cursor) {
  chooseNim();
  playOn();
  device->takeTurn();
  if (session().phase() == Session::Phase::Confirm) device->press(A);
  device->takeTurn();
  device->press(Down);
  device->run(240);
  const uint32_t digest = session().match().settledDigest(), place = placeOf(device->app());
  const std::size_t length = session().match().history().size();
  TEST_ASSERT_GREATER_THAN(0, length);
  device->cutPower();
  device->press(A);  // the start screen
  device->takeTurn();
  TEST_ASSERT_TRUE(session().match().plan().setup.game == nim::kNim);
  TEST_ASSERT_EQUAL_HEX32(digest, session().match().settledDigest());
  TEST_ASSERT_EQUAL(length, session().match().history().size());
  TEST_ASSERT_EQUAL_HEX(place, placeOf(device->app()));
}

TEST(a_finished_game_is_in_the_hall_and_can_be_replayed) {
  static FameGame game;
  chooseNim();
  playToTheEnd();
  const std::size_t length = session().match().history().size();
  device->press(B);
  TEST_ASSERT_EQUAL(1, device->app().finished.hall().count());
  device->reboot();
  TEST_ASSERT_TRUE(device->app().finished.hall().game(0, game));
  TEST_ASSERT_TRUE(game.setup.game == nim::kNim);
  TEST_ASSERT_EQUAL(3 + 5 + 7, game.result.total[0] + game.result.total[1]);
  TEST_ASSERT_EQUAL(game.result.total[0], game.growth.value[0][0][kGrowthPoints - 1]);
  device->toMenu();
  device->press({Right, Down});  // new game, puzzles, hall
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Fame);
  device->press({A, A});  // the games, the newest
  const uint32_t order = sumOf(device->picture());
  device->press(Right);
  const uint32_t points = sumOf(device->picture());
  device->press(Right);
  TEST_ASSERT_FALSE(order == points || points == sumOf(device->picture()));
  device->press(A);  // replay
  TEST_ASSERT_TRUE(device->app().game.looking());
  TEST_ASSERT_TRUE(device->app().game.whole());
  TEST_ASSERT_TRUE(session().match().plan().setup.game == nim::kNim);
  TEST_ASSERT_EQUAL(length, session().match().history().size());
}

TEST(the_other_games_are_played_beside_it) {
  for (const Game& game : games()) {
    device->startGame(game.id, 2, 3);
    TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
  }
  TEST_ASSERT_EQUAL(games().size(), device->app().finished.hall().count());
}

}  // namespace
