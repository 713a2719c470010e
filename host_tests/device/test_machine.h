// A machine for tests of the device: a glass that keeps to the data sheet's times, a lamp, a piezo and a battery that the
// test can look at and change.
#pragma once

#include <unity.h>

#include <array>
#include <memory>

#include "device/device.h"

namespace lucca::test {

// A panel whose pictures take `sendMs` to arrive, and which fails the test when it is woken or sent to sleep too soon.
class TestGlass final : public Glass {
 public:
  static constexpr uint32_t kBetweenMs = 120;

  void show(const Rect& part) override {
    if (part.bottom() == 240) ++pictures;  // its upper half alone is none yet
    lastPart = part;
    busyUntil_ = now + sendMs;
  }
  bool busy() const override { return static_cast<int32_t>(busyUntil_ - now) > 0; }
  bool wake(uint32_t nowMs) override { return change(nowMs, true); }
  bool sleep(uint32_t nowMs) override { return change(nowMs, false); }

  // The power comes on: the panel is dark, and the picture unknown.
  void powerOn() {
    awake = changed_ = false;
    busyUntil_ = now;
  }

  uint32_t now = 0, sendMs = 0;
  int pictures = 0, wakes = 0, sleeps = 0;  // since the test set them to 0
  bool awake = false;
  Rect lastPart{};

 private:
  bool change(uint32_t nowMs, bool wakes_) {
    TEST_ASSERT_TRUE_MESSAGE(awake != wakes_, "the panel is in that state already");
    TEST_ASSERT_FALSE_MESSAGE(busy(), "a picture is still on its way");
    if (changed_ && nowMs - changedAt_ < kBetweenMs) return false;
    changedAt_ = nowMs;
    changed_ = true;
    awake = wakes_;
    ++(wakes_ ? wakes : sleeps);
    return true;
  }

  uint32_t busyUntil_ = 0, changedAt_ = 0;
  bool changed_ = false;
};

struct TestCell final : PowerSource {
  PowerReading read() override { return reading; }
  PowerReading reading{};
};

struct TestLed final : Led {
  void set(LedColour next) override { colour = next; }
  LedColour colour;
};

struct TestLight final : Backlight {
  void set(uint8_t next) override { level = next; }
  uint8_t level = 0;
};

struct TestPiezo final : Speaker {
  void tone(uint16_t hz, uint8_t duty) override { sounding = hz != 0 && duty != 0; }
  bool sounding = false;
};

struct TestWatchdog final : Watchdog {
  void feed(uint32_t) override { ++feeds; }
  int feeds = 0;
};

struct TestSeeds final : SeedSource {
  uint32_t newSeed() override { return next++; }
  uint32_t next = 1504;
};

class TestMachine {
 public:
  explicit TestMachine(FlashDevice* flash = nullptr) : flash_(flash) {}

  // Power on; all but the flash is as new.
  void boot(const ui::MachineFacts& facts = {}, PadSet pads = 0) {
    device_.reset();
    glass.powerOn();
    light.level = 0;
    device_ = std::make_unique<loop::Device>(
        canvas_, loop::Machine{glass, watchdog, seeds, piezo, light, cell, led, flash_, facts});
    glass.now = now += 20;
    device_->start(now, pads);
  }
  // One turn of the loop; the milliseconds until the next one is due.
  uint32_t step(uint32_t ms, PadSet pads = 0) {
    glass.now = now += ms;
    return device_->next(now, pads);
  }
  void run(uint32_t ms, PadSet pads = 0, uint32_t tick = 20) {
    for (uint32_t passed = 0; passed < ms; passed += tick) step(tick, pads);
  }
  // Once a key counts again.
  void press(Button button) {
    while (app().screen.guard().holds()) step(20);
    step(20, buttonBit(button));
    step(20);
  }

  loop::Device& device() { return *device_; }
  ui::Handheld& handheld() { return device_->handheld(); }
  ui::App& app() { return handheld().app(); }
  const std::array<uint16_t, 240 * 240>& pixels() const { return pixels_; }

  uint32_t now = 1000;
  TestGlass glass;
  TestWatchdog watchdog;
  TestSeeds seeds;
  TestPiezo piezo;
  TestLight light;
  TestCell cell;
  TestLed led;

 private:
  FlashDevice* flash_;
  std::array<uint16_t, 240 * 240> pixels_{};
  Canvas canvas_{pixels_.data(), 240, 240};
  std::unique_ptr<loop::Device> device_;
};

}  // namespace lucca::test
