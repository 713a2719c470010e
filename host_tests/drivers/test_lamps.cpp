// Backlight and LED: fades, dimming, sleep and waking.
#include <unity.h>

#include <algorithm>
#include <cstdlib>

#include "drivers/led.h"
#include "drivers/light.h"

using namespace lucca;

namespace {

class Lamp final : public Backlight {
 public:
  void set(uint8_t next) override {
    const int step = std::abs(next - level);
    largestStep = step > largestStep ? step : largestStep;
    level = next;
    ++changes;
  }
  int level = 0, changes = 0, largestStep = 0;
};

class Bulb final : public Led {
 public:
  void set(LedColour next) override {
    colour = next;
    ++changes;
  }
  LedColour colour;
  int changes = 0;
};

constexpr LedColour kRed{255, 0, 0}, kGreen{0, 255, 0};

uint32_t pass(Light& light, uint32_t from, uint32_t ms) {
  for (uint32_t t = from; t < from + ms; t += 10) light.next(t);
  return from + ms;
}

}  // namespace

void setUp() {}
void tearDown() {}

static void darkUntilTheFirstFrame() {
  Lamp lamp;
  Light light(lamp);
  light.setBrightness(5);
  TEST_ASSERT_FALSE(light.touch(0));
  pass(light, 0, 500'000);
  TEST_ASSERT_EQUAL(0, lamp.changes);
}

static void fadesInSmoothly() {
  Lamp lamp;
  Light light(lamp);
  light.setBrightness(5);
  light.start(0);
  pass(light, 0, 100);
  TEST_ASSERT_INT_WITHIN(20, 127, lamp.level);
  pass(light, 100, 200);
  TEST_ASSERT_EQUAL(255, lamp.level);
  TEST_ASSERT_LESS_THAN(20, lamp.largestStep);
}

static void everyStepIsBrighterAndTheLowestCanBeSeen() {
  int before = 8;
  for (uint8_t step = kMinBrightness; step <= kMaxBrightness; ++step) {
    Lamp lamp;
    Light light(lamp);
    light.setBrightness(step);
    light.start(0);
    pass(light, 0, 300);
    TEST_ASSERT_GREATER_THAN(before, lamp.level);
    before = lamp.level;
  }
  Lamp lamp;
  Light light(lamp);
  light.setBrightness(0);
  TEST_ASSERT_EQUAL(kMinBrightness, light.brightness());
  light.setBrightness(200);
  TEST_ASSERT_EQUAL(kMaxBrightness, light.brightness());
}

static void dimsThenSleepsThenWakesWhereItWas() {
  Lamp lamp;
  Light light(lamp);
  light.setTimes(1000, 3000);
  light.start(0);
  uint32_t t = pass(light, 0, 900);
  const int bright = lamp.level;
  t = pass(light, t, 400);
  TEST_ASSERT_TRUE(light.state() == Light::State::Dimmed);
  TEST_ASSERT_LESS_THAN(bright, lamp.level);
  TEST_ASSERT_GREATER_THAN(0, lamp.level);
  t = pass(light, t, 2000);
  TEST_ASSERT_TRUE(light.asleep());
  TEST_ASSERT_TRUE(light.dark());
  TEST_ASSERT_TRUE(light.touch(t));
  t = pass(light, t, 300);
  TEST_ASSERT_EQUAL(bright, lamp.level);
}

static void pressWhileDimmedBrightensAndStillCounts() {
  Lamp lamp;
  Light light(lamp);
  light.setTimes(1000, 9000);
  light.start(0);
  const uint32_t t = pass(light, 0, 1500);
  TEST_ASSERT_FALSE(light.touch(t));
  TEST_ASSERT_TRUE(light.state() == Light::State::Awake);
}

static void touchKeepsItAwake() {
  Lamp lamp;
  Light light(lamp);
  light.setTimes(1000, 2000);
  light.start(0);
  uint32_t t = 0;
  for (int i = 0; i < 10; ++i) {
    t = pass(light, t, 900);
    TEST_ASSERT_FALSE(light.touch(t));
  }
  TEST_ASSERT_TRUE(light.state() == Light::State::Awake);
}

static void zeroMeansNever() {
  Lamp lamp;
  Light light(lamp);
  light.setTimes(0, 0);
  light.start(0);
  pass(light, 0, 1'000'000);
  TEST_ASSERT_TRUE(light.state() == Light::State::Awake);
}

static void brightnessChangesAtOnceWhileAwake() {
  Lamp lamp;
  Light light(lamp);
  light.start(0);
  uint32_t t = pass(light, 0, 300);
  light.setBrightness(1);
  pass(light, t, 300);
  TEST_ASSERT_LESS_THAN(40, lamp.level);
}

static void glowComesSoftlyAndGoesByItself() {
  Bulb bulb;
  StatusLed led(bulb);
  led.glow(kRed, 1000);
  int before = 0, largest = 0;
  for (uint32_t t = 1000; t <= 1000 + StatusLed::kRiseMs; t += 10) {
    led.next(t);
    TEST_ASSERT_GREATER_OR_EQUAL(before, bulb.colour.red);
    largest = std::max(largest, bulb.colour.red - before);
    before = bulb.colour.red;
  }
  TEST_ASSERT_EQUAL(255, before);
  for (uint32_t t = 1000 + StatusLed::kRiseMs; t < 3000; t += 10) {
    led.next(t);
    TEST_ASSERT_LESS_OR_EQUAL(before, bulb.colour.red);
    largest = std::max(largest, before - bulb.colour.red);
    before = bulb.colour.red;
  }
  TEST_ASSERT_TRUE(bulb.colour == kLedOff);
  TEST_ASSERT_LESS_THAN(12, largest);
}

static void glowGoesBackToTheSteadyColour() {
  Bulb bulb;
  StatusLed led(bulb);
  led.setSteady(kGreen);
  led.next(0);
  led.glow(kRed, 10);
  led.next(10 + StatusLed::kRiseMs);
  TEST_ASSERT_TRUE(bulb.colour == kRed);
  led.next(10 + StatusLed::kRiseMs + StatusLed::kFallMs);
  TEST_ASSERT_TRUE(bulb.colour == kGreen);
  led.next(5000);
  TEST_ASSERT_EQUAL(3, bulb.changes);
}

static void strengthHoldsForAllThatIsShown() {
  Bulb bulb;
  StatusLed led(bulb);
  led.setSteady(kGreen);
  led.setStrength(51);
  led.next(0);
  TEST_ASSERT_EQUAL(51, bulb.colour.green);
  led.glow(kRed, 0);
  led.next(StatusLed::kRiseMs);
  TEST_ASSERT_EQUAL(51, bulb.colour.red);
  led.setStrength(0);
  led.next(StatusLed::kRiseMs + 10);
  TEST_ASSERT_TRUE(bulb.colour == kLedOff);
}

static void aSecondGlowTakesThePlaceOfTheFirst() {
  Bulb bulb;
  StatusLed led(bulb);
  led.glow(kRed, 0);
  led.next(StatusLed::kRiseMs);
  led.glow(kGreen, 400);
  led.next(400 + StatusLed::kRiseMs);
  TEST_ASSERT_TRUE(bulb.colour == kGreen);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(darkUntilTheFirstFrame);
  RUN_TEST(fadesInSmoothly);
  RUN_TEST(everyStepIsBrighterAndTheLowestCanBeSeen);
  RUN_TEST(dimsThenSleepsThenWakesWhereItWas);
  RUN_TEST(pressWhileDimmedBrightensAndStillCounts);
  RUN_TEST(touchKeepsItAwake);
  RUN_TEST(zeroMeansNever);
  RUN_TEST(brightnessChangesAtOnceWhileAwake);
  RUN_TEST(glowComesSoftlyAndGoesByItself);
  RUN_TEST(glowGoesBackToTheSteadyColour);
  RUN_TEST(strengthHoldsForAllThatIsShown);
  RUN_TEST(aSecondGlowTakesThePlaceOfTheFirst);
  return UNITY_END();
}
