// The front door: the start screen is the game that waits, one press plays on, and a game played before begins at once as
// last time.

#include "host_tests/device/people.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/picture_reader.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using enum Button;

// Switched on again with a game of people that is so many decisions old, and whose next decision was begun.
void waiting(GameId game, int players, uint32_t decisions) {
  device->app().draft = planOfPeople(game, players);
  device->app().settings.speed = Speed::Instant;
  beginGame(device->app(), 0);
  device->run(200);
  for (uint32_t i = 0; i < decisions; ++i) {
    device->takeTurn();
    device->playAny(7 * i + 3);
  }
  if (decisions > 0) device->takeTurn();
  device->run(300);
  device->reboot();
  TEST_ASSERT_TRUE(device->scene() == SceneId::Title);
}

TEST(one_press_plays_on_where_nothing_is_secret) {
  waiting(GameId::Torri, 3, 10);
  const uint32_t digest = session().match().settledDigest();
  device->run(5000);  // the start screen waits
  TEST_ASSERT_TRUE(device->scene() == SceneId::Title);
  device->press(A);
  device->run(40);
  TEST_ASSERT_EQUAL_STRING("play", sceneName(device->scene()));
  device->settle();
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
  TEST_ASSERT_EQUAL_HEX32(digest, session().match().settledDigest());
}

TEST(one_press_plays_on_in_the_middle_of_palazzi_too) {
  waiting(GameId::Palazzi, 2, 30);
  device->press(A);
  device->run(40);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
  TEST_ASSERT_TRUE(session().hands().holder() >= 0);
}

// Whoever switches the device on sees no secret with that press, nor with the next one that came by mistake.
TEST(a_secret_hand_asks_a_second_time) {
  waiting(GameId::Palazzi, 3, 0);
  TEST_ASSERT_TRUE(session().match().secret());
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::HandOver);
  TEST_ASSERT_FALSE(session().hands().mayShow());
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
  TEST_ASSERT_TRUE(session().hands().mayShow());
  // The next person is asked for the device as ever: first whether it is theirs, then for the secret.
  device->settle();
  device->playAny(0);
  while (session().phase() == Session::Phase::Decide) device->playAny(0);
  device->run(200);
  TEST_ASSERT_TRUE(device->scene() == SceneId::HandOver);
  device->press(A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::HandOver);
}

TEST(b_leads_to_the_menu_and_left_only_mutes) {
  waiting(GameId::Torri, 2, 4);
  device->app().settings.volume = 2;
  device->press(Left);
  TEST_ASSERT_EQUAL(0, device->app().settings.volume);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Title);
  device->press(B);
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
  TEST_ASSERT_TRUE(session().running());
}

// The name on the start screen is of who gets the device.
TEST(the_start_screen_names_who_is_to_move) {
  for (uint32_t decisions = 3; decisions < 9; ++decisions) {
    device = std::make_unique<Device>();
    waiting(GameId::Torri, 3, decisions);
    PictureReader picture;
    device->listen(picture);
    device->app().screen.redraw();
    device->run(40);
    const PictureReader start = picture;
    device->press(A);
    device->settle();
    const Phrase turn(Text::TitleTurn, {session().match().plan().who(session().seat()).name.view()});
    TEST_ASSERT_TRUE(start.says(turn.view()));
    device = std::make_unique<Device>();
  }
}

TEST(a_known_game_begins_at_once_and_right_sets_it_up_anew) {
  waiting(GameId::Torri, 2, 1);
  device->toMenu();
  device->choose(Text::MenuNewGame);
  TEST_ASSERT_TRUE(device->scene() == SceneId::ChooseGame);
  device->press(Right);  // Palazzi is new here
  TEST_ASSERT_TRUE(device->scene() == SceneId::ChooseGame);
  device->press({Down, Right});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Options);
  device->press({B, A});
  device->run(200);
  TEST_ASSERT_TRUE(session().running());
  TEST_ASSERT_EQUAL(0, session().match().decisions());
  TEST_ASSERT_TRUE(session().match().plan().setup.game == GameId::Torri);
  TEST_ASSERT_EQUAL(2, session().match().plan().setup.players);
  TEST_ASSERT_EQUAL(2, session().match().plan().persons());
  TEST_ASSERT_EQUAL(2, device->app().running.count());
}

}  // namespace
