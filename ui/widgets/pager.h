// A long text page by page.
#pragma once

#include <cstdint>
#include <string_view>

#include "drawing/canvas.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

// A long text page by page. Layout depends on the area, so the number of pages is known after prepare().
class Pager {
 public:
  void reset() { page_ = 0; }
  void prepare(std::string_view text, const Rect& area, const Font& font);
  void draw(Canvas& canvas, std::string_view text, const Rect& area, const TextStyle& style = {}) const;
  int page() const { return page_; }
  int pages() const { return pages_; }
  bool turn(int step);  // false at either end

 private:
  int16_t page_ = 0, pages_ = 1, linesAPage_ = 1;
};

// "3 / 7" as dots, centred in the box.
void drawPageDots(Canvas& canvas, const Rect& box, int page, int pages);

}  // namespace lucca::ui
