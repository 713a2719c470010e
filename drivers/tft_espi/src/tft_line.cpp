// Lines, and shapes made of lines.
#include "drawing/raster/span.h"
#include "drawing/raster/trace.h"
#include "drivers/tft_espi/src/library.h"
#include "drivers/tft_espi/src/pen.h"

using lucca::Rect;

namespace {

// The line's runs in the form in which the display makes them by itself.
template <typename Pen>
lucca::Slope slopeOf(const Pen& pen, const lucca::LineRuns<int32_t>& run) {
  const uint32_t across = run.steep ? 0x10001u : 0x10000u;
  const uint32_t aside = run.step < 0 ? 0u - across : across;
  return {.columns = run.steep ? pen.columns(run.v, 1) : pen.openColumns(run.u),
          .rows = pen.rows(run.steep ? run.u : run.v),
          .length = run.length,
          .left = run.left,
          .columnsAlong = run.steep ? 0 : 0x10000u,
          .rowsAlong = run.steep ? 0x10000u : 0,
          .columnsAside = run.steep ? aside : 0,
          .rowsAside = run.steep ? 0 : aside,
          .whole = run.whole,
          .rest = run.rest,
          .minor = run.minor,
          .error = run.error};
}

bool holds(const Rect& view, int x, int y) {
  return x >= view.x && y >= view.y && x < view.right() && y < view.bottom();
}

}  // namespace

void TFT_eSPI::drawLine(int32_t x0, int32_t y0, int32_t x1, int32_t y1, uint32_t color) {
  x0 += originX_, y0 += originY_, x1 += originX_, y1 += originY_;
  const bool whole = holds(view_, x0, y0) && holds(view_, x1, y1);
  if (const Memory pixels = memory(); whole && pixels.first != nullptr) {
    return lucca::storeLine(pixels.first, pixels.stride, lucca::LineRuns<int32_t>(x0, y0, x1, y1, view_),
                            lucca::swapBytes(static_cast<uint16_t>(color)));
  }
  Pen pen(*this, color);
  if (whole && pen.lists()) {
    return bus_.fillSlope(slopeOf(pen, lucca::LineRuns<int32_t>(x0, y0, x1, y1, view_)), color & 0xFFFF);
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
  // Rows that are alike go out as one area.
  Rect band{0, 0, 0, 0};
  lucca::traceTriangle(x0 + originX_, y0 + originY_, x1 + originX_, y1 + originY_, x2 + originX_,
                       y2 + originY_, view_, [&](const Rect& row) {
                         if (row.x == band.x && row.w == band.w && row.y == band.bottom()) {
                           ++band.h;
                           return;
                         }
                         if (!band.empty()) paint(band, color);
                         band = row;
                       });
  if (!band.empty()) paint(band, color);
}
