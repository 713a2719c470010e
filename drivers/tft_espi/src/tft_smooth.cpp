// Shapes with smooth edges, in integers.
#include <algorithm>

#include "drawing/raster/corner.h"
#include "drivers/tft_espi/TFT_eSPI.h"
#include "drivers/tft_espi/src/float_bits.h"

using lucca::Corner;

void TFT_eSPI::blendEdge(int32_t x, int32_t y, uint32_t color, int parts, uint32_t background) {
  if (parts > 0) drawPixel(x, y, color, static_cast<uint8_t>(std::min(parts * 8, 255)), background);
}

void TFT_eSPI::fillSmooth(int32_t x, int32_t y, int32_t w, int32_t h, int halfPixels, uint32_t color,
                          uint32_t background) {
  if (w <= 0 || h <= 0) return;
  const Corner corner(halfPixels);
  const int size = corner.size();
  int inset = size;
  for (int j = 0; j < size; ++j) {
    while (inset > 0 && corner.coverage(inset - 1, j) == 32) --inset;
    const int32_t top = y + j, bottom = y + h - 1 - j;
    drawFastHLine(x + inset, top, w - 2 * inset, color);
    if (bottom != top) drawFastHLine(x + inset, bottom, w - 2 * inset, color);
    for (int i = inset - 1; i >= 0; --i) {
      const int parts = corner.coverage(i, j);
      if (parts == 0) break;
      const int32_t left = x + i, right = x + w - 1 - i;
      blendEdge(left, top, color, parts, background);
      if (right != left) blendEdge(right, top, color, parts, background);
      if (bottom == top) continue;
      blendEdge(left, bottom, color, parts, background);
      if (right != left) blendEdge(right, bottom, color, parts, background);
    }
  }
  fillRect(x, y + size, w, h - 2 * size, color);
}

void TFT_eSPI::fillSmoothRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color,
                                   uint32_t background) {
  const int32_t radius = std::clamp<int32_t>(r, 0, std::max<int32_t>(std::min(w, h) / 2, 0));
  fillSmooth(x, y, w, h, 2 * radius, color, background);
}

void TFT_eSPI::fillSmoothCircle(int32_t x, int32_t y, int32_t r, uint32_t color, uint32_t background) {
  if (r >= 0) fillSmooth(x - r, y - r, 2 * r + 1, 2 * r + 1, 2 * r + 1, color, background);
}

void TFT_eSPI::drawWideLine(float ax, float ay, float bx, float by, float width, uint32_t color,
                            uint32_t background) {
  const int32_t wide = lucca::toSubpixels(width);
  if (wide < 0) return;
  wideLine(lucca::toSubpixels(ax), lucca::toSubpixels(ay), lucca::toSubpixels(bx), lucca::toSubpixels(by),
           wide / 2, color, background);
}

void TFT_eSPI::drawSpot(float x, float y, float r, uint32_t color, uint32_t background) {
  const int32_t radius = lucca::toSubpixels(r), cx = lucca::toSubpixels(x), cy = lucca::toSubpixels(y);
  if (radius >= 0) wideLine(cx, cy, cx, cy, radius, color, background);
}

namespace {

uint32_t rootOf(uint64_t square) {
  uint64_t root = 0;
  for (uint64_t bit = uint64_t{1} << 26; bit != 0; bit >>= 1) {
    if ((root + bit) * (root + bit) <= square) root += bit;
  }
  return static_cast<uint32_t>(root);
}

// From (x, y) to the nearest point of the way from the origin to (bx, by); all in subpixels.
uint32_t distanceToWay(int64_t x, int64_t y, int64_t bx, int64_t by) {
  const int64_t length2 = bx * bx + by * by, along = x * bx + y * by;
  if (length2 == 0 || along <= 0) return rootOf(static_cast<uint64_t>(x * x + y * y));
  if (along >= length2) return rootOf(static_cast<uint64_t>((x - bx) * (x - bx) + (y - by) * (y - by)));
  const int64_t across = x * by - y * bx;
  const uint32_t length = rootOf(static_cast<uint64_t>(length2));
  return static_cast<uint32_t>((across < 0 ? -across : across) / (length > 0 ? length : 1));
}

int floorPixel(int32_t subpixels) { return subpixels >> 8; }

}  // namespace

void TFT_eSPI::wideLine(int32_t ax, int32_t ay, int32_t bx, int32_t by, int32_t radius, uint32_t color,
                        uint32_t background) {
  const int32_t reach = radius + 256;
  const int32_t x0 = floorPixel(std::min(ax, bx) - reach), x1 = floorPixel(std::max(ax, bx) + reach);
  const int32_t y0 = floorPixel(std::min(ay, by) - reach), y1 = floorPixel(std::max(ay, by) + reach);
  const lucca::Rect box = cut(x0, y0, x1 - x0 + 1, y1 - y0 + 1);
  for (int line = box.y; line < box.bottom(); ++line) {
    for (int column = box.x; column < box.right(); ++column) {
      const int32_t x = column - originX_, y = line - originY_;
      const uint32_t away = distanceToWay(int64_t{x} * 256 - ax, int64_t{y} * 256 - ay, bx - ax, by - ay);
      // Half a pixel beyond the edge nothing is covered, half a pixel inside all is.
      const int64_t covered = int64_t{radius} + 128 - away;
      if (covered <= 8) continue;
      if (covered >= 248) {
        drawPixel(x, y, color);
      } else {
        drawPixel(x, y, color, static_cast<uint8_t>(covered), background);
      }
    }
  }
}
