// The picture for the page: the panel's pixels as the browser wants them, four bytes each.
#pragma once

#include <array>

#include "drawing/canvas.h"
#include "drivers/display/glass.h"
#include "simulator/web/page_calls.h"

namespace lucca::web {

class PageGlass final : public Glass {
 public:
  static constexpr int kMostPixels = 320 * 240;

  // `canvas` is what is shown from now on.
  void setCanvas(const Canvas& canvas) { canvas_ = &canvas; }

  void show(const Rect& part) override {
    const Canvas& canvas = *canvas_;
    for (int y = part.y; y < part.bottom(); ++y) {
      for (int x = part.x; x < part.right(); ++x) {
        pixels_[static_cast<std::size_t>(y * canvas.width() + x)] = opaque(pixelAt(canvas, x, y));
      }
    }
    ++count_;
    pageShown(part.x, part.y, part.w, part.h);
  }
  bool busy() const override { return false; }
  bool wake(uint32_t) override { return true; }
  bool sleep(uint32_t) override { return true; }
  uint32_t count() const { return count_; }  // pictures shown so far
  const uint32_t* pixels() const { return pixels_.data(); }

  // Red in the lowest byte; five and six bits spread over eight as the golden pictures have them.
  static uint32_t opaque(uint16_t rgb565) {
    const uint32_t r = rgb565 >> 11, g = rgb565 >> 5 & 63, b = rgb565 & 31;
    return 0xFF000000u | (b << 3 | b >> 2) << 16 | (g << 2 | g >> 4) << 8 | (r << 3 | r >> 2);
  }

 private:
  const Canvas* canvas_ = nullptr;
  uint32_t count_ = 0;
  std::array<uint32_t, kMostPixels> pixels_{};
};

}  // namespace lucca::web
