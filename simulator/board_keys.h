// The keys a board has, as the keys driver wants them.
#pragma once

#include "boards/board.h"
#include "drivers/keys.h"

namespace lucca::simulator {

inline PadSet padsOf(const KeyPins& pins) {
  const struct {
    Pin pin;
    Pad pad;
  } rows[] = {{pins.up, Pad::Up},       {pins.down, Pad::Down}, {pins.left, Pad::Left},
              {pins.right, Pad::Right}, {pins.a, Pad::A},       {pins.b, Pad::B},
              {pins.x, Pad::X},         {pins.y, Pad::Y},       {pins.press, Pad::Stick}};
  PadSet pads = 0;
  for (const auto& row : rows) {
    if (row.pin != kNoPin) pads = static_cast<PadSet>(pads | padBit(row.pad));
  }
  return pads;
}

}  // namespace lucca::simulator
