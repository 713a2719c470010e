// The bottom line names every key that does something, and none that does nothing, on every screen; on every board it
// names the same ones, and an arrow that does nothing is no alarm.
#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <tuple>

#include "host_tests/suite.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "host_tests/ui/harness/screens.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

char message[4000];

// Screens on which any key continues, or is only tried out.
bool takesAnyKey(SceneId scene) {
  return scene == SceneId::Title || scene == SceneId::Fault || scene == SceneId::Diagnostics ||
         scene == SceneId::Panel;
}

void tell(const char* screen, const char* what, int button) {
  static constexpr const char* kNames[] = {"up", "down", "left", "right", "A", "B", "X", "Y"};
  const std::size_t used = std::string(message).size();
  std::snprintf(message + used, sizeof message - used, "\n%s: %s %s", screen, kNames[button], what);
}

// The screens of the shell, and of the games those that are reached without playing half a game.
bool isQuick(const std::string& name) {
  static const std::set<std::string> kGames = {
      "palazzi-keep",      "palazzi-keep-second", "palazzi-turn",      "palazzi-choose",
      "palazzi-play",      "palazzi-cities",      "palazzi-visit",     "palazzi-meanwhile",
      "palazzi-turn-done", "torri-colour",        "torri-lot-8",       "torri-inspect-plan",
      "torri-switch",      "torri-prisoner",      "palazzi-city-pick", "palazzi-order"};
  const bool ofGame = name.starts_with("palazzi-") || name.starts_with("torri-");
  const bool ofResult = name.starts_with("fame") || name.starts_with("result") ||
                        name.starts_with("unfinished") || name.starts_with("rules_") ||
                        name.starts_with("other_rules");
  return ofGame ? kGames.contains(name)
                : !ofResult || name == "result_palazzi" || name == "fame" || name == "fame_points" ||
                      name == "rules_keys" || name == "rules_contents" || name == "rules_cards";
}

struct ShownScreen {
  test::Screen screen;
  ButtonSet keys;  // which the bottom line names
};

// Screens of one scene, in one phase of a session, with the same keys are told from each other by their pictures alone: one
// of them is enough.
std::vector<ShownScreen> findDifferentScreens() {
  std::vector<ShownScreen> found;
  std::set<std::tuple<SceneId, Session::Phase, GameId, ButtonSet>> seen;
  for (const test::Screen& screen : allScreens()) {
    if (!isQuick(screen.name)) continue;
    Device device;
    screen.go(device);
    device.rest();
    if (takesAnyKey(device.scene())) continue;
    const ButtonSet keys = device.app().screen.line().shownKeys();
    if (seen.emplace(device.scene(), device.session().phase(), device.session().match().plan().setup.game,
                     keys)
            .second)
      found.push_back({screen, keys});
  }
  return found;
}

const std::vector<ShownScreen>& differentScreens() {
  static const std::vector<ShownScreen> screens = findDifferentScreens();
  return screens;
}

struct Pressed {
  ButtonSet does = 0, shown = 0;
  bool alarms = false;
};

bool samePicture(const simulator::Picture& a, const simulator::Picture& b) { return a.pixels == b.pixels; }

// The effect of each key there; a note with a refusal counts as none.
Pressed pressAll(const test::Screen& screen) {
  Pressed found;
  Device still;
  screen.go(still);
  still.rest();
  found.shown = still.app().screen.line().shownKeys();
  const SceneId scene = still.scene();
  const bool alarmed = still.app().tell.isRefusal();
  const uint32_t changes = still.session().match().changes();
  still.waitForKeys();
  still.run(40);
  const simulator::Picture before = still.picture();
  for (int i = 0; i < kButtons; ++i) {
    const Button button = static_cast<Button>(i);
    Device device;
    screen.go(device);
    device.rest();
    device.press(button);
    const bool louder = device.app().settings.volume != still.app().settings.volume;
    const bool elsewhere = device.scene() != scene || device.session().match().changes() != changes || louder;
    const bool refused = !elsewhere && !device.app().tell.note().empty();
    // A refusal of before, as in a menu, may still be there.
    found.alarms = found.alarms || (isDirection(button) && !alarmed && device.app().tell.isRefusal());
    // A that says what it did, or why not, is an answer.
    const bool answers =
        button == Button::A && !device.app().tell.note().empty() && contains(found.shown, button);
    if (elsewhere || answers || (!refused && !samePicture(before, device.picture())))
      found.does = static_cast<ButtonSet>(found.does | buttonBit(button));
  }
  return found;
}

void checkScreen(const test::Screen& screen) {
  const Pressed found = pressAll(screen);
  for (int i = 0; i < kButtons; ++i) {
    const Button button = static_cast<Button>(i);
    const bool does = contains(found.does, button), shown = contains(found.shown, button);
    if (does && !shown) tell(screen.name, "does something and is not named", i);
    if (!does && shown) tell(screen.name, "is named and does nothing", i);
  }
  if (found.alarms) tell(screen.name, "an idle arrow is an alarm", 0);
}

// The words in the line while a key of four is held.
ButtonSet shownWhileHeld(const test::Screen& screen, const Panel& panel, Pad pad) {
  Device device(panel, Language::De, 1504, KeyLayout::Four);
  screen.go(device);
  device.rest();
  device.waitForKeys();
  for (int i = 0; i < 16; ++i) device.tick(20, padBit(pad));
  return device.app().screen.line().shownKeys();
}

// Each names what eight keys have; four keys in part while A or B is held.
void checkBoards(const test::Screen& screen, ButtonSet all) {
  for (const KeyLayout keys : {KeyLayout::Four, KeyLayout::StickAndTwo}) {
    for (const Panel panel : {kPanels[0], kPanels[2]}) {
      Device device(panel, Language::De, 1504, keys);
      screen.go(device);
      device.rest();
      ButtonSet missing = static_cast<ButtonSet>(all & ~device.app().screen.line().shownKeys());
      if (missing != 0 && keys == KeyLayout::Four) {
        missing &= static_cast<ButtonSet>(
            ~(shownWhileHeld(screen, panel, Pad::A) | shownWhileHeld(screen, panel, Pad::B) | kUpDown));
      }
      for (int i = 0; i < kButtons; ++i) {
        if (contains(missing, static_cast<Button>(i)))
          tell(screen.name, keys == KeyLayout::Four ? "is missing on four keys" : "is missing with a stick",
               i);
      }
    }
  }
}

// The words of A and B, one each. `picture` must outlive the device.
int wordsInBottomLine(Device& device, PictureReader& picture) {
  device.listen(picture);
  device.app().screen.redraw();
  device.run(40);
  const Rect keys = picture.areaOf(ScreenPart::Keys);
  int words = 0;
  for (const PictureReader::Line& line : picture.lines) {
    const bool letters =
        std::any_of(line.words.begin(), line.words.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    words += PictureReader::inside(line.box, keys) && (letters || line.words == "OK");
  }
  return words;
}

}  // namespace

TEST(every_key_that_does_something_is_named_and_no_other) {
  message[0] = 0;
  for (const ShownScreen& shown : differentScreens()) checkScreen(shown.screen);
  TEST_ASSERT_TRUE_MESSAGE(message[0] == 0, message);
}

TEST(every_board_names_the_same_keys) {
  message[0] = 0;
  for (const ShownScreen& shown : differentScreens()) checkBoards(shown.screen, shown.keys);
  TEST_ASSERT_TRUE_MESSAGE(message[0] == 0, message);
}

// On four keys nothing pushes the words of A and B out, on any screen: a stroke is shown while its first key is held.
TEST(on_four_keys_a_and_b_have_words) {
  message[0] = 0;
  for (const ShownScreen& shown : differentScreens()) {
    if (!contains(shown.keys, Button::B) || !contains(shown.keys, Button::A)) continue;
    for (const Panel panel : {kPanels[0], kPanels[2]}) {
      for (const Language language : kAllLanguages) {
        PictureReader picture;
        Device device(panel, language, 1504, KeyLayout::Four);
        shown.screen.go(device);
        device.rest();
        if (wordsInBottomLine(device, picture) < 2)
          tell(shown.screen.name, "has no word on four keys", static_cast<int>(Button::B));
      }
    }
  }
  TEST_ASSERT_TRUE_MESSAGE(message[0] == 0, message);
}

// Whatever A does or why it does nothing: with a brick in hand, and before a prisoner is taken, B says what it does, on every
// board.
TEST(with_a_brick_in_hand_a_and_b_have_words) {
  message[0] = 0;
  for (const test::Screen& screen : allScreens()) {
    const std::string name = screen.name;
    const bool holds =
        name.starts_with("torri-lot") || name.starts_with("torri-foretold") || name == "torri-house";
    if (!holds && !name.starts_with("torri-prisoner")) continue;
    for (const KeyLayout keys : {KeyLayout::Eight, KeyLayout::Four, KeyLayout::StickAndTwo}) {
      for (const Panel panel : kPanels) {
        for (const Language language : kAllLanguages) {
          PictureReader picture;
          Device device(panel, language, 1504, keys);
          screen.go(device);
          device.rest();
          if (wordsInBottomLine(device, picture) < 2)
            tell(screen.name, "has no word", static_cast<int>(Button::B));
        }
      }
    }
  }
  TEST_ASSERT_TRUE_MESSAGE(message[0] == 0, message);
}

// Held, B shows what its strokes do.
TEST(on_four_keys_b_held_tells_help_and_menu) {
  for (const Panel panel : {kPanels[0], kPanels[2]}) {
    for (const Language language : kAllLanguages) {
      Device device(panel, language, 1504, KeyLayout::Four);
      PictureReader picture;
      device.startGame(GameId::Torri, 2, 0);
      device.settle();
      device.listen(picture);
      device.waitForKeys();
      for (int i = 0; i < 16; ++i) device.tick(20, padBit(Pad::B));
      TEST_ASSERT_TRUE(picture.says(tr(Text::KeyHelp)));
      TEST_ASSERT_TRUE(picture.says(tr(Text::ResultMenu)));
      TEST_ASSERT_TRUE(picture.says("B+X"));
      // Nothing happens when it is let go after a long look.
      const SceneId scene = device.scene();
      for (int i = 0; i < 40; ++i) device.tick(20, padBit(Pad::B));
      device.run(200);
      TEST_ASSERT_TRUE(device.scene() == scene);
    }
  }
}

// The words for A take much room there.
TEST(long_words_leave_the_strokes_of_four_keys) {
  message[0] = 0;
  for (const test::Screen& screen : allScreens()) {
    const std::string name = screen.name;
    if (!name.starts_with("torri-lot") && name != "torri-house" && name != "torri-foretold") continue;
    Device usual;
    screen.go(usual);
    usual.rest();
    checkBoards(screen, usual.app().screen.line().shownKeys());
  }
  TEST_ASSERT_TRUE_MESSAGE(message[0] == 0, message);
}
