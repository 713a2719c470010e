#include "ui/widgets/layout.h"

namespace lucca::ui {

namespace {

constexpr int kMargin = 8;

}  // namespace

Layout layoutOf(const Canvas& canvas) {
  const int w = canvas.width(), h = canvas.height();
  const bool low = isLow(canvas);
  // Where corners are round the bars are higher, and their words further from the edge.
  const int corner = cornerOf(h);
  const int top = (low ? 22 : 28) + corner, foot = (low ? 19 : 23) + corner;
  return {.title = makeRect(0, 0, w, top),
          .body = makeRect(0, top, w, h - top - foot),
          .footer = makeRect(0, h - foot, w, foot),
          .head = makeRect(kMargin, corner, w - 2 * kMargin, top - corner - 2),
          .foot = makeRect(kMargin, h - foot, w - 2 * kMargin, foot - corner),
          .low = low,
          .wide = w >= 300};
}

Rect inset(const Rect& box, int margin) { return inset(box, margin, margin); }

Rect inset(const Rect& box, int horizontal, int vertical) {
  return makeRect(box.x + horizontal, box.y + vertical, box.w - 2 * horizontal, box.h - 2 * vertical);
}

}  // namespace lucca::ui
