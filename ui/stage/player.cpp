#include "ui/stage/player.h"

#include "ui/look/emblems.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

Paint seatPaint(const SeatInfo& seat) { return {kSeatColour[seat.colour], kOnSeatColour[seat.colour]}; }

void drawPlayer(Canvas& canvas, const Rect& box, const SeatInfo& seat, Paint paint, Colour text, bool title) {
  const int radius = box.h / 2 - 1;
  drawMedallion(canvas, static_cast<Emblem>(seat.emblem), box.x + radius, box.y + box.h / 2, radius, paint);
  const int left = 2 * radius + 6;
  const Font& usual =
      box.h < 15 ? kFontSmall : fitting(seat.name.view(), box.w - left, kFontBody, kFontSmall);
  const Font& font = title ? fitting(seat.name.view(), box.w - left, kFontTitle, usual) : usual;
  drawLine(canvas, makeRect(box.x + left, box.y, box.w - left, box.h), seat.name.view(), {&font, text});
}

void shorten(Phrase& words, int width, const Font& font) {
  if (Canvas::textWidth(words, font) <= width) return;
  const int room = width - Canvas::textWidth("…", font);
  while (!words.empty() && Canvas::textWidth(words, font) > room) words.removeLast();
  words.add("…");
}

}  // namespace lucca::ui
