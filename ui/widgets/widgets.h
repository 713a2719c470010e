// The parts every screen is made of: bars, lists, notes, pages. They take their measures from the canvas, so the same
// scene fits every panel.
#pragma once

#include <cstdint>
#include <string_view>

#include "drawing/canvas.h"
#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/stage/game_ui.h"
#include "ui/widgets/event.h"

namespace lucca::ui {

class App;

// The three parts of a screen, and what of the bars the panel's corners leave free. `low`: a panel of 135 rows; `wide`: 320
// columns.
struct Layout {
  Rect title, body, footer;
  Rect head, foot;
  bool low, wide;
};
Layout layoutOf(const Canvas& canvas);
// The box without `margin` pixels on each side.
Rect inset(const Rect& box, int margin);
Rect inset(const Rect& box, int horizontal, int vertical);

// Ground and title bar.
void drawTitle(Canvas& canvas, std::string_view title, std::string_view right = {});
// The same with a player: medallion in the colours of that view, name, and at the right some words or how he stands.
void drawTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat, std::string_view right);
void drawStatusTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat);
// The battery's charge, in the title bar at the right when the board knows it; a bolt beside it while charging.
void drawBattery(App& app, Canvas& canvas);

// "A Choose   B Back": a key's sign and its word; the words that are empty are left out. Help and menu at the right.
void drawFooter(App& app, Canvas& canvas, const KeyHints& hints);
void drawFooter(App& app, Canvas& canvas, std::string_view a, std::string_view b);
void drawFooter(App& app, Canvas& canvas, Text a, Text b);

// A note over the foot of the screen, or over its head when what it speaks of, `about`, lies below; `refusal` in the
// colour of a warning.
void drawToast(Canvas& canvas, std::string_view words, bool refusal, const Rect& about);

struct MenuRow {
  std::string_view label;
  std::string_view value = {};  // at the right
  bool enabled = true;
  bool chosen = false;  // ticked
  int emblem = -1;      // of a player, drawn in front on a disc of `paint`
  Paint paint = {};
};

// A line or two about the choice under the cursor, at the foot of the body. Returns the body that is left above.
Rect drawNote(Canvas& canvas, const Rect& body, std::string_view words);

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
  // True when the cursor moved.
  bool event(App& app, const Event& event);

  // The height of so many rows in that area, if all are visible.
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
  static int rowHeightIn(const Rect& area) { return area.h < 90 ? 20 : 27; }
  void scrollInto(const Rect& area);
  Rect rowBox(const Rect& area, int i) const;
  void drawRow(Canvas& canvas, const Rect& box, const MenuRow& row, bool current) const;
  void drawScrollBar(Canvas& canvas, const Rect& area) const;

  int16_t count_ = 0, cursor_ = 0, first_ = 0, visible_ = 1, rowHeight_ = 26;
};

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

// The track and thumb of a scrolled list at the right edge; nothing when all is visible.
void drawScrollBar(Canvas& canvas, const Rect& area, int first, int visible, int count);
// "3 / 7" as dots, centred in the box.
void drawPageDots(Canvas& canvas, const Rect& box, int page, int pages);
// 0..100 as a bar.
void drawProgress(Canvas& canvas, const Rect& box, int percent);
// A raised panel on the paper.
void drawCard(Canvas& canvas, const Rect& box, Colour ground = kStone);
// The colours of a seat as they were chosen.
Paint seatPaint(const SeatInfo& seat);
// A player in a row: medallion and name.
void drawPlayer(Canvas& canvas, const Rect& box, const SeatInfo& seat, Paint paint, Colour text = kInk);

}  // namespace lucca::ui
