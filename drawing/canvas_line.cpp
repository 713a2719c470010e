#include <algorithm>

#include "drawing/canvas.h"
#include "drawing/raster/span.h"
#include "drawing/raster/trace.h"

namespace lucca {

namespace {

// The part of a clip between two corners, both included.
Rect between(const Rect& clip, int x0, int y0, int x1, int y1) {
  const int left = std::max<int>(x0, clip.x), right = std::min(x1, clip.right() - 1);
  const int top = std::max<int>(y0, clip.y), bottom = std::min(y1, clip.bottom() - 1);
  return left > right || top > bottom ? Rect{0, 0, 0, 0}
                                      : makeRect(left, top, right - left + 1, bottom - top + 1);
}

}  // namespace

void Canvas::drawLine(int x0, int y0, int x1, int y1, Colour colour) {
  const Rect seen = between(clip_, std::min(x0, x1), std::min(y0, y1), std::max(x0, x1), std::max(y0, y1));
  if (seen.empty()) return;
  touched(seen);
  const uint16_t value = swapBytes(colour);
  if (inClip(x0, y0) && inClip(x1, y1))
    return storeLine(pixels_, width_, LineRuns<int32_t>(x0, y0, x1, y1, clip_), value);
  traceLine(x0, y0, x1, y1, clip_,
            [&](const Rect& run) { fillSpans(at(run.x, run.y), width_, run.w, run.h, value); });
}

void Canvas::fillTriangle(int x0, int y0, int x1, int y1, int x2, int y2, Colour colour) {
  const Rect seen = between(clip_, std::min({x0, x1, x2}), std::min({y0, y1, y2}), std::max({x0, x1, x2}),
                            std::max({y0, y1, y2}));
  if (seen.empty()) return;
  touched(seen);
  const uint16_t value = swapBytes(colour);
  traceTriangle(x0, y0, x1, y1, x2, y2, clip_,
                [&](const Rect& row) { fillSpans(at(row.x, row.y), width_, row.w, 1, value); });
}

}  // namespace lucca
