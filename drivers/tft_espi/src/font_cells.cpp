#include "drivers/tft_espi/src/font_cells.h"

namespace lucca {

namespace {

constexpr int kFirst = 0x20;

constexpr uint8_t kWidths2[96] = {
    6, 3, 4, 9, 8, 9, 9, 3, 7, 7, 8, 6, 3, 6,  5, 7, 8, 8, 8, 8, 8, 8, 8, 8,  8, 8, 3, 3, 6, 6, 6, 8,
    9, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 7, 10, 8, 8, 8, 8, 8, 8, 8, 8, 8, 10, 8, 8, 8, 4, 7, 4, 7, 9,
    5, 7, 7, 7, 7, 7, 6, 7, 7, 4, 5, 6, 4, 8,  7, 8, 7, 8, 6, 6, 5, 7, 8, 8,  6, 7, 7, 5, 3, 5, 8, 6,
};
constexpr uint8_t kWidths4[96] = {
    5,  8,  8,  19, 14, 21, 17, 6,  8,  8,  12, 10, 7,  8,  7,  8,  14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 7,  7,  14, 9,  14, 13, 25, 16, 17, 18, 18, 16, 15, 19, 18, 6,  13, 17, 13, 21, 18, 19,
    16, 19, 17, 16, 14, 18, 15, 23, 15, 16, 16, 9,  13, 9,  12, 13, 9,  14, 15, 13, 15, 14, 8,  15,
    15, 6,  6,  12, 6,  22, 15, 15, 15, 15, 8,  12, 7,  14, 12, 18, 13, 13, 12, 13, 13, 13, 15, 1,
};

int width6(uint32_t code) {
  if (code >= '0' && code <= '9') return 27;
  switch (code) {
    case '-':
      return 17;
    case '.':
    case ':':
      return 15;
    case 'a':
      return 27;
    case 'm':
      return 42;
    case 'p':
      return 29;
    case '|':
      return 7;
    default:
      return 12;
  }
}

}  // namespace

FontLine fontLine(uint8_t font) {
  static constexpr struct {
    uint8_t font;
    FontLine line;
  } kLines[] = {{1, {8, 7}}, {2, {16, 13}}, {4, {26, 19}}, {6, {48, 36}}, {7, {48, 47}}, {8, {75, 73}}};
  for (const auto& row : kLines) {
    if (row.font == font) return row.line;
  }
  return {0, 0};
}

int cellWidth(uint8_t font, uint32_t code) {
  const uint32_t letter = code < kFirst || code > 0x7F ? 0x20u : code;
  const bool digit = letter >= '0' && letter <= '9';
  switch (font) {
    case 2:
      return kWidths2[letter - kFirst];
    case 4:
      return kWidths4[letter - kFirst];
    case 6:
      return width6(letter);
    case 7:
      return digit || letter == '-' ? 32 : 12;
    case 8:
      return digit ? 55 : 29;
    default:
      return 0;
  }
}

}  // namespace lucca
