// A picture in memory with TFT_eSPI's calls: 16, 8 (332), 4 (palette) or 1 bit a pixel. 16-bit pixels are kept in the
// panel's byte order.
#pragma once

#include <cstdint>
#include <span>

#include "drivers/tft_espi/include/TFT_eSPI.h"

class TFT_eSprite : public TFT_eSPI {
 public:
  enum class Error : uint8_t { None, BadSize, NoPool, PoolFull, MemoryTooSmall };

  explicit TFT_eSprite(TFT_eSPI* display);
  ~TFT_eSprite() { deleteSprite(); }

  // Black. From the display's pool, or in `memory`, which outlives the sprite. Null when there is not enough of it:
  // `error` says why, and no sprite exists. Two frames: see `frameBuffer`.
  void* createSprite(int16_t w, int16_t h, uint8_t frames = 1);
  void* createSprite(int16_t w, int16_t h, std::span<uint8_t> memory);
  Error error() const { return error_; }
  void deleteSprite();
  bool created() const { return pixels_ != nullptr; }
  void* getPointer() { return start_; }
  void* frameBuffer(int8_t frame);  // 1 or 2: the one drawn on and pushed from now on

  // Bits of a pixel. A sprite that exists is made again, black.
  void* setColorDepth(int8_t bits);
  int8_t getColorDepth() const { return static_cast<int8_t>(created() ? bits_ : 0); }
  void createPalette(const uint16_t* colors = nullptr, uint8_t count = 16);
  void setPaletteColor(uint8_t index, uint16_t color);
  uint16_t getPaletteColor(uint8_t index) const { return index < 16 ? palette_[index] : uint16_t{0}; }
  void setBitmapColor(uint16_t color, uint16_t ground);

  // Images as the sprite's bits are: colours for 16 and 8 bits, stored pixels for 4 and 1. A `depth` of 8 says that 8-bit
  // pixels come for a sprite of 8 bits.
  void pushImage(int32_t x, int32_t y, int32_t w, int32_t h, const uint16_t* data, uint8_t depth = 0);
  void writeColor(uint16_t stored);  // into the window, as it is stored

  // Smooth letters at the sprite's cursor. A sprite that does not exist is made for them, as large as they need, pushed to
  // the display's cursor and deleted.
  void printToSprite(Text text);
  void printToSprite(char* text, uint16_t length) { printToSprite(std::string_view(text, length)); }
  int16_t printToSprite(int16_t x, int16_t y, uint16_t index);

  void fillSprite(uint32_t color);
  uint16_t readPixelValue(int32_t x, int32_t y) const;  // as stored
  void setScrollRect(int32_t x, int32_t y, int32_t w, int32_t h, uint16_t color = TFT_BLACK);
  void scroll(int16_t dx, int16_t dy = 0);

  void setWindow(int32_t x0, int32_t y0, int32_t x1, int32_t y1) override;
  void pushBlock(uint16_t color, uint32_t count) override;
  void pushPixels(const void* data, uint32_t count) override;

  void pushSprite(int32_t x, int32_t y);
  void pushSprite(int32_t x, int32_t y, uint16_t transparent);  // a palette index for 4 bits
  bool pushSprite(int32_t tx, int32_t ty, int32_t sx, int32_t sy, int32_t sw, int32_t sh);
  bool pushToSprite(TFT_eSprite* to, int32_t x, int32_t y);
  bool pushToSprite(TFT_eSprite* to, int32_t x, int32_t y, uint16_t transparent);
  // Turned clockwise by degrees, this sprite's pivot on the display's, or on the other sprite's.
  bool pushRotated(int16_t angle, uint32_t transparent = kReadBack);
  bool pushRotated(TFT_eSprite* to, int16_t angle, uint32_t transparent = kReadBack);
  // The box of the turned sprite on the display or the other sprite, cut to it; or round a pivot at the origin.
  bool getRotatedBounds(int16_t angle, int16_t* minX, int16_t* minY, int16_t* maxX, int16_t* maxY) const;
  bool getRotatedBounds(TFT_eSprite* to, int16_t angle, int16_t* minX, int16_t* minY, int16_t* maxX,
                        int16_t* maxY) const;
  void getRotatedBounds(int16_t angle, int16_t w, int16_t h, int16_t pivotX, int16_t pivotY, int16_t* minX,
                        int16_t* minY, int16_t* maxX, int16_t* maxY) const;

 private:
  int deviceWidth() const override { return turned() ? height_ : width_; }
  int deviceHeight() const override { return turned() ? width_ : height_; }
  void turn(uint8_t turns) override;
  void paint(const lucca::Rect& area, uint32_t color) override;
  void dot(int x, int y, uint32_t color) override;
  void paintPixels(const lucca::Rect& area, const uint16_t* first, int stride, bool swap) override;
  void paintLetter(const lucca::Rect& area, const uint8_t* rows, uint16_t color, uint16_t ground) override;
  void paintInk(const lucca::Rect& area, const uint8_t* rows, int size, uint16_t color) override;
  uint16_t fetch(int x, int y) const override;
  Memory memory() const override { return bits_ == 16 ? Memory{wide16(), rowPixels_} : Memory{}; }
  bool takesLists() const override { return false; }
  bool canRead() const override { return true; }
  bool blendsLetters() const override { return true; }

  bool turned() const { return (rotation & 1) != 0; }
  size_t frameBytes(int w, int h) const;
  void* adopt(uint8_t* memory, int w, int h, uint8_t frames);
  void* refuse(Error error);
  uint16_t* wide16() const;  // 16-bit pixels
  unsigned stored(int x, int y) const;
  void store(int x, int y, unsigned value);
  uint16_t colorOf(unsigned stored) const;
  void step();  // to the window's next pixel
  bool fits(const TFT_eSprite& to) const;
  void colorsOf(int x, int y, int count, uint16_t* to) const;
  void pushOpaque(TFT_eSPI& to, int32_t x, int32_t y, const lucca::Rect& part);
  void pushKeyed(TFT_eSPI& to, int32_t x, int32_t y, unsigned transparent);
  bool boundsOn(const TFT_eSPI& to, int16_t angle, int16_t* box) const;
  bool pushTurned(TFT_eSPI& to, int16_t angle, uint32_t transparent);

  TFT_eSPI& display_;
  uint8_t* pixels_ = nullptr;  // of the frame in use
  uint8_t* start_ = nullptr;
  uint32_t frameSize_ = 0;
  int16_t width_ = 0, height_ = 0;
  int16_t rowPixels_ = 0;  // with padding
  uint8_t bits_ = 16, frames_ = 1;
  bool pooled_ = false;
  Error error_ = Error::None;
  uint16_t palette_[16];
  lucca::Rect window_{0, 0, 0, 0};
  int16_t windowX_ = 0, windowY_ = 0;
  lucca::Rect scroll_{0, 0, 0, 0};
  uint16_t scrollColor_ = TFT_BLACK;
};
