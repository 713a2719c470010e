// Lines with round ends, which may differ in size, with smooth edges. Row by row only the edges are measured: what lies
// between them is full.
#include <algorithm>

#include "drivers/tft_espi/src/angles.h"
#include "drivers/tft_espi/src/float_bits.h"
#include "drivers/tft_espi/src/library.h"

namespace {

using lucca::kSubpixelBits;
constexpr int32_t kPixel = 1 << kSubpixelBits;
// Shares that are as good as nothing or all.
constexpr int32_t kNearlyNone = kPixel / 32, kNearlyAll = kPixel - kPixel / 32;
constexpr int32_t kHair = kPixel / 100;

uint32_t rootOf(uint64_t square) {
  uint64_t root = 0;
  int top = 31;
  while (top > 0 && (square >> (2 * top)) == 0) --top;
  for (uint64_t bit = uint64_t{1} << top; bit != 0; bit >>= 1) {
    if ((root + bit) * (root + bit) <= square) root += bit;
  }
  return static_cast<uint32_t>(root);
}

// The shape, in subpixels: from (ax, ay) with radius `ar` to (bx, by) with radius `br`.
class Wedge {
 public:
  // Where both ends meet, a hundredth of a pixel is put between them, as in TFT_eSPI.
  explicit Wedge(const int32_t (&ends)[6])
      : ax_(ends[0]),
        ay_(ends[1]),
        wayX_(ends[2] - ends[0]),
        wayY_(ends[3] - ends[1]),
        radius_(ends[4]),
        shrink_(ends[4] - ends[5]),
        length2_(wayX_ * wayX_ + wayY_ * wayY_),
        length_(rootOf(static_cast<uint64_t>(length2_))) {
    if (wayX_ < -kHair || wayX_ > kHair || wayY_ < -kHair || wayY_ > kHair) return;
    wayX_ += kHair;
    length2_ = wayX_ * wayX_ + wayY_ * wayY_;
    length_ = rootOf(static_cast<uint64_t>(length2_));
  }

  // How much of the pixel is covered, of kPixel; below 0 and above kPixel it is far off.
  int32_t share(int32_t x, int32_t y) const {
    const int64_t dx = int64_t{x} * kPixel - ax_, dy = int64_t{y} * kPixel - ay_;
    const int64_t along = dx * wayX_ + dy * wayY_;
    const int64_t edge = int64_t{radius_} + kPixel / 2;
    if (along <= 0 || length_ == 0) return clamped(edge - distance(dx, dy));
    if (along >= length2_) return clamped(edge - shrink_ - distance(dx - wayX_, dy - wayY_));
    const int64_t across = dx * wayY_ - dy * wayX_;
    const int64_t away = (across < 0 ? -across : across) / length_;
    const int64_t less = shrink_ == 0 ? 0 : shrink_ * along / length2_;
    return clamped(edge - away - less);
  }

 private:
  static int64_t distance(int64_t dx, int64_t dy) { return rootOf(static_cast<uint64_t>(dx * dx + dy * dy)); }
  static int32_t clamped(int64_t share) {
    return static_cast<int32_t>(std::clamp<int64_t>(share, -1, int64_t{kPixel}));
  }

  int64_t ax_, ay_, wayX_, wayY_;
  int32_t radius_, shrink_;
  int64_t length2_;
  int64_t length_;
};

// One end of a row, walked to from where the last row had it: the first column from outside that the shape touches.
template <typename Touched>
int32_t walk(int32_t from, int32_t outwards, int32_t limit, int32_t back, Touched&& touched) {
  int32_t column = from;
  if (touched(column)) {
    while (column != limit && touched(column + outwards)) column += outwards;
    return column;
  }
  while (column != back && !touched(column)) column -= outwards;
  return column;
}

}  // namespace

void TFT_eSPI::wedge(const int32_t (&ends)[6], uint32_t color, uint32_t background) {
  const Wedge shape(ends);
  const auto reach = [&](int axis, int sign) {
    return sign * std::max(sign * ends[axis] + ends[4], sign * ends[axis + 2] + ends[5]);
  };
  const auto ceiling = [](int32_t value) { return (value + kPixel - 1) >> kSubpixelBits; };
  const int32_t x0 = reach(0, -1) >> kSubpixelBits, x1 = ceiling(reach(0, 1));
  const int32_t y0 = reach(1, -1) >> kSubpixelBits, y1 = ceiling(reach(1, 1));
  const lucca::Rect box = cut(x0, y0, x1 - x0 + 1, y1 - y0 + 1);
  if (box.empty()) return;
  const int32_t firstX = box.x - originX_, lastX = box.right() - 1 - originX_;
  int32_t left = firstX, right = lastX;
  for (int32_t y = box.y - originY_; y < box.bottom() - originY_; ++y) {
    const auto touched = [&](int32_t x) { return shape.share(x, y) > kNearlyNone; };
    left = walk(left, -1, firstX, lastX, touched);
    if (!touched(left)) {
      left = firstX;
      continue;
    }
    right = walk(std::max(right, left), 1, lastX, left, touched);

    int32_t from = left, to = right;
    const auto blend = [&](int32_t x, int32_t share) {
      drawPixel(x, y, color, static_cast<uint8_t>(share * 255 >> kSubpixelBits), background);
    };
    for (int32_t share = shape.share(from, y); from <= to && share <= kNearlyAll;
         share = shape.share(from, y))
      blend(from++, share);
    for (int32_t share = shape.share(to, y); to >= from && share <= kNearlyAll; share = shape.share(to, y))
      blend(to--, share);
    drawFastHLine(from, y, to - from + 1, color);
  }
}

void TFT_eSPI::drawWedgeLine(float ax, float ay, float bx, float by, float aRadius, float bRadius,
                             uint32_t color, uint32_t background) {
  const int32_t ends[6] = {lucca::toSubpixels(ax), lucca::toSubpixels(ay),      lucca::toSubpixels(bx),
                           lucca::toSubpixels(by), lucca::toSubpixels(aRadius), lucca::toSubpixels(bRadius)};
  if (ends[4] >= 0 && ends[5] >= 0) wedge(ends, color, background);
}

void TFT_eSPI::drawWideLine(float ax, float ay, float bx, float by, float width, uint32_t color,
                            uint32_t background) {
  const int32_t radius = lucca::toSubpixels(width) / 2;
  const int32_t ends[6] = {lucca::toSubpixels(ax),
                           lucca::toSubpixels(ay),
                           lucca::toSubpixels(bx),
                           lucca::toSubpixels(by),
                           radius,
                           radius};
  if (radius >= 0) wedge(ends, color, background);
}

void TFT_eSPI::drawSpot(float x, float y, float r, uint32_t color, uint32_t background) {
  drawWedgeLine(x, y, x, y, r, r, color, background);
}

// A straight end is a thin line from radius to radius, a round one a disc between them.
void TFT_eSPI::arcEnd(int32_t x, int32_t y, int32_t r, int32_t ir, uint32_t angle, uint32_t color,
                      uint32_t background, bool round) {
  constexpr int kShift = lucca::kSineBits - kSubpixelBits;
  constexpr int32_t kThin = 3 * kPixel / 10;
  const int degrees = static_cast<int>(angle);
  const int64_t right = -lucca::sineOf(degrees), down = lucca::cosineOf(degrees);
  const auto place = [&](int32_t middle, int64_t part, int32_t twice) {
    return middle * kPixel + static_cast<int32_t>(part * twice >> (kShift + 1));
  };
  if (round) {
    const int32_t cx = place(x, right, r + ir), cy = place(y, down, r + ir), radius = (r - ir) * kPixel / 2;
    if (radius >= 0) wedge({cx, cy, cx, cy, radius, radius}, color, background);
    return;
  }
  wedge({place(x, right, 2 * ir), place(y, down, 2 * ir), place(x, right, 2 * r), place(y, down, 2 * r),
         kThin, kThin},
        color, background);
}
