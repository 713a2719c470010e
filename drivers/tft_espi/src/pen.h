// Collects the rectangles of one colour that make up a shape. A display gets them in lists, which saves it most of what a call
// costs; sprites and displays with a shadow get them one by one.
#pragma once

#include <algorithm>

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

  // In the picture's coordinates, none of them far away (`lucca::isSmall`).
  void nearby(int x, int y, int w, int h) {
    const lucca::Rect& view = on_.view_;
    const int x0 = std::max<int>(x, view.x), x1 = std::min<int>(x + w, view.right());
    const int y0 = std::max<int>(y, view.y), y1 = std::min<int>(y + h, view.bottom());
    if (x0 < x1 && y0 < y1) inside(x0, y0, x1 - x0, y1 - y0);
  }

  // For shapes that make their lists themselves: spans in the form of the panel's commands (Patch). One row's columns are open.
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
    *next_++ = {columns, rows, pixels};
    if (next_ == list_ + kMost) flush();
  }

 private:
  static constexpr int kMost = 16;

  void flush() {
    if (next_ != list_) on_.bus_.fillAll(list_, static_cast<int>(next_ - list_), color_ & 0xFFFF);
    next_ = list_;
  }

  TFT_eSPI& on_;
  const lucca::GlassArea glass_;
  uint32_t color_;
  bool lists_;
  lucca::Patch* next_ = list_;
  lucca::Patch list_[kMost];
};
