// The display itself, the viewport, and what every picture is made of.
#include <algorithm>

#include "drawing/raster/trace.h"
#include "drivers/tft_espi/TFT_eSPI.h"

using lucca::makeRect;
using lucca::Rect;

TFT_eSPI::TFT_eSPI(const lucca::DisplaySetup& setup)
    : setup_(setup), bus_(setup.bus), rotation_(setup.panel.rotation), panel_(setup.bus, setup.panel) {
  resetViewport();
}

TFT_eSPI::TFT_eSPI(TFT_eSPI* display)
    : setup_(display->setup_), bus_(setup_.bus), panel_(setup_.bus, setup_.panel) {}

void TFT_eSPI::init(uint8_t) {
  panel_.init(lucca::St7789::Start::Cold);
  rotation_ = panel_.rotation();
  resetViewport();
  fillScreen(TFT_BLACK);
  panel_.show();
}

void TFT_eSPI::invertDisplay(bool on) {
  constexpr uint8_t kInversionOff = 0x20, kInversionOn = 0x21;
  bus_.command(on ? kInversionOn : kInversionOff);
}

void TFT_eSPI::writecommand(uint8_t code) {
  bus_.window = {};
  bus_.command(code);
}

void TFT_eSPI::turn(uint8_t turns) {
  rotation_ = turns & 3;
  panel_.setRotation(rotation_);
}

void TFT_eSPI::setRotation(uint8_t turns) {
  turn(turns);
  resetViewport();
}

void TFT_eSPI::resetViewport() {
  datumAtViewport_ = false;
  originX_ = originY_ = 0;
  viewWidth_ = deviceWidth();
  viewHeight_ = deviceHeight();
  view_ = makeRect(0, 0, viewWidth_, viewHeight_);
}

void TFT_eSPI::setViewport(int32_t x, int32_t y, int32_t w, int32_t h, bool datum) {
  resetViewport();
  view_ = cut(x, y, w, h);
  if (view_.empty() || !datum) return;
  datumAtViewport_ = true;
  originX_ = x;
  originY_ = y;
  viewWidth_ = w;
  viewHeight_ = h;
}

void TFT_eSPI::setOrigin(int32_t x, int32_t y) {
  originX_ = x;
  originY_ = y;
}

void TFT_eSPI::frameViewport(uint16_t color, int32_t w) {
  // A negative width lies outside, so the whole picture may be drawn on for a moment.
  const Rect inner = view_, kept = view_;
  const int x = inner.x - originX_, y = inner.y - originY_;
  const int out = w < 0 ? -w : 0, thick = w < 0 ? -w : w;
  if (w < 0) view_ = makeRect(0, 0, deviceWidth(), deviceHeight());
  fillRect(x - out, y - out, inner.w + 2 * out, thick, color);
  fillRect(x - out, y + inner.h + out - thick, inner.w + 2 * out, thick, color);
  fillRect(x - out, y, thick, inner.h, color);
  fillRect(x + inner.w + out - thick, y, thick, inner.h, color);
  view_ = kept;
}

Rect TFT_eSPI::cut(int32_t x, int32_t y, int32_t w, int32_t h) const {
  // Nearly all calls are near the screen and need no wide numbers.
  constexpr int32_t kNear = 1 << 14;
  const auto shifted = [](int32_t value) { return static_cast<uint32_t>(value) + kNear; };
  if ((shifted(x) | shifted(y) | shifted(w) | shifted(h) | shifted(originX_) | shifted(originY_)) <
      2 * kNear) {
    const int left = x + originX_, top = y + originY_;
    const int x0 = std::max<int>(left, view_.x), x1 = std::min<int>(left + w, view_.right());
    const int y0 = std::max<int>(top, view_.y), y1 = std::min<int>(top + h, view_.bottom());
    return x0 < x1 && y0 < y1 ? makeRect(x0, y0, x1 - x0, y1 - y0) : Rect{0, 0, 0, 0};
  }
  const int64_t left = int64_t{x} + originX_, top = int64_t{y} + originY_;
  const int64_t x0 = std::max<int64_t>(left, view_.x), x1 = std::min<int64_t>(left + w, view_.right());
  const int64_t y0 = std::max<int64_t>(top, view_.y), y1 = std::min<int64_t>(top + h, view_.bottom());
  if (x0 >= x1 || y0 >= y1) return {0, 0, 0, 0};
  return makeRect(static_cast<int>(x0), static_cast<int>(y0), static_cast<int>(x1 - x0),
                  static_cast<int>(y1 - y0));
}

void TFT_eSPI::paint(const Rect& area, uint32_t color) {
  panel_.setWindow(area);
  pushBlock(static_cast<uint16_t>(color), static_cast<uint32_t>(area.w) * static_cast<uint32_t>(area.h));
}

void TFT_eSPI::fillRect(int32_t x, int32_t y, int32_t w, int32_t h, uint32_t color) {
  const Rect area = cut(x, y, w, h);
  if (!area.empty()) paint(area, color);
}

void TFT_eSPI::drawPixel(int32_t x, int32_t y, uint32_t color) { fillRect(x, y, 1, 1, color); }

uint16_t TFT_eSPI::drawPixel(int32_t x, int32_t y, uint32_t color, uint8_t alpha, uint32_t background) {
  const uint16_t ground = background == kReadBack ? readPixel(x, y) : static_cast<uint16_t>(background);
  const uint16_t mixed = alphaBlend(alpha, static_cast<uint16_t>(color), ground);
  drawPixel(x, y, mixed);
  return mixed;
}

uint16_t TFT_eSPI::readPixel(int32_t x, int32_t y) const {
  const Rect area = cut(x, y, 1, 1);
  return area.empty() ? (canRead() ? uint16_t{0xFFFF} : uint16_t{0}) : fetch(area.x, area.y);
}

void TFT_eSPI::drawLine(int32_t x0, int32_t y0, int32_t x1, int32_t y1, uint32_t color) {
  lucca::traceLine(x0 + originX_, y0 + originY_, x1 + originX_, y1 + originY_, view_,
                   [&](const Rect& run) { paint(run, color); });
}

void TFT_eSPI::drawRect(int32_t x, int32_t y, int32_t w, int32_t h, uint32_t color) {
  drawFastHLine(x, y, w, color);
  drawFastHLine(x, y + h - 1, w, color);
  drawFastVLine(x, y + 1, h - 2, color);
  drawFastVLine(x + w - 1, y + 1, h - 2, color);
}

void TFT_eSPI::setPivot(int16_t x, int16_t y) {
  pivotX_ = x;
  pivotY_ = y;
}

uint16_t TFT_eSPI::color565(uint8_t r, uint8_t g, uint8_t b) {
  return static_cast<uint16_t>((r >> 3) << 11 | (g >> 2) << 5 | b >> 3);
}

uint8_t TFT_eSPI::color16to8(uint16_t color) {
  return static_cast<uint8_t>((color >> 13) << 5 | (color >> 8 & 7) << 2 | (color >> 3 & 3));
}

uint16_t TFT_eSPI::color8to16(uint8_t color) {
  constexpr uint8_t kBlue[4] = {0, 11, 21, 31};
  const int red = color >> 5, green = color >> 2 & 7;
  return static_cast<uint16_t>((red << 2 | red >> 1) << 11 | (green << 3 | green) << 5 | kBlue[color & 3]);
}

uint16_t TFT_eSPI::alphaBlend(uint8_t alpha, uint16_t color, uint16_t ground) {
  // Red and blue in 64 steps, green in 256.
  const uint32_t redBlue = ground & 0xF81Fu, green = ground & 0x07E0u;
  const uint32_t a = (redBlue + (((color & 0xF81Fu) - redBlue) * (alpha >> 2) >> 6)) & 0xF81Fu;
  const uint32_t b = (green + (((color & 0x07E0u) - green) * alpha >> 8)) & 0x07E0u;
  return static_cast<uint16_t>(a | b);
}
