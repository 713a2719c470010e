// A smooth font in Processing's vlw format, read where it lies: a header of six big-endian words, seven words for each glyph,
// then a byte of coverage for each pixel.
#pragma once

#include <cstdint>
#include <span>

namespace lucca {

struct VlwGlyph {
  uint16_t code;
  uint8_t width, height, advance;
  int16_t top;  // up from the baseline to the first row
  int8_t left;
  const uint8_t* coverage;
};

// The names of the numbers are TFT_eSPI's.
struct VlwFont {
  const uint8_t* gArray = nullptr;
  uint16_t gCount = 0;
  uint16_t yAdvance = 0, spaceWidth = 0;
  int16_t ascent = 0, descent = 0;
  uint16_t maxAscent = 0, maxDescent = 0;

  // Whether a file's bytes are a font with all of its coverage.
  static bool isWhole(std::span<const uint8_t> bytes);
  // `array` stays where it is.
  void load(const uint8_t* array);
  // -1 when the font has no such letter.
  int find(uint16_t code) const;
  VlwGlyph glyph(int index) const;
  VlwGlyph measures(int index) const;  // without its coverage, which takes longer to find

 private:
  static constexpr int kMarks = 24;

  uint32_t word(int index, int field) const;
  int codeOf(int index) const { return static_cast<int>(word(index, 0) & 0xFFFF); }

  bool sorted_ = false;
  uint16_t step_ = 1;         // glyphs from mark to mark
  uint32_t marks_[kMarks]{};  // where the coverage of every so-many-th glyph begins
};

}  // namespace lucca
