// The place where the picture is seen: a panel, a window, a terminal, or the memory of a test.
#pragma once

#include <cstdint>

#include "drawing/rect.h"

namespace lucca {

class Glass {
 public:
  // Starts to send this part of the picture; the canvas may be drawn on at once.
  virtual void show(const Rect& part) = 0;
  // Whether a part of the picture is still being sent.
  virtual bool busy() const = 0;
  // Both return false while the data sheet asks for more time between the two: call again later. Asleep the glass is dark but
  // keeps its picture, and takes another one.
  virtual bool wake(uint32_t nowMs) = 0;
  virtual bool sleep(uint32_t nowMs) = 0;

 protected:
  ~Glass() = default;
};

}  // namespace lucca
