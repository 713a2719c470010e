// Backlight and LED: fades, dimming, sleep and waking.

#include <algorithm>
#include <cstdlib>

#include "drivers/led.h"
#include "drivers/light.h"
#include "host_tests/suite.h"

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

TEST(dark_until_the_first_frame) {
  Lamp lamp;
  Light light(lamp);
  light.setBrightness(5);
  TEST_ASSERT_FALSE(light.touch(0));
  pass(light, 0, 500'000);
  TEST_ASSERT_EQUAL(0, lamp.changes);
}

TEST(fades_in_smoothly) {
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

TEST(every_step_is_brighter_and_the_lowest_can_be_seen) {
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

// A light that dims and sleeps after these times without a touch.
struct Lit {
  Lit(uint32_t dimMs, uint32_t sleepMs) {
    light.setTimes(dimMs, sleepMs);
    light.start(0);
  }
  Lamp lamp;
  Light light{lamp};
};

TEST(dims_then_sleeps_then_wakes_where_it_was) {
  Lit lit(1000, 3000);
  Light& light = lit.light;
  const Lamp& lamp = lit.lamp;
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

TEST(press_while_dimmed_brightens_and_still_counts) {
  Lit lit(1000, 9000);
  const uint32_t t = pass(lit.light, 0, 1500);
  TEST_ASSERT_FALSE(lit.light.touch(t));
  TEST_ASSERT_TRUE(lit.light.state() == Light::State::Awake);
}

TEST(touch_keeps_it_awake) {
  Lit lit(1000, 2000);
  uint32_t t = 0;
  for (int i = 0; i < 10; ++i) {
    t = pass(lit.light, t, 900);
    TEST_ASSERT_FALSE(lit.light.touch(t));
  }
  TEST_ASSERT_TRUE(lit.light.state() == Light::State::Awake);
}

TEST(zero_means_never) {
  Lit lit(0, 0);
  pass(lit.light, 0, 1'000'000);
  TEST_ASSERT_TRUE(lit.light.state() == Light::State::Awake);
}

TEST(brightness_changes_at_once_while_awake) {
  Lamp lamp;
  Light light(lamp);
  light.start(0);
  uint32_t t = pass(light, 0, 300);
  light.setBrightness(1);
  pass(light, t, 300);
  TEST_ASSERT_LESS_THAN(40, lamp.level);
}

TEST(glow_comes_softly_and_goes_by_itself) {
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

TEST(glow_goes_back_to_the_steady_colour) {
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

TEST(strength_holds_for_all_that_is_shown) {
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

TEST(a_second_glow_takes_the_place_of_the_first) {
  Bulb bulb;
  StatusLed led(bulb);
  led.glow(kRed, 0);
  led.next(StatusLed::kRiseMs);
  led.glow(kGreen, 400);
  led.next(400 + StatusLed::kRiseMs);
  TEST_ASSERT_TRUE(bulb.colour == kGreen);
}
