#include "ui/widgets/pager.h"

#include "ui/look/theme.h"

namespace lucca::ui {

void Pager::prepare(std::string_view text, const Rect& area, const Font& font) {
  linesAPage_ = static_cast<int16_t>((area.h - font.ascent - font.descent) / font.lineHeight + 1);
  const int lines = countLines(text, area.w, font);
  pages_ = static_cast<int16_t>((lines + linesAPage_ - 1) / linesAPage_);
  if (pages_ < 1) pages_ = 1;
  if (page_ >= pages_) page_ = static_cast<int16_t>(pages_ - 1);
}

void Pager::draw(Canvas& canvas, std::string_view text, const Rect& area, const TextStyle& style) const {
  LineBreaker breaker(text, area.w, *style.font);
  std::string_view line;
  for (int skip = page_ * linesAPage_; skip > 0 && breaker.next(line); --skip) {
  }
  Rect box = makeRect(area.x, area.y, area.w, style.font->lineHeight);
  for (int i = 0; i < linesAPage_ && breaker.next(line); ++i) {
    drawLine(canvas, box, line, style);
    box.y = static_cast<int16_t>(box.y + box.h);
  }
}

bool Pager::turn(int step) {
  const int next = page_ + step;
  if (next < 0 || next >= pages_) return false;
  page_ = static_cast<int16_t>(next);
  return true;
}

void drawPageDots(Canvas& canvas, const Rect& box, int page, int pages) {
  if (pages < 2) return;
  const int gap = pages > 14 ? box.w / pages : 12;
  int x = box.x + (box.w - gap * (pages - 1)) / 2;
  for (int i = 0; i < pages; ++i, x += gap) {
    canvas.fillCircle(x, box.y + box.h / 2, i == page ? 4 : 2, i == page ? kAccent : kStoneDark);
  }
}

}  // namespace lucca::ui
