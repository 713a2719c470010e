// A coloured lamp beside the screen, where the board has one.
#pragma once

#include <cstdint>

namespace lucca {

// Brightness as the eye perceives it: half the number looks half as bright.
struct LedColour {
  uint8_t red = 0, green = 0, blue = 0;
  friend constexpr bool operator==(const LedColour&, const LedColour&) = default;
};
inline constexpr LedColour kLedOff{};

class Led {
 public:
  virtual void set(LedColour colour) = 0;

 protected:
  ~Led() = default;
};

class NoLed final : public Led {
 public:
  void set(LedColour) override {}
};

// A steady colour, and over it a soft glow that comes and goes by itself.
class StatusLed {
 public:
  static constexpr uint32_t kRiseMs = 300, kFallMs = 900;

  explicit StatusLed(Led& led) : led_(led) {}

  // The strength of everything that is shown; 0: dark.
  void setStrength(uint8_t strength) { strength_ = strength; }
  void setSteady(LedColour colour) { steady_ = colour; }
  // Replaces a glow that still lasts.
  void glow(LedColour colour, uint32_t nowMs);
  // Call each frame; the lamp is set only when its colour changes.
  void next(uint32_t nowMs);

 private:
  LedColour colourAt(uint32_t nowMs);

  Led& led_;
  LedColour steady_, glow_, shown_;
  uint32_t glowStart_ = 0;
  uint8_t strength_ = 255;
  bool glowing_ = false;
};

}  // namespace lucca
