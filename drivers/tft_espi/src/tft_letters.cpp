// Single letters: the classic font, the free fonts and the numbered ones.
#include <algorithm>

#include "drawing/raster/span.h"
#include "drivers/tft_espi/src/classic_font.h"
#include "drivers/tft_espi/src/font_cells.h"
#include "drivers/tft_espi/src/library.h"
#include "drivers/tft_espi/src/pen.h"

using lucca::kClassicHeight;
using lucca::kClassicWidth;
using lucca::Rect;

void TFT_eSPI::drawClassic(int32_t x, int32_t y, uint32_t code, uint32_t color, uint32_t ground, int size) {
  if (code < 0x20 || code > 0xFF) return;
  const uint8_t* rows = lucca::classicGlyph(code);
  const bool filled = color != ground;
  const Rect area = cut(x, y, kClassicWidth * size, kClassicHeight * size);
  const bool whole = area.w == kClassicWidth * size && area.h == kClassicHeight * size;
  if (whole && !filled) return paintInk(area, rows, size, static_cast<uint16_t>(color));
  if (whole && size == 1) {
    return paintLetter(area, rows, static_cast<uint16_t>(color), static_cast<uint16_t>(ground));
  }
  for (int j = 0; j < kClassicHeight; ++j) {
    for (int i = 0; i < kClassicWidth; ++i) {
      const bool bit = (rows[j] << i & 0x80) != 0;
      if (bit || filled) fillRect(x + i * size, y + j * size, size, size, bit ? color : ground);
    }
  }
}

// A whole cell of the classic font.
void TFT_eSPI::paintLetter(const Rect& area, const uint8_t* rows, uint16_t color, uint16_t ground) {
  uint16_t cell[kClassicWidth * kClassicHeight];
  const uint16_t ink = lucca::swapBytes(color), paper = lucca::swapBytes(ground);
  uint16_t* to = cell;
  for (int j = 0; j < kClassicHeight; ++j) {
    for (int i = 0, bits = rows[j]; i < kClassicWidth; ++i, bits <<= 1)
      *to++ = (bits & 0x80) != 0 ? ink : paper;
  }
  if (!setup_.shadow.empty()) shade(area, cell, kClassicWidth, 0);
  bus_.open(lucca::makePair(area.x, area.y), lucca::makePair(area.w, area.h));
  bus_.push(cell, kClassicWidth * kClassicHeight);
}

// Runs that are alike in several rows are one rectangle.
void TFT_eSPI::paintInk(const Rect& area, const uint8_t* rows, int size, uint16_t color) {
  Pen pen(*this, color);
  uint8_t left[kClassicHeight];
  std::copy(rows, rows + kClassicHeight, left);
  for (int j = 0; j < kClassicHeight; ++j) {
    for (unsigned bits = left[j]; bits != 0;) {
      int first = 0, wide = 0;
      while ((bits << first & 0x80) == 0) ++first;
      while ((bits << (first + wide) & 0x80) != 0) ++wide;
      const unsigned run = (0xFFu >> first) & ~(0xFFu >> (first + wide)), edge = (run << 1 | run >> 1) & ~run;
      int high = 1;
      for (; j + high < kClassicHeight && (left[j + high] & (run | edge)) == run; ++high)
        left[j + high] = static_cast<uint8_t>(left[j + high] & ~run);
      pen.inside(area.x + first * size, area.y + j * size, wide * size, high * size);
      bits &= ~run;
    }
  }
}

namespace {

// A letter whose rows follow each other bit by bit, into memory.
void storeBits(uint16_t* to, int stride, const uint8_t* bits, int w, int h, uint16_t ink) {
  unsigned byte = 0, bit = 0;
  for (; h > 0; --h, to += stride) {
    for (uint16_t *at = to, *end = to + w; at != end; ++at) {
      bit >>= 1;
      if (bit == 0) byte = *bits++, bit = 0x80;
      if ((byte & bit) != 0) *at = ink;
    }
  }
}

}  // namespace

void TFT_eSPI::drawFree(int32_t x, int32_t y, const GFXglyph& glyph, uint32_t color, int size) {
  const uint8_t* bits = freeFont_->bitmap + glyph.bitmapOffset;
  const Rect box =
      cut(x + glyph.xOffset * size, y + glyph.yOffset * size, glyph.width * size, glyph.height * size);
  if (box.empty()) return;
  // Wholly visible, as nearly always, no run needs to be cut.
  const bool whole = box.w == glyph.width * size && box.h == glyph.height * size;
  if (const Memory pixels = memory(); whole && size == 1 && pixels.first != nullptr) {
    return storeBits(pixels.at(box.x, box.y), pixels.stride, bits, box.w, box.h,
                     lucca::swapBytes(static_cast<uint16_t>(color)));
  }
  unsigned left = 0, byte = 0;
  for (int j = 0; j < glyph.height; ++j) {
    int run = 0;
    for (int i = 0; i <= glyph.width; ++i) {
      bool bit = false;
      if (i < glyph.width) {
        if (left == 0) byte = *bits++, left = 8;
        bit = (byte & 0x80) != 0;
        byte <<= 1;
        --left;
      }
      if (bit) {
        ++run;
      } else if (run > 0) {
        const int column = i - run;
        if (whole) {
          paint(lucca::makeRect(box.x + column * size, box.y + j * size, run * size, size), color);
        } else {
          fillRect(x + (glyph.xOffset + column) * size, y + (glyph.yOffset + j) * size, run * size, size,
                   color);
        }
        run = 0;
      }
    }
  }
}

void TFT_eSPI::drawNumbered(uint8_t font, uint32_t code, int32_t x, int32_t y) {
  const int wide = lucca::cellWidth(font, code), high = lucca::fontLine(font).height;
  const bool filled = textcolor != textbgcolor;
  const Rect area = cut(x, y, wide * textsize, high * textsize);
  if (area.empty()) return;
  const bool whole = filled && textsize == 1 && area.w == wide && area.h == high;
  const uint16_t ink = lucca::swapBytes(static_cast<uint16_t>(textcolor));
  const uint16_t paper = lucca::swapBytes(static_cast<uint16_t>(textbgcolor));
  for (int j = 0; j < high; ++j) {
    uint64_t bits = lucca::cellRow(font, code, j);
    if (whole) {
      uint16_t* line = scratch();
      for (int i = 0; i < wide; ++i, bits <<= 1) line[i] = bits >> 63 != 0 ? ink : paper;
      paintPixels(lucca::makeRect(area.x, area.y + j, wide, 1), line, wide, false);
      continue;
    }
    for (int i = 0; i < wide;) {
      const int start = i;
      const bool bit = bits >> 63 != 0;
      for (; i < wide && (bits >> 63 != 0) == bit; ++i) bits <<= 1;
      if (bit || filled) {
        fillRect(x + start * textsize, y + j * textsize, (i - start) * textsize, textsize,
                 bit ? textcolor : textbgcolor);
      }
    }
  }
}

void TFT_eSPI::drawChar(int32_t x, int32_t y, uint16_t code, uint32_t color, uint32_t ground, uint8_t size) {
  if (freeFont_ == nullptr) return drawClassic(x, y, code, color, ground, size);
  const GFXglyph* glyph = freeGlyph(code);
  if (glyph != nullptr) drawFree(x, y, *glyph, color, size);
}

int16_t TFT_eSPI::drawChar(uint16_t code, int32_t x, int32_t y, uint8_t font) {
  if (code == 0) return 0;
  if (font == 1) {
    drawChar(x, y, code, textcolor, textbgcolor, textsize);
    if (freeFont_ == nullptr) return static_cast<int16_t>(kClassicWidth * textsize);
    const GFXglyph* glyph = freeGlyph(code);
    return static_cast<int16_t>(glyph != nullptr ? glyph->xAdvance * textsize : 0);
  }
  if (code < 0x20 || code > 0x7F || lucca::fontLine(font).height == 0) return 0;
  drawNumbered(font, code, x, y);
  return static_cast<int16_t>(lucca::cellWidth(font, code) * textsize);
}
