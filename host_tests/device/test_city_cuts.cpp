// A city ends while the power goes: its medal is kept once it is shown as over, and until then
// the city waits before its last decision. It is counted once.

#include <cstdio>
#include <memory>

#include "host_tests/device/console.h"
#include "host_tests/suite.h"
#include "ui/setup/city.h"

namespace {

using namespace lucca;
using namespace lucca::test;
using namespace lucca::ui;

constexpr GameId kGame = GameId::Palazzi;
constexpr int kNumber = 5;

std::unique_ptr<Console> console;

App& app() { return console->app(); }
std::size_t entries() { return console->session().match().history().size(); }

void boot() {
  console->boot({.thinkSteps = 20'000});
  console->run(40);
}

// Until the city is over, or its person is to decide after so many entries.
void playOn(std::size_t until) {
  app().settings.speed = Speed::Instant;
  if (console->session().running()) app().go.playGame();
  for (int i = 0; i < 20'000 && console->session().running(); ++i) {
    if (console->handheld().scene() != SceneId::Play) {
      console->press(Button::A);
    } else if (console->session().phase() == Session::Phase::Confirm) {
      console->session().confirm();
    } else if (console->session().phase() == Session::Phase::Decide) {
      if (entries() >= until) return;
      console->decideAny();
    }
    console->run(20);
  }
}

// With the flash as it was kept.
void switchOn() {
  console->flash.rollBack();
  console->flash.powerOn();
  boot();
}

void endIt() {
  playOn(10'000);
  console->run(700);
}

TEST(a_city_is_counted_once_whenever_the_power_goes_at_its_end) {
  console = std::make_unique<Console>();
  boot();
  beginCity(app(), kGame, kNumber);
  console->run(40);
  // To the last decision of the person.
  std::size_t last = 0;
  for (int i = 0; i < 2; ++i) {
    if (i > 0) {
      console = std::make_unique<Console>();
      boot();
      beginCity(app(), kGame, kNumber);
      console->run(40);
    }
    app().settings.speed = Speed::Instant;
    if (i > 0) {
      playOn(last);
      break;
    }
    for (std::size_t before = 0;; before = last) {
      playOn(last + 1);
      if (!console->session().running()) {
        last = before;
        break;
      }
      last = entries();
    }
  }
  TEST_ASSERT_TRUE(console->session().running());
  TEST_ASSERT_EQUAL(last, entries());
  console->run(700);
  console->flash.keep();
  switchOn();
  console->flash.resetCounts();
  endIt();
  const uint32_t instants = console->flash.instants();
  const CityProgress::Best whole = app().finished.cities().best(kGame, kNumber);
  TEST_ASSERT_TRUE(whole.played);
  TEST_ASSERT_GREATER_THAN(200, instants);

  int waited = 0, ended = 0;
  // Every byte of what a city adds to the writes of an end: host_tests/fame/test_city_progress.cpp.
  const uint32_t step = instants / (suite::kSanitized ? 8 : 120) + 1;
  for (uint32_t at = 0; at < instants; at += step) {
    switchOn();
    console->flash.cutAt(at);
    endIt();
    console->flash.powerOn();
    boot();
    const bool running = console->session().running();
    const CityProgress::Best found = app().finished.cities().best(kGame, kNumber);
    TEST_ASSERT_TRUE(running || found.played);
    if (found.played) TEST_ASSERT_EQUAL(whole.score, found.score);
    waited += running;
    ended += !running;
    if (at % (8 * step) != 0) continue;
    endIt();
    TEST_ASSERT_EQUAL(whole.score, app().finished.cities().best(kGame, kNumber).score);
    TEST_ASSERT_TRUE(whole.medal == app().finished.cities().best(kGame, kNumber).medal);
    TEST_ASSERT_EQUAL(1, app().finished.hall().count());
    FameGame fame;
    TEST_ASSERT_TRUE(app().finished.hall().game(0, fame));
    TEST_ASSERT_EQUAL(kNumber, app().finished.cities().cityOf(fame));
    TEST_ASSERT_EQUAL(0, app().running.count());
  }
  std::printf("%u instants; the city waited %d times, it was over %d times\n",
              static_cast<unsigned>(instants), waited, ended);
  TEST_ASSERT_GREATER_THAN(0, waited);
  TEST_ASSERT_GREATER_THAN(0, ended);
}

}  // namespace
