#include <algorithm>

#include "drawing/raster/trace.h"
#include "drivers/tft_espi/src/library.h"

using lucca::Rect;

void TFT_eSPI::drawCircle(int32_t x, int32_t y, int32_t r, uint32_t color) {
  if (r <= 0) return;
  lucca::traceCircle(r, [&](int a, int b) {
    for (const int dx : {-a, a}) {
      for (const int dy : {-b, b}) {
        drawPixel(x + dx, y + dy, color);
        drawPixel(x + dy, y + dx, color);
      }
    }
  });
}

void TFT_eSPI::fillCircle(int32_t x, int32_t y, int32_t r, uint32_t color) {
  if (r < 0) return;
  lucca::traceDisc(r, -(r >> 1), [&](int row, int half) {
    drawFastHLine(x - half, y + row, 2 * half + 1, color);
    if (row > 0) drawFastHLine(x - half, y - row, 2 * half + 1, color);
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
  if (r <= 0) return;
  const int32_t left = x + r, right = x + w - r - 1, top = y + r, bottom = y + h - r - 1;
  lucca::traceCircle(r, [&](int a, int b) {
    if (a == 0) return;  // the straight edges have it
    const int pairs[2][2] = {{a, b}, {b, a}};
    for (const auto& pair : pairs) {
      drawPixel(left - pair[0], top - pair[1], color);
      drawPixel(right + pair[0], top - pair[1], color);
      drawPixel(left - pair[0], bottom + pair[1], color);
      drawPixel(right + pair[0], bottom + pair[1], color);
    }
  });
}

void TFT_eSPI::fillRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color) {
  fillRect(x, y + r, w, h - 2 * r, color);
  if (r <= 0) return;
  // Wholly visible, as nearly always, no row needs to be cut.
  const Rect box = cut(x, y, w, h);
  const bool whole = box.w == w && box.h == h && w >= 2 * r && h >= 2 * r;
  const int32_t top = y + r, bottom = y + h - r - 1;
  lucca::traceDisc(r, 1 - r, [&](int row, int half) {
    const int inset = r - half, wide = w - 2 * inset;
    if (row == 0 || wide <= 0) return;
    if (whole) {
      paint(lucca::makeRect(box.x + inset, box.y + r - row, wide, 1), color);
      paint(lucca::makeRect(box.x + inset, box.bottom() - 1 - r + row, wide, 1), color);
    } else {
      drawFastHLine(x + inset, top - row, wide, color);
      drawFastHLine(x + inset, bottom + row, wide, color);
    }
  });
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
