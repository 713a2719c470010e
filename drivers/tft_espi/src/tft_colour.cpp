// Colours: conversions and mixtures.
#include <algorithm>

#include "drivers/tft_espi/src/library.h"
#include "drivers/tft_espi/src/packed_colour.h"

uint16_t TFT_eSPI::color565(uint8_t r, uint8_t g, uint8_t b) {
  return static_cast<uint16_t>((r >> 3) << 11 | (g >> 2) << 5 | b >> 3);
}

uint8_t TFT_eSPI::color16to8(uint16_t color) {
  return static_cast<uint8_t>((color >> 13) << 5 | (color >> 8 & 7) << 2 | (color >> 3 & 3));
}

uint16_t TFT_eSPI::color8to16(uint8_t color) { return lucca::fromPacked(color); }

uint32_t TFT_eSPI::color16to24(uint16_t color) {
  const uint32_t red = color >> 11, green = color >> 5 & 0x3Fu, blue = color & 0x1Fu;
  return (red << 3 | red >> 2) << 16 | (green << 2 | green >> 4) << 8 | (blue << 3 | blue >> 2);
}

uint32_t TFT_eSPI::color24to16(uint32_t color) {
  return (color >> 8 & 0xF800u) | (color >> 5 & 0x07E0u) | (color >> 3 & 0x001Fu);
}

uint16_t TFT_eSPI::alphaBlend(uint8_t alpha, uint16_t color, uint16_t ground) {
  // Red and blue in 64 steps, green in 256.
  const uint32_t redBlue = ground & 0xF81Fu, green = ground & 0x07E0u;
  const uint32_t a = (redBlue + (((color & 0xF81Fu) - redBlue) * (alpha >> 2) >> 6)) & 0xF81Fu;
  const uint32_t b = (green + (((color & 0x07E0u) - green) * alpha >> 8)) & 0x07E0u;
  return static_cast<uint16_t>(a | b);
}

uint8_t TFT_eSPI::dithered(uint8_t alpha, uint8_t dither) {
  if (dither == 0) return alpha;
  chance_ = chance_ * 1664525u + 1013904223u;
  const int moved = alpha - dither + static_cast<int>((chance_ >> 16) % (2u * dither + 1));
  return static_cast<uint8_t>(std::clamp(moved, 0, 255));
}

uint16_t TFT_eSPI::alphaBlend(uint8_t alpha, uint16_t color, uint16_t ground, uint8_t dither) {
  return alphaBlend(dithered(alpha, dither), color, ground);
}

uint32_t TFT_eSPI::alphaBlend24(uint8_t alpha, uint32_t color, uint32_t ground, uint8_t dither) {
  const uint32_t part = dithered(alpha, dither);
  uint32_t mixed = 0;
  for (const uint32_t mask : {0xFF0000u, 0x00FF00u, 0x0000FFu}) {
    const uint32_t below = ground & mask;
    mixed |= (below + (((color & mask) - below) * part >> 8)) & mask;
  }
  return mixed;
}

// Each row or column has the first colour's share of 255 steps, in equal parts over the visible size.
void TFT_eSPI::fillRectVGradient(int16_t x, int16_t y, int16_t w, int16_t h, uint32_t top, uint32_t bottom) {
  const lucca::Rect area = cut(x, y, w, h);
  for (int i = 0; i < area.h; ++i) {
    const auto alpha = static_cast<uint8_t>(255 * (area.h - i) / area.h);
    const uint16_t mixed = alphaBlend(alpha, static_cast<uint16_t>(top), static_cast<uint16_t>(bottom));
    paint(lucca::makeRect(area.x, area.y + i, area.w, 1), i == 0 ? top : mixed);
  }
}

void TFT_eSPI::fillRectHGradient(int16_t x, int16_t y, int16_t w, int16_t h, uint32_t left, uint32_t right) {
  const lucca::Rect area = cut(x, y, w, h);
  for (int i = 0; i < area.w; ++i) {
    const auto alpha = static_cast<uint8_t>(255 * (area.w - i) / area.w);
    const uint16_t mixed = alphaBlend(alpha, static_cast<uint16_t>(left), static_cast<uint16_t>(right));
    paint(lucca::makeRect(area.x + i, area.y, 1, area.h), i == 0 ? left : mixed);
  }
}
