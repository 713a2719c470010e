// Printing at the cursor, and numbers.
#include <algorithm>

#include "drivers/tft_espi/src/classic_font.h"
#include "drivers/tft_espi/src/digits.h"
#include "drivers/tft_espi/src/font_cells.h"
#include "drivers/tft_espi/src/library.h"

int16_t TFT_eSPI::drawNumber(long number, int32_t x, int32_t y, uint8_t font) {
  digits_ = true;
  const auto bits = static_cast<uint64_t>(static_cast<int64_t>(number));
  return drawString(lucca::Digits(number < 0 ? 0 - bits : bits, number < 0, 10).view(), x, y, font);
}

int16_t TFT_eSPI::drawFloat(float number, uint8_t decimals, int32_t x, int32_t y, uint8_t font) {
  digits_ = true;
  constexpr int kMostDigits = 8;
  constexpr uint64_t kMost = 2147483647;
  const lucca::Real real = lucca::takeApart(number);
  if (lucca::scaled(real, 1) >= kMost) return drawString("...", x, y, font);
  const int places = std::min<int>(decimals, lucca::kMostDecimals);
  return drawString(lucca::Decimal(real, places, places == 0 ? 0 : kMostDigits).view(), x, y, font);
}

void TFT_eSPI::setCursor(int16_t x, int16_t y) {
  cursorX_ = x;
  cursorY_ = y;
}

void TFT_eSPI::setCursor(int16_t x, int16_t y, uint8_t font) {
  setTextFont(font);
  setCursor(x, y);
}

void TFT_eSPI::newLine(int high) {
  cursorX_ = 0;
  cursorY_ += high;
}

// 0 while more bytes must come. A byte that begins no letter stands for itself.
uint16_t TFT_eSPI::decodeUTF8(uint8_t byte) {
  if (!utf8_ || byte < 0x80) {
    pending_ = 0;
    return byte;
  }
  if (pending_ > 0) {
    pendingCode_ = static_cast<uint16_t>(pendingCode_ << 6 | (byte & 0x3F));
    return --pending_ > 0 ? uint16_t{0} : pendingCode_;
  }
  if ((byte & 0xE0) == 0xC0) {
    pending_ = 1;
    pendingCode_ = byte & 0x1F;
    return 0;
  }
  if ((byte & 0xF0) == 0xE0) {
    pending_ = 2;
    pendingCode_ = byte & 0x0F;
    return 0;
  }
  return byte;
}

size_t TFT_eSPI::write(uint8_t byte) {
  if (view_.empty()) return 1;
  const uint16_t code = decodeUTF8(byte);
  if (code == 0 || code == '\r') return 1;
  if (fontLoaded) {
    if (code >= 0x20 || code == '\n') drawGlyph(code);
    return 1;
  }
  const int high = fontHeight();
  if (code == '\n') {
    newLine(high);
    return 1;
  }
  int reach;  // how far the letter goes to the right
  if (usesFreeFont(textfont)) {
    const GFXglyph* glyph = freeGlyph(code);
    if (glyph == nullptr) return 1;
    reach = glyph->width > 0 && glyph->height > 0 ? (glyph->xOffset + glyph->width) * textsize : 0;
  } else if (textfont == 1) {
    reach = lucca::kClassicWidth * textsize;
  } else {
    if (code < 0x20 || code > 0x7F) return 1;
    const int wide = lucca::cellWidth(textfont, code);
    reach = (textfont == 2 ? (wide + 6) / 8 * 8 : wide) * textsize;  // font 2 wraps by whole bytes
  }
  if (wrapX_ && reach > 0 && cursorX_ + reach > width()) newLine(high);
  if (wrapY_ && cursorY_ >= height()) cursorY_ = 0;
  cursorX_ += drawChar(code, cursorX_, cursorY_, textfont);
  return 1;
}
