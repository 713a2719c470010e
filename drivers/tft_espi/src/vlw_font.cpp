#include "drivers/tft_espi/src/vlw_font.h"

#include <algorithm>

namespace lucca {

namespace {

constexpr int kHeaderBytes = 24, kGlyphBytes = 28;
enum Field { kCode, kHeight, kWidth, kAdvance, kTop, kLeft };

uint32_t bigEndian(const uint8_t* at) {
  return static_cast<uint32_t>(at[0]) << 24 | static_cast<uint32_t>(at[1]) << 16 |
         static_cast<uint32_t>(at[2]) << 8 | at[3];
}

// Letters whose descent counts for the line; others tend to have odd ones.
bool countsForLine(int code) { return (code > 0x20 && code < 0xA0 && code != 0x7F) || code > 0xFF; }

}  // namespace

uint32_t VlwFont::word(int index, int field) const {
  return bigEndian(gArray + kHeaderBytes + index * kGlyphBytes + field * 4);
}

bool VlwFont::isWhole(std::span<const uint8_t> bytes) {
  if (bytes.size() < kHeaderBytes) return false;
  const uint32_t count = bigEndian(bytes.data());
  if (count == 0 || count > (bytes.size() - kHeaderBytes) / kGlyphBytes || count > 0xFFFF) return false;
  VlwFont font;
  font.gArray = bytes.data();
  uint64_t end = kHeaderBytes + count * kGlyphBytes;
  for (int i = 0; i < static_cast<int>(count); ++i)
    end += (font.word(i, kHeight) & 0xFF) * (font.word(i, kWidth) & 0xFF);
  return end <= bytes.size();
}

void VlwFont::load(const uint8_t* array) {
  gArray = array;
  gCount = static_cast<uint16_t>(bigEndian(array));
  ascent = static_cast<int16_t>(bigEndian(array + 16));
  descent = static_cast<int16_t>(bigEndian(array + 20));
  maxAscent = static_cast<uint16_t>(ascent);
  maxDescent = static_cast<uint16_t>(descent);
  sorted_ = true;
  step_ = static_cast<uint16_t>(std::max(1, (gCount + kMarks - 1) / kMarks));
  uint32_t at = static_cast<uint32_t>(kHeaderBytes + gCount * kGlyphBytes);
  for (int i = 0; i < gCount; ++i) {
    const int high = static_cast<uint8_t>(word(i, kHeight)), top = static_cast<int16_t>(word(i, kTop));
    if (high - top > maxDescent && countsForLine(codeOf(i))) maxDescent = static_cast<uint16_t>(high - top);
    if (i > 0 && codeOf(i) < codeOf(i - 1)) sorted_ = false;
    if (i % step_ == 0) marks_[i / step_] = at;
    at += static_cast<uint32_t>(high) * static_cast<uint8_t>(word(i, kWidth));
  }
  yAdvance = static_cast<uint16_t>(maxAscent + maxDescent);
  spaceWidth = static_cast<uint16_t>((ascent + descent) * 2 / 7);
}

int VlwFont::find(uint16_t code) const {
  if (!sorted_) {
    for (int i = 0; i < gCount; ++i) {
      if (codeOf(i) == code) return i;
    }
    return -1;
  }
  int low = 0, high = gCount;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (codeOf(middle) < code) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < gCount && codeOf(low) == code ? low : -1;
}

VlwGlyph VlwFont::measures(int index) const {
  return {static_cast<uint16_t>(codeOf(index)),
          static_cast<uint8_t>(word(index, kWidth)),
          static_cast<uint8_t>(word(index, kHeight)),
          static_cast<uint8_t>(word(index, kAdvance)),
          static_cast<int16_t>(word(index, kTop)),
          static_cast<int8_t>(word(index, kLeft)),
          nullptr};
}

VlwGlyph VlwFont::glyph(int index) const {
  uint32_t at = marks_[index / step_];
  for (int i = index / step_ * step_; i < index; ++i) {
    at += (word(i, kHeight) & 0xFF) * (word(i, kWidth) & 0xFF);
  }
  VlwGlyph glyph = measures(index);
  glyph.coverage = gArray + at;
  return glyph;
}

}  // namespace lucca
