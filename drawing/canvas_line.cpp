// Lines and triangles. Both are defined pixel by pixel by a formula, so that a cut line covers the very
// pixels the whole one would.
#include <algorithm>

#include "drawing/canvas.h"
#include "drawing/hot.h"
#include "drawing/span.h"

namespace lucca {

namespace {

// One line as steps along its longer axis: at step i the other axis has moved (i * minor + major / 2) /
// major.
struct Steps {
  int64_t major, minor;

  int64_t aside(int64_t i) const { return (i * minor + major / 2) / major; }
};

int64_t distance(int a, int b) {
  const int64_t d = static_cast<int64_t>(b) - a;
  return d < 0 ? -d : d;
}

}  // namespace

void Canvas::drawLine(int x0, int y0, int x1, int y1, Colour colour) {
  if (clip_.empty()) return;
  const bool steep = distance(y0, y1) > distance(x0, x1);
  // u runs along the longer axis, upwards; v across it.
  int64_t u0 = steep ? y0 : x0, u1 = steep ? y1 : x1, v0 = steep ? x0 : y0, v1 = steep ? x1 : y1;
  if (u0 > u1) {
    std::swap(u0, u1);
    std::swap(v0, v1);
  }
  const int64_t low = steep ? clip_.y : clip_.x, high = steep ? clip_.bottom() : clip_.right();
  const int64_t vLow = steep ? clip_.x : clip_.y, vHigh = steep ? clip_.right() : clip_.bottom();
  const int64_t first = std::max(u0, low), last = std::min(u1, high - 1);
  if (first > last || std::max(v0, v1) < vLow || std::min(v0, v1) >= vHigh) return;

  const int64_t vFirst = std::max(std::min(v0, v1), vLow), vLast = std::min(std::max(v0, v1), vHigh - 1);
  const int u = static_cast<int>(first), v = static_cast<int>(vFirst);
  const int along = static_cast<int>(last - first) + 1, across = static_cast<int>(vLast - vFirst) + 1;
  touched(steep ? makeRect(v, u, across, along) : makeRect(u, v, along, across));

  const int64_t down = v1 < v0 ? -1 : 1;
  const Steps steps{std::max<int64_t>(u1 - u0, 1), v1 < v0 ? v0 - v1 : v1 - v0};
  int64_t aside = steps.aside(first - u0);
  int64_t error = (first - u0) * steps.minor + steps.major / 2 - aside * steps.major;
  const uint16_t value = swapBytes(colour);
  for (int64_t i = first; i <= last; ++i) {
    const int64_t j = v0 + down * aside;
    if (j >= vLow && j < vHigh) {
      const int major = static_cast<int>(i), minor = static_cast<int>(j);
      *(steep ? at(minor, major) : at(major, minor)) = value;
    }
    error += steps.minor;
    if (error >= steps.major) {
      error -= steps.major;
      ++aside;
    }
  }
}

void Canvas::fillTriangle(int x0, int y0, int x1, int y1, int x2, int y2, Colour colour) {
  if (y0 > y1) std::swap(x0, x1), std::swap(y0, y1);
  if (y1 > y2) std::swap(x1, x2), std::swap(y1, y2);
  if (y0 > y1) std::swap(x0, x1), std::swap(y0, y1);
  const int64_t left = clip_.x, right = clip_.right();
  const auto fillRow = [&](int y, int64_t a, int64_t b) {
    if (a > b) std::swap(a, b);
    a = std::max(a, left);
    b = std::min(b + 1, right);
    if (a < b) fillSpans(at(static_cast<int>(a), y), width_, static_cast<int>(b - a), 1, swapBytes(colour));
  };
  const int top = std::max<int>(y0, clip_.y), bottom = std::min<int>(y2, clip_.bottom() - 1);
  if (top > bottom) return;
  const int64_t boxLeft = std::max<int64_t>(std::min({x0, x1, x2}), left);
  const int64_t boxRight = std::min<int64_t>(std::max({x0, x1, x2}) + int64_t{1}, right);
  if (boxLeft >= boxRight) return;
  touched(makeRect(static_cast<int>(boxLeft), top, static_cast<int>(boxRight - boxLeft), bottom - top + 1));
  if (y0 == y2) return fillRow(y0, std::min({x0, x1, x2}), std::max({x0, x1, x2}));

  // Where an edge crosses row y: truncated towards its upper end. The row of the middle corner belongs to the
  // lower part, unless that part has no height.
  const auto cross = [](int y, int xa, int ya, int xb, int yb) {
    return xa +
           (static_cast<int64_t>(xb) - xa) * (static_cast<int64_t>(y) - ya) / (static_cast<int64_t>(yb) - ya);
  };
  for (int y = top; y <= bottom; ++y) {
    const bool upper = y < y1 || y1 == y2;
    fillRow(y, upper ? cross(y, x0, y0, x1, y1) : cross(y, x1, y1, x2, y2), cross(y, x0, y0, x2, y2));
  }
}

}  // namespace lucca
