// Printing at the cursor, and numbers.
#include <algorithm>

#include "drivers/tft_espi/TFT_eSPI.h"
#include "drivers/tft_espi/src/classic_font.h"
#include "drivers/tft_espi/src/float_bits.h"

namespace {

// Digits of a number from its end; enough for 64 bits in base 2, and a sign.
class Digits {
 public:
  Digits(uint64_t number, bool negative, unsigned base) {
    do {
      const auto digit = static_cast<unsigned>(number % base);
      text_[--start_] = static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
      number /= base;
    } while (number != 0);
    if (negative) text_[--start_] = '-';
  }

  std::string_view view() const { return {text_ + start_, sizeof text_ - static_cast<size_t>(start_)}; }

 private:
  char text_[66];
  int start_ = sizeof text_;
};

constexpr uint32_t kPowers[] = {1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000};
constexpr int kMostDecimals = 7;

// `decimals` digits behind the point, of which at most `shown` are written (at least one).
class Decimal {
 public:
  Decimal(const lucca::Real& real, int decimals, int mostDigits) {
    const uint64_t number = lucca::scaled(real, kPowers[decimals]);
    const uint64_t whole = number / kPowers[decimals], fraction = number % kPowers[decimals];
    const Digits front(whole, real.negative && number != 0, 10);
    length_ = static_cast<int>(front.view().copy(text_, sizeof text_));
    if (decimals == 0) return;
    const int wholeDigits = length_ - (text_[0] == '-' ? 1 : 0);
    const int shown = std::clamp(mostDigits - wholeDigits, 0, decimals);
    text_[length_++] = '.';
    if (shown == 0) text_[length_++] = '0';
    for (int i = 1; i <= shown; ++i) {
      text_[length_++] = static_cast<char>('0' + fraction / kPowers[decimals - i] % 10);
    }
  }

  std::string_view view() const { return {text_, static_cast<size_t>(length_)}; }

 private:
  char text_[32];
  int length_;
};

}  // namespace

int16_t TFT_eSPI::drawNumber(long number, int32_t x, int32_t y, uint8_t font) {
  digits_ = true;
  const auto size = number < 0 ? uint64_t{0} - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
  return drawString(Digits(size, number < 0, 10).view(), x, y, font);
}

int16_t TFT_eSPI::drawFloat(float number, uint8_t decimals, int32_t x, int32_t y, uint8_t font) {
  constexpr int kMostDigits = 8;  // a float has no more to tell
  constexpr uint64_t kMost = 2147483647;
  digits_ = true;
  const lucca::Real real = lucca::takeApart(number);
  if (lucca::scaled(real, 1) >= kMost) return drawString("...", x, y, font);
  const int places = std::min<int>(decimals, kMostDecimals);
  return drawString(Decimal(real, places, places == 0 ? 0 : kMostDigits).view(), x, y, font);
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

size_t TFT_eSPI::write(uint8_t byte) {
  if (view_.empty() || byte == '\r') return 1;
  uint32_t code = byte;
  if (utf8_ && byte >= 0x80) {
    if (pending_ == 0 && (byte & 0xE0) == 0xC0) {
      pending_ = 1;
      pendingCode_ = byte & 0x1Fu;
      return 1;
    }
    if (pending_ == 0 && (byte & 0xF0) == 0xE0) {
      pending_ = 2;
      pendingCode_ = byte & 0x0Fu;
      return 1;
    }
    if (pending_ > 0) {
      pendingCode_ = pendingCode_ << 6 | (byte & 0x3Fu);
      if (--pending_ > 0) return 1;
      code = pendingCode_;
    }
  } else {
    pending_ = 0;
  }

  const int high = fontHeight();
  if (code == '\n') {
    newLine(high);
    return 1;
  }
  int reach;  // how far the letter goes to the right
  if (usesFreeFont(textFont_)) {
    const GFXglyph* glyph = freeGlyph(code);
    if (glyph == nullptr) return 1;
    reach = glyph->width > 0 && glyph->height > 0 ? (glyph->xOffset + glyph->width) * textSize_ : 0;
  } else {
    const lucca::Font* family = familyFont(textFont_);
    const lucca::Glyph* glyph = family != nullptr ? family->find(code) : nullptr;
    reach = (glyph != nullptr ? glyph->advance : lucca::kClassicWidth) * textSize_;
  }
  if (wrapX_ && reach > 0 && cursorX_ + reach > width()) newLine(high);
  if (wrapY_ && cursorY_ >= height()) cursorY_ = 0;
  cursorX_ += drawChar(static_cast<uint16_t>(code), cursorX_, cursorY_, textFont_);
  return 1;
}

size_t TFT_eSPI::print(std::string_view text) {
  for (const char letter : text) write(static_cast<uint8_t>(letter));
  return text.size();
}

size_t TFT_eSPI::print(long long number, int base) {
  const bool negative = number < 0 && base == DEC;
  const auto size = negative ? uint64_t{0} - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
  return print(Digits(size, negative, static_cast<unsigned>(base < 2 ? 10 : base)).view());
}

size_t TFT_eSPI::print(float number, int decimals) {
  return print(Decimal(lucca::takeApart(number), std::clamp(decimals, 0, kMostDecimals), 20).view());
}

size_t TFT_eSPI::print(double number, int decimals) {
  return print(Decimal(lucca::takeApart(number), std::clamp(decimals, 0, kMostDecimals), 20).view());
}
