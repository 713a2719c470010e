// Filled shapes with smooth round corners, in integers. A pixel up to one beyond the radius is drawn with what is left of
// that one as its share.
#include <algorithm>

#include "drivers/tft_espi/src/edge.h"
#include "drivers/tft_espi/src/library.h"

namespace {

// Shares that are as good as nothing or all.
constexpr int kNearlyNone = 9, kNearlyAll = 246;

}  // namespace

void TFT_eSPI::fillSmooth(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color,
                          uint32_t background) {
  fillRect(x, y + r, w, h - 2 * r, color);
  const uint32_t full = static_cast<uint32_t>(r * r), none = static_cast<uint32_t>((r + 1) * (r + 1));
  const int32_t left = x + r, right = x + w - 1 - r, top = y + r, bottom = y + h - 1 - r;
  int32_t out = r;  // the farthest column that the row can touch
  for (int32_t dy = 1; dy <= r; ++dy) {
    const auto square = [&](int32_t dx) { return static_cast<uint32_t>(dx * dx + dy * dy); };
    while (out > 0 && square(out) >= none) --out;
    int32_t dx = out;
    for (; dx > 0 && square(dx) > full; --dx) {
      const auto alpha = static_cast<uint8_t>(~lucca::rootFraction(square(dx), static_cast<uint32_t>(r)));
      if (alpha > kNearlyAll) break;
      if (alpha < kNearlyNone) continue;
      drawPixel(left - dx, top - dy, color, alpha, background);
      drawPixel(right + dx, top - dy, color, alpha, background);
      drawPixel(right + dx, bottom + dy, color, alpha, background);
      drawPixel(left - dx, bottom + dy, color, alpha, background);
    }
    drawFastHLine(left - dx, top - dy, right - left + 2 * dx + 1, color);
    drawFastHLine(left - dx, bottom + dy, right - left + 2 * dx + 1, color);
  }
}

void TFT_eSPI::fillSmoothRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color,
                                   uint32_t background) {
  const int32_t radius = std::clamp<int32_t>(r, 0, std::max<int32_t>(std::min(w, h) / 2, 0));
  fillSmooth(x, y, w, h, radius, color, background);
}

void TFT_eSPI::fillSmoothCircle(int32_t x, int32_t y, int32_t r, uint32_t color, uint32_t background) {
  if (r > 0) fillSmooth(x - r, y - r, 2 * r + 1, 2 * r + 1, r, color, background);
}
