// The guided first games, played through with the keys alone in every language: each moment comes, each line is said,
// any choice may be made, and the game that was running before is there again.
#include <unity.h>
#include <string>
#include <vector>

#include "engine/games.h"
#include "host_tests/learn/book.h"
#include "ui/stage/game_row.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

constexpr int kMostPresses = 4000;

void begin(Device& device, GameId game) {
  if (device.scene() == SceneId::Title) device.toMenu();
  device.app().settings().speed = Speed::Instant;
  device.app().settings().askBeforeEnd = 0;
  open(device, SceneId::Guided);
  if (game == GameId::Torri) device.press(Button::Down);
  device.press(Button::A);
}

// Presses A, and now and then a direction, until the guide has come to its end. Returns the moments seen, as a set of
// bits.
unsigned playThrough(Device& device, Rng& rng) {
  unsigned moments = 0;
  for (int i = 0; i < kMostPresses; ++i) {
    if (device.app().game.guided().active()) moments |= 1u << device.app().game.guided().moment();
    if (device.scene() == SceneId::MainMenu) return moments;
    Button button = Button::A;
    if (device.scene() == SceneId::Play && rng.below(4) == 0) button = static_cast<Button>(rng.below(4));
    if (device.scene() == SceneId::Inspect) button = Button::B;
    device.press(button);
    device.settle();
  }
  return 0;
}

Match match;

}  // namespace

void setUp() { catchFaults(); }
void tearDown() {}

static void theExamplesAreWholeGamesByTheRules() {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    const Guide& guide = *rowOf(id).guide;
    TEST_ASSERT_EQUAL(Verdict::Accepted, match.start(*findGame(id), guide.setup));
    std::size_t next = 0;
    for (std::size_t i = 0; i < guide.example.size(); ++i) {
      match.settle();
      if (next < guide.moments.size() && guide.moments[next].history == i) {
        TEST_ASSERT_EQUAL(guide.player, match.toMove());
        ++next;
      }
      TEST_ASSERT_EQUAL(Verdict::Accepted, match.apply(Action{guide.example[i]}));
    }
    match.settle();
    TEST_ASSERT_EQUAL(guide.moments.size(), next);
    TEST_ASSERT_EQUAL(kOver, match.toMove());
    TEST_ASSERT_TRUE(contains(match.game().result(match.state()).winners, guide.player));
  }
}

static void everyMomentIsPlayedByKeysInEveryLanguage() {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (const Language language : kAllLanguages) {
      for (uint32_t seed = 1; seed <= 3; ++seed) {
        Device device(kSquare, language);
        Rng rng(seed);
        begin(device, id);
        const unsigned all = (1u << rowOf(id).guide->moments.size()) - 1;
        TEST_ASSERT_EQUAL_HEX(all, playThrough(device, rng));
        TEST_ASSERT_FALSE(device.app().game.guided().active());
      }
    }
  }
}

static void theCoachFitsEveryPanelInEveryLanguage() {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (const Language language : kAllLanguages) {
      for (const Panel panel : kLearnPanels) {
        Device device(panel, language);
        begin(device, id);
        for (int moment = 0; moment < device.app().game.guided().moments(); ++moment) {
          TEST_ASSERT_TRUE(device.app().game.guided().enterMoment(device.app(), moment));
          device.app().go.restart(SceneId::Guided);
          device.run(20);
          TEST_ASSERT_TRUE(device.scene() == SceneId::Guided);
        }
        assertNoFaults("coach on " + std::to_string(panel.width) + "x" + std::to_string(panel.height));
      }
    }
  }
}

static void anyMomentGoesOnAsAFreeGame() {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    Device device(kSquare, Language::En);
    begin(device, id);
    device.press(Button::A, 2);  // past the greeting and the first line
    TEST_ASSERT_TRUE(device.scene() == SceneId::Play);
    device.press(Button::Y);
    device.press(Button::Down);
    device.press(Button::A);
    TEST_ASSERT_FALSE(device.app().game.guided().active());
    TEST_ASSERT_TRUE(device.app().session().running());
    TEST_ASSERT_TRUE(device.scene() == SceneId::Play);
    TEST_ASSERT_EQUAL(rowOf(id).guide->moments[0].history, device.app().session().match().history().size());
  }
}

static void theRunningGameComesBackAfterAGuidedOne() {
  Device device(kSquare, Language::En);
  device.startGame(GameId::Torri, 2, 0);
  TEST_ASSERT_TRUE(device.app().session().running());
  const uint32_t before = device.app().session().digest();
  device.app().go.home();
  device.run(20);
  begin(device, GameId::Palazzi);
  TEST_ASSERT_TRUE(device.app().session().plan().setup.game == GameId::Palazzi);
  device.press(Button::B);
  TEST_ASSERT_TRUE(device.scene() == SceneId::MainMenu);
  TEST_ASSERT_TRUE(device.app().session().running());
  TEST_ASSERT_TRUE(device.app().session().plan().setup.game == GameId::Torri);
  TEST_ASSERT_EQUAL_HEX32(before, device.app().session().digest());
}

static void playingOnFreelyAsksBeforeItReplacesARunningGame() {
  Device device(kSquare, Language::En);
  device.startGame(GameId::Torri, 2, 0);
  device.app().go.home();
  device.run(20);
  begin(device, GameId::Palazzi);
  device.press(Button::A, 2);
  device.press(Button::Y);
  device.press(Button::Down);
  device.press(Button::A);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Dialog);
  device.press(Button::B);
  TEST_ASSERT_TRUE(device.app().game.guided().active());
}

static void aGuidedGameIsNotKeptInTheHall() {
  Device device(kSquare, Language::De);
  Rng rng(5);
  begin(device, GameId::Torri);
  TEST_ASSERT_NOT_EQUAL(0, playThrough(device, rng));
  TEST_ASSERT_TRUE(device.app().finished.hall().empty());
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(theExamplesAreWholeGamesByTheRules);
  RUN_TEST(everyMomentIsPlayedByKeysInEveryLanguage);
  RUN_TEST(theCoachFitsEveryPanelInEveryLanguage);
  RUN_TEST(anyMomentGoesOnAsAFreeGame);
  RUN_TEST(theRunningGameComesBackAfterAGuidedOne);
  RUN_TEST(playingOnFreelyAsksBeforeItReplacesARunningGame);
  RUN_TEST(aGuidedGameIsNotKeptInTheHall);
  return UNITY_END();
}
