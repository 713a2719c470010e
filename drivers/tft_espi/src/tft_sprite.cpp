// A sprite's memory and its pixels.
#include <algorithm>
#include <cstring>

#include "drawing/raster/copy.h"
#include "drawing/raster/span.h"
#include "drivers/tft_espi/src/classic_font.h"
#include "drivers/tft_espi/src/library.h"

using lucca::makeRect;
using lucca::Rect;

TFT_eSprite::TFT_eSprite(TFT_eSPI* display) : TFT_eSPI(display), display_(*display) { createPalette(); }

size_t TFT_eSprite::frameBytes(int w, int h) const {
  const int padded = bits_ == 1 ? (w + 7) / 8 * 8 : bits_ == 4 ? (w + 1) / 2 * 2 : w;
  return static_cast<size_t>(padded) * static_cast<size_t>(h) * bits_ / 8;
}

void* TFT_eSprite::refuse(Error error) {
  error_ = error;
  return nullptr;
}

void* TFT_eSprite::createSprite(int16_t w, int16_t h, uint8_t frames) {
  if (created()) return pixels_;
  if (w < 1 || h < 1) return refuse(Error::BadSize);
  if (setup_.sprites == nullptr) return refuse(Error::NoPool);
  const uint8_t count = std::clamp<uint8_t>(frames, 1, 2);
  const size_t frame = (frameBytes(w, h) + 3) & ~size_t{3};
  uint8_t* memory = setup_.sprites->take(frame * count);
  if (memory == nullptr) return refuse(Error::PoolFull);
  pooled_ = true;
  return adopt(memory, w, h, count);
}

void* TFT_eSprite::createSprite(int16_t w, int16_t h, std::span<uint8_t> memory) {
  if (created()) return pixels_;
  if (w < 1 || h < 1) return refuse(Error::BadSize);
  const size_t skip = bits_ == 16 ? reinterpret_cast<uintptr_t>(memory.data()) & 1u : 0;
  if (memory.size() < frameBytes(w, h) + skip) return refuse(Error::MemoryTooSmall);
  pooled_ = false;
  return adopt(memory.data() + skip, w, h, 1);
}

void* TFT_eSprite::adopt(uint8_t* memory, int w, int h, uint8_t frames) {
  error_ = Error::None;
  start_ = pixels_ = memory;
  frames_ = frames;
  frameSize_ = static_cast<uint32_t>((frameBytes(w, h) + 3) & ~size_t{3});
  std::memset(memory, 0, frames > 1 ? frameSize_ * frames : frameBytes(w, h));
  width_ = static_cast<int16_t>(w);
  height_ = static_cast<int16_t>(h);
  rowPixels_ = static_cast<int16_t>(bits_ == 1 ? (w + 7) / 8 * 8 : bits_ == 4 ? (w + 1) / 2 * 2 : w);
  rotation = 0;
  resetViewport();
  setPivot(static_cast<int16_t>(w / 2), static_cast<int16_t>(h / 2));
  setCursor(0, 0);
  setScrollRect(0, 0, w, h);
  setWindow(0, 0, w - 1, h - 1);
  return pixels_;
}

void TFT_eSprite::deleteSprite() {
  if (created() && pooled_) setup_.sprites->giveBack(start_);
  start_ = pixels_ = nullptr;
  width_ = height_ = 0;
  view_ = {0, 0, 0, 0};
}

void* TFT_eSprite::frameBuffer(int8_t frame) {
  if (!created()) return nullptr;
  pixels_ = start_ + (frame == 2 && frames_ == 2 ? frameSize_ : 0);
  return pixels_;
}

void* TFT_eSprite::setColorDepth(int8_t bits) {
  const uint8_t depth = bits > 8 ? 16 : bits > 4 ? 8 : bits > 1 ? 4 : 1;
  if (depth == bits_) return start_;
  const int16_t w = width_, h = height_;
  const bool again = created();
  deleteSprite();
  bits_ = depth;
  return again ? createSprite(w, h) : nullptr;
}

void TFT_eSprite::createPalette(const uint16_t* colors, uint8_t count) {
  const uint16_t* from = colors != nullptr ? colors : default_4bit_palette;
  std::copy(from, from + (colors != nullptr ? std::min<int>(count, 16) : 16), palette_);
}

void TFT_eSprite::setPaletteColor(uint8_t index, uint16_t color) {
  if (index < 16) palette_[index] = color;
}

// The colours of all 1-bit sprites of a display are the display's.
void TFT_eSprite::setBitmapColor(uint16_t color, uint16_t ground) { display_.setBitmapColor(color, ground); }

void TFT_eSprite::turn(uint8_t turns) {
  if (bits_ == 1) rotation = turns & 3;
}

uint16_t* TFT_eSprite::wide16() const { return reinterpret_cast<uint16_t*>(pixels_); }

// As stored: 565, 332, palette index or bit.
unsigned TFT_eSprite::stored(int x, int y) const {
  const int i = y * rowPixels_ + x;
  if (bits_ == 16) return lucca::swapBytes(wide16()[i]);
  if (bits_ == 8) return pixels_[i];
  if (bits_ == 4) return pixels_[i >> 1] >> ((x & 1) != 0 ? 0 : 4) & 15u;
  return pixels_[i >> 3] >> (7 - (x & 7)) & 1u;
}

void TFT_eSprite::store(int x, int y, unsigned value) {
  const int i = y * rowPixels_ + x;
  if (bits_ == 16) {
    wide16()[i] = lucca::swapBytes(static_cast<uint16_t>(value));
  } else if (bits_ == 8) {
    pixels_[i] = static_cast<uint8_t>(value);
  } else if (bits_ == 4) {
    uint8_t& pair = pixels_[i >> 1];
    pair =
        static_cast<uint8_t>((x & 1) != 0 ? (pair & 0xF0) | (value & 15) : (pair & 0x0F) | (value & 15) << 4);
  } else {
    const auto bit = static_cast<uint8_t>(0x80 >> (x & 7));
    pixels_[i >> 3] = static_cast<uint8_t>(value != 0 ? pixels_[i >> 3] | bit : pixels_[i >> 3] & ~bit);
  }
}

uint16_t TFT_eSprite::colorOf(unsigned value) const {
  if (bits_ == 16) return static_cast<uint16_t>(value);
  if (bits_ == 8) return color8to16(static_cast<uint8_t>(value));
  if (bits_ == 4) return palette_[value];
  return static_cast<uint16_t>(value != 0 ? display_.bitmap_fg : display_.bitmap_bg);
}

namespace {

struct Place {
  int x, y;
};

// Where a turned picture of w x h (as stored) keeps the pixel that is drawn at (x, y).
Place turnedPlace(int rotation, int x, int y, int w, int h) {
  switch (rotation) {
    case 1:
      return {w - y - 1, x};
    case 2:
      return {w - x - 1, h - y - 1};
    case 3:
      return {y, h - x - 1};
    default:
      return {x, y};
  }
}

}  // namespace

void TFT_eSprite::paint(const Rect& area, uint32_t color) {
  if (bits_ == 16) {
    lucca::fillSpans(wide16() + area.y * rowPixels_ + area.x, rowPixels_, area.w, area.h,
                     lucca::swapBytes(static_cast<uint16_t>(color)));
    return;
  }
  const unsigned value = bits_ == 8 ? color16to8(static_cast<uint16_t>(color)) : color;
  for (int y = area.y; y < area.bottom(); ++y) {
    if (bits_ == 8) {
      std::memset(pixels_ + y * rowPixels_ + area.x, static_cast<int>(value), static_cast<size_t>(area.w));
      continue;
    }
    for (int x = area.x; x < area.right(); ++x) {
      const Place place = turnedPlace(rotation, x, y, width_, height_);
      store(place.x, place.y, value);
    }
  }
}

void TFT_eSprite::dot(int x, int y, uint32_t color) {
  if (bits_ != 16) return paint(makeRect(x, y, 1, 1), color);
  wide16()[y * rowPixels_ + x] = lucca::swapBytes(static_cast<uint16_t>(color));
}

void TFT_eSprite::paintPixels(const Rect& area, const uint16_t* first, int stride, bool swap) {
  if (bits_ == 16 && !swap) {
    return lucca::copySpans(wide16() + area.y * rowPixels_ + area.x, rowPixels_, first, stride, area.w,
                            area.h);
  }
  for (int row = 0; row < area.h; ++row, first += stride) {
    uint16_t* to = wide16() + (area.y + row) * rowPixels_ + area.x;
    for (int i = 0; i < area.w; ++i) {
      const uint16_t color = swap ? first[i] : lucca::swapBytes(first[i]);
      if (bits_ == 16) {
        to[i] = lucca::swapBytes(color);
      } else {
        paint(makeRect(area.x + i, area.y + row, 1, 1), color);
      }
    }
  }
}

void TFT_eSprite::pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* data, uint8_t depth) {
  if (data == nullptr || !created()) return;
  if (bits_ == 16 || (bits_ == 8 && depth != 8)) return TFT_eSPI::pushImage(x, y, w, h, data);
  const auto* from = reinterpret_cast<const uint8_t*>(data);
  const Rect area = cut(x, y, w, h);
  const int dx = area.x - originX_ - x, dy = area.y - originY_ - y;
  for (int j = dy; j < dy + area.h; ++j) {
    for (int i = dx; i < dx + area.w; ++i) {
      // Rows of 4 bits run on, in whole bytes; those of 1 bit are padded.
      const int bit = i & 7;
      unsigned value = 0;
      if (bits_ == 8) {
        value = from[j * w + i];
      } else if (bits_ == 4) {
        const unsigned pair = from[((i & ~1) + j * w) >> 1];
        value = (i & 1) != 0 ? pair & 15 : pair >> 4;
      } else {
        value = from[(i >> 3) + j * ((w + 7) >> 3)] >> (7 - bit) & 1u;
      }
      const Place place = turnedPlace(rotation, area.x + i - dx, area.y + j - dy, width_, height_);
      store(place.x, place.y, value);
    }
  }
}

void TFT_eSprite::paintLetter(const Rect& area, const uint8_t* rows, uint16_t color, uint16_t ground) {
  using lucca::kClassicHeight;
  using lucca::kClassicWidth;
  if (bits_ == 16) {
    lucca::paintClassic(wide16() + area.y * rowPixels_ + area.x, rowPixels_, rows, lucca::swapBytes(color),
                        lucca::swapBytes(ground));
    return;
  }
  for (int j = 0; j < kClassicHeight; ++j) {
    for (int i = 0; i < kClassicWidth; ++i) {
      paint(makeRect(area.x + i, area.y + j, 1, 1), (rows[j] << i & 0x80) != 0 ? color : ground);
    }
  }
}

void TFT_eSprite::paintInk(const Rect& area, const uint8_t* rows, int size, uint16_t color) {
  if (bits_ != 16 || size != 1) return TFT_eSPI::paintInk(area, rows, size, color);
  const uint16_t ink = lucca::swapBytes(color);
  uint16_t* to = wide16() + area.y * rowPixels_ + area.x;
  for (int j = 0; j < lucca::kClassicHeight; ++j, to += rowPixels_) {
    uint16_t* at = to;
    for (unsigned bits = rows[j]; bits != 0; bits = bits << 1 & 0xFF, ++at) {
      if ((bits & 0x80) != 0) *at = ink;
    }
  }
}

uint16_t TFT_eSprite::fetch(int x, int y) const {
  const Place place = turnedPlace(rotation, x, y, width_, height_);
  return colorOf(stored(place.x, place.y));
}

uint16_t TFT_eSprite::readPixelValue(int32_t x, int32_t y) const {
  const Rect area = cut(x, y, 1, 1);
  if (area.empty()) return 0xFF;
  const Place place = turnedPlace(rotation, area.x, area.y, width_, height_);
  return static_cast<uint16_t>(stored(place.x, place.y));
}

void TFT_eSprite::fillSprite(uint32_t color) {
  if (!view_.empty()) paint(view_, color);
}

void TFT_eSprite::setWindow(int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  const int32_t x = std::min(x0, x1), y = std::min(y0, y1);
  const int32_t right = std::min<int32_t>(std::max(x0, x1), deviceWidth() - 1);
  const int32_t bottom = std::min<int32_t>(std::max(y0, y1), deviceHeight() - 1);
  const int32_t left = std::max<int32_t>(x, 0), top = std::max<int32_t>(y, 0);
  window_ = left > right || top > bottom ? Rect{0, 0, 0, 0}
                                         : makeRect(left, top, right - left + 1, bottom - top + 1);
  windowX_ = window_.x;
  windowY_ = window_.y;
}

void TFT_eSprite::pushBlock(uint16_t color, uint32_t count) {
  for (; created() && !window_.empty() && count > 0; --count) {
    paint({windowX_, windowY_, 1, 1}, color);
    step();
  }
}

void TFT_eSprite::pushPixels(const void* data, uint32_t count) {
  const auto* from = static_cast<const uint16_t*>(data);
  for (; count > 0; --count, ++from) pushBlock(swapBytes_ ? *from : lucca::swapBytes(*from), 1);
}

void TFT_eSprite::writeColor(uint16_t stored) {
  if (!created() || window_.empty()) return;
  const Place place = turnedPlace(rotation, windowX_, windowY_, width_, height_);
  store(place.x, place.y, bits_ == 16 ? lucca::swapBytes(stored) : stored);
  step();
}

void TFT_eSprite::step() {
  if (++windowX_ < window_.right()) return;
  windowX_ = window_.x;
  if (++windowY_ >= window_.bottom()) windowY_ = window_.y;
}

void TFT_eSprite::setScrollRect(int32_t x, int32_t y, int32_t w, int32_t h, uint16_t color) {
  const Rect area = lucca::intersect(makeRect(x, y, w, h), makeRect(0, 0, deviceWidth(), deviceHeight()));
  if (area.empty()) return;
  scroll_ = area;
  scrollColor_ = color;
}

void TFT_eSprite::scroll(int16_t dx, int16_t dy) {
  if (!created()) return;
  // Away from where it goes, so that no pixel is overwritten before it has moved.
  for (int j = 0; j < scroll_.h; ++j) {
    const int y = dy > 0 ? scroll_.bottom() - 1 - j : scroll_.y + j;
    for (int i = 0; i < scroll_.w; ++i) {
      const int x = dx > 0 ? scroll_.right() - 1 - i : scroll_.x + i;
      const int fromX = x - dx, fromY = y - dy;
      const bool inside =
          fromX >= scroll_.x && fromX < scroll_.right() && fromY >= scroll_.y && fromY < scroll_.bottom();
      const Place to = turnedPlace(rotation, x, y, width_, height_);
      const Place from = turnedPlace(rotation, fromX, fromY, width_, height_);
      if (inside) {
        store(to.x, to.y, stored(from.x, from.y));
      } else {
        paint(makeRect(x, y, 1, 1), scrollColor_);
      }
    }
  }
}
