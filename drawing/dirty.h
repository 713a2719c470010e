// Remembers where drawing happens: a handful of exact rectangles, joined when they run out. Before each
// of them is drawn on, a guard is called: the sender may still be reading the pixels.
#pragma once

#include <cstdint>
#include <span>

#include "drawing/rect.h"

namespace lucca {

class DirtyAreas {
 public:
  using Guard = void (*)(void* context, const Rect& area);

  // Call it before `area` is drawn on, which must not be empty and must lie on the picture.
  void add(const Rect& area);
  // All of `area` is about to be drawn, piece by piece: none of the pieces has to be noted then.
  void expect(const Rect& area) { join(area); }
  // `guard` returns when the area may be drawn on.
  void setGuard(Guard guard, void* context);
  void clear() { count_ = last_ = 0; }
  // Forgets the areas that lie inside of `part`.
  void clear(const Rect& part);
  std::span<const Rect> areas() const { return {areas_, count_}; }

 private:
  static constexpr uint8_t kMost = 8;

  void join(const Rect& area);

  Guard guard_ = nullptr;
  void* context_ = nullptr;
  Rect areas_[kMost];
  uint8_t count_ = 0, last_ = 0;  // the area that was drawn on last
};

}  // namespace lucca
