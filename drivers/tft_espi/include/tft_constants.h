// The names a sketch for TFT_eSPI uses: sizes, pins, colours, text datums, panel commands and the free fonts' tables. They
// are macros, as sketches test for them and define some of them again.
#pragma once

#include <cstdint>

#define TFT_ESPI_VERSION "2.5.43"
#define TFT_ESPI_FEATURES 1

// The panel at rotation 0 and the pins it hangs on. The build of a board or a project gives its own; -1: there is no such pin.
#ifndef TFT_WIDTH
#define TFT_WIDTH 240
#endif
#ifndef TFT_HEIGHT
#define TFT_HEIGHT 320
#endif
#ifndef TFT_MISO
#define TFT_MISO -1
#endif
#ifndef TFT_MOSI
#define TFT_MOSI -1
#endif
#ifndef TFT_SCLK
#define TFT_SCLK -1
#endif
#ifndef TFT_CS
#define TFT_CS -1
#endif
#ifndef TFT_DC
#define TFT_DC -1
#endif
#ifndef TFT_RST
#define TFT_RST -1
#endif
#ifndef TFT_BACKLIGHT_ON
#define TFT_BACKLIGHT_ON 1
#endif
#ifndef SPI_FREQUENCY
#define SPI_FREQUENCY 62500000
#endif

#define ST7789_DRIVER
#define TFT_DRIVER 0x7789
#define TAB_COLOUR 0

// All fonts are there: the linker leaves out those that an image does not use.
#define LOAD_GLCD
#define LOAD_FONT2
#define LOAD_FONT4
#define LOAD_FONT6
#define LOAD_FONT7
#define LOAD_FONT8
#define LOAD_GFXFF
#define SMOOTH_FONT
#define GFXFF 1

#define TFT_BLACK 0x0000
#define TFT_NAVY 0x000F
#define TFT_DARKGREEN 0x03E0
#define TFT_DARKCYAN 0x03EF
#define TFT_MAROON 0x7800
#define TFT_PURPLE 0x780F
#define TFT_OLIVE 0x7BE0
#define TFT_LIGHTGREY 0xD69A
#define TFT_DARKGREY 0x7BEF
#define TFT_BLUE 0x001F
#define TFT_GREEN 0x07E0
#define TFT_CYAN 0x07FF
#define TFT_RED 0xF800
#define TFT_MAGENTA 0xF81F
#define TFT_YELLOW 0xFFE0
#define TFT_WHITE 0xFFFF
#define TFT_ORANGE 0xFDA0
#define TFT_GREENYELLOW 0xB7E0
#define TFT_PINK 0xFE19
#define TFT_BROWN 0x9A60
#define TFT_GOLD 0xFEA0
#define TFT_SILVER 0xC618
#define TFT_SKYBLUE 0x867D
#define TFT_VIOLET 0x915C
#define TFT_TRANSPARENT 0x0120  // survives the way to 8 bits and back

#define TL_DATUM 0
#define TC_DATUM 1
#define TR_DATUM 2
#define ML_DATUM 3
#define CL_DATUM 3
#define MC_DATUM 4
#define CC_DATUM 4
#define MR_DATUM 5
#define CR_DATUM 5
#define BL_DATUM 6
#define BC_DATUM 7
#define BR_DATUM 8
#define L_BASELINE 9
#define C_BASELINE 10
#define R_BASELINE 11

#define CP437_SWITCH 1
#define UTF8_SWITCH 2
#define PSRAM_ENABLE 3

// Panel commands, for `writecommand`.
#define TFT_NOP 0x00
#define TFT_SWRST 0x01
#define TFT_SLPIN 0x10
#define TFT_SLPOUT 0x11
#define TFT_NORON 0x13
#define TFT_INVOFF 0x20
#define TFT_INVON 0x21
#define TFT_DISPOFF 0x28
#define TFT_DISPON 0x29
#define TFT_CASET 0x2A
#define TFT_PASET 0x2B
#define TFT_RAMWR 0x2C
#define TFT_RAMRD 0x2E
#define TFT_MADCTL 0x36
#define TFT_COLMOD 0x3A
// The same by the controller's name.
#define ST7789_NOP TFT_NOP
#define ST7789_SLPIN TFT_SLPIN
#define ST7789_SLPOUT TFT_SLPOUT
#define ST7789_NORON TFT_NORON
#define ST7789_INVOFF TFT_INVOFF
#define ST7789_INVON TFT_INVON
#define ST7789_DISPOFF TFT_DISPOFF
#define ST7789_DISPON TFT_DISPON
#define ST7789_CASET TFT_CASET
#define ST7789_RAMWR TFT_RAMWR
#define ST7789_RAMRD TFT_RAMRD
#define ST7789_MADCTL TFT_MADCTL
#define ST7789_COLMOD TFT_COLMOD
#define ST7789_SWRESET TFT_SWRST
#define ST7789_RASET TFT_PASET
// By the name of the ILI9341, whose commands are the same; many sketches were written for it.
#define ILI9341_BLACK TFT_BLACK
#define ILI9341_WHITE TFT_WHITE
#define ILI9341_DISPOFF TFT_DISPOFF
#define ILI9341_DISPON TFT_DISPON
#define ILI9341_SLPIN TFT_SLPIN
#define ILI9341_SLPOUT TFT_SLPOUT
#define ILI9341_RAMRD TFT_RAMRD
#define ILI9341_VSCRDEF 0x33
#define ILI9341_VSCRSADD 0x37
#define ILI9341_RDDID 0x04
#define ILI9341_RDDST 0x09
#define ILI9341_RDMODE 0x0A
#define ILI9341_RDMADCTL 0x0B
#define ILI9341_RDPIXFMT 0x0C
#define ILI9341_RDSELFDIAG 0x0F
#define ILI9341_RDID1 0xDA
#define ILI9341_RDID2 0xDB
#define ILI9341_RDID3 0xDC
#define ILI9341_RDID4 0xD3
#define ILI9341_RDIDX 0xD9
#define TFT_MAD_MY 0x80
#define TFT_MAD_MX 0x40
#define TFT_MAD_MV 0x20
#define TFT_MAD_ML 0x10
#define TFT_MAD_RGB 0x00
#define TFT_MAD_BGR 0x08
#define TFT_MAD_MH 0x04
#define TFT_INIT_DELAY 0x80

// The first palette of a 4-bit sprite: the colour code of resistors, then some more.
inline constexpr uint16_t default_4bit_palette[16] = {
    TFT_BLACK,    TFT_BROWN, TFT_RED,  TFT_ORANGE,  TFT_YELLOW, TFT_GREEN,     TFT_BLUE, TFT_PURPLE,
    TFT_DARKGREY, TFT_WHITE, TFT_CYAN, TFT_MAGENTA, TFT_MAROON, TFT_DARKGREEN, TFT_NAVY, TFT_PINK};

// Adafruit's font tables: one bit a pixel, rows run on without padding, offsets from the pen on the baseline.
#ifndef _GFXFONT_H_
#define _GFXFONT_H_
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
#endif

// The type of `setCallback`: gives the colour under the pixel of a letter.
using getColorCallback = uint16_t (*)(uint16_t x, uint16_t y);
