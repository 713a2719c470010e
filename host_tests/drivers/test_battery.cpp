// Battery: a believable curve, and a number that does not jump.
#include <unity.h>

#include "base/rng.h"
#include "drivers/battery.h"

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

}  // namespace

void setUp() {}
void tearDown() {}

static void curveRisesFromEmptyToFull() {
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

static void unknownWhereTheBoardCannotMeasure() {
  NoPowerSource none;
  Battery battery(none);
  pass(battery, 0, 5000);
  TEST_ASSERT_FALSE(battery.known());
  TEST_ASSERT_FALSE(battery.low());
}

static void knownAfterTheFirstSample() {
  Cell cell;
  Battery battery(cell);
  battery.next(0);
  TEST_ASSERT_TRUE(battery.known());
  TEST_ASSERT_EQUAL(chargeOf(3900), battery.percent());
  TEST_ASSERT_INT_WITHIN(1, 3900, battery.millivolts());
}

// Where no pin tells of USB power, only a clear and lasting rise is a charger's.
static void withoutAPinForUsbALastingRiseCounts() {
  Cell cell;
  cell.reading = {.known = true, .millivolts = 3700};
  Battery battery(cell);
  pass(battery, 0, 10'000);
  const int before = battery.percent();
  cell.reading.millivolts = 4000;
  pass(battery, 10'000, 20'000);
  TEST_ASSERT_EQUAL(before, battery.percent());  // not yet believed
  pass(battery, 30'000, 120'000);
  TEST_ASSERT_EQUAL(chargeOf(4000), battery.percent());
}

static void withoutAPinForUsbARecoveringCellDoesNotRise() {
  Cell cell;
  cell.reading = {.known = true, .millivolts = 3800};
  Battery battery(cell);
  pass(battery, 0, 10'000);
  const int before = battery.percent();
  cell.reading.millivolts = 3815;  // the screen was dimmed
  pass(battery, 10'000, 120'000);
  TEST_ASSERT_EQUAL(before, battery.percent());
}

static void noiseDoesNotMakeTheNumberDance() {
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

static void fallsByAtMostOneASecond() {
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

static void risesOnlyOnExternalPower() {
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

static void samplesTwiceASecond() {
  Cell cell;
  Battery battery(cell);
  for (uint32_t t = 0; t < 10'000; t += 5) battery.next(t);
  TEST_ASSERT_EQUAL(20, cell.reads);
}

static void externalPowerIsNeverLow() {
  Cell cell;
  cell.reading = {true, 3300, true, true};
  Battery battery(cell);
  pass(battery, 0, 3000);
  TEST_ASSERT_FALSE(battery.low());
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(curveRisesFromEmptyToFull);
  RUN_TEST(unknownWhereTheBoardCannotMeasure);
  RUN_TEST(knownAfterTheFirstSample);
  RUN_TEST(withoutAPinForUsbALastingRiseCounts);
  RUN_TEST(withoutAPinForUsbARecoveringCellDoesNotRise);
  RUN_TEST(noiseDoesNotMakeTheNumberDance);
  RUN_TEST(fallsByAtMostOneASecond);
  RUN_TEST(risesOnlyOnExternalPower);
  RUN_TEST(samplesTwiceASecond);
  RUN_TEST(externalPowerIsNeverLow);
  return UNITY_END();
}
