// A colour, and one that is legible on it.
#pragma once

#include "drawing/colour.h"
#include "ui/look/theme.h"

namespace lucca::ui {

struct Paint {
  Colour ground;
  Colour on;
};

// The same in both themes, for constant tables.
struct TintPair {
  Tint ground, on;
  operator Paint() const { return {ground, on}; }
};

}  // namespace lucca::ui
