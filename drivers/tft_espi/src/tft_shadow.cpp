// Reading back. The panel cannot be read, so a display may keep a shadow of what it was sent: a pixel for each of the glass,
// in panel order, as it lies at rotation 0.
#include "drawing/raster/span.h"
#include "drivers/tft_espi/src/library.h"

using lucca::Rect;

size_t TFT_eSPI::shadePlace(int x, int y) const {
  const int w = glass_.nativeWidth, h = glass_.nativeHeight;
  const int column = rotation == 0 ? x : rotation == 1 ? w - 1 - y : rotation == 2 ? w - 1 - x : y;
  const int row = rotation == 0 ? y : rotation == 1 ? x : rotation == 2 ? h - 1 - y : h - 1 - x;
  return static_cast<size_t>(row * w + column);
}

// From `first` on, or all of one value.
void TFT_eSPI::shade(const Rect& area, const uint16_t* first, int stride, uint16_t value) {
  for (int j = 0; j < area.h; ++j) {
    for (int i = 0; i < area.w; ++i) {
      const size_t place = shadePlace(area.x + i, area.y + j);
      if (place < setup_.shadow.size())
        setup_.shadow[place] = first != nullptr ? first[j * stride + i] : value;
    }
  }
}

void TFT_eSPI::shadeStream(const uint16_t* data, uint16_t value, uint32_t count) {
  if (setup_.shadow.empty() || stream_.empty()) return;
  for (uint32_t i = 0; i < count; ++i) {
    const Rect pixel =
        lucca::makeRect(stream_.x + streamAt_ % stream_.w, stream_.y + streamAt_ / stream_.w, 1, 1);
    shade(pixel, nullptr, 0, data != nullptr ? data[i] : value);
    streamAt_ = (streamAt_ + 1) % (stream_.w * stream_.h);
  }
}

uint16_t TFT_eSPI::fetch(int x, int y) const {
  const size_t place = shadePlace(x, y);
  return place < setup_.shadow.size() ? lucca::swapBytes(setup_.shadow[place]) : uint16_t{0};
}

uint16_t TFT_eSPI::readPixel(int32_t x, int32_t y) const {
  const Rect area = cut(x, y, 1, 1);
  return area.empty() ? (canRead() ? uint16_t{0xFFFF} : uint16_t{0}) : fetch(area.x, area.y);
}

void TFT_eSPI::readRect(int32_t x, int32_t y, int32_t w, int32_t h, uint16_t* data) const {
  const Rect area = cut(x, y, w, h);
  for (int j = area.y; j < area.bottom(); ++j) {
    for (int i = area.x; i < area.right(); ++i)
      data[(j - originY_ - y) * w + i - originX_ - x] = lucca::swapBytes(fetch(i, j));
  }
}

void TFT_eSPI::readRectRGB(int32_t x, int32_t y, int32_t w, int32_t h, uint8_t* data) const {
  for (int32_t i = 0; i < w * h; ++i) {
    const uint32_t color = color16to24(readPixel(x + i % w, y + i / w));
    *data++ = static_cast<uint8_t>(color >> 16);
    *data++ = static_cast<uint8_t>(color >> 8);
    *data++ = static_cast<uint8_t>(color);
  }
}
