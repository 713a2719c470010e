#include "host_tests/nim/pictures.h"

#include "ui/look/theme.h"
#include "ui/stage/player.h"
#include "ui/stage/stage_bars.h"

namespace lucca::ui {

void drawRows(Canvas& canvas, const Rect& area, const nim::State& state, int row, int marked) {
  const int height = area.h / nim::kRows;
  for (int r = 0; r < nim::kRows; ++r) {
    for (int i = 0; i < state.row[r]; ++i) {
      const bool goes = r == row && i >= state.row[r] - marked;
      canvas.fillRect(makeRect(area.x + 20 + 24 * i, area.y + r * height + 8, 8, height - 16),
                      goes ? kAccent : kInk);
    }
  }
}

void drawBar(const Table& table, Canvas& canvas, const nim::State& state, Seat seat) {
  Phrase taken;
  taken.add(state.taken[seat]);
  drawTitle(canvas, {}, taken);
  const Layout layout = layoutOf(canvas);
  canvas.words().belongs(ScreenPart::Title, layout.title, seat);
  const int used = Canvas::textWidth(taken, kFontBody) + 8;
  const Rect& head = layout.head;
  drawPlayer(canvas, makeRect(head.x, head.y, head.w - used, head.h), table.who(seat),
             seatPaint(table.who(seat)), kOnDark);
}

void drawHints(const Table& table, Canvas& canvas, const BottomLine& hints) {
  const Layout layout = layoutOf(canvas);
  drawBottomLine(table, canvas, layout.footer, layout.foot, hints);
}

}  // namespace lucca::ui
