#include "drivers/led.h"

namespace lucca {

namespace {

uint8_t part(uint8_t level, uint32_t of255) { return static_cast<uint8_t>(level * of255 / 255); }

LedColour part(LedColour colour, uint32_t of255) {
  return {part(colour.red, of255), part(colour.green, of255), part(colour.blue, of255)};
}

}  // namespace

void StatusLed::glow(LedColour colour, uint32_t nowMs) {
  glow_ = colour;
  glowStart_ = nowMs;
  glowing_ = true;
}

LedColour StatusLed::colourAt(uint32_t nowMs) {
  const uint32_t passed = nowMs - glowStart_;
  glowing_ = glowing_ && passed < kRiseMs + kFallMs;
  if (!glowing_) return steady_;
  if (passed < kRiseMs) return part(glow_, passed * 255 / kRiseMs);
  return part(glow_, (kRiseMs + kFallMs - passed) * 255 / kFallMs);
}

void StatusLed::next(uint32_t nowMs) {
  const LedColour wanted = part(colourAt(nowMs), strength_);
  if (wanted == shown_) return;
  shown_ = wanted;
  led_.set(wanted);
}

}  // namespace lucca
