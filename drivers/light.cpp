#include "drivers/light.h"

#include <algorithm>

namespace lucca {

namespace {

constexpr uint8_t kLevels[kMaxBrightness + 1] = {0, 24, 56, 104, 168, 255};
constexpr uint8_t kDimLevel = 12;

}  // namespace

void Light::start(uint32_t nowMs) {
  lastTouch_ = nowMs;
  enter(nowMs, State::Awake);
}

void Light::setBrightness(uint8_t step) {
  brightness_ = std::clamp(step, kMinBrightness, kMaxBrightness);
  retarget_ = state_ == State::Awake;
}

void Light::setTimes(uint32_t dimAfterMs, uint32_t sleepAfterMs) {
  dimAfter_ = dimAfterMs;
  sleepAfter_ = sleepAfterMs == 0 ? 0 : std::max(sleepAfterMs, dimAfterMs + kFadeMs);
}

bool Light::touch(uint32_t nowMs) {
  if (state_ == State::Dark) return false;
  lastTouch_ = nowMs;
  if (state_ == State::Awake) return false;
  const bool woke = state_ == State::Asleep;
  enter(nowMs, State::Awake);
  return woke;
}

void Light::sleep(uint32_t nowMs) {
  if (state_ == State::Dark || state_ == State::Asleep) return;
  enter(nowMs, State::Asleep);
}

void Light::next(uint32_t nowMs) {
  if (retarget_) fadeTo(nowMs, kLevels[brightness_]);
  const uint32_t idle = nowMs - lastTouch_;
  if (state_ == State::Awake && dimAfter_ != 0 && idle >= dimAfter_) enter(nowMs, State::Dimmed);
  if ((state_ == State::Awake || state_ == State::Dimmed) && sleepAfter_ != 0 && idle >= sleepAfter_) {
    enter(nowMs, State::Asleep);
  }
  show(nowMs);
}

void Light::enter(uint32_t nowMs, State state) {
  state_ = state;
  const uint8_t bright = kLevels[brightness_];
  fadeTo(nowMs, state == State::Awake ? bright : state == State::Dimmed ? std::min(kDimLevel, bright) : 0);
}

void Light::fadeTo(uint32_t nowMs, uint8_t level) {
  retarget_ = false;
  from_ = level_;
  to_ = level;
  fadeStart_ = nowMs;
}

void Light::show(uint32_t nowMs) {
  const uint32_t passed = std::min(nowMs - fadeStart_, kFadeMs);
  const int span = to_ - from_;
  const uint8_t level =
      static_cast<uint8_t>(from_ + span * static_cast<int>(passed) / static_cast<int>(kFadeMs));
  if (level == level_) return;
  level_ = level;
  lamp_.set(level);
}

}  // namespace lucca
