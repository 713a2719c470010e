// The names a sketch for TFT_eSPI uses: colours, text datums, attributes, and the free fonts' tables.
#pragma once

#include <cstdint>

inline constexpr uint16_t TFT_BLACK = 0x0000, TFT_NAVY = 0x000F, TFT_DARKGREEN = 0x03E0,
                          TFT_DARKCYAN = 0x03EF, TFT_MAROON = 0x7800, TFT_PURPLE = 0x780F, TFT_OLIVE = 0x7BE0,
                          TFT_LIGHTGREY = 0xD69A, TFT_DARKGREY = 0x7BEF, TFT_BLUE = 0x001F,
                          TFT_GREEN = 0x07E0, TFT_CYAN = 0x07FF, TFT_RED = 0xF800, TFT_MAGENTA = 0xF81F,
                          TFT_YELLOW = 0xFFE0, TFT_WHITE = 0xFFFF, TFT_ORANGE = 0xFDA0,
                          TFT_GREENYELLOW = 0xB7E0, TFT_PINK = 0xFE19, TFT_BROWN = 0x9A60, TFT_GOLD = 0xFEA0,
                          TFT_SILVER = 0xC618, TFT_SKYBLUE = 0x867D, TFT_VIOLET = 0x915C,
                          TFT_TRANSPARENT = 0x0120;

inline constexpr uint8_t TL_DATUM = 0, TC_DATUM = 1, TR_DATUM = 2, ML_DATUM = 3, CL_DATUM = 3, MC_DATUM = 4,
                         CC_DATUM = 4, MR_DATUM = 5, CR_DATUM = 5, BL_DATUM = 6, BC_DATUM = 7, BR_DATUM = 8,
                         L_BASELINE = 9, C_BASELINE = 10, R_BASELINE = 11;

inline constexpr uint8_t CP437_SWITCH = 1, UTF8_SWITCH = 2;
inline constexpr uint8_t DEC = 10, HEX = 16, OCT = 8, BIN = 2;

// Adafruit's font tables: one bit a pixel, rows run on without padding, offsets from the pen on the baseline.
struct GFXglyph {
  uint32_t bitmapOffset;
  uint8_t width, height, xAdvance;
  int8_t xOffset, yOffset;
};

struct GFXfont {
  uint8_t* bitmap;
  GFXglyph* glyph;
  uint16_t first, last;
  uint8_t yAdvance;
};
