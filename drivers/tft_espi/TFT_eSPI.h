// The calls of Bodmer's TFT_eSPI 2.5 on this project's display driver: a sketch's drawing code moves over unchanged but for
// its includes. What differs is said here:
// - The display is an object given to the constructor, so two can live side by side. Without one it is the board's own.
// - Nothing is allocated: sprites live in a pool or in memory the caller gives (see TFT_eSprite.h).
// - Font 1 is the classic 6x8 one or a free font. Fonts 2, 4 and 6 to 8 are the project's anti-aliased family, with its own
//   widths. In all of them letters beyond ASCII are what their code points say.
// - The panel cannot be read: `readPixel` of the display gives 0, of a sprite its pixel.
// Coordinates may lie anywhere; what is outside the viewport is not drawn. Colours are 565 in machine order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "drawing/rect.h"
#include "drawing/type/font.h"
#include "drivers/display/st7789.h"
#include "drivers/tft_espi/sprite_pool.h"
#include "drivers/tft_espi/tft_constants.h"

#ifndef PROGMEM
#define PROGMEM
#endif

namespace lucca {

// One display: its wire, its glass, and where its sprites live. All outlive the TFT_eSPI that uses them.
struct DisplaySetup {
  DisplayBus& bus;
  const Panel& panel;
  SpritePool* sprites = nullptr;
};

// The board's own display. Whoever uses `TFT_eSPI()` provides it.
const DisplaySetup& boardDisplay();

}  // namespace lucca

class TFT_eSprite;

class TFT_eSPI {
 public:
  TFT_eSPI();
  explicit TFT_eSPI(const lucca::DisplaySetup& setup);
  TFT_eSPI(const TFT_eSPI&) = delete;
  TFT_eSPI& operator=(const TFT_eSPI&) = delete;

  // Resets the panel, blanks it to black and shows it: 10 ms, no flash of noise.
  void init(uint8_t tab = 0);
  void begin(uint8_t tab = 0) { init(tab); }
  void invertDisplay(bool on);
  void writecommand(uint8_t code);

  void setRotation(uint8_t turns);
  uint8_t getRotation() const { return rotation_; }
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
  void drawRect(int32_t x, int32_t y, int32_t w, int32_t h, uint32_t color);
  void drawRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color);
  void fillRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color);
  void drawCircle(int32_t x, int32_t y, int32_t r, uint32_t color);
  void fillCircle(int32_t x, int32_t y, int32_t r, uint32_t color);
  void drawTriangle(int32_t x0, int32_t y0, int32_t x1, int32_t y1, int32_t x2, int32_t y2, uint32_t color);
  void fillTriangle(int32_t x0, int32_t y0, int32_t x1, int32_t y1, int32_t x2, int32_t y2, uint32_t color);

  // Smooth edges, over `background` or, on a sprite, over what is there.
  static constexpr uint32_t kReadBack = 0x00FFFFFF;
  void fillSmoothRoundRect(int32_t x, int32_t y, int32_t w, int32_t h, int32_t r, uint32_t color,
                           uint32_t background = kReadBack);
  void fillSmoothCircle(int32_t x, int32_t y, int32_t r, uint32_t color, uint32_t background = kReadBack);
  void drawWideLine(float ax, float ay, float bx, float by, float width, uint32_t color,
                    uint32_t background = kReadBack);
  void drawSpot(float x, float y, float r, uint32_t color, uint32_t background = kReadBack);

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
  // 8 bits a pixel (332), else 4 with a map of colours, else 1 in the bitmap colours.
  void pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint8_t* data, bool bpp8 = true,
                 const uint16_t* map = nullptr);
  void pushMaskedImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* image,
                       const uint8_t* mask);

  // Streams of pixels into a window: its size for the first, its last column and row for the second. Neither minds the
  // viewport.
  void setAddrWindow(int32_t x, int32_t y, int32_t w, int32_t h) { setWindow(x, y, x + w - 1, y + h - 1); }
  virtual void setWindow(int32_t x0, int32_t y0, int32_t x1, int32_t y1);
  void pushColor(uint16_t color) { pushBlock(color, 1); }
  void pushColor(uint16_t color, uint32_t count) { pushBlock(color, count); }
  virtual void pushBlock(uint16_t color, uint32_t count);
  virtual void pushPixels(const void* data, uint32_t count);  // minds swap-bytes
  void pushColors(const uint16_t* data, uint32_t count, bool swap = true);
  void startWrite() {}  // each call selects the panel by itself
  void endWrite() { dmaWait(); }

  // On the display these return while pixels are on their way; `image` must stay until `dmaBusy` is false.
  bool initDMA(bool controlCs = false);
  void deInitDMA() { dma_ = false; }
  void pushImageDMA(int32_t x, int32_t y, int32_t w, int32_t h, uint16_t* image, uint16_t* buffer = nullptr);
  void pushPixelsDMA(uint16_t* image, uint32_t count);
  bool dmaBusy() { return bus_.busy(); }
  void dmaWait() { bus_.wait(); }

  void setCursor(int16_t x, int16_t y);
  void setCursor(int16_t x, int16_t y, uint8_t font);
  int16_t getCursorX() const { return static_cast<int16_t>(cursorX_); }
  int16_t getCursorY() const { return static_cast<int16_t>(cursorY_); }
  void setTextColor(uint16_t color);  // transparent ground
  void setTextColor(uint16_t color, uint16_t ground, bool fill = false);
  void setTextSize(uint8_t size) { textSize_ = size > 0 ? size : 1; }
  void setTextWrap(bool inX, bool inY = false);
  void setTextDatum(uint8_t datum) { textDatum_ = datum; }
  uint8_t getTextDatum() const { return textDatum_; }
  void setTextPadding(uint16_t width) { padding_ = width; }
  uint16_t getTextPadding() const { return padding_; }
  void setTextFont(uint8_t font);
  void setFreeFont(const GFXfont* font = nullptr);
  void setAttribute(uint8_t attribute, uint8_t value);
  uint8_t getAttribute(uint8_t attribute) const;

  int16_t textWidth(std::string_view text) { return textWidth(text, textFont_); }
  int16_t textWidth(std::string_view text, uint8_t font);
  int16_t fontHeight() const { return fontHeight(textFont_); }
  int16_t fontHeight(uint8_t font) const;
  // All return the width drawn.
  void drawChar(int32_t x, int32_t y, uint16_t code, uint32_t color, uint32_t ground, uint8_t size);
  int16_t drawChar(uint16_t code, int32_t x, int32_t y) { return drawChar(code, x, y, textFont_); }
  int16_t drawChar(uint16_t code, int32_t x, int32_t y, uint8_t font);
  int16_t drawString(std::string_view text, int32_t x, int32_t y) {
    return drawString(text, x, y, textFont_);
  }
  int16_t drawString(std::string_view text, int32_t x, int32_t y, uint8_t font);
  int16_t drawCentreString(std::string_view text, int32_t x, int32_t y, uint8_t font);
  int16_t drawRightString(std::string_view text, int32_t x, int32_t y, uint8_t font);
  int16_t drawNumber(long number, int32_t x, int32_t y) { return drawNumber(number, x, y, textFont_); }
  int16_t drawNumber(long number, int32_t x, int32_t y, uint8_t font);
  int16_t drawFloat(float number, uint8_t decimals, int32_t x, int32_t y) {
    return drawFloat(number, decimals, x, y, textFont_);
  }
  int16_t drawFloat(float number, uint8_t decimals, int32_t x, int32_t y, uint8_t font);

  // At the cursor, as Arduino's Print.
  size_t write(uint8_t byte);
  size_t print(std::string_view text);
  size_t print(const char* text) { return print(std::string_view(text)); }
  size_t print(char letter) { return write(static_cast<uint8_t>(letter)); }
  size_t print(long long number, int base = DEC);
  size_t print(int number, int base = DEC) { return print(static_cast<long long>(number), base); }
  size_t print(long number, int base = DEC) { return print(static_cast<long long>(number), base); }
  size_t print(unsigned number, int base = DEC) { return print(static_cast<long long>(number), base); }
  size_t print(unsigned long number, int base = DEC) { return print(static_cast<long long>(number), base); }
  size_t print(unsigned char number, int base = DEC) { return print(static_cast<long long>(number), base); }
  size_t print(float number, int decimals = 2);
  size_t print(double number, int decimals = 2);
  size_t println() { return print("\r\n"); }
  template <typename Value, typename... Format>
  size_t println(const Value& value, Format... format) {
    const size_t written = print(value, format...);
    return written + println();
  }

  static uint16_t color565(uint8_t r, uint8_t g, uint8_t b);
  static uint8_t color16to8(uint16_t color);
  static uint16_t color8to16(uint8_t color);
  static uint16_t alphaBlend(uint8_t alpha, uint16_t color, uint16_t ground);

  void setPivot(int16_t x, int16_t y);
  int16_t getPivotX() const { return pivotX_; }
  int16_t getPivotY() const { return pivotY_; }

 protected:
  explicit TFT_eSPI(TFT_eSPI* display);  // for a sprite, which has no glass of its own

  // What a picture must be able to do, in its own coordinates, within its viewport and never empty.
  virtual int deviceWidth() const { return panel_.width(); }
  virtual int deviceHeight() const { return panel_.height(); }
  virtual void turn(uint8_t turns);
  virtual void paint(const lucca::Rect& area, uint32_t color);
  virtual void paintPixels(const lucca::Rect& area, const uint16_t* first, int stride, bool swap);
  virtual void paintLetter(const lucca::Rect& area, const uint8_t* rows, uint16_t color, uint16_t ground);
  virtual uint16_t fetch(int, int) const { return 0; }
  virtual bool canRead() const { return false; }

  lucca::Rect cut(int32_t x, int32_t y, int32_t w, int32_t h) const;

  const lucca::DisplaySetup& setup_;
  lucca::DisplayBus& bus_;
  uint16_t bitmapColor_ = TFT_WHITE, bitmapGround_ = TFT_BLACK;
  uint8_t rotation_ = 0;
  bool swapBytes_ = false;
  lucca::Rect view_{0, 0, 0, 0};  // in the picture's coordinates; empty: nothing is drawn

 private:
  friend class TFT_eSprite;

  static constexpr int kLine =
      64;  // pixels of a scratch line; two, so that one fills while the other is sent

  uint16_t* scratch();
  void drawBits(int32_t x, int32_t y, const uint8_t* bits, int w, int h, bool lsbFirst, uint16_t color,
                const uint16_t* ground);
  template <typename PixelAt>
  void pushConverted(int32_t x, int32_t y, int32_t w, int32_t h, PixelAt&& pixelAt);
  void blendEdge(int32_t x, int32_t y, uint32_t color, int parts, uint32_t background);
  void fillSmooth(int32_t x, int32_t y, int32_t w, int32_t h, int halfPixels, uint32_t color,
                  uint32_t background);
  void wideLine(int32_t ax, int32_t ay, int32_t bx, int32_t by, int32_t radius, uint32_t color,
                uint32_t background);

  uint32_t takeCode(std::string_view& text) const;
  bool usesFreeFont(uint8_t font) const { return font == 1 && freeFont_ != nullptr; }
  static const lucca::Font* familyFont(uint8_t font);
  const GFXglyph* freeGlyph(uint32_t code) const;
  void drawClassic(int32_t x, int32_t y, uint32_t code, uint32_t color, uint32_t ground, int size);
  void drawFree(int32_t x, int32_t y, const GFXglyph& glyph, uint32_t color, int size);
  int drawFamily(const lucca::Font& font, uint32_t code, int32_t x, int32_t y);
  void padText(int32_t x, int32_t y, int textWide, int high);
  void newLine(int high);

  lucca::St7789 panel_;
  int32_t originX_ = 0, originY_ = 0, viewWidth_ = 0, viewHeight_ = 0;
  bool datumAtViewport_ = false;
  int32_t cursorX_ = 0, cursorY_ = 0;
  const GFXfont* freeFont_ = nullptr;
  int16_t freeAbove_ = 0, freeBelow_ = 0;
  uint16_t textColor_ = TFT_WHITE, textGround_ = TFT_BLACK, padding_ = 0;
  uint8_t textFont_ = 1, textSize_ = 1, textDatum_ = TL_DATUM;
  bool wrapX_ = true, wrapY_ = false, utf8_ = true, digits_ = false, dma_ = false;
  uint8_t pending_ = 0;  // bytes of a letter that `write` still waits for
  uint32_t pendingCode_ = 0;
  int16_t pivotX_ = 0, pivotY_ = 0;
  uint16_t scratch_[2][kLine];
  uint8_t scratchTurn_ = 0;
};

#include "drivers/tft_espi/TFT_eSprite.h"
