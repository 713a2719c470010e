// Smooth letters of vlw fonts at the cursor.
#include <algorithm>

#include "drawing/raster/span.h"
#include "drivers/tft_espi/src/library.h"

void TFT_eSPI::loadFont(const uint8_t* vlw) {
  unloadFont();
  if (vlw == nullptr) return;
  gFont.load(vlw);
  fontLoaded = true;
}

void TFT_eSPI::loadFont(Text name, bool) {
  constexpr std::string_view kEnding = ".vlw";
  unloadFont();
  char path[64] = "/";
  const std::string_view text = name.view();
  if (setup_.file == nullptr || text.size() + kEnding.size() >= sizeof path) return;
  const auto end = std::copy(text.begin(), text.end(), path + 1);
  std::copy(kEnding.begin(), kEnding.end(), end);
  const auto bytes = setup_.file({path, 1 + text.size() + kEnding.size()});
  if (lucca::VlwFont::isWhole(bytes)) loadFont(bytes.data());
}

void TFT_eSPI::unloadFont() {
  gFont = {};
  fontLoaded = false;
}

bool TFT_eSPI::getUnicodeIndex(uint16_t code, uint16_t* index) const {
  const int found = gFont.find(code);
  if (found >= 0) *index = static_cast<uint16_t>(found);
  return found >= 0;
}

// The last letter counts as far as its ink reaches; digits keep their advance, so that numbers do not jump.
int TFT_eSPI::smoothWidth(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const auto code = static_cast<uint16_t>(takeCode(text));
    const int found = code == ' ' ? -1 : gFont.find(code);
    if (found < 0) {
      width += code == ' ' ? gFont.spaceWidth : gFont.spaceWidth + 1;
      continue;
    }
    const lucca::VlwGlyph glyph = gFont.measures(found);
    if (width == 0 && glyph.left < 0) width -= glyph.left;
    width += !text.empty() || digits_ ? glyph.advance : glyph.left + glyph.width;
  }
  digits_ = false;
  return width;
}

// The ground of a line beside, above and below a letter whose ink begins at (x, y).
void TFT_eSPI::groundAround(const lucca::VlwGlyph& glyph, int32_t x, int32_t y) {
  const int32_t end = cursorX_ + glyph.advance, wide = end - groundX_;
  if (wide > 0) fillRect(groundX_, cursorY_, wide, gFont.maxAscent - glyph.top, textbgcolor);
  if (groundX_ < x) fillRect(groundX_, y, x - groundX_, glyph.height, textbgcolor);
  if (x + glyph.width < end) fillRect(x + glyph.width, y, end - x - glyph.width, glyph.height, textbgcolor);
  const int32_t below = y + glyph.height;
  if (wide > 0) fillRect(groundX_, below, wide, cursorY_ + gFont.yAdvance - below, textbgcolor);
}

namespace {

// Ink of a share of 1 to 254 over a pixel in panel order.
uint16_t mixed(uint8_t part, uint16_t ink, uint16_t below) {
  return lucca::swapBytes(TFT_eSPI::alphaBlend(part, ink, lucca::swapBytes(below)));
}

// A letter over what is there, into memory.
void storeOver(uint16_t* to, int stride, const uint8_t* coverage, int w, int h, uint16_t ink) {
  const uint16_t full = lucca::swapBytes(ink);
  for (; h > 0; --h, to += stride) {
    for (uint16_t *at = to, *end = to + w; at != end; ++at) {
      const uint8_t part = *coverage++;
      if (part != 0) *at = part == 0xFF ? full : mixed(part, ink, *at);
    }
  }
}

// A letter over one colour, into memory. Left of column `from` its ground is drawn already.
void storeOn(uint16_t* to, int stride, const uint8_t* coverage, int w, int h, uint16_t ink, uint16_t ground,
             int from) {
  const uint16_t full = lucca::swapBytes(ink), paper = lucca::swapBytes(ground);
  for (; h > 0; --h, to += stride) {
    for (int i = 0; i < w; ++i) {
      const uint8_t part = *coverage++;
      if (part == 0) {
        if (i >= from) to[i] = paper;
      } else {
        to[i] = part == 0xFF ? full : lucca::swapBytes(TFT_eSPI::alphaBlend(part, ink, ground));
      }
    }
  }
}

}  // namespace

// The same for a letter that is wholly visible, over one colour: whole runs of ink, and of ground, go out together.
void TFT_eSPI::paintSmooth(const lucca::VlwGlyph& glyph, const lucca::Rect& box, int32_t from) {
  const auto ink = static_cast<uint16_t>(textcolor), ground = static_cast<uint16_t>(textbgcolor);
  const uint16_t full = lucca::swapBytes(ink), paper = lucca::swapBytes(ground);
  const uint8_t* coverage = glyph.coverage;
  if (const Memory pixels = memory(); pixels.first != nullptr) {
    return storeOn(pixels.at(box.x, box.y), pixels.stride, coverage, box.w, box.h, ink, ground,
                   fillGround_ ? from : box.w);
  }
  for (int j = 0; j < box.h; ++j, coverage += glyph.width) {
    for (int i = 0; i < box.w;) {
      uint16_t* line = scratch();
      const int start = i, end = std::min<int>(box.w, start + kLine);
      for (; i < end; ++i) {
        const uint8_t part = coverage[i];
        if (part == 0 && (!fillGround_ || i < from)) break;
        line[i - start] = part == 0xFF ? full
                          : part == 0  ? paper
                                       : lucca::swapBytes(alphaBlend(part, ink, ground));
      }
      if (i > start)
        paintPixels(lucca::makeRect(box.x + start, box.y + j, i - start, 1), line, i - start, false);
      while (i < box.w && coverage[i] == 0 && (!fillGround_ || i < from)) ++i;
    }
  }
}

// Ink at (x, y); what lies left of column `from` has its ground already.
void TFT_eSPI::drawSmooth(const lucca::VlwGlyph& glyph, int32_t x, int32_t y, int32_t from) {
  const auto ink = static_cast<uint16_t>(textcolor);
  auto ground = static_cast<uint16_t>(textbgcolor);
  const bool reads = blendsLetters() && textcolor == textbgcolor;
  const lucca::Rect box = cut(x, y, glyph.width, glyph.height);
  if (box.empty()) return;
  const bool whole = colorAt_ == nullptr && box.w == glyph.width && box.h == glyph.height;
  if (whole && !reads) return paintSmooth(glyph, box, from);
  if (const Memory pixels = memory(); whole && !fillGround_ && pixels.first != nullptr)
    return storeOver(pixels.at(box.x, box.y), pixels.stride, glyph.coverage, box.w, box.h, ink);
  const uint8_t* coverage = glyph.coverage;
  for (int j = 0; j < glyph.height; ++j, coverage += glyph.width) {
    for (int i = 0; i < glyph.width;) {
      const int start = i;
      const uint8_t part = coverage[i++];
      if (part != 0 && part != 0xFF) {
        if (reads) ground = readPixel(x + start, y + j);
        if (colorAt_ != nullptr)
          ground = colorAt_(static_cast<uint16_t>(x + start), static_cast<uint16_t>(y + j));
        drawPixel(x + start, y + j, alphaBlend(part, ink, ground));
        continue;
      }
      while (i < glyph.width && coverage[i] == part) ++i;
      if (part == 0xFF) drawFastHLine(x + start, y + j, i - start, ink);
      const int first = std::max<int32_t>(start, from);
      if (part == 0 && fillGround_ && first < i) drawFastHLine(x + first, y + j, i - first, textbgcolor);
    }
  }
}

void TFT_eSPI::drawGlyph(uint16_t code) {
  if (lastX_ != cursorX_) groundX_ = cursorX_;
  const auto moved = [&] { groundX_ = lastX_ = cursorX_; };
  if (code == ' ') {
    if (fillGround_)
      fillRect(groundX_, cursorY_, cursorX_ + gFont.spaceWidth - groundX_, gFont.yAdvance, textbgcolor);
    cursorX_ += gFont.spaceWidth;
    return moved();
  }
  if (code == '\n') {
    newLine(gFont.yAdvance);
    if (wrapY_ && cursorY_ >= height()) cursorY_ = 0;
    return moved();
  }
  const int found = gFont.find(code);
  if (found < 0) {
    drawRect(cursorX_, cursorY_ + gFont.maxAscent - gFont.ascent, gFont.spaceWidth, gFont.ascent, textcolor);
    cursorX_ += gFont.spaceWidth + 1;
    return moved();
  }
  const lucca::VlwGlyph glyph = gFont.glyph(found);
  if (wrapX_ && cursorX_ + glyph.width + glyph.left > width()) {
    newLine(gFont.yAdvance);
    groundX_ = 0;
  }
  if (wrapY_ && cursorY_ + gFont.yAdvance >= height() + (blendsLetters() ? 1 : 0)) cursorY_ = 0;
  if (cursorX_ == 0) cursorX_ -= glyph.left;
  const int32_t x = cursorX_ + glyph.left, y = cursorY_ + gFont.maxAscent - glyph.top;
  if (fillGround_) groundAround(glyph, x, y);
  drawSmooth(glyph, x, y, groundX_ - x);
  cursorX_ += glyph.advance;
  moved();
}

void TFT_eSPI::showFont(uint32_t pauseMs) {
  if (!fontLoaded) return;
  int x = width(), y = height();  // so that the first letter begins a page
  uint32_t pause = 0;
  for (int i = 0; i < gFont.gCount; ++i) {
    const lucca::VlwGlyph glyph = gFont.glyph(i);
    if (x + glyph.left + glyph.width >= width()) {
      x = -glyph.left;
      y += gFont.yAdvance;
      if (y + gFont.maxAscent + gFont.descent >= height()) {
        y = 0;
        bus_.delayMs(pause);
        pause = pauseMs;
        fillScreen(textbgcolor);
      }
    }
    setCursor(static_cast<int16_t>(x), static_cast<int16_t>(y));
    drawGlyph(glyph.code);
    x += glyph.advance;
  }
  bus_.delayMs(pause);
  fillScreen(textbgcolor);
}
