// Erasing flash stops the device for 45 ms and more: it happens when nobody presses and nothing moves or sounds, never in
// the save of a decision or a setting when there was such a moment before.

#include <algorithm>

#include "host_tests/device/people.h"
#include "host_tests/device/test_machine.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

constexpr uint32_t kTickMs = loop::Device::kTickMs;
constexpr uint32_t kIdleMs = 600;

// A handheld that is watched: every erase, and what was going on then.
class Console {
 public:
  void boot() {
    machine_.boot();
    pressed_ = false;
    flash.resetCounts();
  }
  void press(Button button) {
    for (uint32_t ms = 0; ms < 60; ms += kTickMs) step(buttonBit(button));
    for (uint32_t ms = 0; ms < 60; ms += kTickMs) step(0);
  }
  void press(Button button, int times) {
    for (int i = 0; i < times; ++i) press(button);
  }
  void run(uint32_t ms) {
    for (uint32_t passed = 0; passed < ms; passed += kTickMs) step(0);
  }
  // Two people, everything shown with its motion.
  void begin(GameId game) {
    TEST_ASSERT_TRUE(app().game.session().start(planOfPeople(game, 2), 7) == Verdict::Accepted);
    app().go.playGame();
    run(40);
  }
  // One decision at the speed of somebody in a hurry; false: the game is over.
  bool decide() {
    Session& session = app().game.session();
    for (int i = 0; i < 60 && session.phase() != Session::Phase::Decide; ++i) {
      if (!session.running()) return false;
      press(Button::A);
    }
    const std::size_t choice = 7 * session.match().history().size() + 3;
    TEST_ASSERT_TRUE(session.play(session.legal()[choice % session.legal().size()]) == Verdict::Accepted);
    app().screen.happen();
    press(Button::A);
    return true;
  }
  App& app() { return machine_.app(); }
  void setBattery(const PowerReading& reading) { machine_.cell.reading = reading; }
  int erases() const { return static_cast<int>(flash.erases()); }

  TestFlash flash{64};
  int untimely = 0;  // erases with a key, a motion or a sound at the time

 private:
  void step(PadSet keys) {
    if (keys != 0) {
      lastKey_ = machine_.now;
      pressed_ = true;
    }
    const bool busy = (pressed_ && machine_.now - lastKey_ < kIdleMs) || machine_.handheld().moving() ||
                      machine_.piezo.sounding;
    const int before = erases();
    machine_.step(kTickMs, keys);
    if (busy) untimely += erases() - before;
  }

  test::TestMachine machine_{&flash};
  uint32_t lastKey_ = 0;
  bool pressed_ = false;
};

Console* console = nullptr;

TEST(a_new_device_prepares_its_flash_before_the_first_key) {
  console->boot();
  console->run(1500);
  TEST_ASSERT_GREATER_THAN(0, console->erases());
  const int prepared = console->erases();
  console->run(3000);
  TEST_ASSERT_EQUAL(prepared, console->erases());
  TEST_ASSERT_EQUAL(0, console->untimely);
}

TEST(no_erase_falls_into_the_first_minutes_in_a_hurry) {
  console->boot();
  console->run(1500);
  const int prepared = console->erases();
  console->press(Button::A, 2);  // language, title
  console->app().go.push(SceneId::Settings);
  console->press(Button::Down, 2);
  console->press(Button::Right, 12);
  console->begin(GameId::Torri);
  for (int i = 0; i < 60; ++i) TEST_ASSERT_TRUE(console->decide());
  TEST_ASSERT_EQUAL(prepared, console->erases());
}

// Many settings use up the room that was prepared; the next quiet moment makes it anew.
TEST(no_erase_falls_into_the_first_decision_after_many_settings) {
  console->boot();
  console->run(1500);
  console->press(Button::A, 2);
  for (int round = 0; round < 6; ++round) {
    console->app().go.push(SceneId::Settings);
    console->press(Button::Down, 2);
    for (int i = 0; i < 10; ++i) {
      console->press(Button::Right);
      console->run(round % 2 ? 300 : 0);  // long enough to be saved one by one, too short for an erase
    }
    console->press(Button::B);
    console->begin(GameId::Palazzi);
    console->run(1500);  // the hand-over
    const int before = console->erases();
    for (int i = 0; i < 12; ++i) console->decide();
    TEST_ASSERT_EQUAL(before, console->erases());
    console->app().go.home();
    console->run(100);
  }
  TEST_ASSERT_EQUAL(0, console->untimely);
}

TEST(erases_wait_for_a_quiet_moment_through_long_games) {
  console->boot();
  console->run(1500);
  console->press(Button::A, 2);
  const int prepared = console->erases();
  for (const GameId game : {GameId::Torri, GameId::Palazzi, GameId::Torri, GameId::Palazzi}) {
    console->begin(game);
    for (int i = 0; console->decide(); ++i) {
      if (i % 8 == 0) console->run(1000);
    }
    console->run(1000);
  }
  TEST_ASSERT_GREATER_THAN(prepared, console->erases());
  TEST_ASSERT_EQUAL(0, console->untimely);
}

// An erase that a dying battery interrupts may leave anything.
TEST(nothing_is_erased_ahead_on_a_dying_battery) {
  console->setBattery({.known = true, .millivolts = 3310, .tellsExternal = true});
  console->boot();
  console->run(5000);
  TEST_ASSERT_EQUAL(0, console->erases());
  console->setBattery(
      {.known = true, .millivolts = 3310, .external = true, .charging = true, .tellsExternal = true});
  console->run(5000);
  TEST_ASSERT_GREATER_THAN(0, console->erases());
}

}  // namespace

void setUp() { console = new Console; }
void tearDown() { delete console; }
