// Draws into a picture in memory that the caller owns: w x h pixels, row by row, each 16 bits in the panel's
// (big-endian) byte order, so that the frame goes to the wire as it is. All coordinates may lie outside;
// everything is cut to the clip, which starts as the whole picture. No function here allocates or fails.
#pragma once

#include <cstdint>
#include <string_view>

#include "drawing/colour.h"
#include "drawing/dirty.h"
#include "drawing/picture_words.h"
#include "drawing/raster/span.h"
#include "drawing/rect.h"
#include "drawing/type/font.h"

namespace lucca {

enum class Align : uint8_t { Left, Centre, Right };

// A picture with transparency: 565 colours in machine order and a mask row of bits (MSB first, 1 = drawn) for
// each row. `mask` null: opaque.
struct Sprite {
  uint8_t width, height;
  const uint16_t* pixels;
  const uint8_t* mask;
};

class Canvas {
 public:
  Canvas(uint16_t* pixels, int width, int height);

  int width() const { return width_; }
  int height() const { return height_; }
  const uint16_t* pixels() const { return pixels_; }

  // From now on every primitive notes the area it may have changed in `dirty`, which must outlive the canvas. Null: no area
  // is noted.
  void track(DirtyAreas* dirty) { dirty_ = dirty; }

  // From now on `listener` gets all words of the picture; it must outlive the canvas. Null, the default: no listener. The
  // firmware has none.
#ifdef LUCCA_HEARD
  void listen(TextListener* listener) { listener_ = listener; }
#else
  void listen(TextListener*) {}
#endif
  PictureWords words() const { return {listener_, clip_}; }

  const Rect& clip() const { return clip_; }
  // The area is cut to the picture. `drawsAll`: all of it is about to be drawn.
  void setClip(const Rect& area, bool drawsAll = false);
  // Whether any of the box would be seen; a picture that would not need not be drawn.
  bool shows(const Rect& box) const { return words().heard() || !intersect(box, clip_).empty(); }

  void fill(Colour colour);  // the whole clip
  void fillRect(const Rect& r, Colour colour);
  // A shape made of `count` rectangles inside of `box`, which at(i) gives: where it is drawn is noted once.
  template <typename At>
  void fillParts(const Rect& box, int count, Colour colour, At at) {
    const Rect cut = intersect(box, clip_);
    if (cut.empty()) return;
    touched(cut);
    for (int i = 0; i < count; ++i) paint(at(i), swapBytes(colour));
  }
  void drawRect(const Rect& r, Colour colour);
  void fillRoundRect(const Rect& r, int radius, Colour colour);  // smooth corners
  void drawRoundRect(const Rect& r, int radius, Colour colour);
  void fillCircle(int x, int y, int radius, Colour colour);
  void drawCircle(int x, int y, int radius, Colour colour);
  void fillTriangle(int x0, int y0, int x1, int y1, int x2, int y2, Colour colour);
  void drawLine(int x0, int y0, int x1, int y1, Colour colour);
  void drawPixel(int x, int y, Colour colour);
  void blendRect(const Rect& r, Colour colour, uint8_t alpha);  // a veil over the picture below
  void drawSprite(const Sprite& sprite, int x, int y);
  // One bit a pixel, MSB first, rows padded to bytes: a pattern or an emblem in one colour, the rest
  // untouched.
  void drawMask(const uint8_t* bits, int width, int height, int x, int y, Colour colour);

  // Text in UTF-8 with its baseline at y; `x` is the left edge, the middle or the right edge. Returns the
  // width. A letter the font does not have is drawn as a hollow box.
  int drawText(std::string_view text, int x, int y, const Font& font, Colour colour,
               Align align = Align::Left);
  static int textWidth(std::string_view text, const Font& font);

 private:
  uint16_t* at(int x, int y) const { return pixels_ + y * width_ + x; }
  bool inClip(int x, int y) const {
    return x >= clip_.x && y >= clip_.y && x < clip_.right() && y < clip_.bottom();
  }
  void paint(const Rect& r, uint16_t value);  // panel order, noted by the caller
  void touched(const Rect& r) {               // cut to the clip
    if (dirty_ != nullptr && !r.empty()) dirty_->add(r);
  }
  Rect visible(int x, int y, int width, int height) const;  // the part of a box inside the clip
  void fillRounded(const Rect& r, int halfPixels, Colour colour);
  void drawRounded(const Rect& r, int halfPixels, Colour colour);
  void blendCorners(const Rect& r, int i, int j, Colour colour, int parts);

  uint16_t* pixels_;
  int16_t width_, height_;
  Rect clip_;
  DirtyAreas* dirty_ = nullptr;
#ifdef LUCCA_HEARD
  TextListener* listener_ = nullptr;
#else
  static constexpr TextListener* listener_ = nullptr;
#endif
};

// The colour of a pixel in machine order; 0 outside of the picture.
Colour pixelAt(const Canvas& canvas, int x, int y);

}  // namespace lucca
