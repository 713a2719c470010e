// Sprites turned about their pivot.
#include <algorithm>

#include "drawing/raster/span.h"
#include "drivers/tft_espi/src/angles.h"
#include "drivers/tft_espi/src/library.h"

using lucca::makeRect;

namespace {

constexpr int kShift = 10;  // of the fixed point that places are looked up with
constexpr int kMargin = 2;  // round a box, for what rounding moves

int partOf(int32_t sine) {
  return (sine + (1 << (lucca::kSineBits - kShift - 1))) >> (lucca::kSineBits - kShift);
}

}  // namespace

bool TFT_eSprite::pushRotated(int16_t angle, uint32_t transparent) {
  return pushTurned(display_, angle, transparent);
}

bool TFT_eSprite::pushRotated(TFT_eSprite* to, int16_t angle, uint32_t transparent) {
  if (bits_ == 4 || !to->created() || to->bits_ == 4) return false;
  return pushTurned(*to, angle, transparent);
}

void TFT_eSprite::getRotatedBounds(int16_t angle, int16_t w, int16_t h, int16_t pivotX, int16_t pivotY,
                                   int16_t* minX, int16_t* minY, int16_t* maxX, int16_t* maxY) const {
  const int64_t sine = lucca::sineOf(angle), cosine = lucca::cosineOf(angle);
  const auto whole = [](int64_t value) { return static_cast<int>(value / (int64_t{1} << lucca::kSineBits)); };
  // A corner widens the box only where it lies outside it, margin and all: sketches know these boxes.
  const int corners[4][2] = {
      {-pivotX, -pivotY}, {w - pivotX, -pivotY}, {w - pivotX, h - pivotY}, {-pivotX, h - pivotY}};
  int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
  for (int i = 0; i < 4; ++i) {
    const int x = whole(corners[i][0] * cosine - corners[i][1] * sine);
    const int y = whole(corners[i][0] * sine + corners[i][1] * cosine);
    if (i == 0 || x < x0) x0 = x - kMargin;
    if (i == 0 || x > x1) x1 = x + kMargin;
    if (i == 0 || y < y0) y0 = y - kMargin;
    if (i == 0 || y > y1) y1 = y + kMargin;
  }
  *minX = static_cast<int16_t>(x0), *maxX = static_cast<int16_t>(x1);
  *minY = static_cast<int16_t>(y0), *maxY = static_cast<int16_t>(y1);
}

// `box`: minX, minY, maxX, maxY, columns up to maxX, rows with maxY. False when nothing of it is visible.
bool TFT_eSprite::boundsOn(const TFT_eSPI& to, int16_t angle, int16_t* box) const {
  getRotatedBounds(angle, width_, height_, pivotX_, pivotY_, box, box + 1, box + 2, box + 3);
  const int x0 = std::max<int>(box[0] + to.pivotX_, to.view_.x);
  const int y0 = std::max<int>(box[1] + to.pivotY_, to.view_.y);
  const int x1 = std::min<int>(box[2] + to.pivotX_, to.view_.right());
  const int y1 = std::min<int>(box[3] + to.pivotY_, to.view_.bottom());
  box[0] = static_cast<int16_t>(x0), box[1] = static_cast<int16_t>(y0);
  box[2] = static_cast<int16_t>(x1), box[3] = static_cast<int16_t>(y1);
  return x0 <= x1 && y0 <= y1;
}

bool TFT_eSprite::getRotatedBounds(int16_t angle, int16_t* minX, int16_t* minY, int16_t* maxX,
                                   int16_t* maxY) const {
  int16_t box[4];
  const bool visible = boundsOn(display_, angle, box);
  *minX = box[0], *minY = box[1], *maxX = box[2], *maxY = box[3];
  return visible;
}

bool TFT_eSprite::getRotatedBounds(TFT_eSprite* to, int16_t angle, int16_t* minX, int16_t* minY,
                                   int16_t* maxX, int16_t* maxY) const {
  int16_t box[4];
  boundsOn(*to, angle, box);
  *minX = box[0], *minY = box[1], *maxX = box[2], *maxY = box[3];
  return true;
}

namespace {

// The steps k from 0 on for which start + k * step lies between 0 and end; it does so without a gap.
struct Steps {
  int first, end;
};

Steps stepsInside(int start, int step, int end) {
  constexpr int kEver = 1 << 20;
  if (step == 0) return {0, start >= 0 && start < end ? kEver : 0};
  if (step < 0) start = end - 1 - start, step = -step;  // mirrored
  const auto from = [&](int value) { return value <= 0 ? 0 : (value + step - 1) / step; };
  return {from(-start), from(end - start)};
}

// `count` pixels of a turned picture, whose next one lies (stepU, stepV) further in it.
void storeTurned(uint16_t* to, const uint16_t* from, uint32_t stride, int count, uint32_t u, uint32_t v,
                 uint32_t stepU, uint32_t stepV, uint16_t key, bool keyed) {
  for (uint16_t* const end = to + count; to != end; ++to, u += stepU, v += stepV) {
    const uint16_t pixel = from[(v >> kShift) * stride + (u >> kShift)];
    if (pixel != key || !keyed) *to = pixel;
  }
}

}  // namespace

// Each pixel of the box looks up where it came from. A row is inside the sprite once, so it ends where it leaves it.
bool TFT_eSprite::pushTurned(TFT_eSPI& to, int16_t angle, uint32_t transparent) {
  int16_t box[4];
  if (!created() || to.view_.empty() || !boundsOn(to, angle, box)) return false;
  const int sine = partOf(lucca::sineOf(-angle)), cosine = partOf(lucca::cosineOf(angle));
  const uint32_t wide = static_cast<uint32_t>(width_) << kShift, high = static_cast<uint32_t>(height_)
                                                                        << kShift;
  const bool keyed = transparent != kReadBack;
  const uint16_t color = bits_ == 4 ? palette_[transparent & 15] : static_cast<uint16_t>(transparent);
  const uint16_t key = lucca::swapBytes(color);
  constexpr int kHalf = 1 << (kShift - 1);
  const Memory pixels = to.memory();
  const bool direct = bits_ == 16 && pixels.first != nullptr;

  const int lastRow = std::min<int>(box[3], to.view_.bottom() - 1);
  for (int y = box[1]; y <= lastRow; ++y) {
    const int dx = box[0] - to.pivotX_, dy = y - to.pivotY_;
    auto u = static_cast<uint32_t>(cosine * dx - sine * dy + (pivotX_ << kShift) + kHalf);
    auto v = static_cast<uint32_t>(sine * dx + cosine * dy + (pivotY_ << kShift) + kHalf);
    if (direct) {
      const Steps across = stepsInside(static_cast<int>(u), cosine, static_cast<int>(wide));
      const Steps down = stepsInside(static_cast<int>(v), sine, static_cast<int>(high));
      const int first = std::max(across.first, down.first);
      const int end = std::min({across.end, down.end, box[2] - box[0]});
      if (first >= end) continue;
      const auto stepU = static_cast<uint32_t>(cosine), stepV = static_cast<uint32_t>(sine);
      const auto skipped = static_cast<uint32_t>(first);
      storeTurned(pixels.at(box[0] + first, y), wide16(), static_cast<uint32_t>(rowPixels_), end - first,
                  u + skipped * stepU, v + skipped * stepV, stepU, stepV, key, keyed);
      continue;
    }
    const auto next = [&] {
      u += static_cast<uint32_t>(cosine);
      v += static_cast<uint32_t>(sine);
    };
    int x = box[0];
    for (; x < box[2] && (u >= wide || v >= high); ++x) next();
    uint16_t* line = to.scratch();
    int count = 0;
    const auto flush = [&] {
      if (count > 0) to.paintPixels(makeRect(x - count, y, count, 1), line, count, false);
      count = 0;
      line = to.scratch();
    };
    for (; x < box[2] && u < wide && v < high; ++x, next()) {
      const int column = static_cast<int>(u >> kShift), row = static_cast<int>(v >> kShift);
      const uint16_t pixel =
          bits_ == 16 ? wide16()[row * rowPixels_ + column] : lucca::swapBytes(colorOf(stored(column, row)));
      if (keyed && pixel == key) {
        flush();
        continue;
      }
      if (count == kLine) flush();
      line[count++] = pixel;
    }
    flush();
  }
  return true;
}
