// The letters of the numbered fonts, row by row.
#include "drivers/tft_espi/src/classic_font.h"
#include "drivers/tft_espi/src/font_cells.h"

namespace lucca {

namespace {

constexpr uint64_t kFirstColumn = uint64_t{1} << 63;

uint64_t columns(int first, int last) {
  uint64_t bits = 0;
  for (int i = first; i <= last; ++i) bits |= kFirstColumn >> i;
  return bits;
}

// Segments: 1 top, 2 top right, 4 bottom right, 8 bottom, 16 bottom left, 32 top left, 64 middle.
constexpr uint8_t kSegments[10] = {0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F};

// A digit stands in 26 x 46 of its cell. Strokes are 6 thick and pointed, with a gap of a pixel where two meet.
constexpr int kLeft = 2, kRight = 27, kTop = 1, kThick = 6, kMiddle = 23, kBottom = 45;

uint64_t flatStroke(int row, int from) {
  const int in = row - from;
  if (in < 0 || in >= kThick) return 0;
  return columns(kLeft + 1 + in, kRight - 1 - in);
}

uint64_t middleStroke(int row) {
  const int away = row < kMiddle ? kMiddle - row : row - kMiddle;
  if (away > kThick / 2) return 0;
  return columns(kLeft + 2 + away, kRight - 2 - away);
}

// The left stroke between two rows; the right one mirrors it.
uint64_t standingStroke(int row, int from, int to, bool right) {
  if (row < from || row > to) return 0;
  int thick = kThick;
  if (row - from < thick) thick = row - from + 1;
  if (to - row < thick) thick = to - row + 1;
  return right ? columns(kRight - thick + 1, kRight) : columns(kLeft, kLeft + thick - 1);
}

uint64_t segmentRow(unsigned segments, int row) {
  uint64_t bits = 0;
  if ((segments & 1) != 0) bits |= flatStroke(row, kTop);
  if ((segments & 8) != 0) bits |= flatStroke(2 * kMiddle - row, kTop);
  if ((segments & 64) != 0) bits |= middleStroke(row);
  if ((segments & 32) != 0) bits |= standingStroke(row, kTop + 2, kMiddle - 2, false);
  if ((segments & 2) != 0) bits |= standingStroke(row, kTop + 2, kMiddle - 2, true);
  if ((segments & 16) != 0) bits |= standingStroke(row, kMiddle + 2, kBottom - 2, false);
  if ((segments & 4) != 0) bits |= standingStroke(row, kMiddle + 2, kBottom - 2, true);
  return bits;
}

uint64_t segmentLetter(uint32_t code, int row) {
  if (code >= '0' && code <= '9') return segmentRow(kSegments[code - '0'], row);
  if (code == '-') return segmentRow(64, row);
  const bool low = row >= kBottom - kThick && row < kBottom;
  if (code == '.') return low ? columns(3, 8) : 0;
  const bool high = row >= 13 && row < 13 + kThick, under = row >= 29 && row < 29 + kThick;
  return code == ':' && (high || under) ? columns(3, 8) : 0;
}

// Font 1's letter over the height above the baseline and a bit below, as wide as the cell.
uint64_t stretched(uint8_t font, uint32_t code, int row) {
  const int wide = cellWidth(font, code), high = fontLine(font).height;
  const uint8_t bits = classicGlyph(code)[row * kClassicHeight / high];
  uint64_t result = 0;
  for (int i = 0; i < wide; ++i) {
    if ((bits << (i * kClassicWidth / wide) & 0x80) != 0) result |= kFirstColumn >> i;
  }
  return result;
}

}  // namespace

uint64_t cellRow(uint8_t font, uint32_t code, int row) {
  if (font == 7) return segmentLetter(code, row);
  if (!fontIsBaked(font)) return stretched(font, code, row);
  const uint8_t* cell = bakedCell(font, code);
  if (cell == nullptr) return 0;
  const int bytes = (cellWidth(font, code) + 7) / 8;
  uint64_t result = 0;
  for (int i = 0; i < bytes; ++i) result |= uint64_t{cell[row * bytes + i]} << (56 - 8 * i);
  return result;
}

}  // namespace lucca
