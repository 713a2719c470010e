// Tunes on the device's loop: the title plays one, any key ends it, and mute keeps it silent.
#include "drivers/scores.h"
#include "host_tests/device/test_machine.h"
#include "host_tests/suite.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;

int lengthOf(Sound sound) {
  int ms = 0;
  for (const Note& note : notesOf(sound)) ms += note.ms;
  return ms;
}

test::TestMachine& booted() {
  static test::TestMachine machine;
  ui::MachineFacts facts;
  machine.boot(facts);
  machine.app().settings.languageChosen = 1;
  machine.app().go.restart(ui::SceneId::Title);
  machine.step(4);
  machine.run(100, 0, 4);
  return machine;
}

}  // namespace

TEST(the_title_plays_its_tune_to_the_end) {
  test::TestMachine& machine = booted();
  TEST_ASSERT_TRUE(machine.piezo.sounding);
  machine.run(static_cast<uint32_t>(lengthOf(Sound::Boot)) - 200, 0, 4);
  TEST_ASSERT_TRUE(machine.piezo.sounding);
  machine.run(200, 0, 4);
  TEST_ASSERT_FALSE(machine.piezo.sounding);
}

// Every key, and at once: also one that the screen makes nothing of, like a direction or one within the guard's time.
TEST(any_key_ends_a_tune) {
  for (int pad = 0; pad < kPads; ++pad) {
    test::TestMachine& machine = booted();
    machine.app().go.home();
    machine.step(4);
    machine.run(200, 0, 4);
    machine.app().tell.sound(Sound::Victory);
    machine.run(300, 0, 4);
    TEST_ASSERT_TRUE(machine.piezo.sounding);
    machine.run(400, padBit(static_cast<Pad>(pad)), 4);  // a key's own sound is shorter
    TEST_ASSERT_FALSE(machine.piezo.sounding);
  }
}

TEST(left_in_the_settings_that_y_opens_goes_to_mute) {
  test::TestMachine& machine = booted();
  machine.press(Button::A);
  machine.run(400);
  machine.press(Button::Y);
  machine.run(400);
  machine.press(Button::Left);
  machine.press(Button::Left);
  TEST_ASSERT_EQUAL(0, machine.app().settings.volume);
  machine.app().tell.sound(Sound::Victory);
  machine.run(200, 0, 4);
  TEST_ASSERT_FALSE(machine.piezo.sounding);
}

TEST(one_key_mutes_at_the_title_and_in_the_games_menu) {
  test::TestMachine& title = booted();
  title.press(Button::Left);
  TEST_ASSERT_EQUAL(0, title.app().settings.volume);
  TEST_ASSERT_TRUE(title.handheld().scene() == ui::SceneId::MainMenu);
  title.app().settings.volume = 1;
  TEST_ASSERT_TRUE(title.app().game.session().start(ui::standardPlan(GameId::Torri), 1) == Verdict::Accepted);
  title.app().go.playGame();
  title.run(400);
  title.press(Button::Y);
  TEST_ASSERT_TRUE(title.handheld().scene() == ui::SceneId::GameMenu);
  title.press(Button::Left);
  TEST_ASSERT_EQUAL(0, title.app().settings.volume);
  title.app().tell.sound(Sound::Victory);
  title.run(200, 0, 4);
  TEST_ASSERT_FALSE(title.piezo.sounding);
}
