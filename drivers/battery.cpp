#include "drivers/battery.h"

#include <iterator>

namespace lucca {

namespace {

struct Point {
  uint16_t millivolts;
  uint8_t percent;
};
// Discharge of a small lithium-polymer cell at a tenth of its capacity an hour, about what a lit handheld
// draws.
constexpr Point kCurve[] = {{3300, 0},  {3450, 4},  {3550, 8},  {3620, 14}, {3680, 22},
                            {3730, 32}, {3770, 42}, {3820, 53}, {3870, 62}, {3930, 71},
                            {4000, 80}, {4080, 89}, {4180, 100}};

}  // namespace

uint8_t chargeOf(uint16_t millivolts) {
  if (millivolts <= kCurve[0].millivolts) return 0;
  for (std::size_t i = 1; i < std::size(kCurve); ++i) {
    if (millivolts >= kCurve[i].millivolts) continue;
    const Point low = kCurve[i - 1], high = kCurve[i];
    const int rise = (millivolts - low.millivolts) * (high.percent - low.percent);
    return static_cast<uint8_t>(low.percent + rise / (high.millivolts - low.millivolts));
  }
  return 100;
}

bool Battery::chargerWorks(uint32_t nowMs, const PowerReading& reading) {
  if (reading.tellsExternal && !reading.external) return false;
  if (reading.charging) chargedAt_ = nowMs;
  return reading.charging || (charging_ && nowMs - chargedAt_ < kChargeEndsMs);
}

// Once it charges it keeps charging, until the number has caught up with the voltage.
bool Battery::charges(uint32_t nowMs, uint8_t target, const PowerReading& reading) {
  if (reading.tellsExternal) return reading.external;
  if (!rises_ && target < percent_ + kClearRise) risesSince_ = nowMs;
  rises_ = nowMs - risesSince_ >= kRiseMs && target > percent_;
  return rises_;
}

void Battery::next(uint32_t nowMs) {
  if (samples_ != 0 && nowMs - sampledAt_ < kSampleMs) return;
  sampledAt_ = nowMs;
  const PowerReading reading = source_.read();
  known_ = measures(reading);
  external_ = reading.external;
  charging_ = chargerWorks(nowMs, reading);
  if (!known_) return;
  last_ = reading.millivolts;
  if (samples_ == 0) smooth_ = static_cast<uint32_t>(reading.millivolts) << kShift;
  smooth_ += reading.millivolts - (smooth_ >> kShift);
  // The first samples may be taken while the load settles; they set the number, later ones only move it.
  const uint8_t target = chargeOf(millivolts());
  if (samples_ < 4) {
    ++samples_;
    percent_ = target;
    steppedAt_ = nowMs;
  } else if (nowMs - steppedAt_ >= 1000) {
    steppedAt_ = nowMs;
    if (target <= percent_) {
      rises_ = false;
      risesSince_ = nowMs;
    }
    if (target < percent_) --percent_;
    if (target > percent_ && charges(nowMs, target, reading)) ++percent_;
  }
}

}  // namespace lucca
