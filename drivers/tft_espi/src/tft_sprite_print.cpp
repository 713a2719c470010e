// Smooth letters into sprites, which may be made for them alone.
#include "drivers/tft_espi/src/library.h"

void TFT_eSprite::printToSprite(Text text) {
  if (!fontLoaded) return;
  const bool made = !created();
  int32_t x = display_.cursorX_;
  std::string_view rest = text.view();
  if (made) {
    int wide = 0;
    bool first = true;
    while (!rest.empty()) {
      const int found = gFont.find(static_cast<uint16_t>(takeCode(rest)));
      if (found < 0) {
        wide += gFont.spaceWidth + 1;
        continue;
      }
      const lucca::VlwGlyph glyph = gFont.glyph(found);
      if (first) {
        wide -= glyph.left;
        x += glyph.left;
        first = false;
      }
      wide += rest.empty() ? glyph.width + glyph.left : glyph.advance;
    }
    createSprite(static_cast<int16_t>(wide), static_cast<int16_t>(gFont.yAdvance));
    if (textcolor != textbgcolor) fillSprite(textbgcolor);
    rest = text.view();
  }
  while (!rest.empty()) drawGlyph(static_cast<uint16_t>(takeCode(rest)));
  if (!made) return;
  pushSprite(x, display_.cursorY_);
  deleteSprite();
}

int16_t TFT_eSprite::printToSprite(int16_t x, int16_t y, uint16_t index) {
  if (!fontLoaded || index >= gFont.gCount) return 0;
  const bool made = !created();
  const lucca::VlwGlyph glyph = gFont.glyph(index);
  if (made) {
    createSprite(glyph.width, static_cast<int16_t>(gFont.yAdvance));
    if (textcolor != textbgcolor) fillSprite(textbgcolor);
  }
  drawGlyph(glyph.code);
  if (made) {
    pushSprite(x + glyph.left, y, static_cast<uint16_t>(textbgcolor));
    deleteSprite();
  }
  return glyph.advance;
}
