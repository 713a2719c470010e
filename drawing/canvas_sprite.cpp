#include "drawing/canvas.h"
#include "drawing/raster/hot.h"
#include "drawing/raster/span.h"

namespace lucca {

namespace {

LUCCA_HOT void copySwapped(uint16_t* to, const uint16_t* from, int count) {
  for (; count > 0; --count) *to++ = swapBytes(*from++);
}

inline bool maskBit(const uint8_t* mask, int i) { return ((mask[i >> 3] << (i & 7)) & 0x80) != 0; }

// Two pixels in one load or store.
using PixelPair = uint32_t __attribute__((may_alias));

inline uint32_t swapPair(uint32_t pair) {
#if defined(__thumb__)
  asm("rev16 %0, %1" : "=l"(pair) : "l"(pair));  // the compiler only sees it for one pixel
  return pair;
#else
  return (pair << 8 & 0xFF00FF00u) | (pair >> 8 & 0x00FF00FFu);
#endif
}

// Eight pixels. Even addresses on both sides go by pairs.
inline void copyAll(uint16_t* to, const uint16_t* from) {
  if (((reinterpret_cast<uintptr_t>(to) | reinterpret_cast<uintptr_t>(from)) & 2u) == 0) {
    auto* pairs = reinterpret_cast<PixelPair*>(to);
    const auto* source = reinterpret_cast<const PixelPair*>(from);
    pairs[0] = swapPair(source[0]);
    pairs[1] = swapPair(source[1]);
    pairs[2] = swapPair(source[2]);
    pairs[3] = swapPair(source[3]);
  } else {
    for (int i = 0; i < 8; ++i) to[i] = swapBytes(from[i]);
  }
}

// Those of eight pixels that have a 1 in `mask`. The highest bit is a sign: a shift and a branch for each pixel.
inline void copySome(uint16_t* to, const uint16_t* from, uint32_t mask) {
  uint32_t bits = mask << 24;
  const auto copy = [&](int i) {
    if (static_cast<int32_t>(bits) < 0) [[likely]]
      to[i] = swapBytes(from[i]);
    bits <<= 1;
  };
  copy(0), copy(1), copy(2), copy(3);
  copy(4), copy(5), copy(6), copy(7);
}

struct MaskedRows {
  uint16_t* to;
  int toStride;
  const uint16_t* from;
  int fromStride;
  const uint8_t* mask;
  int maskStride;
  int first, count, rows;  // pixels of each row that are visible
};

LUCCA_HOT void copyMasked(const MaskedRows& job) {
  for (int row = 0; row < job.rows; ++row) {
    uint16_t* to = job.to + row * job.toStride;
    const uint16_t* from = job.from + row * job.fromStride + job.first;
    const uint8_t* mask = job.mask + row * job.maskStride + (job.first >> 3);
    int count = job.count;
    const int skipped = job.first & 7;
    if (skipped != 0) {
      const int width = 8 - skipped < count ? 8 - skipped : count;
      copySome(to, from, static_cast<uint32_t>(*mask++) << skipped & 0xFF00u >> width);
      to += width, from += width, count -= width;
    }
    for (; count >= 8; count -= 8, to += 8, from += 8) {
      const uint32_t bits = *mask++;
      if (bits == 0xFF) {
        copyAll(to, from);
      } else if (bits != 0) {
        copySome(to, from, bits);
      }
    }
    if (count > 0) copySome(to, from, *mask & 0xFF00u >> count);
  }
}

LUCCA_HOT void inkMasked(uint16_t* to, uint16_t value, const uint8_t* mask, int first, int count) {
  for (int i = first; i < first + count; ++i, ++to) {
    if (maskBit(mask, i)) *to = value;
  }
}

}  // namespace

void Canvas::drawSprite(const Sprite& sprite, int x, int y) {
  const Rect cut = visible(x, y, sprite.width, sprite.height);
  if (cut.empty()) return;
  touched(cut);
  const uint16_t* first = sprite.pixels + (cut.y - y) * sprite.width;
  if (sprite.mask == nullptr) {
    for (int line = 0; line < cut.h; ++line, first += sprite.width) {
      copySwapped(at(cut.x, cut.y + line), first + (cut.x - x), cut.w);
    }
    return;
  }
  const int maskBytes = (sprite.width + 7) / 8;
  copyMasked({at(cut.x, cut.y), width_, first, sprite.width, sprite.mask + (cut.y - y) * maskBytes, maskBytes,
              cut.x - x, cut.w, cut.h});
}

void Canvas::drawMask(const uint8_t* bits, int width, int height, int x, int y, Colour colour) {
  const Rect cut = visible(x, y, width, height);
  if (cut.empty()) return;
  touched(cut);
  const int maskBytes = (width + 7) / 8;
  const uint16_t value = swapBytes(colour);
  for (int line = cut.y; line < cut.bottom(); ++line) {
    inkMasked(at(cut.x, line), value, bits + (line - y) * maskBytes, cut.x - x, cut.w);
  }
}

}  // namespace lucca
