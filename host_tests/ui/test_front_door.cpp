// The front door: the start screen is the game that waits, one press plays on, and a game played before begins at once as
// last time.

#include <utility>

#include "host_tests/device/people.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/picture_reader.h"

namespace {

using enum Button;

struct Board {
  Panel panel;
  KeyLayout keys;
};
constexpr Board kBoards[] = {
    {kSquare, KeyLayout::Eight}, {{240, 135}, KeyLayout::Four}, {{320, 240}, KeyLayout::StickAndTwo}};

// A new device of each kind, one after the other; the last one stays square.
template <class Use>
void onEveryBoard(Use use) {
  for (const Board& board : kBoards) {
    device = std::make_unique<Device>(board.panel, Language::En, 1504, board.keys);
    use();
  }
  device = std::make_unique<Device>();
}

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
  onEveryBoard([] {
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
  });
}

// Title, new game, the game's card.
TEST(three_presses_begin_again_with_the_same_people) {
  onEveryBoard([] {
    rememberPlan(device->app().settings, planOfPeople(GameId::Palazzi, 3));
    device->app().settings.languageChosen = 1;
    device->app().go.restart(SceneId::Title);
    device->run(20);
    device->press({A, A, A});
    device->run(200);
    TEST_ASSERT_TRUE(session().running());
    TEST_ASSERT_EQUAL(3, session().match().plan().persons());
  });
}

TEST(one_press_plays_on_in_the_middle_of_palazzi_too) {
  waiting(GameId::Palazzi, 2, 30);
  device->press(A);
  device->run(40);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
  TEST_ASSERT_TRUE(session().hands().holder() >= 0);
}

// The press that switches the device on shows no secret, nor does the next one, by mistake.
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

// Switched on for the first time: title, game, the coach's first words. Then the first choice is there.
TEST(a_new_device_is_three_presses_from_the_first_choice) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    onEveryBoard([game] {
      App& app = device->app();
      app.settings.languageChosen = 0;
      app.go.restart(SceneId::Title);
      device->run(20);
      device->press(A);
      TEST_ASSERT_TRUE(device->scene() == SceneId::ChooseGame);
      TEST_ASSERT_EQUAL(1, app.settings.languageChosen);
      if (game == GameId::Torri) device->press(Down);
      device->press(A);
      device->settle();
      TEST_ASSERT_TRUE(app.game.guided().active());
      TEST_ASSERT_TRUE(device->scene() == SceneId::Guided);  // over the first choice
      TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
      device->press(B);
      TEST_ASSERT_TRUE(device->scene() == SceneId::Play);
    });
  }
}

TEST(the_first_title_changes_the_language_with_every_arrow) {
  App& app = device->app();
  app.settings.languageChosen = 0;
  app.go.restart(SceneId::Title);
  device->run(20);
  constexpr int kSteps[] = {1, 2, 0, 2, 1, 0};
  constexpr Button kKeys[] = {Right, Down, Right, Left, Up, Left};
  for (int i = 0; i < 6; ++i) {
    device->press(kKeys[i]);
    TEST_ASSERT_EQUAL(kSteps[i], static_cast<int>(app.settings.language));
  }
  device->press({B, X, Y});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Title);
  TEST_ASSERT_EQUAL(0, app.settings.languageChosen);
  device->press({A, Right});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Options);  // who knows the game sets it up
  device->press({B, B});
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
}

TEST(the_card_turns_to_every_waiting_game_and_plays_it_on) {
  waiting(GameId::Torri, 2, 4);
  const uint32_t torri = session().match().settledDigest();
  device->toMenu();
  device->app().draft = planOfPeople(GameId::Palazzi, 3);
  beginGame(device->app(), 0);
  device->run(200);
  device->app().go.home();
  device->run(40);
  const uint32_t palazzi = session().match().settledDigest();
  device->press({Right, Right, Left, A});  // there are two
  TEST_ASSERT_TRUE(session().match().plan().setup.game == GameId::Torri);
  TEST_ASSERT_EQUAL_HEX32(torri, session().match().settledDigest());
  device->app().go.home();
  device->run(40);
  device->press({Left, A});
  TEST_ASSERT_EQUAL_HEX32(palazzi, session().match().settledDigest());
}

// Down alone leads to every tile on every panel, and sideways to the neighbour.
TEST(every_tile_is_reached_by_one_key) {
  constexpr Text kTiles[] = {Text::MenuNewGame, Text::MenuPuzzles, Text::MenuCities,
                             Text::MenuFame,    Text::MenuLearn,   Text::MenuSettings};
  constexpr SceneId kScenes[] = {SceneId::ChooseGame, SceneId::Puzzles, SceneId::Cities,
                                 SceneId::Fame,       SceneId::Guided,  SceneId::Settings};
  for (const Panel& panel : kPanels) {
    device = std::make_unique<Device>(panel);
    device->toMenu();
    for (int i = 0; i < 6; ++i) {
      device->choose(kTiles[i]);
      TEST_ASSERT_TRUE(device->scene() == kScenes[i]);
      device->press(B);
      TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
    }
  }
  device = std::make_unique<Device>();
}

TEST(learn_holds_the_rules_and_the_keys) {
  for (const Panel& panel : kPanels) {
    device = std::make_unique<Device>(panel);
    for (const auto& [row, scene] :
         {std::pair{Text::MenuRules, SceneId::Rules}, {Text::MenuKeys, SceneId::Keys}}) {
      device->toMenu();
      device->choose(Text::MenuLearn);
      device->choose(row);
      TEST_ASSERT_TRUE(device->scene() == scene);
      device->press(B);
      TEST_ASSERT_TRUE(device->scene() == SceneId::Guided);
    }
  }
}

}  // namespace
