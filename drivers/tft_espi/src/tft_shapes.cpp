#include <algorithm>

#include "drawing/raster/trace.h"
#include "drivers/tft_espi/src/library.h"
#include "drivers/tft_espi/src/pen.h"

using lucca::Rect;

namespace {

// A run of a circle's outline in one eighth: `from` to `to` along it, `far` from the centre.
struct ArcRun {
  int32_t from, to, far;
};

template <typename Emit>
void traceArcRuns(int32_t r, bool onAxes, Emit&& emit) {
  ArcRun run{onAxes ? 0 : 1, -1, r};
  lucca::traceCircle(r, [&](int a, int b) {
    if (b != run.far) {
      if (run.from <= run.to) emit(run);
      run.from = a, run.far = b;
    }
    run.to = a;
  });
  if (run.from <= run.to) emit(run);
}

}  // namespace

// The quarters of a circle round four centres, in lists. Of four alike runs each differs from the one before in its column or
// in its row, and the display is told only that.
void TFT_eSPI::listCorners(Pen& pen, const Corners& at, int32_t r, bool onAxes) {
  const auto four = [&pen](uint32_t left, uint32_t right, uint32_t top, uint32_t bottom, uint32_t pixels) {
    pen.add(left, top, pixels);
    pen.add(right, top, pixels);
    pen.add(right, bottom, pixels);
    pen.add(left, bottom, pixels);
  };
  traceArcRuns(r, onAxes, [&](const ArcRun& run) {
    if (run.from == 0 && at.left == at.right &&
        at.top == at.bottom) {  // both halves of a circle's run are one
      const auto pixels = static_cast<uint32_t>(2 * run.to + 1);
      pen.add(pen.openColumns(at.left - run.to), pen.rows(at.top - run.far), pixels);
      pen.add(pen.openColumns(at.left - run.to), pen.rows(at.top + run.far), pixels);
      pen.add(pen.columns(at.left - run.far, 1), pen.rows(at.top - run.to), pixels);
      pen.add(pen.columns(at.left + run.far, 1), pen.rows(at.top - run.to), pixels);
      return;
    }
    const auto pixels = static_cast<uint32_t>(run.to - run.from + 1);
    four(pen.openColumns(at.left - run.to), pen.openColumns(at.right + run.from), pen.rows(at.top - run.far),
         pen.rows(at.bottom + run.far), pixels);
    if (run.from == run.far) return;  // on the diagonal
    four(pen.columns(at.left - run.far, 1), pen.columns(at.right + run.far, 1), pen.rows(at.top - run.to),
         pen.rows(at.bottom + run.from), pixels);
  });
}

// `onAxes`: with the pixels straight above, below and beside the centres.
void TFT_eSPI::outlineCorners(const Corners& at, int32_t r, bool onAxes, uint32_t color) {
  const int32_t wide = at.right - at.left + 2 * r + 1, high = at.bottom - at.top + 2 * r + 1;
  const Rect box = cut(at.left - r, at.top - r, wide, high);
  if (box.empty()) return;
  Pen pen(*this, color);
  const auto moved = [&] {
    return Corners{at.left + originX_, at.top + originY_, at.right + originX_, at.bottom + originY_};
  };
  if (pen.lists() && box.w == wide && box.h == high) return listCorners(pen, moved(), r, onAxes);
  const auto all = [&](const Corners& corners, auto&& rectangle) {
    traceArcRuns(r, onAxes, [&](const ArcRun& run) {
      const int32_t length = run.to - run.from + 1;
      for (const int32_t y : {corners.top - run.far, corners.bottom + run.far}) {
        rectangle(corners.left - run.to, y, length, 1);
        rectangle(corners.right + run.from, y, length, 1);
      }
      for (const int32_t y : {corners.top - run.to, corners.bottom + run.from}) {
        rectangle(corners.left - run.far, y, 1, length);
        rectangle(corners.right + run.far, y, 1, length);
      }
    });
  };
  const auto small = [](int32_t value) { return lucca::isSmall(value); };
  if (small(r) && small(at.left) && small(at.top) && small(at.right) && small(at.bottom) && small(originX_) &&
      small(originY_)) {
    return all(moved(), [&](int x, int y, int w, int h) { pen.nearby(x, y, w, h); });
  }
  all(at, [&](int32_t x, int32_t y, int32_t w, int32_t h) { pen.anywhere(x, y, w, h); });
}

void TFT_eSPI::drawCircle(int32_t x, int32_t y, int32_t r, uint32_t color) {
  if (r > 0) outlineCorners({x, y, x, y}, r, true, color);
}

void TFT_eSPI::fillCircle(int32_t x, int32_t y, int32_t r, uint32_t color) {
  if (r < 0) return;
  const Rect box = cut(x - r, y - r, 2 * r + 1, 2 * r + 1);
  if (box.empty()) return;
  // Wholly visible, as nearly always, no band needs to be cut.
  const bool whole = box.w == 2 * r + 1 && box.h == 2 * r + 1;
  if (whole) x += originX_, y += originY_;
  Pen pen(*this, color);
  const auto band = [&](int32_t left, int32_t top, int32_t w, int32_t h) {
    whole ? pen.inside(left, top, w, h) : pen.anywhere(left, top, w, h);
  };
  lucca::traceDiscBands(r, -(r >> 1), [&](int first, int last, int half) {
    const int wide = 2 * half + 1;
    if (first == 0) return band(x - half, y - last, wide, 2 * last + 1);
    band(x - half, y + first, wide, last - first + 1);
    band(x - half, y - last, wide, last - first + 1);
  });
}

// Corners: 1 top left, 2 top right, 4 bottom right, 8 bottom left. The pixels on the axes belong to none.
void TFT_eSPI::drawCircleHelper(int32_t x, int32_t y, int32_t r, uint8_t corners, uint32_t color) {
  if (r <= 0) return;
  lucca::traceCircle(r, [&](int a, int b) {
    if (a == 0) return;
    for (int corner = 0; corner < 4; ++corner) {
      if ((corners >> corner & 1) == 0) continue;
      const int right = corner == 1 || corner == 2 ? 1 : -1, down = corner >= 2 ? 1 : -1;
      drawPixel(x + right * a, y + down * b, color);
      drawPixel(x + right * b, y + down * a, color);
    }
  });
}

// Halves: 1 below, 2 above; `delta` is what lies between the left and the right quarter.
void TFT_eSPI::fillCircleHelper(int32_t x, int32_t y, int32_t r, uint8_t halves, int32_t delta,
                                uint32_t color) {
  lucca::traceDisc(r, 1 - r, [&](int row, int half) {
    if (row == 0) return;
    if ((halves & 1) != 0) drawFastHLine(x - half, y + row, 2 * half + 1 + delta, color);
    if ((halves & 2) != 0) drawFastHLine(x - half, y - row, 2 * half + 1 + delta, color);
  });
}

namespace {

// A quarter of an ellipse by the midpoint rule, from the end of its radius `b` until the slope is 45 degrees:
// `emit(along, across)`.
template <typename Emit>
void traceEllipse(int32_t a, int32_t b, Emit&& emit) {
  const int32_t a2 = a * a, b2 = b * b;
  int32_t across = b, error = 2 * b2 + a2 * (1 - 2 * b);
  for (int32_t along = 0; b2 * along <= a2 * across; ++along) {
    emit(along, across);
    if (error >= 0) {
      error += 4 * a2 * (1 - across);
      --across;
    }
    error += b2 * (4 * along + 6);
  }
}

}  // namespace

void TFT_eSPI::drawEllipse(int16_t x, int16_t y, int32_t rx, int32_t ry, uint16_t color) {
  if (rx < 2 || ry < 2) return;
  const auto four = [&](int32_t dx, int32_t dy) {
    drawPixel(x + dx, y + dy, color);
    drawPixel(x - dx, y + dy, color);
    drawPixel(x - dx, y - dy, color);
    drawPixel(x + dx, y - dy, color);
  };
  traceEllipse(rx, ry, four);
  traceEllipse(ry, rx, [&](int32_t along, int32_t across) { four(across, along); });
}

void TFT_eSPI::fillEllipse(int16_t x, int16_t y, int32_t rx, int32_t ry, uint16_t color) {
  if (rx < 2 || ry < 2) return;
  const auto rows = [&](int32_t dx, int32_t dy) {
    drawFastHLine(x - dx, y - dy, 2 * dx + 1, color);
    drawFastHLine(x - dx, y + dy, 2 * dx + 1, color);
  };
  traceEllipse(rx, ry, rows);
  traceEllipse(ry, rx, [&](int32_t along, int32_t across) { rows(across, along); });
}

void TFT_eSPI::drawRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color) {
  drawFastHLine(x + r, y, w - 2 * r, color);
  drawFastHLine(x + r, y + h - 1, w - 2 * r, color);
  drawFastVLine(x, y + r, h - 2 * r, color);
  drawFastVLine(x + w - 1, y + r, h - 2 * r, color);
  if (r > 0) outlineCorners({x + r, y + r, x + w - r - 1, y + h - r - 1}, r, false, color);
}

void TFT_eSPI::fillRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color) {
  fillRect(x, y + r, w, h - 2 * r, color);
  if (r <= 0) return;
  const Rect box = cut(x, y, w, h);
  const bool whole = 2 * r <= h && box.w == w && box.h == h;
  if (whole) x = box.x, y = box.y;
  Pen pen(*this, color);
  const auto band = [&](int32_t left, int32_t top, int32_t wide, int32_t high) {
    whole ? pen.inside(left, top, wide, high) : pen.anywhere(left, top, wide, high);
  };
  const int32_t top = y + r, bottom = y + h - r - 1;
  lucca::traceDiscBands(r, 1 - r, [&](int first, int last, int half) {
    const int inset = r - half, wide = w - 2 * inset;
    if (first == 0) ++first;  // the rectangle in the middle has it
    if (first > last || wide <= 0) return;
    band(x + inset, top - last, wide, last - first + 1);
    band(x + inset, bottom + first, wide, last - first + 1);
  });
}

void TFT_eSPI::drawBits(int32_t x, int32_t y, const uint8_t* bits, int w, int h, bool lsbFirst,
                        uint16_t color, const uint16_t* ground) {
  const Rect area = cut(x, y, w, h);
  const int rowBytes = (w + 7) / 8;
  for (int line = area.y; line < area.bottom(); ++line) {
    const uint8_t* row = bits + (line - originY_ - y) * rowBytes;
    const auto bitAt = [&](int column) {
      const int i = column - originX_ - x;
      return ((row[i >> 3] >> (lsbFirst ? i & 7 : 7 - (i & 7))) & 1) != 0;
    };
    // Runs of one colour: far fewer windows on the wire than pixels.
    for (int column = area.x; column < area.right();) {
      const int start = column;
      const bool bit = bitAt(start);
      while (column < area.right() && bitAt(column) == bit) ++column;
      if (bit || ground != nullptr)
        paint(lucca::makeRect(start, line, column - start, 1), bit ? color : *ground);
    }
  }
}

void TFT_eSPI::drawBitmap(int16_t x, int16_t y, const uint8_t* bitmap, int16_t w, int16_t h, uint16_t color) {
  drawBits(x, y, bitmap, w, h, false, color, nullptr);
}

void TFT_eSPI::drawBitmap(int16_t x, int16_t y, const uint8_t* bitmap, int16_t w, int16_t h, uint16_t color,
                          uint16_t ground) {
  drawBits(x, y, bitmap, w, h, false, color, &ground);
}

void TFT_eSPI::drawXBitmap(int16_t x, int16_t y, const uint8_t* bitmap, int16_t w, int16_t h,
                           uint16_t color) {
  drawBits(x, y, bitmap, w, h, true, color, nullptr);
}

void TFT_eSPI::drawXBitmap(int16_t x, int16_t y, const uint8_t* bitmap, int16_t w, int16_t h, uint16_t color,
                           uint16_t ground) {
  drawBits(x, y, bitmap, w, h, true, color, &ground);
}

void TFT_eSPI::setBitmapColor(uint16_t color, uint16_t ground) {
  bitmap_fg = color;
  bitmap_bg = color == ground ? static_cast<uint16_t>(~color) : ground;
}
