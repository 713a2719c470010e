// Erasing flash stops the device for 45 ms and more: it happens when no key is pressed and nothing moves or sounds, never in
// the save of a decision or a setting when there was such a moment before.

#include <algorithm>
#include <memory>

#include "host_tests/device/console.h"
#include "host_tests/suite.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

constexpr uint32_t kIdleMs = 600;

// A handheld whose erases are recorded, with its state at each.
class ErasingConsole : public test::Console {
 public:
  ErasingConsole() : Console(loop::Device::kTickMs) {}

  void boot() {
    Console::boot();
    pressed_ = false;
    flash.resetCounts();
  }
  void press(Button button, int times = 1) {
    for (int i = 0; i < times; ++i) hit(button, 60);
  }
  // Two people, everything shown with its motion.
  void begin(GameId game) {
    Console::begin(game);
    run(36);
  }
  // One decision at the speed of somebody in a hurry; false: the game is over.
  bool decide() {
    for (int i = 0; i < 60 && session().phase() != Session::Phase::Decide; ++i) {
      if (!session().running()) return false;
      press(Button::A);
    }
    decideAny();
    app().screen.happen();
    press(Button::A);
    return true;
  }
  int erases() const { return static_cast<int>(flash.erases()); }

  int untimely = 0;  // erases with a key, a motion or a sound at the time

 private:
  void step(PadSet keys) override {
    if (keys != 0) {
      lastKey_ = machine().now;
      pressed_ = true;
    }
    const bool busy =
        (pressed_ && machine().now - lastKey_ < kIdleMs) || handheld().moving() || machine().piezo.sounding;
    const int before = erases();
    Console::step(keys);
    if (busy) untimely += erases() - before;
  }

  uint32_t lastKey_ = 0;
  bool pressed_ = false;
};

std::unique_ptr<ErasingConsole> console;

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

// Many settings use up the room that was prepared; the next quiet moment prepares it again.
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
  console->cell().reading = {.known = true, .millivolts = 3310, .tellsExternal = true};
  console->boot();
  console->run(5000);
  TEST_ASSERT_EQUAL(0, console->erases());
  console->cell().reading = {
      .known = true, .millivolts = 3310, .external = true, .charging = true, .tellsExternal = true};
  console->run(5000);
  TEST_ASSERT_GREATER_THAN(0, console->erases());
}

}  // namespace

void setUp() { console = std::make_unique<ErasingConsole>(); }
void tearDown() { console.reset(); }
