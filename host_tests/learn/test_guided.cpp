// The guided first games, played through with the keys alone on every panel and in every language: any choice may be
// made, the coach's words fit, and they are saved and taken up again like any other game.
#include <cstdio>

#include "host_tests/learn/book.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/cursor.h"
#include "ui/learn/coach_box.h"
#include "ui/stage/game_row.h"
#include "ui/stage/table_of.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

constexpr int kMostPresses = 4000;

void begin(Device& device, GameId game) {
  if (device.scene() == SceneId::Title) device.toMenu();
  device.app().settings.speed = Speed::Instant;
  device.app().settings.askBeforeEnd = 0;
  open(device, SceneId::Guided);
  if (game == GameId::Torri) device.press(Button::Down);
  device.press(Button::A);
}

// Past the greeting and the first words.
void toStage(Device& device) {
  for (int i = 0; i < 12 && device.scene() != SceneId::Play; ++i) {
    device.press(Button::A);
    device.run(20);
  }
  device.settle();
}

// Presses A, and now and then a direction, until the guide has come to its end. Returns whether it did.
bool playThrough(Device& device, Rng& rng) {
  for (int i = 0; i < kMostPresses; ++i) {
    if (device.scene() == SceneId::Guided && device.session().phase() == Session::Phase::Over) return true;
    Button button = Button::A;
    if (device.scene() == SceneId::Play && rng.below(4) == 0) button = static_cast<Button>(rng.below(4));
    if (device.scene() == SceneId::Inspect) button = Button::B;
    device.press(button);
    if (device.scene() == SceneId::Play) device.settle();
    device.run(20);
  }
  return false;
}

}  // namespace

void setUp() { catchFaults(); }

TEST(a_guided_game_is_played_by_keys_on_every_panel_in_every_language) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (const Language language : kAllLanguages) {
      uint32_t seed = 0;
      for (const Panel panel : kPanels) {
        Device& device = newDevice(panel, language, 1504, ++seed % 2 ? KeyLayout::Eight : KeyLayout::Four);
        Rng rng(seed);
        begin(device, id);
        TEST_ASSERT_TRUE(playThrough(device, rng));
        char where[40];
        std::snprintf(where, sizeof where, "coach on %dx%d", panel.width, panel.height);
        assertNoFaults(where);
      }
    }
  }
}

TEST(in_large_text_nothing_of_a_guided_game_is_cut) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (const Language language : kAllLanguages) {
      for (const Panel panel : {kSquare, Panel{320, 240}}) {
        Device& device = newDevice(panel, language);
        Rng rng(11);
        begin(device, id);
        device.app().settings.largeText = 1;
        device.app().screen.redraw();
        TEST_ASSERT_TRUE(playThrough(device, rng));
        char where[40];
        std::snprintf(where, sizeof where, "large coach on %dx%d", panel.width, panel.height);
        assertNoFaults(where);
      }
    }
  }
}

// The words do not cover what they name: the marked choice, and the towers of a struggle.
static bool isSeen(Device& device) {
  App& app = device.app();
  const CoachWords& words = app.game.guided().words();
  const Table table = tableOf(app);
  const Canvas& canvas = device.canvas();
  Phrase said;
  fillCoachLine(coachLine(words.line), words.facts, app.facts.keys, said);
  Rect named[3] = {app.stage().whereIs(table, canvas, words.about), {}, {}};
  Rect matter = named[0];
  for (int i = 0; i < 2; ++i) {
    if (words.facts.also[i] == kNoAction) continue;
    named[i + 1] = app.stage().whereIs(table, canvas, words.facts.also[i]);
    matter = join(matter, named[i + 1]);
  }
  const Rect area = app.stage().room(canvas).coach;
  const Rect stage = makeRect(0, area.y, canvas.width(), area.h);
  const CoachBox coach = coachBox(area, stage, matter, said);
  const Rect box = coach.box;
  TEST_ASSERT_TRUE(intersect(box, stage) == box);
  // Every part but the last ends with a sentence, and together they are all that is said.
  std::size_t length = 0;
  for (int part = 0; part < coach.parts; ++part) {
    const std::string_view text = coachPart(coach, part, said);
    length += text.size();
    const std::size_t end = text.find_last_not_of(" \n");
    TEST_ASSERT_TRUE(end != std::string_view::npos);
    const bool ends = text[end] == '.' || text[end] == '!' || text[end] == '?';
    TEST_ASSERT_TRUE_MESSAGE(!coach.whole || ends || part + 1 == coach.parts, text.data());
  }
  TEST_ASSERT_EQUAL(said.view().size(), length);
  TEST_ASSERT_TRUE_MESSAGE(coach.whole, said.view().data());
  for (const Rect& one : named) {
    if (!one.empty() && !intersect(one, box).empty()) return false;
  }
  return true;
}

// Plays a guided game through: what the coach asks for, or anything else. Returns how often he spoke.
static int listenThrough(Device& device, GameId id, bool follows, uint32_t seed) {
  Rng rng(seed);
  begin(device, id);
  int heard = 0;
  for (int i = 0; i < 600 && device.session().phase() != Session::Phase::Over; ++i) {
    const GuidedGame& guided = device.app().game.guided();
    const bool said = device.scene() == SceneId::Guided && guided.active() && guided.talks();
    if (said) {
      ++heard;
      TEST_ASSERT_TRUE_MESSAGE(isSeen(device), std::string(coachLine(guided.words().line).view()).c_str());
    }
    const ActionList& legal = device.session().legal();
    if (device.scene() == SceneId::Play && device.session().phase() == Session::Phase::Decide) {
      const Action mark = follows ? guided.mark(device.session()) : kNoAction;
      pointAt(device.app(), mark != kNoAction ? mark
                            : follows         ? legal[0]
                                              : legal[rng.below(static_cast<uint32_t>(legal.size()))]);
    }
    device.press(said ? Button::B : Button::A);
    if (device.scene() == SceneId::Guided) {
      device.run(40);
    } else {
      device.settle();
    }
  }
  return heard;
}

TEST(the_words_do_not_cover_what_they_name) {
  for (const Language language : kAllLanguages) {
    for (const Panel panel : {kSquare, Panel{240, 135}}) {
      for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
        for (uint32_t seed = 0; seed < 4; ++seed)
          TEST_ASSERT_GREATER_THAN(8, listenThrough(newDevice(panel, language), id, seed == 0, seed));
      }
    }
  }
}

// A child that presses only A is taught everything, too: the cursor begins where the coach asks for it.
static void playWithAAlone(GameId id) {
  Device& device = newDevice();
  begin(device, id);
  unsigned met = 0;
  for (int i = 0; i < kMostPresses && device.session().phase() != Session::Phase::Over; ++i) {
    const GuidedGame& guided = device.app().game.guided();
    if (device.scene() == SceneId::Guided && guided.active() && guided.talks())
      met |= 1u << guided.words().lesson;
    device.press(Button::A);
    if (device.scene() == SceneId::Guided) {
      device.run(40);
    } else {
      device.settle();
    }
  }
  TEST_ASSERT_TRUE(device.session().phase() == Session::Phase::Over);
  TEST_ASSERT_EQUAL_HEX((1u << rowOf(id).guide->lessons.size()) - 1, met);
}
TEST(with_A_alone_every_lesson_of_torri_is_met) { playWithAAlone(GameId::Torri); }
TEST(with_A_alone_every_lesson_of_palazzi_is_met) { playWithAAlone(GameId::Palazzi); }

// On a new device the menu proposes learning; once something was played, a new game.
TEST(the_first_menu_proposes_the_guided_games) {
  Device& device = newDevice();
  device.toMenu();
  device.press(Button::A);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Guided);
  device.press(Button::B);
  device.press({Button::Up, Button::Up, Button::A});
  TEST_ASSERT_TRUE(device.scene() == SceneId::ChooseGame);
  device.app().settings.planKnown = 1;
  device.app().go.home();
  device.run(20);
  device.press(Button::A);
  TEST_ASSERT_TRUE(device.scene() == SceneId::ChooseGame);
}

// At its end a real game is offered: the same people, and computers that are kind to beginners.
TEST(the_end_offers_a_real_game) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    Device& device = newDevice();
    Rng rng(7);
    begin(device, id);
    TEST_ASSERT_TRUE(playThrough(device, rng));
    for (int i = 0; i < 4 && device.scene() == SceneId::Guided; ++i) device.press(Button::A);
    TEST_ASSERT_TRUE(device.scene() == SceneId::Seats);
    TEST_ASSERT_FALSE(device.app().game.guided().active());
    device.press(Button::A);
    device.settle();
    TEST_ASSERT_TRUE(device.session().running());
    TEST_ASSERT_TRUE(device.session().match().plan().setup.game == id);
    TEST_ASSERT_EQUAL(1, device.session().match().plan().persons());
    TEST_ASSERT_EQUAL(Level::Easy, static_cast<Level>(device.session().match().plan().seats[1].level));
    TEST_ASSERT_TRUE(device.app().game.isRunning());
  }
}

// The longest words of the coach, with numbers of two digits and keys that are chords, are never cut.
TEST(every_line_of_the_coach_is_said_whole) {
  for (const Language language : kAllLanguages) {
    setLanguage(language);
    CoachFacts facts{{88, 88, 88}, tr(Text::BrickColourBlack)};
    for (int i = 0; i < kCoachLines; ++i) {
      Phrase words;
      fillCoachLine(coachLine(static_cast<Coach>(i)), facts, KeyLayout::Four, words);
      const Phrase line = coachLine(static_cast<Coach>(i));
      TEST_ASSERT_TRUE(line.view().back() == words.view().back());
    }
  }
}

// Where a low panel has least room, beside a palace or a lot in the middle, a part ends with a sentence or a clause.
TEST(no_part_of_the_coachs_words_ends_in_the_middle_of_a_clause) {
  for (const Language language : kAllLanguages) {
    setLanguage(language);
    const CoachFacts facts{{12, 12, 12}, tr(Text::BrickColourBlack)};
    for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
      const bool palazzi = id == GameId::Palazzi;
      const Rect area = palazzi ? makeRect(0, 18, 240, 84) : makeRect(0, 0, 168, 116);
      const Rect matter = palazzi ? makeRect(119, 41, 20, 52) : makeRect(84, 52, 28, 16);
      for (const Lesson& lesson : rowOf(id).guide->lessons) {
        for (const Coach line : {lesson.ask, lesson.done, lesson.missed}) {
          Phrase words;
          fillCoachLine(coachLine(line), facts, KeyLayout::Eight, words);
          const CoachBox box = coachBox(area, makeRect(0, area.y, 240, area.h), matter, words);
          TEST_ASSERT_TRUE(intersect(box.box, matter).empty());
          for (int part = 0; part < box.parts; ++part) {
            const std::string_view said = coachPart(box, part, words);
            const char last = said[said.find_last_not_of(" \n")];
            TEST_ASSERT_TRUE_MESSAGE(std::string_view(".!?,;:").find(last) != std::string_view::npos,
                                     words.view().data());
          }
        }
      }
    }
  }
}

TEST(a_guided_game_goes_on_as_a_free_game) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    Device& device = newDevice();
    begin(device, id);
    toStage(device);
    TEST_ASSERT_TRUE(device.scene() == SceneId::Play);
    device.press(Button::Y);
    device.press(Button::Down);
    device.press(Button::A);
    TEST_ASSERT_FALSE(device.app().game.guided().active());
    TEST_ASSERT_TRUE(device.app().game.session().running());
    TEST_ASSERT_TRUE(device.scene() == SceneId::Play);
  }
}

// No guided game begins before the greeting is over: after leaving it, or a power cut in it, the game before continues.
TEST(the_greeting_leaves_the_running_game_as_it_is) {
  for (const bool cut : {false, true}) {
    Device& device = newDevice();
    device.startGame(GameId::Torri, 2, 0);
    TEST_ASSERT_TRUE(device.session().running());
    const uint32_t before = device.session().match().settledDigest();
    device.app().go.home();
    device.run(20);
    begin(device, GameId::Palazzi);
    TEST_ASSERT_TRUE(device.scene() == SceneId::Guided);
    device.run(3000);
    if (cut) {
      device.cutPower();
    } else {
      device.press(Button::B);
    }
    TEST_ASSERT_TRUE(device.scene() == (cut ? SceneId::Title : SceneId::MainMenu));
    TEST_ASSERT_EQUAL(1, device.app().running.count());
    TEST_ASSERT_TRUE(device.session().running());
    TEST_ASSERT_TRUE(device.session().match().plan().setup.game == GameId::Torri);
    TEST_ASSERT_EQUAL_HEX32(before, device.session().match().settledDigest());
  }
}

// A running game of Torri waits while the guided game of Palazzi begins.
static Device& besideTorri() {
  Device& device = newDevice();
  device.startGame(GameId::Torri, 2, 0);
  device.app().go.home();
  device.run(20);
  begin(device, GameId::Palazzi);
  return device;
}

TEST(the_power_goes_after_the_greeting_and_the_guided_game_comes_back) {
  Device& device = besideTorri();
  for (int i = 0; i < 12 && !device.app().game.guided().active(); ++i) device.press(Button::A);
  device.run(200);
  device.cutPower();
  TEST_ASSERT_EQUAL(2, device.app().running.count());
  TEST_ASSERT_TRUE(device.session().running());
  TEST_ASSERT_TRUE(device.session().match().plan().setup.game == GameId::Palazzi);
}

TEST(playing_on_freely_leaves_a_running_game_in_its_place) {
  Device& device = besideTorri();
  toStage(device);
  device.press(Button::Y);
  device.press(Button::Down);
  device.press(Button::A);
  TEST_ASSERT_FALSE(device.app().game.guided().active());
  device.run(200);
  TEST_ASSERT_EQUAL(2, device.app().running.count());
  Plan plan;
  TEST_ASSERT_TRUE(device.app().running.plan(0, plan));
  TEST_ASSERT_TRUE(plan.setup.game == GameId::Torri);
  TEST_ASSERT_TRUE(device.app().game.session().match().plan().setup.game == GameId::Palazzi);
}

TEST(a_guided_game_is_not_kept_in_the_hall) {
  Device& device = newDevice(kSquare, Language::De);
  Rng rng(5);
  begin(device, GameId::Torri);
  TEST_ASSERT_TRUE(playThrough(device, rng));
  TEST_ASSERT_TRUE(device.app().finished.hall().empty());
}

// Presses what the coach asks for until something was learned; how much.
static int learnSome(Device& device) {
  const GuidedGame& guided = device.app().game.guided();
  for (int i = 0; i < 400 && (!guided.active() || guided.learnedCount() < 2); ++i) {
    device.press(Button::A);
    if (device.scene() == SceneId::Play) device.settle();
    device.run(20);
  }
  return guided.learnedCount();
}

void switchOffAndPlayOn(Device& device) {
  const uint32_t digest = device.session().match().settledDigest();
  device.reboot();
  TEST_ASSERT_TRUE(device.session().running());
  TEST_ASSERT_EQUAL_HEX32(digest, device.session().match().settledDigest());
  device.press(Button::A);
  device.settle();
}

TEST(a_guided_game_survives_switching_off_with_its_coach) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    Device& device = newDevice();
    begin(device, id);
    const int learned = learnSome(device);
    TEST_ASSERT_GREATER_OR_EQUAL(2, learned);
    switchOffAndPlayOn(device);
    TEST_ASSERT_TRUE(device.app().game.guided().active());
    TEST_ASSERT_EQUAL(learned, device.app().game.guided().learnedCount());
    Rng rng(3);
    TEST_ASSERT_TRUE(playThrough(device, rng));
    device.reboot();
    TEST_ASSERT_FALSE(device.session().running());
    TEST_ASSERT_TRUE(device.app().finished.hall().empty());
  }
}

TEST(a_guided_game_comes_to_its_end_however_often_the_power_goes) {
  Device& device = newDevice();
  begin(device, GameId::Torri);
  toStage(device);
  bool over = false;
  for (int i = 0; i < kMostPresses && !over; ++i) {
    over = device.scene() == SceneId::Guided && device.session().phase() == Session::Phase::Over;
    if (i % 60 == 59) device.cutPower();
    device.press(device.scene() == SceneId::Inspect ? Button::B : Button::A);
    if (device.scene() == SceneId::Play) device.settle();
    device.run(20);
  }
  TEST_ASSERT_TRUE(over);
}

TEST(a_guided_game_waits_beside_others) {
  Device& device = newDevice();
  begin(device, GameId::Torri);
  const int learned = learnSome(device);
  device.app().go.home();
  device.run(200);
  TEST_ASSERT_EQUAL(1, device.app().running.count());
  device.app().draft = standardPlan(GameId::Palazzi);
  beginGame(device.app(), 0);
  device.settle();
  TEST_ASSERT_FALSE(device.app().game.guided().active());
  TEST_ASSERT_EQUAL(2, device.app().running.count());
  TEST_ASSERT_TRUE(device.app().game.open(0));
  device.app().go.playGame();
  device.settle();
  TEST_ASSERT_TRUE(device.app().game.guided().active());
  TEST_ASSERT_EQUAL(learned, device.app().game.guided().learnedCount());
}

// As 0.2.0 wrote it, or a later firmware may: the game is played on without its coach.
TEST(a_game_of_a_coach_that_is_not_known_goes_on_without_one) {
  for (const uint8_t format : {uint8_t{1}, uint8_t{99}}) {
    Device& device = newDevice();
    begin(device, GameId::Torri);
    learnSome(device);
    const PlayedMatch& match = device.session().match();
    GuideNote note = device.app().game.guided().note();
    note.format = format;
    device.app().game.guided().end();
    device.app().game.guides().put(device.app().running.current(), GameId::Torri, match.seed(), note);
    device.run(2000);
    switchOffAndPlayOn(device);
    TEST_ASSERT_FALSE(device.app().game.guided().active());
  }
}

TEST(with_six_running_games_a_guided_one_is_played_and_not_kept) {
  Device& device = newDevice();
  for (int i = 0; i < kGameSlots; ++i) {
    device.app().draft = standardPlan(GameId::Torri);
    beginGame(device.app(), 0);
    device.run(300);
  }
  TEST_ASSERT_EQUAL(kGameSlots, device.app().running.count());
  const uint32_t before = device.session().match().settledDigest();
  device.app().go.home();
  device.run(20);
  begin(device, GameId::Palazzi);
  toStage(device);
  TEST_ASSERT_TRUE(device.app().game.kind() == OpenGame::Kind::Guide);
  TEST_ASSERT_TRUE(device.app().game.guided().active());
  device.app().go.home();
  device.run(20);
  TEST_ASSERT_EQUAL_HEX32(before, device.session().match().settledDigest());
}
