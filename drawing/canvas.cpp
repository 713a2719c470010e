#include "drawing/canvas.h"

#include "drawing/raster/span.h"

namespace lucca {

Canvas::Canvas(uint16_t* pixels, int width, int height)
    : pixels_(pixels), width_(static_cast<int16_t>(width)), height_(static_cast<int16_t>(height)) {
  setClip(makeRect(0, 0, width, height));
}

Colour pixelAt(const Canvas& canvas, int x, int y) {
  if (canvas.pixels() == nullptr || x < 0 || y < 0 || x >= canvas.width() || y >= canvas.height()) return 0;
  return swapBytes(canvas.pixels()[y * canvas.width() + x]);
}

// Without pixels there is no picture to draw.
void Canvas::setClip(const Rect& area, bool drawsAll) {
  clip_ = pixels_ == nullptr ? Rect{} : intersect(area, makeRect(0, 0, width_, height_));
  if (drawsAll && dirty_ != nullptr && !clip_.empty()) dirty_->expect(clip_);
}

Rect Canvas::visible(int x, int y, int width, int height) const {
  // Positions are wider than a Rect's: what cannot be written in one cannot be seen.
  constexpr int kFar = 16000;
  if (x < -kFar || x > kFar || y < -kFar || y > kFar) return {0, 0, 0, 0};
  return intersect(makeRect(x, y, width < kFar ? width : kFar, height < kFar ? height : kFar), clip_);
}

void Canvas::fill(Colour colour) { fillRect(clip_, colour); }

void Canvas::paint(const Rect& r, uint16_t value) {
  const Rect cut = intersect(r, clip_);
  if (!cut.empty()) fillSpans(at(cut.x, cut.y), width_, cut.w, cut.h, value);
}

void Canvas::fillRect(const Rect& r, Colour colour) {
  const Rect cut = intersect(r, clip_);
  if (cut.empty()) return;
  touched(cut);
  words().cover(cut);
  fillSpans(at(cut.x, cut.y), width_, cut.w, cut.h, swapBytes(colour));
}

void Canvas::drawRect(const Rect& r, Colour colour) {
  if (r.empty()) return;
  fillRect({r.x, r.y, r.w, 1}, colour);
  if (r.h == 1) return;
  fillRect(makeRect(r.x, r.bottom() - 1, r.w, 1), colour);
  fillRect(makeRect(r.x, r.y + 1, 1, r.h - 2), colour);
  if (r.w > 1) fillRect(makeRect(r.right() - 1, r.y + 1, 1, r.h - 2), colour);
}

void Canvas::drawPixel(int x, int y, Colour colour) {
  if (!inClip(x, y)) return;
  touched(makeRect(x, y, 1, 1));
  *at(x, y) = swapBytes(colour);
}

void Canvas::blendRect(const Rect& r, Colour colour, uint8_t alpha) {
  const Rect cut = intersect(r, clip_);
  touched(cut);
  const uint32_t parts = (alpha + 4u) >> 3;
  for (int y = cut.y; y < cut.bottom(); ++y) blendSpan(at(cut.x, y), cut.w, colour, parts);
}

}  // namespace lucca
