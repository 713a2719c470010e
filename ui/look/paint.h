// A colour and what is legible on it.
#pragma once

#include "drawing/colour.h"

namespace lucca::ui {

struct Paint {
  Colour ground;
  Colour on;
};

}  // namespace lucca::ui
