// Collects the rectangles of one colour that make up a shape. A display gets them in lists, which saves it most of what a call
// costs; sprites and displays with a shadow get them one by one.
#pragma once

#include "drivers/tft_espi/src/library.h"

class TFT_eSPI::Pen {
 public:
  Pen(TFT_eSPI& on, uint32_t color)
      : on_(on), glass_(on.bus_.glassArea), color_(color), lists_(on.takesLists()) {}
  Pen(const Pen&) = delete;
  Pen& operator=(const Pen&) = delete;
  ~Pen() { flush(); }

  bool lists() const { return lists_; }

  // In the picture's coordinates, inside of the viewport.
  void inside(int x, int y, int w, int h) {
    if (!lists_) return on_.paint(lucca::makeRect(x, y, w, h), color_);
    add(h == 1 ? openColumns(x) : columns(x, w), rows(y), static_cast<uint32_t>(w * h));
  }
  // In the sketch's coordinates, anywhere.
  void anywhere(int32_t x, int32_t y, int32_t w, int32_t h) {
    const lucca::Rect area = on_.cut(x, y, w, h);
    if (!area.empty()) inside(area.x, area.y, area.w, area.h);
  }

  // For shapes that make their lists themselves: spans as the panel is told of them (Patch). One row's columns are open.
  uint32_t columns(int x, int w) const {
    const uint32_t first = static_cast<uint32_t>(x) + lucca::highOf(glass_.first);
    return first << 16 | (first + static_cast<uint32_t>(w) - 1);
  }
  uint32_t openColumns(int x) const {
    return (static_cast<uint32_t>(x) << 16) + (glass_.first & ~0xFFFFu) + lucca::highOf(glass_.last);
  }
  uint32_t rows(int y) const {
    return (static_cast<uint32_t>(y) << 16) + (glass_.first << 16) + lucca::lowOf(glass_.last);
  }
  void add(uint32_t columns, uint32_t rows, uint32_t pixels) {
    list_[count_] = {columns, rows, pixels};
    if (++count_ == kMost) flush();
  }

 private:
  static constexpr int kMost = 16;

  void flush() {
    if (count_ > 0) on_.bus_.fillAll(list_, count_, color_ & 0xFFFF);
    count_ = 0;
  }

  TFT_eSPI& on_;
  const lucca::GlassArea glass_;
  uint32_t color_;
  bool lists_;
  int count_ = 0;
  lucca::Patch list_[kMost];
};
