// How much of a pixel lies inside a round corner, without roots or floating point.
#pragma once

#include <cstdint>

namespace lucca {

// A quarter of a disc. Its radius is counted in half pixels, so that a circle around a pixel's middle is one
// too.
class Corner {
 public:
  explicit constexpr Corner(int halfPixels)
      : radius_(halfPixels > 0 ? halfPixels : 0), scale_(radius_ > 0 ? (8 << 16) / radius_ : 0) {}

  // Pixels that the corner takes on each axis.
  constexpr int size() const { return (radius_ + 1) / 2; }

  // Of 32 parts, for the pixel in column `i` and row `j` counted from the corner's outer edges. Beyond
  // `size()` on either axis the edge is straight.
  constexpr int coverage(int i, int j) const {
    if (i < 0 || j < 0) return 0;
    const int dx = radius_ - 2 * i - 1, dy = radius_ - 2 * j - 1;
    if (dx <= 0 || dy <= 0) return 32;
    // Close to the edge, radius - distance is (radius^2 - distance^2) / (2 radius).
    const int squares = radius_ * radius_ - dx * dx - dy * dy;
    if (squares >= 2 * radius_) return 32;
    if (squares <= -2 * radius_) return 0;
    return 16 + (squares * scale_ >> 16);  // 8 * squares / radius
  }

 private:
  int radius_;
  int scale_;  // 8 / radius, of 65536: a division for each pixel would be slow
};

}  // namespace lucca
