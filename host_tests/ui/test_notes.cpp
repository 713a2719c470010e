// Notes do not cover what they are about: for every place of the cursor, on every panel and in large text, a note lies beside
// it.
#include <string>

#include "host_tests/suite.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "host_tests/ui/harness/screens.h"
#include "ui/play/play_scene.h"
#include "ui/stage/game_stage.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

std::string complaint;
int checked = 0;

void complain(const char* screen, Panel panel, bool large, const Rect& note, const Rect& chosen,
              const char* what) {
  const auto box = [](const Rect& r) {
    return std::to_string(r.x) + "," + std::to_string(r.y) + " " + std::to_string(r.w) + "x" +
           std::to_string(r.h);
  };
  complaint += std::string("\n") + screen + " on " + std::to_string(panel.width) + "x" +
               std::to_string(panel.height) + (large ? " large" : "") + ": " + what + ", note " + box(note) +
               ", cursor " + box(chosen);
}

void say(Device& device) {
  device.app().tell.refuse(Text::PlayWatch);
  device.app().screen.redraw();
  device.run(40);
}

// As it is opened, and with the cursor one up, which is the last row of a menu.
void check(const test::Screen& screen, Panel panel) {
  Device device(panel, Language::De);
  PictureReader picture;
  screen.go(device);
  device.rest();
  device.listen(picture);
  for (const bool moved : {false, true}) {
    if (moved) device.press(Button::Up);
    device.rest();
    for (const bool large : {false, true}) {
      device.app().settings.largeText = large;
      say(device);
      ++checked;
      const Rect& clear = device.app().screen.clear();
      // The coach's words may fill a low panel: then there is no other place.
      if (clear.w > panel.width * 2 / 3 && clear.h > panel.height * 3 / 5) continue;
      const Rect chosen = clear.empty() ? picture.chosen : clear,
                 refusal = picture.areaOf(ScreenPart::Refusal);
      const Rect note = refusal.empty() ? picture.areaOf(ScreenPart::Note) : refusal;
      if (!intersect(note, chosen).empty())
        complain(screen.name, panel, large, note, chosen, "covers the cursor");
      const Rect whole = makeRect(0, 0, panel.width, panel.height);
      if (join(note, whole) != whole) complain(screen.name, panel, large, note, chosen, "leaves the screen");
    }
  }
}

}  // namespace

// Screens of the shell on every panel, those of the games on the square one and the low one.
TEST(a_note_lies_where_the_cursor_does_not) {
  complaint.clear();
  for (const test::Screen& screen : shellScreens()) {
    for (const Panel& panel : kPanels) check(screen, panel);
  }
  for (const auto& screens : {palazziScreens(), torriScreens(), learnScreens()}) {
    for (const test::Screen& screen : screens) {
      for (const Panel& panel : {kPanels[0], kPanels[2]}) check(screen, panel);
    }
  }
  TEST_ASSERT_GREATER_THAN(500, checked);
  TEST_ASSERT_TRUE_MESSAGE(complaint.empty(), complaint.c_str());
}

namespace {

// A note that was there before is still there.
bool livesOn(Device& device, const Phrase& note) { return device.app().tell.note() == note.view(); }

void checkPresses(const test::Screen& screen) {
  for (const Button button : {Button::A, Button::B, Button::X, Button::Y, Button::Right}) {
    Device device;
    screen.go(device);
    device.rest();
    device.waitForKeys();
    const Phrase note(Text::LogStart);
    device.app().tell.say(note);
    device.run(40);
    const SceneId before = device.scene();
    device.press(button);
    if (device.scene() == before) continue;
    ++checked;
    if (livesOn(device, note)) complaint += std::string("\n") + screen.name;
  }
}

// Notes now and then while computers play: each goes with what it was said about.
void watch(GameId game) {
  Device device;
  device.startGame(game, 3, 0b110, 5);
  device.app().settings.speed = Speed::Normal;
  const Session& session = device.session();
  const Phrase note(Text::LogStart);
  for (uint32_t i = 0; i < 4000 && session.running(); ++i) {
    if (session.phase() == Session::Phase::Decide && device.scene() == SceneId::Play) {
      playChoice(device.app(), Answer::play(session.legal()[i % session.legal().size()]));
    }
    if (session.phase() == Session::Phase::Recap || session.phase() == Session::Phase::HandOver)
      device.press(Button::A);
    if (session.phase() == Session::Phase::Confirm) device.press(Button::A);
    device.app().tell.say(note);
    device.run(20);
    const SceneId scene = device.scene();
    const Session::Phase phase = session.phase();
    const uint32_t shows = session.showing().count();
    device.run(40);
    const bool same =
        device.scene() == scene && session.phase() == phase && session.showing().count() == shows;
    if (same || phase == Session::Phase::Working) continue;
    ++checked;
    if (livesOn(device, note))
      complaint += "\nfrom phase " + std::to_string(static_cast<int>(phase)) + " to " +
                   std::to_string(static_cast<int>(session.phase()));
  }
}

}  // namespace

TEST(no_note_lives_on_into_the_next_screen) {
  complaint.clear();
  checked = 0;
  for (const test::Screen& screen : shellScreens()) checkPresses(screen);
  TEST_ASSERT_GREATER_THAN(40, checked);
  checked = 0;
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) watch(game);
  TEST_ASSERT_GREATER_THAN(40, checked);
  TEST_ASSERT_TRUE_MESSAGE(complaint.empty(), complaint.c_str());
}

// Without a key: a note is drawn when it comes, and gone from the picture when its time is over.
TEST(a_note_comes_and_goes_by_itself) {
  Device device;
  device.toMenu();
  const uint32_t before = sumOf(device.picture());
  device.app().tell.say("Noted");
  device.run(100);
  TEST_ASSERT_NOT_EQUAL(before, sumOf(device.glance()));
  device.run(10000);
  TEST_ASSERT_EQUAL(before, sumOf(device.glance()));
}
