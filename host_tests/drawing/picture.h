// A canvas with its own pixels for tests, inside a frame of guard pixels that must not change, and a slow obvious painter to
// compare it with.
#pragma once

#include <unity.h>

#include <array>
#include <cstdio>

#include "drawing/canvas.h"
#include "drawing/raster/span.h"

namespace lucca::test {

inline constexpr int kWidth = 61, kHeight = 47, kGuard = 256;
inline constexpr uint16_t kGuardPixel = 0xA55A;

// A canvas of its own memory, with guards before and after it.
struct Picture {
  std::array<uint16_t, kGuard + kWidth * kHeight + kGuard> memory;

  uint16_t* pixels() { return memory.data() + kGuard; }
  Canvas canvas() { return Canvas(pixels(), kWidth, kHeight); }
  // A ground that differs from pixel to pixel, so that nothing matches by chance.
  void reset() {
    memory.fill(kGuardPixel);
    for (int i = 0; i < kWidth * kHeight; ++i) pixels()[i] = static_cast<uint16_t>(i * 2654435761u >> 16);
  }
  Colour at(int x, int y) { return swapBytes(pixels()[y * kWidth + x]); }
  void set(int x, int y, Colour colour) {
    if (x >= 0 && y >= 0 && x < kWidth && y < kHeight) pixels()[y * kWidth + x] = swapBytes(colour);
  }
};

inline bool inside(const Rect& r, int x, int y) {
  return x >= r.x && y >= r.y && x < r.right() && y < r.bottom();
}

inline void assertSame(Picture& expected, Picture& actual, const char* what) {
  for (int i = 0; i < kGuard; ++i) {
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(kGuardPixel, actual.memory[i], what);
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(kGuardPixel, actual.memory[actual.memory.size() - 1 - i], what);
  }
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      if (expected.at(x, y) == actual.at(x, y)) continue;
      static char message[160];
      std::snprintf(message, sizeof message, "%s: pixel %d,%d is %04x, should be %04x", what, x, y,
                    actual.at(x, y), expected.at(x, y));
      TEST_FAIL_MESSAGE(message);
    }
  }
}

// Small, repeatable numbers.
class Dice {
 public:
  explicit Dice(uint32_t seed) : state_(seed) {}
  int between(int low, int high) {
    state_ = state_ * 1664525u + 1013904223u;
    return low + static_cast<int>((state_ >> 8) % static_cast<uint32_t>(high - low + 1));
  }
  Colour colour() { return static_cast<Colour>(between(0, 0xFFFF)); }

 private:
  uint32_t state_;
};

}  // namespace lucca::test
