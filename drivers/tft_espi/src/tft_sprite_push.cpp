// Sprites onto displays and onto each other.
#include <algorithm>
#include <cstdlib>

#include "drawing/raster/span.h"
#include "drivers/tft_espi/TFT_eSPI.h"

using lucca::makeRect;
using lucca::Rect;

namespace {

// Sine of 0 to 90 degrees, of 1024.
constexpr int16_t kSines[91] = {
    0,    18,   36,   54,   71,   89,   107,  125,  143,  160,  178,  195, 213, 230, 248,  265,
    282,  299,  316,  333,  350,  367,  384,  400,  416,  433,  449,  465, 481, 496, 512,  527,
    543,  558,  573,  587,  602,  616,  630,  644,  658,  672,  685,  698, 711, 724, 737,  749,
    761,  773,  784,  796,  807,  818,  828,  839,  849,  859,  868,  878, 887, 896, 904,  912,
    920,  928,  935,  943,  949,  956,  962,  968,  974,  979,  984,  989, 994, 998, 1002, 1005,
    1008, 1011, 1014, 1016, 1018, 1020, 1022, 1023, 1023, 1024, 1024,
};

int sineOf(int degrees) {
  const int turned = (degrees % 360 + 360) % 360;
  const int half = turned % 180, size = kSines[half <= 90 ? half : 180 - half];
  return turned < 180 ? size : -size;
}

constexpr int kNothing = -1;  // no colour is transparent

}  // namespace

// The part of the sprite's stored picture, without the value `transparent`, with its top left at (x, y).
void TFT_eSprite::pushRows(TFT_eSPI& to, int32_t x, int32_t y, const Rect& part, int transparent) {
  for (int row = 0; row < part.h; ++row) {
    for (int column = 0; column < part.w;) {
      uint16_t* line = to.scratch();
      const int start = column;
      while (column < part.w && column - start < kLine) {
        const unsigned value = stored(part.x + column, part.y + row);
        if (static_cast<int>(value) == transparent) break;
        line[column++ - start] = lucca::swapBytes(colorOf(value));
      }
      const Rect area = to.cut(x + start, y + row, column - start, 1);
      if (!area.empty()) to.paintPixels(area, line + (area.x - to.originX_ - x - start), area.w, false);
      if (column - start < kLine && column < part.w) ++column;  // the transparent one
    }
  }
}

void TFT_eSprite::pushSprite(int32_t x, int32_t y) { pushSprite(x, y, 0, 0, width_, height_); }

void TFT_eSprite::pushSprite(int32_t x, int32_t y, uint16_t transparent) {
  if (!created()) return;
  if (bits_ == 16) {
    const bool kept = display_.swapBytes_;
    display_.swapBytes_ = false;
    display_.pushImage(x, y, width_, height_, wide(), transparent);
    display_.swapBytes_ = kept;
    return;
  }
  const int value = bits_ == 8 ? color16to8(transparent) : bits_ == 4 ? transparent & 15 : 0;
  pushRows(display_, x, y, makeRect(0, 0, width_, height_), value);
}

bool TFT_eSprite::pushSprite(int32_t tx, int32_t ty, int32_t sx, int32_t sy, int32_t sw, int32_t sh) {
  if (!created()) return false;
  const Rect part = lucca::intersect(makeRect(sx, sy, sw, sh), makeRect(0, 0, width_, height_));
  if (part.empty()) return false;
  if (bits_ != 16) {
    pushRows(display_, tx, ty, part, kNothing);
    return true;
  }
  const Rect area = display_.cut(tx, ty, part.w, part.h);
  if (area.empty()) return true;
  const int column = part.x + area.x - display_.originX_ - tx, row = part.y + area.y - display_.originY_ - ty;
  display_.paintPixels(area, wide() + row * rowPixels_ + column, rowPixels_, false);
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
    if (!area.empty()) to->paintPixels(area, wide() + dy * rowPixels_ + dx, rowPixels_, false);
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
      lucca::copyKeyed(to->wide() + (area.y + j) * to->rowPixels_ + area.x,
                       wide() + (dy + j) * rowPixels_ + dx, area.w, lucca::swapBytes(transparent));
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

bool TFT_eSprite::pushRotated(int16_t angle, uint32_t transparent) {
  return pushTurned(display_, angle, transparent);
}

bool TFT_eSprite::pushRotated(TFT_eSprite* to, int16_t angle, uint32_t transparent) {
  if (bits_ == 4 || !to->created() || to->bits_ == 4) return false;
  return pushTurned(*to, angle, transparent);
}

// Each pixel of the target's view that the turned sprite could cover looks up where it came from.
bool TFT_eSprite::pushTurned(TFT_eSPI& to, int16_t angle, uint32_t transparent) {
  if (!created() || to.view_.empty()) return false;
  constexpr int kShift = 10, kHalf = 1 << (kShift - 1);
  const int sine = sineOf(-angle), cosine = sineOf(90 - angle);
  const int reach = width_ + height_;  // no pixel is farther from the pivot, if the pivot is on the sprite
  const int px = to.pivotX_, py = to.pivotY_;
  const int far = reach + std::abs(pivotX_) + std::abs(pivotY_);
  const Rect area = lucca::intersect(makeRect(px - far, py - far, 2 * far + 1, 2 * far + 1), to.view_);
  const bool keyed = transparent != kReadBack;
  const uint16_t key = bits_ == 4 ? palette_[transparent & 15] : static_cast<uint16_t>(transparent);

  for (int y = area.y; y < area.bottom(); ++y) {
    uint16_t* line = to.scratch();
    int count = 0;
    const auto flush = [&](int end) {
      if (count > 0) to.paintPixels(makeRect(end - count, y, count, 1), line, count, false);
      count = 0;
      line = to.scratch();
    };
    for (int x = area.x; x < area.right(); ++x) {
      const int u = (cosine * (x - px) - sine * (y - py) + (pivotX_ << kShift) + kHalf) >> kShift;
      const int v = (sine * (x - px) + cosine * (y - py) + (pivotY_ << kShift) + kHalf) >> kShift;
      const bool inside = u >= 0 && v >= 0 && u < width_ && v < height_;
      const uint16_t color = inside ? colorOf(stored(u, v)) : uint16_t{0};
      if (!inside || (keyed && color == key)) {
        flush(x);
        continue;
      }
      if (count == kLine) flush(x);
      line[count++] = lucca::swapBytes(color);
    }
    flush(area.right());
  }
  return true;
}
