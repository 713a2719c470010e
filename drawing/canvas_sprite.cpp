#include "drawing/canvas.h"
#include "drawing/hot.h"
#include "drawing/span.h"

namespace lucca {

namespace {

LUCCA_HOT void copySwapped(uint16_t* to, const uint16_t* from, int count) {
  for (; count > 0; --count) *to++ = swapBytes(*from++);
}

inline bool maskBit(const uint8_t* mask, int i) { return ((mask[i >> 3] << (i & 7)) & 0x80) != 0; }

// Eight pixels, those with a 1 in `mask`.
inline void copyEight(uint16_t* to, const uint16_t* from, uint32_t mask) {
  const auto copy = [&](int i) { to[i] = swapBytes(from[i]); };
  if (mask == 0xFF) {
    copy(0), copy(1), copy(2), copy(3), copy(4), copy(5), copy(6), copy(7);
  } else if (mask != 0) {
    if ((mask & 0x80u) != 0) copy(0);
    if ((mask & 0x40u) != 0) copy(1);
    if ((mask & 0x20u) != 0) copy(2);
    if ((mask & 0x10u) != 0) copy(3);
    if ((mask & 0x08u) != 0) copy(4);
    if ((mask & 0x04u) != 0) copy(5);
    if ((mask & 0x02u) != 0) copy(6);
    if ((mask & 0x01u) != 0) copy(7);
  }
}

// Pixels `first` to `first + count` of a sprite's row, those with a 1 in the mask.
LUCCA_HOT void copyMasked(uint16_t* to, const uint16_t* row, const uint8_t* mask, int first, int count) {
  int i = first;
  const int end = first + count;
  for (; i < end && (i & 7) != 0; ++i, ++to) {
    if (maskBit(mask, i)) *to = swapBytes(row[i]);
  }
  for (; i + 8 <= end; i += 8, to += 8) copyEight(to, row + i, mask[i >> 3]);
  for (; i < end; ++i, ++to) {
    if (maskBit(mask, i)) *to = swapBytes(row[i]);
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
  touched(cut);
  const int maskBytes = (sprite.width + 7) / 8;
  for (int line = cut.y; line < cut.bottom(); ++line) {
    const uint16_t* row = sprite.pixels + (line - y) * sprite.width;
    if (sprite.mask == nullptr) {
      copySwapped(at(cut.x, line), row + (cut.x - x), cut.w);
    } else {
      copyMasked(at(cut.x, line), row, sprite.mask + (line - y) * maskBytes, cut.x - x, cut.w);
    }
  }
}

void Canvas::drawMask(const uint8_t* bits, int width, int height, int x, int y, Colour colour) {
  const Rect cut = visible(x, y, width, height);
  touched(cut);
  const int maskBytes = (width + 7) / 8;
  const uint16_t value = swapBytes(colour);
  for (int line = cut.y; line < cut.bottom(); ++line) {
    inkMasked(at(cut.x, line), value, bits + (line - y) * maskBytes, cut.x - x, cut.w);
  }
}

}  // namespace lucca
