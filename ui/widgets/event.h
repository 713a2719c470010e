// A player's input, as scenes see it: a press, or a direction repeated while it is held.
#pragma once

#include "drivers/keys.h"

namespace lucca::ui {

struct Event {
  Button button;
  bool repeat = false;

  constexpr bool is(Button other) const { return button == other; }
  // -1 for up or left, +1 for down or right, 0 for the others: for lists in one line.
  constexpr int step() const {
    if (is(Button::Up) || is(Button::Left)) return -1;
    return is(Button::Down) || is(Button::Right) ? 1 : 0;
  }
};

}  // namespace lucca::ui
