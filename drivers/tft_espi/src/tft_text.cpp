// Text: letters, strings with their datum and padding, and measuring.
#include <algorithm>

#include "drawing/raster/span.h"
#include "drawing/type/fonts.h"
#include "drawing/type/utf8.h"
#include "drivers/tft_espi/TFT_eSPI.h"
#include "drivers/tft_espi/src/classic_font.h"

using lucca::Font;
using lucca::kClassicHeight;
using lucca::kClassicWidth;
using lucca::Rect;

void TFT_eSPI::setTextColor(uint16_t color) { textColor_ = textGround_ = color; }

void TFT_eSPI::setTextColor(uint16_t color, uint16_t ground, bool) {
  textColor_ = color;
  textGround_ = ground;
}

void TFT_eSPI::setTextWrap(bool inX, bool inY) {
  wrapX_ = inX;
  wrapY_ = inY;
}

void TFT_eSPI::setTextFont(uint8_t font) {
  textFont_ = font > 0 && font <= 8 ? font : 1;
  freeFont_ = nullptr;
}

void TFT_eSPI::setFreeFont(const GFXfont* font) {
  if (font == nullptr) return setTextFont(1);
  textFont_ = 1;
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
}

uint8_t TFT_eSPI::getAttribute(uint8_t attribute) const { return attribute == UTF8_SWITCH && utf8_ ? 1 : 0; }

const Font* TFT_eSPI::familyFont(uint8_t font) {
  switch (font) {
    case 2:
      return &lucca::kFontSmall;
    case 4:
      return &lucca::kFontTitle;
    case 6:
    case 7:
    case 8:
      return &lucca::kFontHuge;
    default:
      return nullptr;
  }
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

int16_t TFT_eSPI::fontHeight(uint8_t font) const {
  if (usesFreeFont(font)) return static_cast<int16_t>(freeFont_->yAdvance * textSize_);
  const Font* family = familyFont(font);
  if (family != nullptr) return static_cast<int16_t>(family->lineHeight * textSize_);
  return static_cast<int16_t>(font == 1 ? kClassicHeight * textSize_ : 0);
}

int16_t TFT_eSPI::textWidth(std::string_view text, uint8_t font) {
  const Font* family = familyFont(font);
  int width = 0;
  while (!text.empty()) {
    const uint32_t code = takeCode(text);
    if (family != nullptr) {
      const lucca::Glyph* glyph = family->find(code);
      width += glyph != nullptr ? glyph->advance : 0;
    } else if (usesFreeFont(font)) {
      const GFXglyph* glyph = freeGlyph(code);
      if (glyph == nullptr) continue;
      // The last letter may be wider than its advance; digits keep theirs, so that numbers do not jump.
      width += !text.empty() || digits_ ? glyph->xAdvance : glyph->xOffset + glyph->width;
    } else if (font == 1) {
      width += kClassicWidth;
    }
  }
  digits_ = false;
  return static_cast<int16_t>(width * textSize_);
}

void TFT_eSPI::drawClassic(int32_t x, int32_t y, uint32_t code, uint32_t color, uint32_t ground, int size) {
  if (code < 0x20 || code > 0xFF) return;
  const uint8_t* rows = lucca::classicGlyph(code);
  const bool filled = color != ground;
  const Rect area = cut(x, y, kClassicWidth * size, kClassicHeight * size);
  if (filled && size == 1 && area.w == kClassicWidth && area.h == kClassicHeight) {
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
  static_assert(kClassicWidth * kClassicHeight <= kLine);
  uint16_t* cell = scratch();
  const uint16_t ink = lucca::swapBytes(color), paper = lucca::swapBytes(ground);
  for (int j = 0; j < kClassicHeight; ++j) {
    for (int i = 0; i < kClassicWidth; ++i)
      cell[j * kClassicWidth + i] = (rows[j] << i & 0x80) != 0 ? ink : paper;
  }
  panel_.sendArea(area, cell, kClassicWidth);
}

void TFT_eSPI::drawFree(int32_t x, int32_t y, const GFXglyph& glyph, uint32_t color, int size) {
  uint32_t bit = 0;
  const uint8_t* bits = freeFont_->bitmap + glyph.bitmapOffset;
  const auto next = [&] {
    const bool set = (bits[bit >> 3] << (bit & 7) & 0x80) != 0;
    ++bit;
    return set;
  };
  for (int j = 0; j < glyph.height; ++j) {
    int run = 0;
    for (int i = 0; i <= glyph.width; ++i) {
      if (i < glyph.width && next()) {
        ++run;
      } else if (run > 0) {
        fillRect(x + (glyph.xOffset + i - run) * size, y + (glyph.yOffset + j) * size, run * size, size,
                 color);
        run = 0;
      }
    }
  }
}

// A letter of the family with its cell's top left at (x, y). Returns its width.
int TFT_eSPI::drawFamily(const Font& font, uint32_t code, int32_t x, int32_t y) {
  const lucca::Glyph* glyph = font.find(code);
  if (glyph == nullptr) return 0;
  const bool filled = textColor_ != textGround_;
  if (filled) fillRect(x, y, glyph->advance * textSize_, font.lineHeight * textSize_, textGround_);
  const int rowBytes = (glyph->width + 1) / 2;
  for (int j = 0; j < glyph->height; ++j) {
    for (int i = 0; i < glyph->width; ++i) {
      const int part = font.coverage[glyph->offset + j * rowBytes + i / 2] >> (i & 1) * 4 & 15;
      // Without a ground to read, letters have hard edges.
      if (part == 0 || (!filled && !canRead() && part < 8)) continue;
      const int32_t px = x + (glyph->left + i) * textSize_,
                    py = y + (font.ascent - glyph->top + j) * textSize_;
      const uint16_t ground = filled ? textGround_ : canRead() ? readPixel(px, py) : textColor_;
      const uint16_t color = alphaBlend(static_cast<uint8_t>(part * 17), textColor_, ground);
      fillRect(px, py, textSize_, textSize_, part == 15 ? textColor_ : color);
    }
  }
  return glyph->advance * textSize_;
}

void TFT_eSPI::drawChar(int32_t x, int32_t y, uint16_t code, uint32_t color, uint32_t ground, uint8_t size) {
  if (freeFont_ == nullptr) return drawClassic(x, y, code, color, ground, size);
  const GFXglyph* glyph = freeGlyph(code);
  if (glyph != nullptr) drawFree(x, y, *glyph, color, size);
}

int16_t TFT_eSPI::drawChar(uint16_t code, int32_t x, int32_t y, uint8_t font) {
  if (code == 0) return 0;
  const Font* family = familyFont(font);
  if (family != nullptr) return static_cast<int16_t>(drawFamily(*family, code, x, y));
  if (font != 1) return 0;
  drawChar(x, y, code, textColor_, textGround_, textSize_);
  if (freeFont_ == nullptr) return static_cast<int16_t>(kClassicWidth * textSize_);
  const GFXglyph* glyph = freeGlyph(code);
  return static_cast<int16_t>(glyph != nullptr ? glyph->xAdvance * textSize_ : 0);
}

// Fills what the datum leaves of the padding beside a text of `textWide` at (x, y).
void TFT_eSPI::padText(int32_t x, int32_t y, int textWide, int high) {
  const int rest = padding_ - textWide;
  if (rest <= 0 || textColor_ == textGround_) return;
  const int side = textDatum_ < L_BASELINE ? textDatum_ % 3 : textDatum_ - L_BASELINE;
  if (side == 0) {
    fillRect(x + textWide, y, rest, high, textGround_);
  } else if (side == 1) {
    fillRect(x + textWide, y, rest >> 1, high, textGround_);
    fillRect(x - (rest >> 1), y, rest >> 1, high, textGround_);
  } else {
    fillRect(x - rest, y, rest, high, textGround_);
  }
}

int16_t TFT_eSPI::drawString(std::string_view text, int32_t x, int32_t y, uint8_t font) {
  if (font > 8) return 0;
  const bool free = usesFreeFont(font);
  const Font* family = familyFont(font);
  int wide = textWidth(text, font);
  int high = free ? freeAbove_ * textSize_ : fontHeight(font);
  const int baseline = free ? high : family != nullptr ? family->ascent * textSize_ : 0;
  if (free) y += high;  // the pen is on the baseline
  if (free && textDatum_ >= BL_DATUM && textDatum_ <= BR_DATUM) high += freeBelow_ * textSize_;

  if (textDatum_ <= R_BASELINE) {
    const int column = textDatum_ < L_BASELINE ? textDatum_ % 3 : textDatum_ - L_BASELINE,
              row = textDatum_ / 3;
    x -= column == 0 ? 0 : column == 1 ? wide / 2 : wide;
    y -= row == 0 ? 0 : row == 1 ? high / 2 : row == 2 ? high : baseline;
  }

  int offset = 0, top = y;
  if (free) {
    top = y - freeAbove_ * textSize_;
    high = (freeAbove_ + freeBelow_) * textSize_;
    std::string_view first = text;
    const GFXglyph* glyph = text.empty() ? nullptr : freeGlyph(takeCode(first));
    if (glyph != nullptr && textColor_ != textGround_) {
      offset = std::min(glyph->xOffset * textSize_, 0);  // a first letter that leans to the left
      wide -= offset;
      fillRect(x + offset, top, wide, high, textGround_);
    }
  }
  int drawn = 0;
  while (!text.empty()) drawn += drawChar(static_cast<uint16_t>(takeCode(text)), x + drawn, y, font);
  padText(x + offset, top, wide, high);
  return static_cast<int16_t>(drawn);
}

int16_t TFT_eSPI::drawCentreString(std::string_view text, int32_t x, int32_t y, uint8_t font) {
  const uint8_t kept = textDatum_;
  textDatum_ = TC_DATUM;
  const int16_t drawn = drawString(text, x, y, font);
  textDatum_ = kept;
  return drawn;
}

int16_t TFT_eSPI::drawRightString(std::string_view text, int32_t x, int32_t y, uint8_t font) {
  const uint8_t kept = textDatum_;
  textDatum_ = TR_DATUM;
  const int16_t drawn = drawString(text, x, y, font);
  textDatum_ = kept;
  return drawn;
}
