// Pictures and streams of pixels.
#include <algorithm>

#include "drawing/raster/span.h"
#include "drivers/tft_espi/TFT_eSPI.h"

using lucca::makeRect;
using lucca::Rect;

// The line that is not on the wire: starting pixels waits for the ones before.
uint16_t* TFT_eSPI::scratch() {
  scratchTurn_ ^= 1;
  return scratch_[scratchTurn_];
}

void TFT_eSPI::setWindow(int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  panel_.setWindow(makeRect(x0, y0, x1 - x0 + 1, y1 - y0 + 1));
}

void TFT_eSPI::pushBlock(uint16_t color, uint32_t count) {
  if (count > 0) bus_.startFill(lucca::swapBytes(color), count);
}

void TFT_eSPI::pushPixels(const void* data, uint32_t count) {
  const auto* from = static_cast<const uint16_t*>(data);
  if (!swapBytes_) {
    if (count > 0) bus_.startPixels(from, static_cast<int>(count), static_cast<int>(count), 1);
    return bus_.wait();  // the caller may reuse its memory
  }
  while (count > 0) {
    const uint32_t part = std::min<uint32_t>(count, kLine);
    uint16_t* line = scratch();
    for (uint32_t i = 0; i < part; ++i) line[i] = lucca::swapBytes(from[i]);
    bus_.startPixels(line, static_cast<int>(part), static_cast<int>(part), 1);
    from += part;
    count -= part;
  }
}

void TFT_eSPI::pushColors(const uint16_t* data, uint32_t count, bool swap) {
  const bool kept = swapBytes_;
  swapBytes_ = swap;
  pushPixels(data, count);
  swapBytes_ = kept;
}

void TFT_eSPI::paintPixels(const Rect& area, const uint16_t* first, int stride, bool swap) {
  panel_.setWindow(area);
  if (!swap) {
    bus_.startPixels(first, stride, area.w, area.h);
    return bus_.wait();
  }
  for (int row = 0; row < area.h; ++row, first += stride)
    pushColors(first, static_cast<uint32_t>(area.w), true);
}

void TFT_eSPI::pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* data) {
  const Rect area = cut(x, y, w, h);
  if (data == nullptr || area.empty()) return;
  paintPixels(area, data + (area.y - originY_ - y) * w + (area.x - originX_ - x), w, swapBytes_);
}

void TFT_eSPI::pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* data,
                         uint16_t transparent) {
  const Rect area = cut(x, y, w, h);
  if (data == nullptr) return;
  const uint16_t left = swapBytes_ ? transparent : lucca::swapBytes(transparent);
  for (int line = area.y; line < area.bottom(); ++line) {
    const uint16_t* row = data + (line - originY_ - y) * w - originX_ - x;
    for (int column = area.x; column < area.right();) {
      if (row[column] == left) {
        ++column;
        continue;
      }
      const int start = column;
      while (column < area.right() && row[column] != left) ++column;
      paintPixels(makeRect(start, line, column - start, 1), row + start, column - start, swapBytes_);
    }
  }
}

void TFT_eSPI::pushMaskedImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* image,
                               const uint8_t* mask) {
  const Rect area = cut(x, y, w, h);
  const int rowBytes = (w + 7) / 8;
  for (int line = area.y; line < area.bottom(); ++line) {
    const int32_t row = line - originY_ - y;
    const auto drawn = [&](int column) {
      const int i = column - originX_ - x;
      return (mask[row * rowBytes + (i >> 3)] << (i & 7) & 0x80) != 0;
    };
    for (int column = area.x; column < area.right();) {
      if (!drawn(column)) {
        ++column;
        continue;
      }
      const int start = column;
      while (column < area.right() && drawn(column)) ++column;
      paintPixels(makeRect(start, line, column - start, 1), image + row * w + (start - originX_ - x),
                  column - start, swapBytes_);
    }
  }
}

// Pixels of any kind, as `pixelAt(column, row)` gives them in panel order, through a scratch line.
template <typename PixelAt>
void TFT_eSPI::pushConverted(int32_t x, int32_t y, int32_t w, int32_t h, PixelAt&& pixelAt) {
  const Rect area = cut(x, y, w, h);
  for (int line = area.y; line < area.bottom(); ++line) {
    for (int column = area.x; column < area.right(); column += kLine) {
      const int part = std::min(kLine, area.right() - column);
      uint16_t* to = scratch();
      for (int i = 0; i < part; ++i) to[i] = pixelAt(column + i - originX_ - x, line - originY_ - y);
      paintPixels(makeRect(column, line, part, 1), to, part, false);
    }
  }
}

void TFT_eSPI::pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint8_t* data, bool bpp8,
                         const uint16_t* map) {
  if (data == nullptr) return;
  if (bpp8) {
    return pushConverted(x, y, w, h,
                         [&](int i, int j) { return lucca::swapBytes(color8to16(data[j * w + i])); });
  }
  if (map != nullptr) {
    const int rowBytes = (w + 1) / 2;
    return pushConverted(x, y, w, h, [&](int i, int j) {
      return lucca::swapBytes(map[data[j * rowBytes + (i >> 1)] >> ((i & 1) != 0 ? 0 : 4) & 15]);
    });
  }
  const int rowBytes = (w + 7) / 8;
  pushConverted(x, y, w, h, [&](int i, int j) {
    const bool bit = (data[j * rowBytes + (i >> 3)] << (i & 7) & 0x80) != 0;
    return lucca::swapBytes(bit ? bitmapColor_ : bitmapGround_);
  });
}

bool TFT_eSPI::initDMA(bool) {
  if (dma_) return false;
  dma_ = true;
  return true;
}

void TFT_eSPI::pushImageDMA(int32_t x, int32_t y, int32_t w, int32_t h, uint16_t* image, uint16_t* buffer) {
  const Rect area = cut(x, y, w, h);
  if (!dma_ || image == nullptr || area.empty()) return;
  const uint16_t* first = image + (area.y - originY_ - y) * w + (area.x - originX_ - x);
  dmaWait();
  if (!swapBytes_ && buffer == nullptr) return panel_.sendArea(area, first, w);
  // Swapped, or promised to be free for use again: through the caller's buffer, or in place.
  uint16_t* to = buffer != nullptr ? buffer : image;
  for (int row = 0; row < area.h; ++row) {
    for (int i = 0; i < area.w; ++i) {
      const uint16_t pixel = first[row * w + i];
      to[row * area.w + i] = swapBytes_ ? lucca::swapBytes(pixel) : pixel;
    }
  }
  panel_.sendArea(area, to, area.w);
}

void TFT_eSPI::pushPixelsDMA(uint16_t* image, uint32_t count) {
  if (!dma_ || count == 0) return;
  dmaWait();
  if (swapBytes_)
    std::transform(image, image + count, image, [](uint16_t pixel) { return lucca::swapBytes(pixel); });
  bus_.startPixels(image, static_cast<int>(count), static_cast<int>(count), 1);
}
