// Lines, and what is made of them.
#include "drawing/raster/trace.h"
#include "drivers/tft_espi/src/library.h"
#include "drivers/tft_espi/src/pen.h"

using lucca::Rect;

namespace {

// Each run's spans come from the one's before by additions.
template <typename Pen>
void addRuns(Pen& pen, lucca::LineRuns<int32_t>& run) {
  uint32_t columns = run.steep ? pen.columns(run.v, 1) : pen.openColumns(run.u);
  uint32_t rows = pen.rows(run.steep ? run.u : run.v);
  const uint32_t across = run.steep ? 0x10001u : 0x10000u;
  const uint32_t aside = run.step < 0 ? 0u - across : across;
  uint32_t& along = run.steep ? rows : columns;
  uint32_t& beside = run.steep ? columns : rows;
  for (;;) {
    const auto length = static_cast<uint32_t>(run.length);
    pen.add(columns, rows, length);
    if (!run.next()) return;
    along += length << 16;
    beside += aside;
  }
}

bool holds(const Rect& view, int x, int y) {
  return x >= view.x && y >= view.y && x < view.right() && y < view.bottom();
}

}  // namespace

void TFT_eSPI::drawLine(int32_t x0, int32_t y0, int32_t x1, int32_t y1, uint32_t color) {
  x0 += originX_, y0 += originY_, x1 += originX_, y1 += originY_;
  Pen pen(*this, color);
  if (pen.lists() && holds(view_, x0, y0) && holds(view_, x1, y1)) {
    lucca::LineRuns<int32_t> run(x0, y0, x1, y1, view_);
    return addRuns(pen, run);
  }
  lucca::traceLine(x0, y0, x1, y1, view_, [&](const Rect& run) { pen.inside(run.x, run.y, run.w, run.h); });
}

void TFT_eSPI::drawTriangle(int32_t x0, int32_t y0, int32_t x1, int32_t y1, int32_t x2, int32_t y2,
                            uint32_t color) {
  drawLine(x0, y0, x1, y1, color);
  drawLine(x1, y1, x2, y2, color);
  drawLine(x2, y2, x0, y0, color);
}

void TFT_eSPI::fillTriangle(int32_t x0, int32_t y0, int32_t x1, int32_t y1, int32_t x2, int32_t y2,
                            uint32_t color) {
  lucca::traceTriangle(x0 + originX_, y0 + originY_, x1 + originX_, y1 + originY_, x2 + originX_,
                       y2 + originY_, view_, [&](const Rect& row) { paint(row, color); });
}
