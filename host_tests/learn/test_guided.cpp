// The guided first games, played through with the keys alone in every language: each moment comes, each line is said,
// any choice may be made, and the game that was running before is there again.
#include <string>
#include <unity.h>
#include <vector>

#include "engine/games.h"
#include "host_tests/learn/device.h"
#include "ui/draft.h"
#include "ui/learn/guide.h"

using namespace lucca;
using namespace lucca::ui;
using lucca::test::Device;
using lucca::test::kAllLanguages;
using lucca::test::kPanels;
using lucca::test::Panel;
using lucca::test::textFaults;

namespace {

constexpr int kMostPresses = 4000;

void assertNoFaults(const char* where) {
  if (textFaults().empty()) return;
  TEST_FAIL_MESSAGE((std::string(where) + ": " + textFaults()[0]).c_str());
}

void begin(Device& device, GameId game) {
  device.open(SceneId::Guided);
  if (game == GameId::Torri) device.press(Button::Down);
  device.press(Button::A);
}

// Presses A, and now and then a direction, until the guide has come to its end. Returns the moments seen, as a set of
// bits.
unsigned playThrough(Device& device, Rng& rng) {
  unsigned moments = 0;
  for (int i = 0; i < kMostPresses; ++i) {
    if (device.app().guided().active()) moments |= 1u << device.app().guided().moment();
    if (device.scene() == SceneId::MainMenu) return moments;
    const bool playing = device.scene() == SceneId::Play;
    device.press(playing && rng.below(4) == 0 ? static_cast<Button>(rng.below(4)) : Button::A);
    device.wait(2);
  }
  return 0;
}

Match match;

}  // namespace

void setUp() { textFaults().clear(); }
void tearDown() {}

static void theExamplesAreWholeGamesByTheRules() {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    const Guide& guide = guideOf(id);
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
        Device device(kPanels[0], language);
        Rng rng(seed);
        begin(device, id);
        const unsigned all = (1u << guideOf(id).moments.size()) - 1;
        TEST_ASSERT_EQUAL_HEX(all, playThrough(device, rng));
        TEST_ASSERT_FALSE(device.app().guided().active());
      }
    }
  }
}

static void theCoachFitsEveryPanelInEveryLanguage() {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (const Language language : kAllLanguages) {
      for (const Panel panel : kPanels) {
        Device device(panel, language);
        begin(device, id);
        for (int moment = 0; moment < device.app().guided().moments(); ++moment) {
          TEST_ASSERT_TRUE(device.app().guided().enterMoment(device.app(), moment));
          device.app().restart(SceneId::Guided);
          device.wait();
          TEST_ASSERT_TRUE(device.scene() == SceneId::Guided);
        }
        assertNoFaults("coach");
      }
    }
  }
}

static void anyMomentGoesOnAsAFreeGame() {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    Device device(kPanels[0], Language::En);
    begin(device, id);
    device.press(Button::A, 2);  // past the greeting and the first line
    TEST_ASSERT_TRUE(device.scene() == SceneId::Play);
    device.press(Button::Y);
    device.press(Button::Down);
    device.press(Button::A);
    TEST_ASSERT_FALSE(device.app().guided().active());
    TEST_ASSERT_TRUE(device.app().session().running());
    TEST_ASSERT_TRUE(device.scene() == SceneId::Play);
    TEST_ASSERT_EQUAL(guideOf(id).moments[0].history, device.app().session().match().history().size());
  }
}

static void theRunningGameComesBackAfterAGuidedOne() {
  Device device(kPanels[0], Language::En);
  device.app().draft() = standardPlan(GameId::Torri);
  beginGame(device.app(), 0);
  device.wait(4);
  TEST_ASSERT_TRUE(device.app().session().running());
  const uint32_t before = device.app().session().digest();
  device.app().home();
  device.wait();
  begin(device, GameId::Palazzi);
  TEST_ASSERT_TRUE(device.app().session().plan().setup.game == GameId::Palazzi);
  device.press(Button::B);
  TEST_ASSERT_TRUE(device.scene() == SceneId::MainMenu);
  TEST_ASSERT_TRUE(device.app().session().running());
  TEST_ASSERT_TRUE(device.app().session().plan().setup.game == GameId::Torri);
  TEST_ASSERT_EQUAL_HEX32(before, device.app().session().digest());
}

static void playingOnFreelyAsksBeforeItReplacesARunningGame() {
  Device device(kPanels[0], Language::En);
  device.app().draft() = standardPlan(GameId::Torri);
  beginGame(device.app(), 0);
  device.wait(4);
  device.app().home();
  device.wait();
  begin(device, GameId::Palazzi);
  device.press(Button::A, 2);
  device.press(Button::Y);
  device.press(Button::Down);
  device.press(Button::A);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Dialog);
  device.press(Button::B);
  TEST_ASSERT_TRUE(device.app().guided().active());
}

static void aGuidedGameIsNotKeptInTheHall() {
  Device device(kPanels[0], Language::De);
  Rng rng(5);
  begin(device, GameId::Torri);
  TEST_ASSERT_NOT_EQUAL(0, playThrough(device, rng));
  TEST_ASSERT_TRUE(device.app().hall().empty());
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
