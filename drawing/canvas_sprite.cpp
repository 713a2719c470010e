#include "drawing/canvas.h"
#include "drawing/hot.h"
#include "drawing/span.h"

namespace lucca {

namespace {

LUCCA_HOT void copySwapped(uint16_t* to, const uint16_t* from, int count) {
  for (; count > 0; --count) *to++ = swapBytes(*from++);
}

inline bool maskBit(const uint8_t* mask, int i) { return ((mask[i >> 3] << (i & 7)) & 0x80) != 0; }

// Pixels `first` to `first + count` of a sprite's row, those with a 1 in the mask.
LUCCA_HOT void copyMasked(uint16_t* to, const uint16_t* row, const uint8_t* mask, int first, int count) {
  for (int i = first; i < first + count; ++i, ++to) {
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
