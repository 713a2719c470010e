#include "drawing/canvas.h"
#include "drawing/span.h"
#include "drawing/trace.h"

namespace lucca {

void Canvas::drawLine(int x0, int y0, int x1, int y1, Colour colour) {
  const uint16_t value = swapBytes(colour);
  Rect box{0, 0, 0, 0};
  traceLine(x0, y0, x1, y1, clip_, [&](const Rect& run) {
    fillSpans(at(run.x, run.y), width_, run.w, run.h, value);
    box = join(box, run);
  });
  touched(box);
}

void Canvas::fillTriangle(int x0, int y0, int x1, int y1, int x2, int y2, Colour colour) {
  const uint16_t value = swapBytes(colour);
  Rect box{0, 0, 0, 0};
  traceTriangle(x0, y0, x1, y1, x2, y2, clip_, [&](const Rect& row) {
    fillSpans(at(row.x, row.y), width_, row.w, 1, value);
    box = join(box, row);
  });
  touched(box);
}

}  // namespace lucca
