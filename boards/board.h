// What the firmware must know about one handheld: plain facts, no code and no SDK. Each board is one file
// beside this one, boards/NAME.h, holding `kBoard` in the namespace lucca::NAME; the build finds it by its
// name. Pins are GPIO numbers; kNoPin where the board has no such thing. Buttons are active low and need the
// chip's pull-ups.
#pragma once

#include <cstddef>
#include <cstdint>

#include "boards/panel.h"

namespace lucca {

using Pin = int8_t;
inline constexpr Pin kNoPin = -1;

// The wire to the panel. `cs` and `reset` may be missing; `tearing` is the panel's TE output.
struct DisplayPins {
  uint8_t spi;  // block 0 or 1
  Pin clock, data;
  Pin cs = kNoPin;
  Pin dc;
  Pin reset = kNoPin;
  Pin backlight;
  Pin tearing = kNoPin;
  uint32_t baud = 62'500'000;
  uint8_t mode = 3;  // 3 leaves no gap between frames; panels with CS accept it too
};

// The keys the board really has, under the names printed on it. What a missing one means is the keys driver's
// job.
struct KeyPins {
  Pin up = kNoPin, down = kNoPin, left = kNoPin, right = kNoPin;
  Pin press = kNoPin;  // the stick pushed in
  Pin a = kNoPin, b = kNoPin, x = kNoPin, y = kNoPin;
};

struct LedPins {
  Pin red = kNoPin, green = kNoPin, blue = kNoPin;
  bool activeLow = false;
};

// Battery voltage = ADC volts * divider. `charging` is low while charging, `vbus` high while on USB power.
struct PowerPins {
  Pin batteryAdc = kNoPin;
  uint8_t divider = 3;
  Pin charging = kNoPin;
  Pin vbus = kNoPin;
};

struct Board {
  const char* name;  // for people
  Panel panel;
  DisplayPins display;
  KeyPins keys;
  Pin piezo = kNoPin;
  LedPins led = {};
  PowerPins power = {};
  uint32_t flashBytes = 2 * 1024 * 1024;

  constexpr bool hasDirections() const { return keys.up != kNoPin; }
  constexpr int width() const { return panel.width(); }  // as the player holds it
  constexpr int height() const { return panel.height(); }
};

}  // namespace lucca
