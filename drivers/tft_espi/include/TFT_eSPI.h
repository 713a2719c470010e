// The calls of Bodmer's TFT_eSPI 2.5 on this project's display driver: a sketch moves over as it is. The differences:
// - The display is an object given to the constructor, so two can live side by side. Without one it is the board's own,
//   and its size counts, whatever size the constructor is given.
// - There is no allocation: sprites live in a pool or in memory the caller gives (see TFT_eSprite.h); Strings are short.
// - Type faces are our own, in cells of the original's heights and widths (docs/tft-espi.md).
// - Smooth letters come from arrays (`loadFont(array)`), or from files if the display's set-up has any: those are read where they
//   lie, and it makes no difference which file system `loadFont("name", LittleFS)` names.
// - The panel cannot be read: `readcommand8` and its like give 0, and so do `readPixel` and `readRect` of the display, unless
//   its set-up has a shadow buffer. Sprites can always be read.
// - TOUCH_CS is not defined. `getTouch` asks the display's set-up, and needs no calibration. No PSRAM: PSRAM_ENABLE stays 0.
// Coordinates may lie anywhere; pixels outside of the viewport are not drawn. Colours are 565 in machine order.
#pragma once

// Some Arduino cores have macros of these names, which the C++ library does not survive. A sketch gets them back below.
#if __has_include(<Arduino.h>)
#include <Arduino.h>
#endif
#pragma push_macro("min")
#pragma push_macro("max")
#pragma push_macro("abs")
#pragma push_macro("round")
#undef min
#undef max
#undef abs
#undef round

#include <cstddef>
#include <cstdint>

#include "drawing/rect.h"
#include "drivers/display/st7789.h"
#include "drivers/tft_espi/include/arduino_base.h"
#include "drivers/tft_espi/include/display_setup.h"
#include "drivers/tft_espi/include/free_fonts.h"  // keep: sketches name the fonts
#include "drivers/tft_espi/include/setup_info.h"
#include "drivers/tft_espi/include/tft_constants.h"
#include "drivers/tft_espi/src/vlw_font.h"

class TFT_eSprite;
namespace fs {
class FS;
}
#if defined(LUCCA_ARDUINO_H)
class SPIClass;
#endif

class TFT_eSPI : public lucca::tft::Print {
 public:
  using Text = lucca::tft::Text;
  // For smooth edges: blends with the picture below, if that can be read.
  static constexpr uint32_t kReadBack = 0x00FFFFFF;

  TFT_eSPI(int16_t w = TFT_WIDTH, int16_t h = TFT_HEIGHT);
  explicit TFT_eSPI(const lucca::DisplaySetup& setup);
  TFT_eSPI(const TFT_eSPI&) = delete;
  TFT_eSPI& operator=(const TFT_eSPI&) = delete;

  // Resets the panel, blanks it to black, shows it and lights it: 10 ms, no flash of noise. In rotation 0.
  void init(uint8_t tab = TAB_COLOUR);
  void begin(uint8_t tab = TAB_COLOUR) { init(tab); }
  void invertDisplay(bool on);
  void writecommand(uint8_t code);
  void writedata(uint8_t data);
  void spiwrite(uint8_t data) { writedata(data); }
  // A count, then for each command: its code, how many bytes follow (and TFT_INIT_DELAY), the bytes, perhaps a delay in ms.
  void commandList(const uint8_t* list);
  uint8_t readcommand8(uint8_t, uint8_t = 0) { return 0; }
  uint16_t readcommand16(uint8_t, uint8_t = 0) { return 0; }
  uint32_t readcommand32(uint8_t, uint8_t = 0) { return 0; }
  void getSetup(setup_t& setup) const;
  bool verifySetupID(uint32_t id) const { return id == 0; }

  void setRotation(uint8_t turns);
  uint8_t getRotation() const { return rotation; }
  int16_t width() const { return static_cast<int16_t>(datumAtViewport_ ? viewWidth_ : deviceWidth()); }
  int16_t height() const { return static_cast<int16_t>(datumAtViewport_ ? viewHeight_ : deviceHeight()); }

  void setViewport(int32_t x, int32_t y, int32_t w, int32_t h, bool datum = true);
  void resetViewport();
  bool checkViewport(int32_t x, int32_t y, int32_t w, int32_t h) const { return !cut(x, y, w, h).empty(); }
  int32_t getViewportX() const { return originX_; }
  int32_t getViewportY() const { return originY_; }
  int32_t getViewportWidth() const { return viewWidth_; }
  int32_t getViewportHeight() const { return viewHeight_; }
  bool getViewportDatum() const { return datumAtViewport_; }
  void frameViewport(uint16_t color, int32_t w);
  // Cut an area, given by sizes or by its last column and row, in place; false when nothing of it is visible.
  bool clipAddrWindow(int32_t* x, int32_t* y, int32_t* w, int32_t* h) const;
  bool clipWindow(int32_t* x0, int32_t* y0, int32_t* x1, int32_t* y1) const;
  void setOrigin(int32_t x, int32_t y);
  int32_t getOriginX() const { return originX_; }
  int32_t getOriginY() const { return originY_; }

  void drawPixel(int32_t x, int32_t y, uint32_t color);
  uint16_t drawPixel(int32_t x, int32_t y, uint32_t color, uint8_t alpha, uint32_t background = kReadBack);
  uint16_t readPixel(int32_t x, int32_t y) const;
  void drawLine(int32_t x0, int32_t y0, int32_t x1, int32_t y1, uint32_t color);
  void drawFastHLine(int32_t x, int32_t y, int32_t w, uint32_t color) { fillRect(x, y, w, 1, color); }
  void drawFastVLine(int32_t x, int32_t y, int32_t h, uint32_t color) { fillRect(x, y, 1, h, color); }
  void fillRect(int32_t x, int32_t y, int32_t w, int32_t h, uint32_t color);
  void fillScreen(uint32_t color) { fillRect(0, 0, width(), height(), color); }
  void fillRectVGradient(int16_t x, int16_t y, int16_t w, int16_t h, uint32_t top, uint32_t bottom);
  void fillRectHGradient(int16_t x, int16_t y, int16_t w, int16_t h, uint32_t left, uint32_t right);
  void drawRect(int32_t x, int32_t y, int32_t w, int32_t h, uint32_t color);
  void drawRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color);
  void fillRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color);
  void drawCircle(int32_t x, int32_t y, int32_t r, uint32_t color);
  void drawCircleHelper(int32_t x, int32_t y, int32_t r, uint8_t corners, uint32_t color);
  void fillCircle(int32_t x, int32_t y, int32_t r, uint32_t color);
  void fillCircleHelper(int32_t x, int32_t y, int32_t r, uint8_t halves, int32_t delta, uint32_t color);
  void drawEllipse(int16_t x, int16_t y, int32_t rx, int32_t ry, uint16_t color);
  void fillEllipse(int16_t x, int16_t y, int32_t rx, int32_t ry, uint16_t color);
  void drawTriangle(int32_t x0, int32_t y0, int32_t x1, int32_t y1, int32_t x2, int32_t y2, uint32_t color);
  void fillTriangle(int32_t x0, int32_t y0, int32_t x1, int32_t y1, int32_t x2, int32_t y2, uint32_t color);

  // Smooth edges. Arcs run clockwise from 6 o'clock, in degrees of 0 to 360, between both radii, both included.
  void drawSmoothArc(int32_t x, int32_t y, int32_t r, int32_t ir, uint32_t start, uint32_t end,
                     uint32_t color, uint32_t background, bool roundEnds = false);
  void drawArc(int32_t x, int32_t y, int32_t r, int32_t ir, uint32_t start, uint32_t end, uint32_t color,
               uint32_t background, bool smooth = true);
  void drawSmoothCircle(int32_t x, int32_t y, int32_t r, uint32_t color, uint32_t background);
  void fillSmoothCircle(int32_t x, int32_t y, int32_t r, uint32_t color, uint32_t background = kReadBack);
  void drawSmoothRoundRect(int32_t x, int32_t y, int32_t r, int32_t ir, int32_t w, int32_t h, uint32_t color,
                           uint32_t background = kReadBack, uint8_t quadrants = 0xF);
  void fillSmoothRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color,
                           uint32_t background = kReadBack);
  void drawSpot(float x, float y, float r, uint32_t color, uint32_t background = kReadBack);
  void drawWideLine(float ax, float ay, float bx, float by, float width, uint32_t color,
                    uint32_t background = kReadBack);
  void drawWedgeLine(float ax, float ay, float bx, float by, float aRadius, float bRadius, uint32_t color,
                     uint32_t background = kReadBack);

  // One bit a pixel, rows padded to bytes: MSB first, and LSB first for X bitmaps.
  void drawBitmap(int16_t x, int16_t y, const uint8_t* bitmap, int16_t w, int16_t h, uint16_t color);
  void drawBitmap(int16_t x, int16_t y, const uint8_t* bitmap, int16_t w, int16_t h, uint16_t color,
                  uint16_t ground);
  void drawXBitmap(int16_t x, int16_t y, const uint8_t* bitmap, int16_t w, int16_t h, uint16_t color);
  void drawXBitmap(int16_t x, int16_t y, const uint8_t* bitmap, int16_t w, int16_t h, uint16_t color,
                   uint16_t ground);
  void setBitmapColor(uint16_t color, uint16_t ground);

  // Images: big-endian unless swap-bytes is set. `transparent` is a machine-order colour that is left out.
  void setSwapBytes(bool swap) { swapBytes_ = swap; }
  bool getSwapBytes() const { return swapBytes_; }
  void pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* data);
  void pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* data, uint16_t transparent);
  // 8 bits a pixel (332), else 4 with a map of colours, else 1 in the bitmap colours. `transparent` is as stored.
  void pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint8_t* data, bool bpp8 = true,
                 const uint16_t* map = nullptr);
  void pushImage(int32_t x, int32_t y, int32_t w, int32_t h, uint8_t* data, uint8_t transparent,
                 bool bpp8 = true, const uint16_t* map = nullptr);
  void pushMaskedImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* image,
                       const uint8_t* mask);
  // Reads pixels, in panel order, as `pushRect` takes them back; or 3 bytes a pixel.
  void readRect(int32_t x, int32_t y, int32_t w, int32_t h, uint16_t* data) const;
  void readRectRGB(int32_t x, int32_t y, int32_t w, int32_t h, uint8_t* data) const;
  void pushRect(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* data);

  // Streams of pixels into a window: its size for the first, its last column and row for the second. Neither minds the
  // viewport.
  void setAddrWindow(int32_t x, int32_t y, int32_t w, int32_t h) { setWindow(x, y, x + w - 1, y + h - 1); }
  virtual void setWindow(int32_t x0, int32_t y0, int32_t x1, int32_t y1);
  void pushColor(uint16_t color) { pushBlock(color, 1); }
  void pushColor(uint16_t color, uint32_t count) { pushBlock(color, count); }
  void writeColor(uint16_t color, uint32_t count) { pushBlock(color, count); }
  virtual void pushBlock(uint16_t color, uint32_t count);
  virtual void pushPixels(const void* data, uint32_t count);  // minds swap-bytes
  void pushColors(const uint16_t* data, uint32_t count, bool swap = true);
  void pushColors(const uint8_t* data, uint32_t bytes);  // big-endian pixels
  void startWrite() {}                                   // each call selects the panel by itself
  void endWrite() { dmaWait(); }
  void begin_nin_write() {}
  void end_nin_write() {}

  // On the display these return while pixels are on their way; `image` must stay until `dmaBusy` is false.
  bool initDMA(bool controlCs = false);
  void deInitDMA() { DMA_Enabled = false; }
  void pushImageDMA(int32_t x, int32_t y, int32_t w, int32_t h, uint16_t* image, uint16_t* buffer = nullptr);
  void pushImageDMA(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* image);
  void pushPixelsDMA(uint16_t* image, uint32_t count);
  bool dmaBusy() { return bus_.busy(); }
  void dmaWait() { bus_.wait(); }
  bool DMA_Enabled = false;

  void setCursor(int16_t x, int16_t y);
  void setCursor(int16_t x, int16_t y, uint8_t font);
  int16_t getCursorX() const { return static_cast<int16_t>(cursorX_); }
  int16_t getCursorY() const { return static_cast<int16_t>(cursorY_); }
  void setTextColor(uint16_t color);  // transparent ground
  void setTextColor(uint16_t color, uint16_t ground,
                    bool fill = false);  // `fill`: smooth letters fill their line
  void setTextSize(uint8_t size) { textsize = size > 0 ? size : 1; }
  void setTextWrap(bool inX, bool inY = false);
  void setTextDatum(uint8_t datum) { textdatum = datum; }
  uint8_t getTextDatum() const { return textdatum; }
  void setTextPadding(uint16_t width) { padding_ = width; }
  uint16_t getTextPadding() const { return padding_; }
  void setTextFont(uint8_t font);
  void setFreeFont(const GFXfont* font = nullptr);
  void setAttribute(uint8_t attribute = 0, uint8_t value = 0);
  uint8_t getAttribute(uint8_t attribute = 0) const;
  uint16_t fontsLoaded() const { return 0xC1D6; }  // 1, 2, 4, 6 to 8, free and smooth ones

  int16_t textWidth(Text text) { return textWidth(text, textfont); }
  int16_t textWidth(Text text, uint8_t font);
  int16_t fontHeight() const { return fontHeight(textfont); }
  int16_t fontHeight(uint8_t font) const;
  uint16_t decodeUTF8(uint8_t byte);
  uint16_t decodeUTF8(const uint8_t* bytes, uint16_t* index, uint16_t remaining) const;
  // All return the width drawn.
  void drawChar(int32_t x, int32_t y, uint16_t code, uint32_t color, uint32_t ground, uint8_t size);
  int16_t drawChar(uint16_t code, int32_t x, int32_t y) { return drawChar(code, x, y, textfont); }
  int16_t drawChar(uint16_t code, int32_t x, int32_t y, uint8_t font);
  int16_t drawString(Text text, int32_t x, int32_t y) { return drawString(text, x, y, textfont); }
  int16_t drawString(Text text, int32_t x, int32_t y, uint8_t font);
  int16_t drawCentreString(Text text, int32_t x, int32_t y, uint8_t font);
  int16_t drawRightString(Text text, int32_t x, int32_t y, uint8_t font);
  int16_t drawNumber(long number, int32_t x, int32_t y) { return drawNumber(number, x, y, textfont); }
  int16_t drawNumber(long number, int32_t x, int32_t y, uint8_t font);
  int16_t drawFloat(float number, uint8_t decimals, int32_t x, int32_t y) {
    return drawFloat(number, decimals, x, y, textfont);
  }
  int16_t drawFloat(float number, uint8_t decimals, int32_t x, int32_t y, uint8_t font);

  // Smooth letters of a vlw array, which stays where it is. They take the place of all fonts until `unloadFont`.
  void loadFont(const uint8_t* vlw);
  // The same from the file /NAME.vlw. Nothing is loaded if there is none or if it is no whole font.
  void loadFont(Text name, bool = true);
  void loadFont(Text name, fs::FS&) { loadFont(name); }
  void unloadFont();
  bool getUnicodeIndex(uint16_t code, uint16_t* index) const;
  void drawGlyph(uint16_t code);
  void showFont(uint32_t pauseMs);
  void setCallback(getColorCallback colorAt) { colorAt_ = colorAt; }
  lucca::VlwFont gFont;
  bool fontLoaded = false;

  // At the cursor, as Arduino's Print.
  using lucca::tft::Print::write;
  size_t write(uint8_t byte) override;

  static uint16_t color565(uint8_t r, uint8_t g, uint8_t b);
  static uint8_t color16to8(uint16_t color);
  static uint16_t color8to16(uint8_t color);
  static uint32_t color16to24(uint16_t color);
  static uint32_t color24to16(uint32_t color);
  static uint16_t alphaBlend(uint8_t alpha, uint16_t color, uint16_t ground);
  // `dither` moves alpha by so many steps at random.
  uint16_t alphaBlend(uint8_t alpha, uint16_t color, uint16_t ground, uint8_t dither);
  uint32_t alphaBlend24(uint8_t alpha, uint32_t color, uint32_t ground, uint8_t dither = 0);

  // Where a finger is, in this rotation; false, and nothing is written, when there is none. Raw is the same here.
  uint8_t getTouch(uint16_t* x, uint16_t* y, uint16_t threshold = 600);
  uint8_t getTouchRaw(uint16_t* x, uint16_t* y) { return getTouch(x, y); }
  uint16_t getTouchRawZ();  // how hard
  void convertRawXY(uint16_t*, uint16_t*) {}
  void calibrateTouch(uint16_t* parameters, uint32_t color, uint32_t ground,
                      uint8_t size);  // gives five zeros
  void setTouch(uint16_t*) {}
#if defined(LUCCA_ARDUINO_H)
  static SPIClass& getSPIinstance();  // of the sketches' core
#endif

  void setPivot(int16_t x, int16_t y);
  int16_t getPivotX() const { return pivotX_; }
  int16_t getPivotY() const { return pivotY_; }

  uint32_t textcolor = TFT_WHITE, textbgcolor = TFT_BLACK;
  uint32_t bitmap_fg = TFT_WHITE, bitmap_bg = TFT_BLACK;
  uint8_t textfont = 1, textsize = 1, textdatum = TL_DATUM, rotation = 0;

 protected:
  explicit TFT_eSPI(TFT_eSPI* display);  // for a sprite, which has no glass of its own

  // The operations of a picture, in its own coordinates, within its viewport and never empty.
  virtual int deviceWidth() const { return panel_.width(); }
  virtual int deviceHeight() const { return panel_.height(); }
  virtual void turn(uint8_t turns);
  virtual void paint(const lucca::Rect& area, uint32_t color);
  virtual void dot(int x, int y, uint32_t color);
  virtual void paintPixels(const lucca::Rect& area, const uint16_t* first, int stride, bool swap);
  virtual void paintLetter(const lucca::Rect& area, const uint8_t* rows, uint16_t color, uint16_t ground);
  virtual void paintInk(const lucca::Rect& area, const uint8_t* rows, int size, uint16_t color);  // no ground
  virtual uint16_t fetch(int x, int y) const;
  // The pixels of a picture that is 16-bit memory, in panel order: its first one, and how far rows are apart. Null: it is none.
  struct Memory {
    uint16_t* first = nullptr;
    int stride = 0;

    uint16_t* at(int x, int y) const { return first + y * stride + x; }
  };
  virtual Memory memory() const { return {}; }
  virtual bool takesLists() const { return setup_.shadow.empty(); }  // of rectangles, straight to the wire
  virtual bool canRead() const { return !setup_.shadow.empty(); }
  virtual bool blendsLetters() const { return false; }  // with the picture under a text without a ground

  lucca::Rect cut(int32_t x, int32_t y, int32_t w, int32_t h) const;

  const lucca::DisplaySetup& setup_;
  lucca::DisplayBus& bus_;
  bool swapBytes_ = false;
  lucca::Rect view_{0, 0, 0, 0};  // in the picture's coordinates; empty: nothing is drawn

 private:
  friend class TFT_eSprite;

  static constexpr int kLine = 64;  // pixels of a scratch line; two: one fills while the other is sent

  struct Ring;
  class Pen;

  uint16_t* scratch() { return scratch_[scratchTurn_]; }  // a line that is not on the wire
  void waitFor(const uint16_t* sent);
  int16_t drawAt(uint8_t datum, Text text, int32_t x, int32_t y, uint8_t font);
  uint8_t dithered(uint8_t alpha, uint8_t dither);
  void shade(const lucca::Rect& area, const uint16_t* first, int stride, uint16_t value);
  void shadeStream(const uint16_t* data, uint16_t value, uint32_t count);
  size_t shadePlace(int x, int y) const;

  void drawBits(int32_t x, int32_t y, const uint8_t* bits, int w, int h, bool lsbFirst, uint16_t color,
                const uint16_t* ground);
  static constexpr int kOpaque = -1;  // no stored value is transparent
  template <typename ValueAt, typename ColorOf>
  void pushConverted(int32_t x, int32_t y, int32_t w, int32_t h, int transparent, ValueAt&& valueAt,
                     ColorOf&& colorOf);
  void pushStored(int32_t x, int32_t y, int32_t w, int32_t h, const uint8_t* data, int transparent, bool bpp8,
                  const uint16_t* map);
  struct Corners {
    int32_t left, top, right, bottom;
  };
  void listCorners(Pen& pen, const Corners& at, int32_t r, bool onAxes);
  void outlineCorners(const Corners& at, int32_t r, bool onAxes, uint32_t color);
  void fillSmooth(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color, uint32_t background);
  void drawRing(const Ring& ring, uint32_t color, uint32_t background);
  void arc(int32_t x, int32_t y, int32_t r, int32_t ir, uint32_t start, uint32_t end, uint32_t color,
           uint32_t background, bool smooth);
  void arcEnd(int32_t x, int32_t y, int32_t r, int32_t ir, uint32_t angle, uint32_t color,
              uint32_t background, bool round);
  void wedge(const int32_t (&ends)[6], uint32_t color, uint32_t background);

  uint32_t takeCode(std::string_view& text) const;
  bool usesFreeFont(uint8_t font) const { return font == 1 && freeFont_ != nullptr && !fontLoaded; }
  const GFXglyph* freeGlyph(uint32_t code) const;
  int smoothWidth(std::string_view text);
  void drawClassic(int32_t x, int32_t y, uint32_t code, uint32_t color, uint32_t ground, int size);
  void drawFree(int32_t x, int32_t y, const GFXglyph& glyph, uint32_t color, int size);
  void drawNumbered(uint8_t font, uint32_t code, int32_t x, int32_t y);
  void drawSmooth(const lucca::VlwGlyph& glyph, int32_t x, int32_t y, int32_t from);
  void paintSmooth(const lucca::VlwGlyph& glyph, const lucca::Rect& box, int32_t from);
  void groundAround(const lucca::VlwGlyph& glyph, int32_t x, int32_t y);
  void padText(int32_t x, int32_t y, int textWide, int high);
  void newLine(int high);

  lucca::Panel glass_;
  lucca::St7789 panel_;
  lucca::Rect stream_{0, 0, 0, 0};  // the window, and where in it the next pixel goes
  int32_t streamAt_ = 0;
  int32_t originX_ = 0, originY_ = 0, viewWidth_ = 0, viewHeight_ = 0;
  bool datumAtViewport_ = false;
  int32_t cursorX_ = 0, cursorY_ = 0;
  int32_t groundX_ = 0, lastX_ = -1;  // where smooth letters have filled to, and where they left the cursor
  const GFXfont* freeFont_ = nullptr;
  getColorCallback colorAt_ = nullptr;
  int16_t freeAbove_ = 0, freeBelow_ = 0;
  uint16_t padding_ = 0;
  bool wrapX_ = true, wrapY_ = false, utf8_ = true, cp437_ = false, digits_ = false, fillGround_ = false;
  uint8_t pending_ = 0;  // bytes of a letter that `write` still waits for
  uint16_t pendingCode_ = 0;
  uint32_t chance_ = 1;
  int16_t pivotX_ = 0, pivotY_ = 0;
  uint16_t scratch_[2][kLine];
  uint8_t scratchTurn_ = 0;
};

#include "drivers/tft_espi/include/TFT_eSPI_Button.h"
#include "drivers/tft_espi/include/TFT_eSprite.h"

// Sketches expect these to come along.
#if defined(LUCCA_ARDUINO_H)
#include <LittleFS.h>
#include <SPI.h>
#include <SPIFFS.h>
#endif

#if !defined(TFT_ESPI_LIBRARY)
#pragma pop_macro("min")
#pragma pop_macro("max")
#pragma pop_macro("abs")
#pragma pop_macro("round")
#endif
