// Sprites onto displays and onto each other.
#include <algorithm>

#include "drawing/raster/span.h"
#include "drivers/tft_espi/src/library.h"
#include "drivers/tft_espi/src/packed_colour.h"

using lucca::makeRect;
using lucca::Rect;

// A run of a row, as colours in panel order.
void TFT_eSprite::colorsOf(int x, int y, int count, uint16_t* to) const {
  if (bits_ == 8) {
    const uint8_t* from = pixels_ + y * rowPixels_ + x;
    for (int i = 0; i < count; ++i) to[i] = lucca::swapBytes(lucca::fromPacked(from[i]));
  } else if (bits_ == 4) {
    const uint8_t* from = pixels_ + y * rowPixels_ / 2;
    for (int i = x; i < x + count; ++i) {
      *to++ = lucca::swapBytes(palette_[from[i >> 1] >> ((i & 1) != 0 ? 0 : 4) & 15]);
    }
  } else {
    for (int i = 0; i < count; ++i) to[i] = lucca::swapBytes(colorOf(stored(x + i, y)));
  }
}

// All of a part of the sprite into one window: while a run is sent, the next is made.
void TFT_eSprite::pushOpaque(TFT_eSPI& to, int32_t x, int32_t y, const Rect& part) {
  const Rect area = to.cut(x, y, part.w, part.h);
  if (area.empty()) return;
  const int fromX = part.x + area.x - to.originX_ - x, fromY = part.y + area.y - to.originY_ - y;
  const bool kept = to.swapBytes_;
  to.swapBytes_ = false;
  to.setWindow(area.x, area.y, area.right() - 1, area.bottom() - 1);
  for (int row = 0; row < area.h; ++row) {
    for (int column = 0; column < area.w; column += kLine) {
      uint16_t* line = to.scratch();
      const int count = std::min(kLine, area.w - column);
      colorsOf(fromX + column, fromY + row, count, line);
      to.pushPixels(line, static_cast<uint32_t>(count));
    }
  }
  to.swapBytes_ = kept;
}

// The sprite's stored picture without the value `transparent`, with its top left at (x, y).
void TFT_eSprite::pushKeyed(TFT_eSPI& to, int32_t x, int32_t y, unsigned transparent) {
  for (int row = 0; row < height_; ++row) {
    for (int column = 0; column < width_;) {
      const int start = column;
      while (column < width_ && column - start < kLine && stored(column, row) != transparent) ++column;
      const Rect area = to.cut(x + start, y + row, column - start, 1);
      if (!area.empty()) {
        uint16_t* line = to.scratch();
        colorsOf(area.x - to.originX_ - x, row, area.w, line);
        to.paintPixels(area, line, area.w, false);
      }
      while (column < width_ && stored(column, row) == transparent) ++column;
    }
  }
}

void TFT_eSprite::pushSprite(int32_t x, int32_t y) { pushSprite(x, y, 0, 0, width_, height_); }

void TFT_eSprite::pushSprite(int32_t x, int32_t y, uint16_t transparent) {
  if (!created()) return;
  if (bits_ == 16) {
    const bool kept = display_.swapBytes_;
    display_.swapBytes_ = false;
    display_.pushImage(x, y, width_, height_, wide16(), transparent);
    display_.swapBytes_ = kept;
    return;
  }
  const int value = bits_ == 8 ? color16to8(transparent) : bits_ == 4 ? transparent & 15 : 0;
  pushKeyed(display_, x, y, static_cast<unsigned>(value));
}

bool TFT_eSprite::pushSprite(int32_t tx, int32_t ty, int32_t sx, int32_t sy, int32_t sw, int32_t sh) {
  if (!created()) return false;
  const Rect part = lucca::intersect(makeRect(sx, sy, sw, sh), makeRect(0, 0, width_, height_));
  if (part.empty()) return false;
  if (bits_ != 16) {
    pushOpaque(display_, tx, ty, part);
    return true;
  }
  const Rect area = display_.cut(tx, ty, part.w, part.h);
  if (area.empty()) return true;
  const int column = part.x + area.x - display_.originX_ - tx, row = part.y + area.y - display_.originY_ - ty;
  display_.paintPixels(area, wide16() + row * rowPixels_ + column, rowPixels_, false);
  return true;
}

// 16 bits go to 16 and 8, all others only to their like.
bool TFT_eSprite::fits(const TFT_eSprite& to) const {
  return created() && to.created() && (bits_ == to.bits_ || (bits_ == 16 && to.bits_ == 8));
}

bool TFT_eSprite::pushToSprite(TFT_eSprite* to, int32_t x, int32_t y) {
  if (!fits(*to)) return false;
  const Rect area = to->cut(x, y, width_, height_);
  const int dx = area.x - to->originX_ - x, dy = area.y - to->originY_ - y;
  if (bits_ == 16) {
    if (!area.empty()) to->paintPixels(area, wide16() + dy * rowPixels_ + dx, rowPixels_, false);
    return true;
  }
  for (int j = 0; j < area.h; ++j) {
    for (int i = 0; i < area.w; ++i) to->store(area.x + i, area.y + j, stored(dx + i, dy + j));
  }
  return true;
}

bool TFT_eSprite::pushToSprite(TFT_eSprite* to, int32_t x, int32_t y, uint16_t transparent) {
  if (!fits(*to) || bits_ == 4) return false;
  const Rect area = to->cut(x, y, width_, height_);
  const int dx = area.x - to->originX_ - x, dy = area.y - to->originY_ - y;
  if (bits_ == 16 && to->bits_ == 16) {
    for (int j = 0; j < area.h; ++j) {
      lucca::copyKeyed(to->wide16() + (area.y + j) * to->rowPixels_ + area.x,
                       wide16() + (dy + j) * rowPixels_ + dx, area.w, lucca::swapBytes(transparent));
    }
    return true;
  }
  for (int j = 0; j < area.h; ++j) {
    for (int i = 0; i < area.w; ++i) {
      const uint16_t color = colorOf(stored(dx + i, dy + j));
      if (color != transparent)
        to->paint(makeRect(area.x + i, area.y + j, 1, 1), bits_ == 1 ? stored(dx + i, dy + j) : color);
    }
  }
  return true;
}
