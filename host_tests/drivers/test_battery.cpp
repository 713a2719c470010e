// Battery: a believable curve, and a number that does not jump.

#include "base/rng.h"
#include "drivers/battery.h"
#include "host_tests/suite.h"

using namespace lucca;

namespace {

class Cell final : public PowerSource {
 public:
  PowerReading read() override {
    ++reads;
    return reading;
  }
  PowerReading reading{.known = true, .millivolts = 3900, .tellsExternal = true};
  int reads = 0;
};

void pass(Battery& battery, uint32_t from, uint32_t ms) {
  for (uint32_t t = from; t < from + ms; t += 50) battery.next(t);
}

// Measured for ten seconds on a board without a pin for USB power.
struct Settled {
  explicit Settled(uint16_t millivolts) {
    cell.reading = {.known = true, .millivolts = millivolts};
    pass(battery, 0, 10'000);
    percent = battery.percent();
  }
  Cell cell;
  Battery battery{cell};
  int percent;
};

}  // namespace

TEST(curve_rises_from_empty_to_full) {
  TEST_ASSERT_EQUAL(0, chargeOf(0));
  TEST_ASSERT_EQUAL(0, chargeOf(3300));
  TEST_ASSERT_EQUAL(100, chargeOf(4180));
  TEST_ASSERT_EQUAL(100, chargeOf(65535));
  for (uint16_t mv = 3200; mv < 4300; ++mv) {
    TEST_ASSERT_GREATER_OR_EQUAL(chargeOf(mv), chargeOf(mv + 1));
    TEST_ASSERT_LESS_OR_EQUAL(chargeOf(mv) + 1, chargeOf(mv + 1));
  }
  TEST_ASSERT_INT_WITHIN(5, 50, chargeOf(3800));
}

TEST(unknown_where_the_board_cannot_measure) {
  NoPowerSource none;
  Battery battery(none);
  pass(battery, 0, 5000);
  TEST_ASSERT_FALSE(battery.known());
  TEST_ASSERT_FALSE(battery.low());
}

// A board that takes any Pico may get one that measures nothing on the battery's pin.
TEST(unknown_where_the_pin_has_no_battery) {
  Cell cell;
  constexpr uint16_t kImpossible[] = {0, 311, Battery::kLeastMillivolts - 1};
  for (const uint16_t millivolts : kImpossible) {
    cell.reading = {.known = true, .millivolts = millivolts};
    Battery battery(cell);
    pass(battery, 0, 5000);
    TEST_ASSERT_FALSE(battery.known() || battery.low() || battery.empty() || battery.tooLowToWrite());
    TEST_ASSERT_FALSE(Battery::tooLowToWrite(cell.reading));
  }
}

// The number falls slowly, but a cell that gives way leaves no time.
TEST(too_low_to_write_at_the_first_low_sample_and_until_the_mean_is_high_again) {
  Cell cell;
  Battery battery(cell);
  pass(battery, 0, 10'000);
  cell.reading.millivolts = 2900;
  pass(battery, 10'000, Battery::kSampleMs);
  TEST_ASSERT_TRUE(battery.tooLowToWrite());
  pass(battery, 10'500, 60'000);
  cell.reading.millivolts = 3100;
  pass(battery, 70'500, Battery::kSampleMs);
  TEST_ASSERT_TRUE(battery.tooLowToWrite());
  pass(battery, 71'000, 30'000);
  TEST_ASSERT_FALSE(battery.tooLowToWrite());
}

TEST(known_after_the_first_sample) {
  Cell cell;
  Battery battery(cell);
  battery.next(0);
  TEST_ASSERT_TRUE(battery.known());
  TEST_ASSERT_EQUAL(chargeOf(3900), battery.percent());
  TEST_ASSERT_INT_WITHIN(1, 3900, battery.millivolts());
}

// Without a pin for USB power, only a clear and lasting rise counts as a charger.
TEST(without_a_pin_for_usb_a_lasting_rise_counts) {
  Settled at(3700);
  at.cell.reading.millivolts = 4000;
  pass(at.battery, 10'000, 20'000);
  TEST_ASSERT_EQUAL(at.percent, at.battery.percent());  // not yet believed
  pass(at.battery, 30'000, 120'000);
  TEST_ASSERT_EQUAL(chargeOf(4000), at.battery.percent());
}

TEST(without_a_pin_for_usb_a_recovering_cell_does_not_rise) {
  Settled at(3800);
  at.cell.reading.millivolts = 3815;  // the screen was dimmed
  pass(at.battery, 10'000, 120'000);
  TEST_ASSERT_EQUAL(at.percent, at.battery.percent());
}

TEST(noise_does_not_make_the_number_dance) {
  Cell cell;
  Battery battery(cell);
  Rng rng(3);
  pass(battery, 0, 10'000);
  uint8_t lowest = 100, highest = 0;
  for (uint32_t t = 10'000; t < 200'000; t += 500) {
    cell.reading.millivolts = static_cast<uint16_t>(3870 + rng.below(61));
    battery.next(t);
    lowest = battery.percent() < lowest ? battery.percent() : lowest;
    highest = battery.percent() > highest ? battery.percent() : highest;
  }
  TEST_ASSERT_LESS_OR_EQUAL(3, highest - lowest);
}

TEST(falls_by_at_most_one_a_second) {
  Cell cell;
  Battery battery(cell);
  pass(battery, 0, 5000);
  cell.reading.millivolts = 3300;
  uint8_t before = battery.percent();
  for (uint32_t t = 5000; t < 200'000; t += 1000) {
    pass(battery, t, 1000);
    TEST_ASSERT_LESS_OR_EQUAL(before, battery.percent());
    TEST_ASSERT_LESS_OR_EQUAL(1, before - battery.percent());
    before = battery.percent();
  }
  TEST_ASSERT_EQUAL(0, before);
  TEST_ASSERT_TRUE(battery.low());
  TEST_ASSERT_TRUE(battery.critical());
}

TEST(rises_only_on_external_power) {
  Cell cell;
  cell.reading.millivolts = 3600;
  Battery battery(cell);
  pass(battery, 0, 5000);
  const uint8_t before = battery.percent();
  cell.reading.millivolts = 4100;
  pass(battery, 5000, 60'000);
  TEST_ASSERT_EQUAL(before, battery.percent());
  cell.reading.external = cell.reading.charging = true;
  pass(battery, 65'000, 100'000);
  TEST_ASSERT_INT_WITHIN(1, chargeOf(4100), battery.percent());
  TEST_ASSERT_TRUE(battery.charging());
}

TEST(samples_twice_a_second) {
  Cell cell;
  Battery battery(cell);
  for (uint32_t t = 0; t < 10'000; t += 5) battery.next(t);
  TEST_ASSERT_EQUAL(20, cell.reads);
}

TEST(external_power_is_never_low) {
  Cell cell;
  cell.reading = {true, 3300, true, true};
  Battery battery(cell);
  pass(battery, 0, 3000);
  TEST_ASSERT_FALSE(battery.low());
}

// Without USB power a charger's open pin reads anything.
TEST(nothing_charges_without_usb_power) {
  Cell cell;
  cell.reading.charging = true;
  Battery battery(cell);
  pass(battery, 0, 2000);
  TEST_ASSERT_FALSE(battery.charging());
  cell.reading.external = true;
  pass(battery, 2000, 1000);
  TEST_ASSERT_TRUE(battery.charging());
  cell.reading.external = false;
  pass(battery, 3000, 600);
  TEST_ASSERT_FALSE(battery.charging());
}

// Near the end a charger works in bursts.
TEST(a_charger_that_pauses_for_a_moment_still_charges) {
  Cell cell;
  cell.reading.external = true;
  Battery battery(cell);
  for (uint32_t t = 0; t < 16'000; t += 50) {
    cell.reading.charging = t % 2000 < 500;
    battery.next(t);
    TEST_ASSERT_TRUE(battery.charging());
  }
  cell.reading.charging = false;
  pass(battery, 16'000, 4000);
  TEST_ASSERT_FALSE(battery.charging());
}
