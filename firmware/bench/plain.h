// The plain way to draw what TFT_eSPI draws: look at every pixel of a box, decide, and call drawPixel. Shapes and shades are
// those of the library's definitions. The benchmark measures the library against it.
#pragma once

#include <algorithm>
#include <cstdint>

#include "drivers/tft_espi/include/TFT_eSPI.h"

namespace lucca::plain {

inline uint32_t rootOf(uint64_t square) {
  uint64_t root = 0;
  for (uint64_t bit = uint64_t{1} << 24; bit != 0; bit >>= 1) {
    if ((root + bit) * (root + bit) <= square) root += bit;
  }
  return static_cast<uint32_t>(root);
}

// A ring from radius to radius, its upper half, with smooth sides: a root for each pixel near them.
inline void arc(TFT_eSPI& to, int x, int y, int r, int ir, uint16_t color, uint16_t ground) {
  for (int dy = -r - 1; dy <= 0; ++dy) {
    for (int dx = -r - 1; dx <= r + 1; ++dx) {
      const int square = dx * dx + dy * dy;
      if (square >= (r + 1) * (r + 1) || square <= (ir - 1) * (ir - 1)) continue;
      if (square <= r * r && square >= ir * ir) {
        to.drawPixel(x + dx, y + dy, color);
        continue;
      }
      const uint32_t part = rootOf(static_cast<uint64_t>(square) << 16) & 0xFF;
      const auto alpha = static_cast<uint8_t>(square > r * r ? ~part : part);
      if (alpha >= 16) to.drawPixel(x + dx, y + dy, TFT_eSPI::alphaBlend(alpha, color, ground));
    }
  }
}

// In pixels; the distance of each pixel of the box from the line, in 1/256.
inline void wideLine(TFT_eSPI& to, int ax, int ay, int bx, int by, int radius, uint16_t color,
                     uint16_t ground) {
  const int64_t wayX = bx - ax, wayY = by - ay, length2 = wayX * wayX + wayY * wayY;
  for (int y = std::min(ay, by) - radius - 1; y <= std::max(ay, by) + radius + 1; ++y) {
    for (int x = std::min(ax, bx) - radius - 1; x <= std::max(ax, bx) + radius + 1; ++x) {
      const int64_t dx = x - ax, dy = y - ay;
      const int64_t along = std::clamp<int64_t>(dx * wayX + dy * wayY, 0, length2) * 256 / length2;
      const int64_t offX = dx * 256 - wayX * along, offY = dy * 256 - wayY * along;
      const int share =
          radius * 256 + 128 - static_cast<int>(rootOf(static_cast<uint64_t>(offX * offX + offY * offY)));
      if (share <= 8) continue;
      to.drawPixel(x, y,
                   share >= 248 ? color : TFT_eSPI::alphaBlend(static_cast<uint8_t>(share), color, ground));
    }
  }
}

inline void freeText(TFT_eSPI& to, const GFXfont& font, const char* text, int x, int y, uint16_t color) {
  for (; *text != '\0'; ++text) {
    const GFXglyph& glyph = font.glyph[*text - font.first];
    for (int i = 0; i < glyph.width * glyph.height; ++i) {
      const int column = i % glyph.width, row = i / glyph.width;
      if ((font.bitmap[glyph.bitmapOffset + static_cast<unsigned>(i) / 8] << (i & 7) & 0x80) != 0)
        to.drawPixel(x + glyph.xOffset + column, y + glyph.yOffset + row, color);
    }
    x += glyph.xAdvance;
  }
}

inline void smoothText(TFT_eSPI& to, const VlwFont& font, const char* text, int x, int y, uint16_t color,
                       uint16_t ground) {
  for (; *text != '\0'; ++text) {
    if (*text == ' ') {
      x += font.spaceWidth;
      continue;
    }
    const VlwGlyph glyph = font.glyph(font.find(static_cast<uint16_t>(*text)));
    for (int i = 0; i < glyph.width * glyph.height; ++i) {
      if (glyph.coverage[i] == 0) continue;
      to.drawPixel(x + glyph.left + i % glyph.width, y + font.maxAscent - glyph.top + i / glyph.width,
                   TFT_eSPI::alphaBlend(glyph.coverage[i], color, ground));
    }
    x += glyph.advance;
  }
}

inline void push(TFT_eSPI& to, const TFT_eSprite& from, int x, int y) {
  for (int j = 0; j < from.height(); ++j) {
    for (int i = 0; i < from.width(); ++i) to.drawPixel(x + i, y + j, from.readPixel(i, j));
  }
}

// Turned by an angle whose sine and cosine are given, of 1024.
inline void pushRotated(TFT_eSPI& to, const TFT_eSprite& from, int x, int y, int sine, int cosine,
                        uint16_t key) {
  const int reach = from.width();
  for (int dy = -reach; dy <= reach; ++dy) {
    for (int dx = -reach; dx <= reach; ++dx) {
      const int u = (cosine * dx + sine * dy + from.width() * 512) >> 10;
      const int v = (cosine * dy - sine * dx + from.height() * 512) >> 10;
      if (u < 0 || v < 0 || u >= from.width() || v >= from.height()) continue;
      const uint16_t color = from.readPixel(u, v);
      if (color != key) to.drawPixel(x + dx, y + dy, color);
    }
  }
}

}  // namespace lucca::plain
