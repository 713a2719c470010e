// Pictures and streams of pixels.
#include <algorithm>
#include <cstring>

#include "drawing/raster/span.h"
#include "drivers/tft_espi/src/library.h"

using lucca::makeRect;
using lucca::Rect;

// A caller may reuse its memory at once. Our own two lines take turns: starting pixels waits for the ones before, so the
// other line is free by then.
void TFT_eSPI::waitFor(const uint16_t* sent) {
  const bool ours = sent >= scratch_[0] && sent < scratch_[0] + 2 * kLine;
  if (!ours) return bus_.wait();
  scratchTurn_ ^= 1;
}

void TFT_eSPI::setWindow(int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  stream_ = makeRect(x0, y0, x1 - x0 + 1, y1 - y0 + 1);
  streamAt_ = 0;
  panel_.setWindow(stream_);
}

void TFT_eSPI::pushBlock(uint16_t color, uint32_t count) {
  bus_.window.next = lucca::PanelWindow::kUnknown;
  if (count > 0) bus_.pushFill(color, count);
  shadeStream(nullptr, lucca::swapBytes(color), count);
}

void TFT_eSPI::pushPixels(const void* data, uint32_t count) {
  const auto* from = static_cast<const uint16_t*>(data);
  bus_.window.next = lucca::PanelWindow::kUnknown;
  if (!swapBytes_) {
    if (count > 0) bus_.startPixels(from, static_cast<int>(count), static_cast<int>(count), 1);
    shadeStream(from, 0, count);
    return waitFor(from);
  }
  while (count > 0) {
    const uint32_t part = std::min<uint32_t>(count, kLine);
    uint16_t* line = scratch();
    for (uint32_t i = 0; i < part; ++i) line[i] = lucca::swapBytes(from[i]);
    bus_.startPixels(line, static_cast<int>(part), static_cast<int>(part), 1);
    shadeStream(line, 0, part);
    waitFor(line);
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

void TFT_eSPI::pushColors(const uint8_t* data, uint32_t bytes) {
  while (bytes >= 2) {
    const uint32_t part = std::min<uint32_t>(bytes / 2, kLine);
    uint16_t* line = scratch();
    std::memcpy(line, data, part * 2);
    pushColors(line, part, false);
    data += part * 2;
    bytes -= part * 2;
  }
}

void TFT_eSPI::paintPixels(const Rect& area, const uint16_t* first, int stride, bool swap) {
  if (!swap) {
    panel_.sendArea(area, first, stride);
    if (!setup_.shadow.empty()) shade(area, first, stride, 0);
    return waitFor(first);
  }
  TFT_eSPI::setWindow(area.x, area.y, area.right() - 1, area.bottom() - 1);
  for (int row = 0; row < area.h; ++row, first += stride)
    pushColors(first, static_cast<uint32_t>(area.w), true);
}

void TFT_eSPI::pushRect(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* data) {
  const bool kept = swapBytes_;
  swapBytes_ = false;
  pushImage(x, y, w, h, data);
  swapBytes_ = kept;
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

// Pixels of any kind through a scratch line: `valueAt(column, row)` is one as stored, `colorOf` its colour.
template <typename ValueAt, typename ColorOf>
void TFT_eSPI::pushConverted(int32_t x, int32_t y, int32_t w, int32_t h, int transparent, ValueAt&& valueAt,
                             ColorOf&& colorOf) {
  const Rect area = cut(x, y, w, h);
  for (int line = area.y; line < area.bottom(); ++line) {
    for (int column = area.x; column < area.right();) {
      uint16_t* to = scratch();
      const int start = column, end = std::min(area.right(), start + kLine);
      int value = 0;
      for (; column < end; ++column) {
        value = valueAt(column - originX_ - x, line - originY_ - y);
        if (value == transparent) break;
        to[column - start] = lucca::swapBytes(colorOf(value));
      }
      if (column > start) paintPixels(makeRect(start, line, column - start, 1), to, column - start, false);
      if (column < end) ++column;  // the transparent one
    }
  }
}

void TFT_eSPI::pushStored(int32_t x, int32_t y, int32_t w, int32_t h, const uint8_t* data, int transparent,
                          bool bpp8, const uint16_t* map) {
  if (data == nullptr) return;
  if (bpp8) {
    return pushConverted(
        x, y, w, h, transparent, [&](int i, int j) { return int{data[j * w + i]}; },
        [](int value) { return color8to16(static_cast<uint8_t>(value)); });
  }
  if (map != nullptr) {
    const int rowBytes = (w + 1) / 2;
    return pushConverted(
        x, y, w, h, transparent,
        [&](int i, int j) { return data[j * rowBytes + (i >> 1)] >> ((i & 1) != 0 ? 0 : 4) & 15; },
        [&](int value) { return map[value]; });
  }
  const int rowBytes = (w + 7) / 8;
  pushConverted(
      x, y, w, h, transparent,
      [&](int i, int j) { return data[j * rowBytes + (i >> 3)] >> (7 - (i & 7)) & 1; },
      [&](int value) { return static_cast<uint16_t>(value != 0 ? bitmap_fg : bitmap_bg); });
}

void TFT_eSPI::pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint8_t* data, bool bpp8,
                         const uint16_t* map) {
  pushStored(x, y, w, h, data, kOpaque, bpp8, map);
}

// Of one bit, the ground is what is left out, whatever the sketch says.
void TFT_eSPI::pushImage(int32_t x, int32_t y, int32_t w, int32_t h, uint8_t* data, uint8_t transparent,
                         bool bpp8, const uint16_t* map) {
  pushStored(x, y, w, h, data, !bpp8 && map == nullptr ? 0 : transparent, bpp8, map);
}

bool TFT_eSPI::initDMA(bool) {
  if (DMA_Enabled) return false;
  DMA_Enabled = true;
  return true;
}

void TFT_eSPI::pushImageDMA(int32_t x, int32_t y, int32_t w, int32_t h, uint16_t* image, uint16_t* buffer) {
  const Rect area = cut(x, y, w, h);
  if (!DMA_Enabled || image == nullptr || area.empty()) return;
  const uint16_t* first = image + (area.y - originY_ - y) * w + (area.x - originX_ - x);
  dmaWait();
  if (!swapBytes_ && buffer == nullptr) {
    if (!setup_.shadow.empty()) shade(area, first, w, 0);
    return panel_.sendArea(area, first, w);
  }
  // Swapped, or promised to be free for use again: through the caller's buffer, or in place.
  uint16_t* to = buffer != nullptr ? buffer : image;
  for (int row = 0; row < area.h; ++row) {
    for (int i = 0; i < area.w; ++i) {
      const uint16_t pixel = first[row * w + i];
      to[row * area.w + i] = swapBytes_ ? lucca::swapBytes(pixel) : pixel;
    }
  }
  if (!setup_.shadow.empty()) shade(area, to, area.w, 0);
  panel_.sendArea(area, to, area.w);
}

// Swapped it cannot be while it is sent: it may lie in flash.
void TFT_eSPI::pushImageDMA(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* image) {
  if (DMA_Enabled) pushImage(x, y, w, h, image);
}

void TFT_eSPI::pushPixelsDMA(uint16_t* image, uint32_t count) {
  if (!DMA_Enabled || count == 0) return;
  dmaWait();
  if (swapBytes_)
    std::transform(image, image + count, image, [](uint16_t pixel) { return lucca::swapBytes(pixel); });
  shadeStream(image, 0, count);
  bus_.startPixels(image, static_cast<int>(count), static_cast<int>(count), 1);
}
