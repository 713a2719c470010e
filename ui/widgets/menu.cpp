#include "ui/widgets/menu.h"

#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/look/theme.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/marks.h"

namespace lucca::ui {

void Menu::reset(int count, int cursor) {
  count_ = static_cast<int16_t>(count);
  cursor_ = static_cast<int16_t>(cursor < count ? cursor : 0);
  first_ = 0;
}

void Menu::setCount(int count) {
  count_ = static_cast<int16_t>(count);
  if (cursor_ >= count_) cursor_ = static_cast<int16_t>(count_ > 0 ? count_ - 1 : 0);
}

bool Menu::event(const Event& event) {
  if (!event.is(Button::Up) && !event.is(Button::Down)) return false;
  if (count_ == 0) return false;
  cursor_ = static_cast<int16_t>((cursor_ + event.step() + count_) % count_);
  return true;
}

int Menu::rowHeightIn(const Rect& area) {
  if (area.h < 90) return 20;
  return &sized(kFontBody) == &kFontBody ? 27 : 32;
}

void Menu::scrollInto(const Rect& area) {
  rowHeight_ = static_cast<int16_t>(rowHeightIn(area));
  // The rows of a list that scrolls are a little closer, if one more row then fits.
  if (const int closer = rowHeight_ - 2;
      closer > 20 && area.h / rowHeight_ < count_ && area.h / closer > area.h / rowHeight_)
    rowHeight_ = static_cast<int16_t>(closer);
  visible_ = static_cast<int16_t>(area.h / rowHeight_);
  if (visible_ < 1) visible_ = 1;
  if (cursor_ < first_) first_ = cursor_;
  if (cursor_ >= first_ + visible_) first_ = static_cast<int16_t>(cursor_ - visible_ + 1);
  if (first_ > 0 && first_ + visible_ > count_)
    first_ = static_cast<int16_t>(count_ > visible_ ? count_ - visible_ : 0);
}

Rect Menu::rowBox(const Rect& area, int i) const {
  const int bar = count_ > visible_ ? 8 : 0;
  return makeRect(area.x, area.y + (i - first_) * rowHeight_, area.w - bar, rowHeight_ - 2);
}

namespace {

constexpr int kMarkGap = 8, kCoachDisc = 8;  // pixels before chip and disc; the disc's radius

// Of the parts behind the label.
int markWidth(const MenuRow& row) {
  return (row.chip.empty() ? 0 : chipWidth(row.chip) + kMarkGap) +
         (row.coached ? 2 * kCoachDisc + kMarkGap : 0);
}

// Label and value one size up with large text, if both fit beside each other.
const Font& rowFont(const Rect& inner, const MenuRow& row) {
  const Font& next = sized(kFontBody);
  int used = Canvas::textWidth(row.label, next);
  if (!row.value.empty()) used += Canvas::textWidth(row.value, next) + 8;
  if (row.chosen) used += Canvas::textWidth("✓", next) + 4;
  if (row.emblem >= 0) used += inner.h;
  used += markWidth(row);
  return used <= inner.w ? next : kFontBody;
}

}  // namespace

void Menu::drawRow(Canvas& canvas, const Rect& box, const MenuRow& row, bool current) const {
  canvas.fillRoundRect(box, 6, current ? kAccent : kStone);
  const Colour text = current ? kOnDark : row.enabled ? kInk : kInkSoft;
  Rect inner = inset(box, 8, 0);
  const Font& font = rowFont(inner, row);
  if (!row.value.empty()) {
    const int used =
        drawLine(canvas, inner, row.value, {&font, current ? kOnDark : kAccent, Align::Right, true});
    inner.w = static_cast<int16_t>(inner.w - used - 8);
  }
  if (row.chosen) {
    const int used = drawLine(canvas, inner, "✓", {&font, text, Align::Right, true});
    inner.w = static_cast<int16_t>(inner.w - used - 4);
  }
  if (row.emblem >= 0) {
    const int radius = box.h / 2 - 2;
    drawMedallion(canvas, static_cast<Emblem>(row.emblem), inner.x + radius - 3, box.y + box.h / 2, radius,
                  row.paint);
    inner = makeRect(inner.x + 2 * radius + 2, inner.y, inner.w - 2 * radius - 2, inner.h);
  }
  const Rect label = makeRect(inner.x, inner.y, inner.w - markWidth(row), inner.h);
  int x = inner.x + drawLine(canvas, label, row.label, {&font, text, Align::Left, true}) + kMarkGap;
  const int middle = box.y + box.h / 2;
  if (!row.chip.empty()) {
    drawChip(canvas, x, middle, row.chip);
    x += chipWidth(row.chip) + kMarkGap;
  }
  if (!row.coached) return;
  canvas.fillCircle(x + kCoachDisc, middle, kCoachDisc, kChipGold);
  drawLine(canvas, makeRect(x, middle - kCoachDisc, 2 * kCoachDisc + 1, 2 * kCoachDisc + 1), "!",
           {&kFontSmall, kInk, Align::Centre, true});
}

void Menu::drawScrollBar(Canvas& canvas, const Rect& area) const {
  ui::drawScrollBar(canvas, area, first_, visible_, count_);
}

void drawScrollBar(Canvas& canvas, const Rect& area, int first, int visible, int count) {
  if (count <= visible) return;
  const Rect track = makeRect(area.right() - 4, area.y, 4, area.h - 2);
  const int share = track.h * visible / count,
            thumb = share < 10 ? 10 : share;  // visible in a long list, too
  const int y = track.y + (track.h - thumb) * first / (count - visible);
  canvas.fillRoundRect(track, 2, kStone);
  canvas.fillRoundRect(makeRect(track.x, y, track.w, thumb), 2, kTerracotta);
}

}  // namespace lucca::ui
