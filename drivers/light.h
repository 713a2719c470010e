// The backlight: levels, fades, and when to dim and to sleep.
#pragma once

#include <cstdint>

namespace lucca {

// The lamp itself. 0 is off, 255 full; linear in light, the implementation knows its lamp.
class Backlight {
 public:
  virtual void set(uint8_t level) = 0;

 protected:
  ~Backlight() = default;
};

inline constexpr uint8_t kMinBrightness = 1;
inline constexpr uint8_t kMaxBrightness = 5;

class Light {
 public:
  enum class State : uint8_t { Dark, Awake, Dimmed, Asleep };

  static constexpr uint32_t kFadeMs = 200;
  static constexpr uint32_t kDimAfterMs = 60'000;
  static constexpr uint32_t kSleepAfterMs = 300'000;

  // Dark until start().
  explicit Light(Backlight& lamp) : lamp_(lamp) {}

  // The first frame is on the panel: fade in.
  void start(uint32_t nowMs);
  // Steps 1..5; a step outside of them counts as the nearest one.
  void setBrightness(uint8_t step);
  uint8_t brightness() const { return brightness_; }
  // In ms without a key; 0: never. The device dims before it sleeps, even if the time to sleep is shorter.
  void setTimes(uint32_t dimAfterMs, uint32_t sleepAfterMs);

  // A key is down or something else wants to be seen. True when this woke the device from sleep: show the
  // screen, and let the press mean nothing else.
  bool touch(uint32_t nowMs);
  void sleep(uint32_t nowMs);  // at once, as if the time had passed

  // Call each frame.
  void next(uint32_t nowMs);

  State state() const { return state_; }
  bool asleep() const { return state_ == State::Asleep; }  // the panel may sleep too once dark()
  bool dark() const { return level_ == 0; }
  bool fading() const { return level_ != to_; }

 private:
  void fadeTo(uint32_t nowMs, uint8_t level);
  void enter(uint32_t nowMs, State state);
  void show(uint32_t nowMs);

  Backlight& lamp_;
  State state_ = State::Dark;
  uint8_t brightness_ = 4;
  uint8_t level_ = 0, from_ = 0, to_ = 0;
  uint32_t fadeStart_ = 0;
  uint32_t lastTouch_ = 0;
  uint32_t dimAfter_ = kDimAfterMs, sleepAfter_ = kSleepAfterMs;
  bool retarget_ = false;
};

}  // namespace lucca
