// A list with a cursor.
#pragma once

#include <cstdint>
#include <string_view>

#include "drawing/canvas.h"
#include "ui/look/motion.h"
#include "ui/look/paint.h"
#include "ui/widgets/bottom_line.h"
#include "ui/widgets/event.h"

namespace lucca::ui {

struct MenuRow {
  std::string_view label;
  std::string_view value = {};  // at the right
  bool enabled = true;
  bool chosen = false;  // ticked
  int emblem = -1;      // of a player, drawn in front on a disc of `paint`
  Paint paint = {};
  std::string_view chip = {};  // a few words on a golden chip behind the label
  bool coached = false;        // and a disc with "!" behind that
};

// Rows first..end - 1, one of them chosen: `box(i)` says where a row lies, `draw(i, chosen)` draws it. A cursor on its way
// lies over the rows it passes, and what it covers of them looks chosen.
template <class BoxOf, class DrawRow>
void drawRows(Motion& motion, Canvas& canvas, int first, int end, int chosen, BoxOf box, DrawRow draw) {
  const Rect target = box(chosen), cursor = motion.cursor(target);
  const bool gliding = cursor != target;
  for (int i = first; i < end; ++i) draw(i, i == chosen && !gliding);
  if (!gliding) return;
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, cursor));
  for (int i = first; i < end; ++i) {
    if (!intersect(box(i), cursor).empty()) draw(i, true);
  }
  canvas.setClip(clip);
}

// A list with a cursor that scrolls. Up and down move and wrap round.
class Menu {
 public:
  void reset(int count, int cursor = 0);
  void setCount(int count);
  int cursor() const { return cursor_; }
  int count() const { return count_; }
  void setCursor(int cursor) { cursor_ = static_cast<int16_t>(cursor); }
  // The directions that move the cursor.
  ButtonSet moves() const { return count_ > 1 ? kUpDown : ButtonSet{0}; }
  // True when the cursor moved.
  bool event(const Event& event);

  // The height of `rows` rows in that area, if all are visible.
  static int heightOf(const Rect& area, int rows) { return rows * rowHeightIn(area); }

  // Rows from the top of the area; `row(i)` gives each. Returns the height used.
  template <class RowOf>
  int draw(Motion& motion, Canvas& canvas, const Rect& area, RowOf row) {
    scrollInto(area);
    const int end = first_ + visible_ < count_ ? first_ + visible_ : count_;
    drawRows(
        motion, canvas, first_, end, cursor_, [&](int i) { return rowBox(area, i); },
        [&](int i, bool current) { drawRow(canvas, rowBox(area, i), row(i), current); });
    drawScrollBar(canvas, area);
    return visible_ * rowHeight_;
  }

 private:
  static int rowHeightIn(const Rect& area);
  void scrollInto(const Rect& area);
  Rect rowBox(const Rect& area, int i) const;
  void drawRow(Canvas& canvas, const Rect& box, const MenuRow& row, bool current) const;
  void drawScrollBar(Canvas& canvas, const Rect& area) const;

  int16_t count_ = 0, cursor_ = 0, first_ = 0, visible_ = 1, rowHeight_ = 26;
};

// The track and thumb of a scrolled list at the right edge; nothing when all is visible.
void drawScrollBar(Canvas& canvas, const Rect& area, int first, int visible, int count);

}  // namespace lucca::ui
