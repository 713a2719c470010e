#include "drivers/signal_lamp.h"

namespace lucca {

namespace {

constexpr LedColour kRed{255, 0, 0}, kAmber{255, 140, 0}, kGreen{0, 255, 0};
// By the steps of brightness. A lamp of this kind dazzles long before it is full.
constexpr uint8_t kStrength[kMaxBrightness + 1] = {0, 0, 48, 72, 96, 128};

LedColour lampColour(Colour colour) {
  return {static_cast<uint8_t>((colour >> 11) * 255 / 31),
          static_cast<uint8_t>((colour >> 5 & 63) * 255 / 63),
          static_cast<uint8_t>((colour & 31) * 255 / 31)};
}

}  // namespace

void SignalLamp::glow(Colour colour, uint32_t nowMs) { led_.glow(lampColour(colour), nowMs); }

SignalLamp::Power SignalLamp::powerOf(const Battery& battery) {
  if (!battery.known()) return Power::Unknown;
  if (battery.external()) return battery.charging() ? Power::Charging : Power::Full;
  if (battery.critical()) return Power::Critical;
  return battery.low() ? Power::Low : Power::Battery;
}

void SignalLamp::tellPower(uint32_t nowMs, Power power) {
  const bool changed = power != power_;
  power_ = power;
  const uint32_t every = power == Power::Critical ? kCriticalEveryMs : power == Power::Low ? kLowEveryMs : 0;
  if (!changed && (every == 0 || nowMs - toldAt_ < every)) return;
  toldAt_ = nowMs;
  if (every != 0) led_.glow(kRed, nowMs);
  if (power == Power::Charging) led_.glow(kAmber, nowMs);
  if (power == Power::Full) led_.glow(kGreen, nowMs);
}

void SignalLamp::next(uint32_t nowMs, const Battery& battery, const Light& light) {
  tellPower(nowMs, powerOf(battery));
  led_.setStrength(light.state() == Light::State::Awake ? kStrength[light.brightness()] : 0);
  led_.next(nowMs);
}

}  // namespace lucca
