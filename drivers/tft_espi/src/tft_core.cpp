// The display itself, the viewport, and what every picture is made of.
#include <algorithm>

#include "drawing/raster/span.h"
#include "drivers/tft_espi/src/library.h"

using lucca::makeRect;
using lucca::Rect;

namespace lucca::tft {

#if defined(TFT_ESPI_FOREIGN_ARDUINO)
const char builtWithArduinoCore = 0;
#else
const char builtWithoutArduinoCore = 0;
#endif

namespace {

// Sketches turn the picture themselves, from rotation 0 on.
Panel upright(const Panel& panel) {
  Panel glass = panel;
  glass.rotation = 0;
  return glass;
}

}  // namespace
}  // namespace lucca::tft

TFT_eSPI::TFT_eSPI(const lucca::DisplaySetup& setup)
    : setup_(setup), bus_(setup.bus), glass_(lucca::tft::upright(setup.panel)), panel_(setup.bus, glass_) {
  resetViewport();
}

TFT_eSPI::TFT_eSPI(TFT_eSPI* display)
    : setup_(display->setup_), bus_(setup_.bus), glass_(display->glass_), panel_(setup_.bus, glass_) {}

void TFT_eSPI::init(uint8_t) {
  glass_ = lucca::tft::upright(setup_.panel);  // a display made before main may have come before its facts
  panel_.init(lucca::St7789::Start::Warm);     // a sketch cannot know whether the panel was awake
  rotation = panel_.rotation();
  resetViewport();
  fillScreen(TFT_BLACK);
  panel_.show();
  bus_.light(true);
}

void TFT_eSPI::invertDisplay(bool on) { bus_.command(on ? TFT_INVON : TFT_INVOFF); }

void TFT_eSPI::writecommand(uint8_t code) {
  bus_.window = {};
  bus_.command(code);
}

void TFT_eSPI::writedata(uint8_t data) { bus_.data({&data, 1}); }

void TFT_eSPI::commandList(const uint8_t* list) {
  for (int commands = *list++; commands > 0; --commands) {
    const uint8_t code = *list++, count = *list++;
    const int bytes = count & ~TFT_INIT_DELAY;
    bus_.window = {};
    bus_.command(code, {list, static_cast<size_t>(bytes)});
    list += bytes;
    if ((count & TFT_INIT_DELAY) == 0) continue;
    const uint8_t pause = *list++;
    bus_.delayMs(pause == 255 ? 500u : pause);
  }
}

void TFT_eSPI::getSetup(setup_t& setup) const {
  setup = setup_t();
#if PICO_RP2350
  setup.setup_info = "RP2350";
  setup.esp = 0x2350;
#elif PICO_RP2040
  setup.setup_info = "RP2040";
#else
  setup.setup_info = "PC";
#endif
  if (bus_.baud() > 0) setup.tft_spi_freq = static_cast<int16_t>(bus_.baud() / 100000);
  setup.tft_width = glass_.nativeWidth;
  setup.tft_height = glass_.nativeHeight;
  const auto& offsets = glass_.offsets;
  setup.r0_x_offset = offsets[0].column, setup.r0_y_offset = offsets[0].row;
  setup.r1_x_offset = offsets[1].column, setup.r1_y_offset = offsets[1].row;
  setup.r2_x_offset = offsets[2].column, setup.r2_y_offset = offsets[2].row;
  setup.r3_x_offset = offsets[3].column, setup.r3_y_offset = offsets[3].row;
}

void TFT_eSPI::turn(uint8_t turns) {
  rotation = turns & 3;
  panel_.setRotation(rotation);
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
  setOrigin(x, y);
  viewWidth_ = w;
  viewHeight_ = h;
}

void TFT_eSPI::setOrigin(int32_t x, int32_t y) {
  constexpr int32_t kFar = 1 << 29;  // beyond all pictures; a sum with it does not wrap back into one
  originX_ = std::clamp(x, -kFar, kFar);
  originY_ = std::clamp(y, -kFar, kFar);
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

[[gnu::noinline]] Rect TFT_eSPI::cut(int32_t x, int32_t y, int32_t w, int32_t h) const {
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

bool TFT_eSPI::clipAddrWindow(int32_t* x, int32_t* y, int32_t* w, int32_t* h) const {
  const Rect area = cut(*x, *y, *w, *h);
  if (area.empty()) return false;
  *x = area.x, *y = area.y, *w = area.w, *h = area.h;
  return true;
}

bool TFT_eSPI::clipWindow(int32_t* x0, int32_t* y0, int32_t* x1, int32_t* y1) const {
  const Rect area = cut(*x0, *y0, *x1 - *x0 + 1, *y1 - *y0 + 1);
  if (area.empty()) return false;
  *x0 = area.x, *y0 = area.y, *x1 = area.right() - 1, *y1 = area.bottom() - 1;
  return true;
}

namespace {

uint32_t placeOf(const Rect& area) { return lucca::makePair(area.x, area.y); }
uint32_t sizeOf(const Rect& area) { return lucca::makePair(area.w, area.h); }

}  // namespace

void TFT_eSPI::paint(const Rect& area, uint32_t color) {
  bus_.fill(placeOf(area), sizeOf(area), color & 0xFFFF);
  if (!setup_.shadow.empty()) shade(area, nullptr, 0, lucca::swapBytes(static_cast<uint16_t>(color)));
}

void TFT_eSPI::dot(int x, int y, uint32_t color) {
  bus_.fill(lucca::makePair(x, y), lucca::makePair(1, 1), color & 0xFFFF);
  if (!setup_.shadow.empty())
    shade(makeRect(x, y, 1, 1), nullptr, 0, lucca::swapBytes(static_cast<uint16_t>(color)));
}

// The origin is small (`setOrigin`), so a sum that overflows lies outside of every viewport.
void TFT_eSPI::drawPixel(int32_t x, int32_t y, uint32_t color) {
  const uint32_t column = static_cast<uint32_t>(x) + static_cast<uint32_t>(originX_);
  const uint32_t row = static_cast<uint32_t>(y) + static_cast<uint32_t>(originY_);
  if (column - static_cast<uint32_t>(view_.x) >= static_cast<uint32_t>(view_.w) ||
      row - static_cast<uint32_t>(view_.y) >= static_cast<uint32_t>(view_.h))
    return;
  dot(static_cast<int>(column), static_cast<int>(row), color);
}

// Nearly always the rectangle is wholly inside, which takes no cutting to see.
void TFT_eSPI::fillRect(int32_t x, int32_t y, int32_t w, int32_t h, uint32_t color) {
  const uint32_t column = static_cast<uint32_t>(x) + static_cast<uint32_t>(originX_);
  const uint32_t row = static_cast<uint32_t>(y) + static_cast<uint32_t>(originY_);
  const auto fits = [](uint32_t first, int32_t length, int viewFirst, int viewLength) {
    const uint32_t before = first - static_cast<uint32_t>(viewFirst), all = static_cast<uint32_t>(viewLength);
    return before < all && static_cast<uint32_t>(length) - 1 < all - before;
  };
  if (fits(column, w, view_.x, view_.w) && fits(row, h, view_.y, view_.h))
    return paint(makeRect(static_cast<int>(column), static_cast<int>(row), w, h), color);
  const Rect area = cut(x, y, w, h);
  if (!area.empty()) paint(area, color);
}

uint16_t TFT_eSPI::drawPixel(int32_t x, int32_t y, uint32_t color, uint8_t alpha, uint32_t background) {
  const uint16_t ground = background == kReadBack ? readPixel(x, y) : static_cast<uint16_t>(background);
  const uint16_t mixed = alphaBlend(alpha, static_cast<uint16_t>(color), ground);
  drawPixel(x, y, mixed);
  return mixed;
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
