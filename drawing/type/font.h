// A baked, anti-aliased font: glyphs sorted by code point, 4 bits of coverage a pixel, two pixels a byte (the
// left one in the low half), rows padded to whole bytes. Tables are made at build time.
#pragma once

#include <cstdint>
#include <span>

namespace lucca {

struct Glyph {
  uint16_t code;  // Unicode code point
  uint8_t width, height;
  int8_t left, top;  // from the pen: to the right, and up from the baseline to the first row
  uint8_t advance;   // pen movement in pixels
  uint32_t offset;   // of its first byte in Font::coverage
};

struct Font {
  std::span<const Glyph> glyphs;
  const uint8_t* coverage;
  uint8_t ascent, descent;  // of the line, in pixels from the baseline
  uint8_t capHeight;
  uint8_t lineHeight;

  // Null when the font has no such letter.
  const Glyph* find(uint32_t code) const;
};

}  // namespace lucca
