#pragma once

#include <cstdint>

namespace lucca {

// On a word's address the compiler copies it with two loads; on a half-word's it calls memcpy.
struct alignas(4) Rect {
  int16_t x, y, w, h;

  constexpr int right() const { return x + w; }   // one past the last column
  constexpr int bottom() const { return y + h; }  // one past the last row
  constexpr bool empty() const { return w <= 0 || h <= 0; }
  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

constexpr Rect makeRect(int x, int y, int w, int h) {
  return {static_cast<int16_t>(x), static_cast<int16_t>(y), static_cast<int16_t>(w), static_cast<int16_t>(h)};
}

constexpr Rect intersect(const Rect& a, const Rect& b) {
  const int x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y;
  const int r = a.right() < b.right() ? a.right() : b.right();
  const int m = a.bottom() < b.bottom() ? a.bottom() : b.bottom();
  return r <= x || m <= y ? Rect{0, 0, 0, 0} : makeRect(x, y, r - x, m - y);
}

// The smallest rectangle around both; an empty one adds nothing.
constexpr Rect join(const Rect& a, const Rect& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  const int x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y;
  const int right = a.right() > b.right() ? a.right() : b.right();
  const int bottom = a.bottom() > b.bottom() ? a.bottom() : b.bottom();
  return makeRect(x, y, right - x, bottom - y);
}

}  // namespace lucca
