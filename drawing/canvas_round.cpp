// Shapes with smooth corners. Only the corners' few edge pixels are blended; the rest are spans.
#include <algorithm>

#include "drawing/canvas.h"
#include "drawing/raster/corner.h"
#include "drawing/raster/span.h"

namespace lucca {

namespace {

// The four mirror images of a corner's pixel mostly have the same ground: one blend serves them.
class EdgeInk {
 public:
  EdgeInk(Colour colour, int parts) : colour_(colour), parts_(static_cast<uint32_t>(parts)) {}

  void lay(uint16_t* pixel) {
    if (!known_ || *pixel != below_) {
      below_ = *pixel;
      result_ = blendPanel(below_, colour_, parts_);
      known_ = true;
    }
    *pixel = result_;
  }

 private:
  Colour colour_;
  uint32_t parts_;
  uint16_t below_ = 0, result_ = 0;
  bool known_ = false;
};

int roundness(const Rect& r, int radius) { return std::clamp(radius, 0, std::min<int>(r.w, r.h)) * 2; }

}  // namespace

// Blends (i, j) counted from each of the rectangle's corners, no pixel twice.
void Canvas::blendCorners(const Rect& r, int i, int j, Colour colour, int parts) {
  EdgeInk ink(colour, parts);
  const int left = r.x + i, right = r.right() - 1 - i, top = r.y + j, bottom = r.bottom() - 1 - j;
  if (inClip(left, top) && inClip(right, bottom) && left != right && top != bottom) {
    // Wholly visible, as nearly always.
    uint16_t* pixel = at(left, top);
    ink.lay(pixel);
    ink.lay(pixel + (right - left));
    pixel += (bottom - top) * width_;
    ink.lay(pixel);
    ink.lay(pixel + (right - left));
    return;
  }
  if (inClip(left, top)) ink.lay(at(left, top));
  if (right != left && inClip(right, top)) ink.lay(at(right, top));
  if (bottom == top) return;
  if (inClip(left, bottom)) ink.lay(at(left, bottom));
  if (right != left && inClip(right, bottom)) ink.lay(at(right, bottom));
}

void Canvas::fillRounded(const Rect& r, int halfPixels, Colour colour) {
  const Rect visible = intersect(r, clip_);
  if (visible.empty()) return;
  touched(visible);
  const bool whole = visible == r;
  const uint16_t value = swapBytes(colour);
  const Corner corner(std::min({halfPixels, static_cast<int>(r.w), static_cast<int>(r.h)}));
  const int size = corner.size();
  int inset = size;  // first column that is wholly inside; never grows from row to row
  for (int j = 0; j < size; ++j) {
    while (inset > 0 && corner.coverage(inset - 1, j) == 32) --inset;
    const int top = r.y + j, bottom = r.bottom() - 1 - j;
    if (whole && bottom != top) {
      fillSpans(at(r.x + inset, top), (bottom - top) * width_, r.w - 2 * inset, 2, value);
    } else {
      paint(makeRect(r.x + inset, top, r.w - 2 * inset, 1), value);
      if (bottom != top) paint(makeRect(r.x + inset, bottom, r.w - 2 * inset, 1), value);
    }
    for (int i = inset - 1; i >= 0; --i) {
      const int parts = corner.coverage(i, j);
      if (parts == 0) break;
      blendCorners(r, i, j, colour, parts);
    }
  }
  paint(makeRect(r.x, r.y + size, r.w, r.h - 2 * size), value);
}

void Canvas::drawRounded(const Rect& r, int halfPixels, Colour colour) {
  if (intersect(r, clip_).empty()) return;
  touched(intersect(r, clip_));
  const uint16_t value = swapBytes(colour);
  const int most = std::min({halfPixels, static_cast<int>(r.w), static_cast<int>(r.h)});
  const Corner outer(most), inner(most - 2);
  const int size = outer.size();
  int start = size - 1;  // last column outside the hole; never grows from row to row
  for (int j = 0; j < size; ++j) {
    while (j > 0 && start > 0 && inner.coverage(start - 1, j - 1) == 32) --start;
    for (int i = start; i >= 0; --i) {
      const int whole = outer.coverage(i, j);
      if (whole == 0) break;
      const int parts = whole - inner.coverage(i - 1, j - 1);
      if (parts > 0) blendCorners(r, i, j, colour, parts);
    }
  }
  const int across = r.w - 2 * size, down = r.h - 2 * size;
  if (across > 0) {
    paint(makeRect(r.x + size, r.y, across, 1), value);
    if (r.h > 1) paint(makeRect(r.x + size, r.bottom() - 1, across, 1), value);
  }
  if (down > 0) {
    paint(makeRect(r.x, r.y + size, 1, down), value);
    if (r.w > 1) paint(makeRect(r.right() - 1, r.y + size, 1, down), value);
  }
}

void Canvas::fillRoundRect(const Rect& r, int radius, Colour colour) {
  if (r.empty()) return;
  words().cover(r);
  fillRounded(r, roundness(r, radius), colour);
}

void Canvas::drawRoundRect(const Rect& r, int radius, Colour colour) {
  if (r.empty()) return;
  if (radius <= 0) return drawRect(r, colour);
  drawRounded(r, roundness(r, radius), colour);
}

// A circle's box may reach far outside; one that does not fit the coordinates is no circle anyone can see.
static bool boxOf(int x, int y, int radius, Rect* box) {
  constexpr int kFar = 8000;
  if (radius < 0 || radius > kFar || x < -kFar * 2 || x > kFar * 2 || y < -kFar * 2 || y > kFar * 2)
    return false;
  *box = makeRect(x - radius, y - radius, 2 * radius + 1, 2 * radius + 1);
  return true;
}

void Canvas::fillCircle(int x, int y, int radius, Colour colour) {
  Rect box{};
  if (boxOf(x, y, radius, &box)) fillRounded(box, box.w, colour);
}

void Canvas::drawCircle(int x, int y, int radius, Colour colour) {
  Rect box{};
  if (boxOf(x, y, radius, &box)) drawRounded(box, box.w, colour);
}

}  // namespace lucca
