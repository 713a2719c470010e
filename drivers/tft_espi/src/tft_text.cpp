// Text: which font, measuring, and strings with their datum and padding.
#include <algorithm>

#include "drawing/type/utf8.h"
#include "drivers/tft_espi/src/classic_font.h"
#include "drivers/tft_espi/src/font_cells.h"
#include "drivers/tft_espi/src/library.h"

using lucca::kClassicWidth;

namespace {

constexpr uint8_t kLastFont = 8;

}  // namespace

void TFT_eSPI::setTextColor(uint16_t color) { textcolor = textbgcolor = color; }

void TFT_eSPI::setTextColor(uint16_t color, uint16_t ground, bool fill) {
  textcolor = color;
  textbgcolor = ground;
  fillGround_ = fill;
}

void TFT_eSPI::setTextWrap(bool inX, bool inY) {
  wrapX_ = inX;
  wrapY_ = inY;
}

void TFT_eSPI::setTextFont(uint8_t font) {
  textfont = font > 0 && font <= kLastFont ? font : 1;
  freeFont_ = nullptr;
}

void TFT_eSPI::setFreeFont(const GFXfont* font) {
  if (font == nullptr) return setTextFont(1);
  textfont = 1;
  freeFont_ = font;
  freeAbove_ = freeBelow_ = 0;
  // The last glyph does not count, as in TFT_eSPI, whose layouts depend on it.
  for (int i = 0; i < font->last - font->first; ++i) {
    const GFXglyph& glyph = font->glyph[i];
    freeAbove_ = std::max<int16_t>(freeAbove_, static_cast<int16_t>(-glyph.yOffset));
    freeBelow_ = std::max<int16_t>(freeBelow_, static_cast<int16_t>(glyph.height + glyph.yOffset));
  }
}

void TFT_eSPI::setAttribute(uint8_t attribute, uint8_t value) {
  if (attribute == UTF8_SWITCH) utf8_ = value != 0;
  if (attribute == CP437_SWITCH) cp437_ = value != 0;
}

uint8_t TFT_eSPI::getAttribute(uint8_t attribute) const {
  return (attribute == UTF8_SWITCH && utf8_) || (attribute == CP437_SWITCH && cp437_) ? 1 : 0;
}

const GFXglyph* TFT_eSPI::freeGlyph(uint32_t code) const {
  if (code < freeFont_->first || code > freeFont_->last) return nullptr;
  return &freeFont_->glyph[code - freeFont_->first];
}

// A byte that begins no letter stands for itself.
uint32_t TFT_eSPI::takeCode(std::string_view& text) const {
  const auto byte = static_cast<uint8_t>(text[0]);
  if (!utf8_ || byte < 0x80) {
    text.remove_prefix(1);
    return byte;
  }
  const size_t before = text.size();
  const uint32_t code = lucca::takeCodePoint(text);
  return before - text.size() == 1 ? byte : code;
}

uint16_t TFT_eSPI::decodeUTF8(const uint8_t* bytes, uint16_t* index, uint16_t remaining) const {
  std::string_view text(reinterpret_cast<const char*>(bytes) + *index, remaining);
  if (text.empty()) return 0;
  const uint32_t code = takeCode(text);
  *index = static_cast<uint16_t>(*index + remaining - text.size());
  return static_cast<uint16_t>(code);
}

int16_t TFT_eSPI::fontHeight(uint8_t font) const {
  if (font > kLastFont) return 0;
  if (fontLoaded) return static_cast<int16_t>(gFont.yAdvance);
  const int high = usesFreeFont(font) ? freeFont_->yAdvance : lucca::fontLine(font).height;
  return static_cast<int16_t>(high * textsize);
}

int16_t TFT_eSPI::textWidth(Text text, uint8_t font) {
  std::string_view rest = text.view();
  const bool digits = digits_;
  if (fontLoaded) return static_cast<int16_t>(smoothWidth(rest));
  digits_ = false;
  int width = 0;
  if (font > 1 && font <= kLastFont) {
    for (const char letter : rest) width += lucca::cellWidth(font, static_cast<uint8_t>(letter));
  } else if (!usesFreeFont(font)) {
    for (; !rest.empty(); width += kClassicWidth) static_cast<void>(takeCode(rest));
  } else {
    while (!rest.empty()) {
      const GFXglyph* glyph = freeGlyph(takeCode(rest));
      if (glyph == nullptr) continue;
      // The last letter may be wider than its advance; digits keep theirs, so that numbers do not jump.
      width += !rest.empty() || digits ? glyph->xAdvance : glyph->xOffset + glyph->width;
    }
  }
  return static_cast<int16_t>(width * textsize);
}

// Fills what the datum leaves of the padding beside a text of `textWide` at (x, y).
void TFT_eSPI::padText(int32_t x, int32_t y, int textWide, int high) {
  const int rest = padding_ - textWide;
  const int side = textdatum < L_BASELINE ? textdatum % 3 : textdatum - L_BASELINE;
  if (side == 0) {
    fillRect(x + textWide, y, rest, high, textbgcolor);
  } else if (side == 1) {
    fillRect(x + textWide, y, rest >> 1, high, textbgcolor);
    fillRect(x - (rest >> 1), y, rest >> 1, high, textbgcolor);
  } else {
    const int all = std::min<int>(x + textWide, padding_);  // never beyond the left edge
    fillRect(x + textWide - all, y, all - textWide, high, textbgcolor);
  }
}

int16_t TFT_eSPI::drawString(Text text, int32_t x, int32_t y, uint8_t font) {
  if (font > kLastFont) return 0;
  const bool free = usesFreeFont(font), filled = textcolor != textbgcolor;
  std::string_view rest = text.view();
  int wide = textWidth(text, font);
  int high = fontHeight(font), baseline = fontLoaded ? gFont.maxAscent : 0;
  if (!fontLoaded && font != 1) baseline = lucca::fontLine(font).baseline * textsize;
  if (free) {
    baseline = high = freeAbove_ * textsize;
    y += high;  // the pen is on the baseline
    if (textdatum >= BL_DATUM && textdatum <= BR_DATUM) high += freeBelow_ * textsize;
  }
  if (textdatum <= R_BASELINE) {
    const int column = textdatum < L_BASELINE ? textdatum % 3 : textdatum - L_BASELINE, row = textdatum / 3;
    x -= column == 0 ? 0 : column == 1 ? wide / 2 : wide;
    y -= row == 0 ? 0 : row == 1 ? high / 2 : row == 2 ? high : baseline;
  }

  int offset = 0, top = y;
  if (free && filled) {
    top = y - freeAbove_ * textsize;
    high = (freeAbove_ + freeBelow_) * textsize;
    std::string_view first = rest;
    const GFXglyph* glyph = rest.empty() ? nullptr : freeGlyph(takeCode(first));
    if (glyph != nullptr) {
      offset = std::min(glyph->xOffset * textsize, 0);  // a first letter that leans to the left
      wide -= offset;
      fillRect(x + offset, top, wide, high, textbgcolor);
    }
  }
  int drawn = 0;
  if (fontLoaded) {
    setCursor(static_cast<int16_t>(x), static_cast<int16_t>(y));
    const bool kept = fillGround_;
    fillGround_ = fillGround_ || padding_ > 0;
    while (!rest.empty()) drawGlyph(static_cast<uint16_t>(takeCode(rest)));
    fillGround_ = kept;
    drawn = wide;
  }
  while (!rest.empty()) drawn += drawChar(static_cast<uint16_t>(takeCode(rest)), x + drawn, y, font);
  if (padding_ <= wide || !filled) return static_cast<int16_t>(drawn);
  padText(x + offset, top, wide, high);
  return static_cast<int16_t>(free ? drawn + x + offset : drawn);
}

int16_t TFT_eSPI::drawAt(uint8_t datum, Text text, int32_t x, int32_t y, uint8_t font) {
  const uint8_t kept = textdatum;
  textdatum = datum;
  const int16_t drawn = drawString(text, x, y, font);
  textdatum = kept;
  return drawn;
}

int16_t TFT_eSPI::drawCentreString(Text text, int32_t x, int32_t y, uint8_t font) {
  return drawAt(TC_DATUM, text, x, y, font);
}

int16_t TFT_eSPI::drawRightString(Text text, int32_t x, int32_t y, uint8_t font) {
  return drawAt(TR_DATUM, text, x, y, font);
}
