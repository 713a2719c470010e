#include "ui/stage/player_bar.h"

#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/shell/app.h"
#include "ui/stage/game_ui.h"

namespace lucca::ui {

void drawTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat, std::string_view right) {
  drawTitle(canvas, {}, right);
  const Layout layout = layoutOf(canvas);
  canvas.belongs(ScreenPart::Title, layout.title, seat);
  const Table table(app);
  const Rect& head = layout.head;
  const int radius = head.h / 2 - 2;
  drawMedallion(canvas, static_cast<Emblem>(table.who(seat).emblem), head.x + radius, head.y + head.h / 2,
                radius, app.gameUi().paint(table.who(seat), view, seat));
  const int left = head.x + 2 * radius + 6;
  const int used = right.empty() ? 0 : Canvas::textWidth(right, kFontBody) + 8;
  const Rect box = makeRect(left, head.y, head.right() - used - left, head.h);
  drawLine(canvas, box, table.name(seat), {&kFontBody, kOnDark});
}

void drawStatusTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat) {
  Phrase status;
  app.gameUi().status(view, seat, status);
  drawTitle(app, canvas, view, seat, status);
}

Paint seatPaint(const SeatInfo& seat) { return {kSeatColour[seat.colour], kOnSeatColour[seat.colour]}; }

void drawPlayer(Canvas& canvas, const Rect& box, const SeatInfo& seat, Paint paint, Colour text) {
  const int radius = box.h / 2 - 1;
  drawMedallion(canvas, static_cast<Emblem>(seat.emblem), box.x + radius, box.y + box.h / 2, radius, paint);
  const int left = 2 * radius + 6;
  const Font& font = box.h < 15 ? kFontSmall : fitting(seat.name.view(), box.w - left, kFontBody, kFontSmall);
  drawLine(canvas, makeRect(box.x + left, box.y, box.w - left, box.h), seat.name.view(), {&font, text});
}

}  // namespace lucca::ui
