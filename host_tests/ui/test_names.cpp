// Names with control characters and broken letters, as a store of older firmware may have them: they reach neither the
// terminal nor a screen reader nor the page, wherever names are shown.

#include <cstring>
#include <string>

#include "base/plain_text.h"
#include "host_tests/ui/harness/one_device.h"
#include "simulator/screen_words.h"
#include "simulator/terminal_picture.h"

namespace {

using enum Button;

constexpr char kEscape[] = "E\x1B[31m", kNewLine[] = "F\nB>Delete", kBroken[] = "G\xC3\x9B\xE2\x82";

// As a store may have it: without the care of Name::set().
void putRaw(Name& name, std::string_view bytes) {
  name.size = static_cast<uint8_t>(bytes.size());
  std::memcpy(name.bytes, bytes.data(), bytes.size());
}

void putRaw(Plan& plan) {
  putRaw(plan.seats[0].name, kEscape);
  putRaw(plan.seats[1].name, kNewLine);
  putRaw(plan.seats[2].name, kBroken);
}

simulator::ScreenWords words;

// Every line that a screen reader gets is one that the screen has, and nothing in it steers a terminal.
void checkWords() {
  char bytes[8192];
  const std::string lines(bytes, words.lines(bytes));
  for (std::size_t from = 0; from < lines.size();) {
    const std::size_t end = lines.find('\n', from);
    std::string line = lines.substr(from, end - from);
    TEST_ASSERT_FALSE_MESSAGE(line.starts_with("B>Delete"), lines.c_str());
    std::erase(line, '\t');
    TEST_ASSERT_TRUE_MESSAGE(isPlainText(line), lines.c_str());
    from = end + 1;
  }
  std::string shown = simulator::terminalPicture(device->glance(), words, 120, 60);
  // Its own colours and line ends apart.
  for (std::size_t at; (at = shown.find("\x1B[")) != shown.npos;)
    shown.erase(at, shown.find('m', at) + 1 - at);
  std::erase(shown, '\r');
  std::erase(shown, '\n');
  TEST_ASSERT_TRUE(isPlainText(shown));
  TEST_ASSERT_TRUE(shown.find("31m") == shown.npos || shown.find("E?[31m") != shown.npos);
}

// The running game, the settings' names and their plans, as an older firmware would have saved them.
void bootWithBadNames() {
  device->startGame(GameId::Palazzi, 3, 0);
  Settings& settings = device->app().settings;
  Plan plan = session().match().plan();
  putRaw(plan);
  rememberPlan(settings, plan);
  putRaw(settings.names[0], kEscape);
  putRaw(settings.names[1], kNewLine);
  device->app().settingsChanged();
  TEST_ASSERT_TRUE(session().start(plan, 7) == Verdict::Accepted);
  device->run(2000);
  device->reboot();
  device->listen(words);
}

TEST(names_of_an_older_store_are_shown_harmlessly) {
  bootWithBadNames();
  TEST_ASSERT_EQUAL_STRING_LEN("E?[31m", session().match().plan().seats[0].name.bytes, 6);
  TEST_ASSERT_EQUAL_STRING_LEN("F?B>Delete", session().match().plan().seats[1].name.bytes, 10);
  int shown = 0;
  for (int i = 0; i < 60; ++i) {
    device->press(i % 7 == 6 ? B : i % 5 == 4 ? X : A);
    device->run(400);
    checkWords();
    char bytes[8192];
    shown += std::string(bytes, words.lines(bytes)).find("E?[31m") != std::string::npos;
  }
  TEST_ASSERT_GREATER_THAN(0, shown);
}

TEST(typed_names_of_an_older_store_are_offered_harmlessly) {
  bootWithBadNames();
  for (const SceneId scene : {SceneId::Seats, SceneId::NameEntry, SceneId::Running, SceneId::Fame}) {
    device->app().draft = *lastPlan(device->app().settings, GameId::Palazzi);
    device->app().go.restart(scene);
    device->run(800);
    TEST_ASSERT_EQUAL(scene, device->scene());
    checkWords();
  }
}

TEST(a_name_is_cut_between_letters) {
  Name name;
  name.set("ääääääääääää");
  TEST_ASSERT_EQUAL(22, name.size);
  TEST_ASSERT_TRUE(isPlainText(name.view()));
  name.set("\x1Bx\n");
  TEST_ASSERT_TRUE(name.view() == "?x?");
}

std::string faults, at;

// Ten wide letters, in every seat: hand-over, news, stage and turn's end have room for them or shorten them.
TEST(names_of_ten_letters_fit_wherever_a_game_is_handed_over) {
  static constexpr std::string_view kNames[] = {"Bartolomeo", "Massimiliana", "MMMMMMMMMM"};
  int handed = 0;
  faults.clear();
  setTextFaultHook([](TextFault, std::string_view text) {
    const std::string line = std::string(text) + at;
    if (faults.find(line) == std::string::npos) faults += line;
  });
  for (const Language language : kAllLanguages) {
    if (suite::kSanitized && language != Language::De) continue;
    for (const Panel& panel : {Panel{240, 240}, Panel{240, 135}, Panel{320, 240}, Panel{240, 280}}) {
      for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
        for (const int players : {2, 4}) {
          Device& d = newDevice(panel, language);
          at = " at " + std::to_string(panel.width) + "x" + std::to_string(panel.height) + "; ";
          d.startGame(game, players, 0);
          Plan plan = d.session().match().plan();
          for (int s = 0; s < players; ++s) {
            Name& name = plan.seats[static_cast<std::size_t>(s)].name;
            name.set(kNames[s % 3]);
          }
          TEST_ASSERT_TRUE(d.session().start(plan, 7) == Verdict::Accepted);
          d.app().go.playGame();
          for (int i = 0; i < 70; ++i) {
            handed += d.scene() == SceneId::HandOver;
            if (d.scene() == SceneId::Play && d.session().phase() == Session::Phase::Decide) {
              d.playAny(static_cast<uint32_t>(i));
            } else {
              d.press(A);
            }
            d.run(700);
          }
        }
      }
    }
  }
  setTextFaultHook(nullptr);
  TEST_ASSERT_GREATER_THAN(suite::kSanitized ? 30 : 100, handed);
  TEST_ASSERT_EQUAL_STRING("", faults.c_str());
}

}  // namespace
