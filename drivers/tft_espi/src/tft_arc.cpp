// Rings and their parts: arcs, circles and round rectangles drawn with a pen. Four quarters are drawn at once; the slopes
// of its ends say which part of a quarter is meant, so that a row costs two divisions and not one for each pixel.
#include <algorithm>

#include "drivers/tft_espi/src/angles.h"
#include "drivers/tft_espi/src/edge.h"
#include "drivers/tft_espi/src/library.h"

namespace {

constexpr uint32_t kSteepest = 0xFFFFFFFF;
constexpr int kFaint = 16;  // shares below this are not drawn

// Rows over columns from the middle, of 65536, both ends included.
struct Slopes {
  uint32_t low = 0, high = kSteepest;
};

// The columns of a row that the slopes let through.
struct Columns {
  int32_t first = 1, last = 0;

  bool has(int32_t column) const { return column >= first && column <= last; }
};

Columns columnsOf(const Slopes& slopes, int32_t row) {
  if (slopes.low > slopes.high) return {};
  const uint32_t scaled = static_cast<uint32_t>(row) << 16;
  return {slopes.high == kSteepest ? 1 : static_cast<int32_t>(scaled / (slopes.high + 1)) + 1,
          slopes.low == 0 ? INT32_MAX : static_cast<int32_t>(scaled / slopes.low)};
}

// Of the ray at that angle. The divisor never gets to 0.
uint32_t slopeAt(uint32_t degrees) {
  const auto size = [](int32_t value) { return static_cast<uint64_t>(value < 0 ? -value : value); };
  const int angle = static_cast<int>(degrees);
  const uint64_t slope = (size(lucca::cosineOf(angle)) << 16) /
                         (size(lucca::sineOf(angle)) + (uint64_t{1} << (lucca::kSineBits - 15)));
  return static_cast<uint32_t>(std::min<uint64_t>(slope, kSteepest - 1));
}

}  // namespace

struct TFT_eSPI::Ring {
  int32_t left, right, top, bottom;  // the middles of the quarters
  int32_t outer, inner;              // radii of the full part
  bool smooth;
  Slopes quarters[4];  // bottom left, top left, top right, bottom right; empty where low > high

  int32_t row(int quarter, int32_t dy) const { return quarter == 1 || quarter == 2 ? top - dy : bottom + dy; }
};

void TFT_eSPI::drawRing(const Ring& ring, uint32_t color, uint32_t background) {
  const int32_t r = ring.outer, ir = ring.inner, smooth = ring.smooth ? 1 : 0;
  const uint32_t none = static_cast<uint32_t>((r + smooth) * (r + smooth));
  const uint32_t full = ring.smooth ? static_cast<uint32_t>(r * r) : none - 1;
  const uint32_t hollow = static_cast<uint32_t>(ir * ir);
  const uint32_t hole = ring.smooth ? static_cast<uint32_t>((ir - 1) * (ir - 1)) : hollow;
  int32_t out = r + smooth, fullTo = out, fullFrom = std::max<int32_t>(ir, 1), in = fullFrom;
  for (int32_t dy = 1; dy < r + smooth; ++dy) {
    const auto square = [&](int32_t dx) { return static_cast<uint32_t>(dx * dx + dy * dy); };
    while (out > 0 && square(out) >= none) --out;
    fullTo = std::min(fullTo, out);
    while (fullTo > 0 && square(fullTo) > full) --fullTo;
    while (fullFrom > 1 && square(fullFrom - 1) >= hollow) --fullFrom;
    in = std::min(in, fullFrom);
    while (in > 1 && square(in - 1) > hole) --in;

    Columns columns[4];
    for (int quarter = 0; quarter < 4; ++quarter) {
      columns[quarter] = columnsOf(ring.quarters[quarter], dy);
      const int32_t first = std::max(columns[quarter].first, fullFrom);
      const int32_t last = std::min(columns[quarter].last, fullTo);
      if (first > last) continue;
      drawFastHLine(quarter < 2 ? ring.left - last : ring.right + first, ring.row(quarter, dy),
                    last - first + 1, color);
    }
    const auto edge = [&](int32_t dx, uint8_t alpha) {
      if (alpha < kFaint) return;
      const uint16_t mixed =
          alphaBlend(alpha, static_cast<uint16_t>(color), static_cast<uint16_t>(background));
      for (int quarter = 0; quarter < 4; ++quarter) {
        if (!columns[quarter].has(dx)) continue;
        drawPixel(quarter < 2 ? ring.left - dx : ring.right + dx, ring.row(quarter, dy), mixed);
      }
    };
    if (!ring.smooth) continue;
    for (int32_t dx = out; dx > fullTo; --dx) {
      edge(dx, static_cast<uint8_t>(~lucca::rootFraction(square(dx), static_cast<uint32_t>(r))));
    }
    for (int32_t dx = std::min(fullFrom - 1, fullTo); dx >= in; --dx) {
      edge(dx, lucca::rootFraction(square(dx), static_cast<uint32_t>(ir - 1)));
    }
  }
}

void TFT_eSPI::drawArc(int32_t x, int32_t y, int32_t r, int32_t ir, uint32_t start, uint32_t end,
                       uint32_t color, uint32_t background, bool smooth) {
  const uint32_t from = std::min<uint32_t>(start, 360), to = std::min<uint32_t>(end, 360);
  if (from == to) return;
  if (r < ir) std::swap(r, ir);
  if (r <= 0 || ir < 0) return;
  if (from < to) return arc(x, y, r, ir, from, to, color, background, smooth);
  // Through 6 o'clock.
  if (from < 360) arc(x, y, r, ir, from, 360, color, background, smooth);
  if (to > 0) arc(x, y, r, ir, 0, to, color, background, smooth);
}

void TFT_eSPI::arc(int32_t x, int32_t y, int32_t r, int32_t ir, uint32_t start, uint32_t end, uint32_t color,
                   uint32_t background, bool smooth) {
  const uint32_t a = slopeAt(start), b = slopeAt(end);
  Ring ring{x, x, y, y, r, ir, smooth, {}};
  constexpr Slopes kEmpty{1, 0};
  // Clockwise from 6 o'clock the slope falls, rises, falls and rises again.
  for (uint32_t quarter = 0; quarter < 4; ++quarter) {
    const uint32_t from = 90 * quarter, to = from + 90;
    Slopes& slopes = ring.quarters[quarter];
    if (start >= to || end <= from) {
      slopes = kEmpty;
      continue;
    }
    const bool falls = quarter % 2 == 0;
    if (start > from) (falls ? slopes.high : slopes.low) = a;
    if (end < to) (falls ? slopes.low : slopes.high) = b;
  }
  drawRing(ring, color, background);

  // The columns and rows through the middle belong to no quarter.
  const int32_t wide = smooth ? r - ir + 1 : r - ir, out = smooth ? r : r - 1;
  const auto covers = [&](uint32_t angle) { return start <= angle && end >= angle; };
  if (start == 0 || end == 360) drawFastVLine(x, y + ir, wide, color);
  if (covers(90)) drawFastHLine(x - out, y, wide, color);
  if (covers(180)) drawFastVLine(x, y - out, wide, color);
  if (covers(270)) drawFastHLine(x + ir, y, wide, color);
}

void TFT_eSPI::drawSmoothArc(int32_t x, int32_t y, int32_t r, int32_t ir, uint32_t start, uint32_t end,
                             uint32_t color, uint32_t background, bool roundEnds) {
  if (start == end || (start == 0 && end == 360)) return drawArc(x, y, r, ir, 0, 360, color, background);
  arcEnd(x, y, r, ir, start, color, background, roundEnds);
  arcEnd(x, y, r, ir, end, color, background, roundEnds);
  drawArc(x, y, r, ir, start, end, color, background);
}

void TFT_eSPI::drawSmoothCircle(int32_t x, int32_t y, int32_t r, uint32_t color, uint32_t background) {
  drawSmoothRoundRect(x - r, y - r, r, r - 1, 0, 0, color, background);
}

void TFT_eSPI::drawSmoothRoundRect(int32_t x, int32_t y, int32_t r, int32_t ir, int32_t w, int32_t h,
                                   uint32_t color, uint32_t background, uint8_t quadrants) {
  if (r < ir) std::swap(r, ir);
  if (r <= 0 || ir < 0) return;
  const int32_t across = std::max<int32_t>(w - 2 * r, 0), down = std::max<int32_t>(h - 2 * r, 0);
  const int32_t left = x + r, top = y + r, thick = r - ir + 1;
  Ring ring{left, left + across, top, top + down, r, ir, true, {}};
  constexpr uint8_t kMasks[4] = {0x8, 0x1, 0x2, 0x4};
  for (int quarter = 0; quarter < 4; ++quarter) {
    if ((quadrants & kMasks[quarter]) == 0) ring.quarters[quarter] = {1, 0};
  }
  drawRing(ring, color, background);
  const auto both = [&](int mask) { return (quadrants & mask) == mask; };
  if (both(0xC)) fillRect(left, top + down + ir, across + 1, thick, color);
  if (both(0x9)) fillRect(left - r, top, thick, down + 1, color);
  if (both(0x3)) fillRect(left, top - r, across + 1, thick, color);
  if (both(0x6)) fillRect(left + across + ir, top, thick, down + 1, color);
}
