// A supply at its end is recognised: the device says so in words, not as a fault, and erases nothing.
#include "host_tests/device/test_machine.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

namespace {

using namespace lucca;
using test::TestMachine;

constexpr PowerReading kSpent{.known = true, .millivolts = 3350, .tellsExternal = true};
constexpr PowerReading kHalfFull{.known = true, .millivolts = 3800, .tellsExternal = true};
constexpr Fault kHang{FaultCode::Watchdog, 0, 0, 0};

TestMachine& restarted(const ui::MachineFacts& facts, const PowerReading& reading) {
  static TestMachine machine;
  machine.cell.reading = reading;
  machine.boot(facts);
  machine.run(400);
  return machine;
}

bool says(TestMachine& machine, ui::Text words) { return machine.app().tell.note() == ui::tr(words); }

// The last writing of the settings, all records of both copies, is gone; the hall's behind it is there.
void loseNewestSettings(TestFlash& flash, uint8_t version) {
  const std::array<uint8_t, 4> record{'L', 'R', static_cast<uint8_t>(StoreKey::Settings), version};
  for (int i = 0; i < 4; ++i) {
    const auto at = std::find_end(flash.raw().begin(), flash.raw().end(), record.begin(), record.end());
    std::fill_n(at, 40, uint8_t{0});
  }
}

// A damaged value, and a journal so full that mending it takes an erase.
TestFlash& damagedAndFull() {
  static TestFlash flash(8);
  constexpr uint8_t kVersion = 9;
  for (int writings = 1; writings < 40; ++writings) {
    flash.reset();
    Store store(flash);
    static_cast<void>(store.mount());
    std::array<uint8_t, 400> value{};
    for (int i = 0; i <= writings; ++i) {
      value[0] = static_cast<uint8_t>(i);
      static_cast<void>(store.save(StoreKey::Settings, kVersion, value));
    }
    static_cast<void>(store.save(StoreKey::Hall, kVersion, std::span(value).first(8)));
    loseNewestSettings(flash, kVersion);
    TestFlash copy = flash;
    copy.resetCounts();
    Store mends(copy);
    static_cast<void>(mends.mount());
    if (mends.report().damaged && copy.erases() > 0) break;
  }
  return flash;
}

}  // namespace

TEST(a_hang_on_an_empty_battery_is_told_as_the_batterys) {
  TestMachine& machine = restarted({.fault = kHang}, kSpent);
  TEST_ASSERT_TRUE(machine.handheld().scene() != ui::SceneId::Fault);
  TEST_ASSERT_TRUE(says(machine, ui::Text::BatteryRestarted));
}

TEST(a_dip_of_an_empty_battery_is_told_as_the_batterys) {
  TestMachine& machine = restarted({.supplyDipped = true}, kSpent);
  TEST_ASSERT_TRUE(says(machine, ui::Text::BatteryRestarted));
  machine.run(8000);
  TEST_ASSERT_TRUE(machine.app().tell.note().empty());
}

TEST(switched_on_with_an_empty_battery_it_only_asks_for_the_charger) {
  TEST_ASSERT_TRUE(says(restarted({}, kSpent), ui::Text::BatteryCritical));
}

TEST(a_hang_on_a_good_battery_is_a_fault) {
  TestMachine& machine = restarted({.fault = kHang}, kHalfFull);
  TEST_ASSERT_TRUE(machine.handheld().scene() == ui::SceneId::Fault);
  TEST_ASSERT_TRUE(machine.app().tell.note().empty());
}

TEST(a_hang_on_external_power_is_a_fault) {
  PowerReading plugged = kSpent;
  plugged.external = true;
  TEST_ASSERT_TRUE(restarted({.fault = kHang}, plugged).handheld().scene() == ui::SceneId::Fault);
}

TEST(a_dip_of_a_good_supply_is_nothing_to_speak_of) {
  TEST_ASSERT_TRUE(restarted({.supplyDipped = true}, kHalfFull).app().tell.note().empty());
  TEST_ASSERT_TRUE(restarted({.supplyDipped = true}, {}).app().tell.note().empty());
}

// Hours after the restart the battery is no longer its reason.
TEST(a_battery_that_empties_later_did_not_cause_the_restart) {
  TestMachine& machine = restarted({.supplyDipped = true}, kHalfFull);
  machine.cell.reading = kSpent;
  for (int i = 0; i < 6000 && !says(machine, ui::Text::BatteryCritical); ++i) {
    machine.step(20);
    TEST_ASSERT_FALSE(says(machine, ui::Text::BatteryRestarted));
  }
  TEST_ASSERT_TRUE(says(machine, ui::Text::BatteryCritical));
}

TEST(a_start_on_an_empty_battery_erases_nothing_even_to_mend) {
  TestFlash& flash = damagedAndFull();
  flash.resetCounts();
  TestMachine machine(&flash);
  machine.cell.reading = kSpent;
  machine.boot();
  TEST_ASSERT_TRUE(machine.app().keep.report().damaged);
  TEST_ASSERT_EQUAL(0, flash.erases());
  machine.cell.reading = kHalfFull;
  machine.boot();
  TEST_ASSERT_TRUE(machine.app().keep.report().damaged);  // told until it is mended
  TEST_ASSERT_GREATER_THAN(0, flash.erases());
  machine.boot();
  TEST_ASSERT_FALSE(machine.app().keep.report().damaged);
}

namespace {

constexpr uint32_t kUntilAsleepMs = Light::kSleepAfterMs + 2000;

// Asleep since a moment ago.
void fallAsleep(TestMachine& machine, const PowerReading& reading) {
  machine.cell.reading = reading;
  machine.boot();
  machine.run(kUntilAsleepMs);
  TEST_ASSERT_TRUE(machine.device().asleep());
}

}  // namespace

TEST(half_an_hour_asleep_the_device_may_stop_and_a_key_wakes_it_where_it_was) {
  TestFlash flash(64);
  TestMachine machine(&flash);
  fallAsleep(machine, kHalfFull);
  const ui::SceneId scene = machine.handheld().scene();
  machine.run(loop::Device::kStopAfterMs - 3000, 0, 500);
  TEST_ASSERT_FALSE(machine.device().mayStop(machine.now));
  machine.run(4000, 0, 500);
  TEST_ASSERT_TRUE(machine.device().mayStop(machine.now));
  flash.resetCounts();
  machine.device().stopped(machine.now);
  machine.step(20, buttonBit(Button::A));
  TEST_ASSERT_FALSE(machine.device().mayStop(machine.now));
  machine.run(400);
  TEST_ASSERT_TRUE(machine.glass.awake && machine.light.level > 0);
  TEST_ASSERT_TRUE(machine.handheld().scene() == scene);
  TEST_ASSERT_EQUAL(0, flash.instants());
}

TEST(asleep_with_a_critical_battery_it_may_stop_at_once_but_not_on_usb_power) {
  TestMachine machine;
  fallAsleep(machine, kSpent);
  machine.run(loop::Device::kStopEmptyMs + 100);
  TEST_ASSERT_TRUE(machine.device().mayStop(machine.now));
  machine.cell.reading.external = true;
  machine.run(1000);
  TEST_ASSERT_FALSE(machine.device().mayStop(machine.now));
}

TEST(an_empty_battery_puts_the_device_to_sleep_and_a_key_shows_it_again) {
  TestMachine machine;
  machine.cell.reading = {.known = true, .millivolts = 3300, .tellsExternal = true};
  machine.boot();
  machine.run(loop::Device::kEmptyRunMs - 2000);
  TEST_ASSERT_FALSE(machine.device().asleep());
  machine.run(4000);
  TEST_ASSERT_TRUE(machine.device().asleep());
  machine.step(20, buttonBit(Button::A));
  machine.run(1000);
  TEST_ASSERT_FALSE(machine.device().asleep());
  machine.run(loop::Device::kEmptyRunMs + 2000);
  TEST_ASSERT_TRUE(machine.device().asleep());
}

TEST(below_the_voltage_that_the_flash_needs_nothing_is_programmed) {
  TestFlash flash(64);
  TestMachine machine(&flash);
  machine.cell.reading = kHalfFull;
  machine.boot();
  machine.run(5000);
  machine.cell.reading = {.known = true, .millivolts = 2900, .tellsExternal = true};
  machine.run(60'000);
  flash.resetCounts();
  machine.app().settings.volume = 1;
  machine.app().settingsChanged();
  machine.app().keep.saveAll();
  machine.run(20'000);
  TEST_ASSERT_EQUAL(0, flash.instants());
  machine.cell.reading = {.known = true, .millivolts = 3900, .external = true, .tellsExternal = true};
  machine.run(20'000);
  machine.app().settingsChanged();
  machine.run(5000);
  TEST_ASSERT_GREATER_THAN(0, flash.instants());
}
