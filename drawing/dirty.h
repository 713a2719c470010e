// Remembers where drawing happened: a handful of exact rectangles, joined when they run out.
#pragma once

#include <cstdint>
#include <span>

#include "drawing/rect.h"

namespace lucca {

class DirtyAreas {
 public:
  // `area` must not be empty and must lie on the picture.
  void add(const Rect& area);
  void clear() { count_ = 0; }
  std::span<const Rect> areas() const { return {areas_, count_}; }

 private:
  static constexpr uint8_t kMost = 8;

  Rect areas_[kMost];
  uint8_t count_ = 0;
};

}  // namespace lucca
