// The panel's sleep and wake-up: the commands that it gets, and the work that continues meanwhile.

#include "host_tests/device/test_machine.h"
#include "host_tests/suite.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using loop::Device;

test::TestMachine* machine = nullptr;

// Bright until 1 s without a key, asleep after 2 s.
void boot() {
  machine->boot();
  machine->device().light().setTimes(1000, 2000);
}

void fallAsleep() {
  boot();
  machine->run(4000);
  TEST_ASSERT_TRUE(machine->device().asleep());
  TEST_ASSERT_FALSE(machine->glass.awake);
}

TEST(the_light_comes_on_when_the_first_picture_is_there) {
  machine->glass.sendMs = 30;
  boot();
  TEST_ASSERT_EQUAL(1, machine->glass.pictures);
  TEST_ASSERT_FALSE(machine->glass.awake);
  for (uint32_t ms = 4; ms < 30; ms += 4) {
    TEST_ASSERT_EQUAL(0, machine->step(4));
    TEST_ASSERT_FALSE(machine->glass.awake);
    TEST_ASSERT_EQUAL(0, machine->light.level);
  }
  TEST_ASSERT_EQUAL(Device::kTickMs, machine->step(4));
  TEST_ASSERT_TRUE(machine->glass.awake);
  machine->run(300);
  TEST_ASSERT_GREATER_THAN(100, machine->light.level);
}

TEST(the_panel_sleeps_once_and_only_in_the_dark) {
  boot();
  while (machine->glass.sleeps == 0) machine->step(20);
  TEST_ASSERT_EQUAL(0, machine->light.level);
  machine->run(10'000);
  TEST_ASSERT_EQUAL(1, machine->glass.sleeps);
  TEST_ASSERT_EQUAL(1, machine->glass.wakes);  // the start
  TEST_ASSERT_EQUAL(Device::kAsleepTickMs, machine->step(20));
}

TEST(the_watchdog_is_fed_in_every_turn) {
  fallAsleep();
  machine->watchdog.feeds = 0;
  machine->run(2000);
  TEST_ASSERT_EQUAL(100, machine->watchdog.feeds);
}

TEST(a_key_wakes_the_panel_and_means_nothing_else) {
  fallAsleep();
  machine->glass.pictures = 0;
  const SceneId before = machine->handheld().scene();
  machine->run(600, buttonBit(Button::A));
  machine->run(100);
  TEST_ASSERT_TRUE(machine->glass.awake);
  TEST_ASSERT_EQUAL(2, machine->glass.wakes);
  TEST_ASSERT_GREATER_THAN(0, machine->glass.pictures);
  TEST_ASSERT_TRUE(machine->handheld().scene() == before);
  machine->press(Button::A);
  TEST_ASSERT_FALSE(machine->handheld().scene() == before);
}

TEST(the_picture_is_there_before_the_panel_wakes_and_the_panel_before_the_light) {
  fallAsleep();
  machine->glass.sendMs = 20;
  machine->glass.pictures = 0;
  machine->step(30, buttonBit(Button::B));
  TEST_ASSERT_EQUAL(1, machine->glass.pictures);
  TEST_ASSERT_TRUE(machine->glass.lastPart == makeRect(0, 0, 240, 240));
  TEST_ASSERT_FALSE(machine->glass.awake);
  machine->run(16, 0, 4);
  TEST_ASSERT_FALSE(machine->glass.awake);
  TEST_ASSERT_EQUAL(0, machine->light.level);
  machine->run(8, 0, 4);
  TEST_ASSERT_TRUE(machine->glass.awake);
}

// The data sheet's 120 ms; the glass of the test fails when it is asked to break them.
TEST(a_key_right_after_falling_asleep_waits_for_the_panel) {
  boot();
  while (machine->glass.sleeps == 0) machine->step(4);
  const uint32_t slept = machine->now;
  while (!machine->glass.awake) {
    machine->step(4, buttonBit(Button::A));
    if (!machine->glass.awake) TEST_ASSERT_EQUAL_MESSAGE(0, machine->light.level, "light on a dark panel");
  }
  TEST_ASSERT_UINT32_WITHIN(8, slept + test::TestGlass::kBetweenMs, machine->now);
}

TEST(a_key_while_the_light_goes_out_keeps_the_panel_awake) {
  boot();
  while (!machine->device().light().asleep()) machine->step(4);
  const SceneId before = machine->handheld().scene();
  machine->run(600, buttonBit(Button::A), 4);
  TEST_ASSERT_EQUAL(0, machine->glass.sleeps);
  TEST_ASSERT_GREATER_THAN(100, machine->light.level);
  TEST_ASSERT_TRUE(machine->handheld().scene() == before);
}

void beginGameOfComputers() {
  Plan plan = standardPlan(GameId::Torri);
  for (SeatInfo& seat : plan.seats) seat.isBot = 1;
  TEST_ASSERT_TRUE(machine->app().game.session().start(plan, 7) == Verdict::Accepted);
  machine->app().go.playGame();
}

TEST(computers_play_on_while_the_panel_sleeps_and_do_not_wake_it) {
  boot();
  beginGameOfComputers();
  machine->run(4000);
  TEST_ASSERT_TRUE(machine->device().asleep());
  const std::size_t decisions = machine->app().game.session().match().decisions();
  machine->glass.pictures = machine->glass.wakes = 0;
  bool sounded = false;
  for (int i = 0; i < 6000; ++i) {
    machine->step(20);
    sounded = sounded || machine->piezo.sounding;
  }
  TEST_ASSERT_GREATER_THAN(decisions + 5, machine->app().game.session().match().decisions());
  TEST_ASSERT_EQUAL(0, machine->glass.pictures);
  TEST_ASSERT_EQUAL(0, machine->glass.wakes);
  TEST_ASSERT_FALSE_MESSAGE(sounded, "it sounds in somebody's pocket");
  machine->press(Button::A);
  TEST_ASSERT_EQUAL(1, machine->glass.wakes);
}

// Every board can be checked before it is known whether its other keys work.
TEST(the_key_of_the_help_held_while_switching_on_opens_the_check) {
  constexpr struct {
    KeyLayout keys;
    Pad help, other;
  } kBoards[] = {{KeyLayout::Eight, Pad::X, Pad::B},
                 {KeyLayout::Four, Pad::X, Pad::B},
                 {KeyLayout::StickAndTwo, Pad::B, Pad::A}};
  for (const auto& board : kBoards) {
    machine->boot({.keys = board.keys}, padBit(board.help));
    TEST_ASSERT_TRUE(machine->handheld().scene() == SceneId::Diagnostics);
    machine->boot({.keys = board.keys}, padBit(board.other));
    TEST_ASSERT_TRUE(machine->handheld().scene() == SceneId::Title);
  }
}

}  // namespace

void setUp() { machine = new test::TestMachine; }
void tearDown() { delete machine; }
