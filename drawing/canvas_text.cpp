#include <algorithm>

#include "drawing/canvas.h"
#include "drawing/raster/hot.h"
#include "drawing/raster/span.h"
#include "drawing/type/utf8.h"

namespace lucca {

namespace {

// The colours from ground to ink in 16 steps, worked out as they are met. Text mostly lies on one ground, so
// they are met once.
class Ink {
 public:
  explicit Ink(Colour colour) : colour_(colour), full_(swapBytes(colour)) {}

  uint16_t full() const { return full_; }

  uint16_t over(uint16_t below, uint32_t coverage) {
    if (below != below_) {
      below_ = below;
      known_ = 0;
    }
    if ((known_ & (1u << coverage)) == 0) {
      known_ |= 1u << coverage;
      steps_[coverage] = blendPanel(below, colour_, (coverage * 137u) >> 6);  // 15 gives 32
    }
    return steps_[coverage];
  }

 private:
  Colour colour_;
  uint16_t full_;
  uint16_t below_ = 0;
  uint32_t known_ = 0;
  uint16_t steps_[16];
};

inline void inkPixel(uint16_t* to, uint32_t value, Ink& ink) {
  if (value != 0) *to = value == 15 ? ink.full() : ink.over(*to, value);
}

// `coverage` holds two pixels a byte; pixel number `from` goes to `to`.
LUCCA_HOT void inkRow(uint16_t* to, const uint8_t* coverage, int from, int count, Ink& ink) {
  coverage += from >> 1;
  if ((from & 1) != 0 && count > 0) {
    inkPixel(to++, *coverage++ >> 4, ink);
    --count;
  }
  for (; count >= 2; count -= 2, to += 2) {
    const uint32_t pair = *coverage++;
    if (pair == 0) continue;
    inkPixel(to, pair & 15u, ink);
    inkPixel(to + 1, pair >> 4, ink);
  }
  if (count > 0) inkPixel(to, *coverage & 15u, ink);
}

Rect boxOf(const Glyph& glyph, int x, int y) {
  return makeRect(x + glyph.left, y - glyph.top, glyph.width, glyph.height);
}

// Draws the part `cut` of a glyph with its pen at (x, y).
void inkGlyph(uint16_t* pixels, int stride, const Rect& cut, const Glyph& glyph, const uint8_t* coverage,
              int x, int y, Ink& ink) {
  const Rect box = boxOf(glyph, x, y);
  const int bytes = (glyph.width + 1) / 2;
  const uint8_t* row = coverage + glyph.offset + (cut.y - box.y) * bytes;
  for (int line = cut.y; line < cut.bottom(); ++line, row += bytes) {
    inkRow(pixels + line * stride + cut.x, row, cut.x - box.x, cut.w, ink);
  }
}

int missingWidth(const Font& font) { return font.capHeight * 3 / 4; }

int advanceOf(const Font& font, const Glyph* glyph) {
  return glyph ? glyph->advance : missingWidth(font) + 2;
}

}  // namespace

int Canvas::textWidth(std::string_view text, const Font& font) {
  int width = 0;
  while (!text.empty()) width += advanceOf(font, font.find(takeCodePoint(text)));
  return width;
}

int Canvas::drawText(std::string_view text, int x, int y, const Font& font, Colour colour, Align align) {
  if (align != Align::Left) x -= align == Align::Right ? textWidth(text, font) : textWidth(text, font) / 2;
  if (words().heard()) {
    const Rect box = makeRect(x, y - font.capHeight, textWidth(text, font), font.capHeight);
    words().letters(text, box);
    words().ink(*this, box, text, colour);
  }
  // Letters and signs reach no further than this.
  const int reach = 2 * (font.ascent + font.descent);
  if (y + reach < clip_.y || y - reach > clip_.bottom()) return textWidth(text, font);
  Ink ink(colour);
  const int start = x;
  while (!text.empty()) {
    const Glyph* glyph = font.find(takeCodePoint(text));
    // Far outside the clip a glyph's box need not even be worked out, and a pen beyond 16 bits cannot be.
    const bool near =
        x > clip_.x - 128 && x < clip_.right() + 128 && y > clip_.y - 128 && y < clip_.bottom() + 128;
    if (near && glyph != nullptr) {
      const Rect cut = intersect(boxOf(*glyph, x, y), clip_);
      touched(cut);
      inkGlyph(pixels_, width_, cut, *glyph, font.coverage, x, y, ink);
    } else if (near) {
      drawRect(makeRect(x + 1, y - font.capHeight, missingWidth(font), font.capHeight), colour);
    }
    x += advanceOf(font, glyph);
  }
  return x - start;
}

}  // namespace lucca
