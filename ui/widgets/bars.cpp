#include "ui/widgets/bars.h"

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/look/theme.h"
#include "ui/shell/app.h"
#include "ui/widgets/marks.h"

namespace lucca::ui {

namespace {

constexpr int kMargin = 8;

std::string_view padSign(Pad pad) {
  static constexpr std::string_view kSigns[] = {symbol::kKeyUp,    symbol::kKeyDown, symbol::kKeyLeft,
                                                symbol::kKeyRight, symbol::kKeyA,    symbol::kKeyB,
                                                symbol::kKeyX,     symbol::kKeyY};
  return pad == Pad::Stick ? std::string_view("●") : kSigns[static_cast<int>(pad)];
}

// How a button is pressed on this board: "X", or "B X" for a chord.
void addStroke(const App& app, Button button, Phrase& out) {
  const KeyStroke stroke = strokeFor(app.facts.keys, button);
  if (stroke.chord()) out.add(padSign(stroke.with));
  out.add(padSign(stroke.pad));
}

int drawHint(App& app, Canvas& canvas, const Rect& box, int x, Button button, std::string_view word) {
  if (word.empty()) return x;
  Phrase hint;
  addStroke(app, button, hint);
  hint.add(" ").add(word);
  const Rect room = makeRect(x, box.y, box.right() - x, box.h);
  return x + drawLine(canvas, room, hint, {&kFontSmall, kInk}) + 10;
}

}  // namespace

void drawTitle(Canvas& canvas, std::string_view title, std::string_view right) {
  const Layout layout = layoutOf(canvas);
  canvas.fill(kPaper);
  canvas.fillRect(layout.title, kTerracotta);
  canvas.fillRect(makeRect(0, layout.title.bottom() - 2, layout.title.w, 2), kTerracottaDark);
  Rect box = layout.head;
  if (!right.empty()) {
    const int used = drawLine(canvas, box, right, {&kFontBody, kOnDark, Align::Right});
    box.w = static_cast<int16_t>(box.w - used - kMargin);
  }
  const Font& large = layout.low ? kFontBody : kFontTitle;
  drawLine(canvas, box, title, {&fitting(title, box.w, large, kFontBody), kOnDark});
}

void drawTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat, std::string_view right) {
  drawTitle(canvas, {}, right);
  const Layout layout = layoutOf(canvas);
  const Table table(app);
  const Rect& head = layout.head;
  const int radius = head.h / 2 - 2;
  drawMedallion(canvas, static_cast<Emblem>(table.who(seat).emblem), head.x + radius, head.y + head.h / 2,
                radius, app.gameUi().paint(table.who(seat), view, seat));
  const int left = head.x + 2 * radius + 6;
  const int used = right.empty() ? 0 : Canvas::textWidth(right, kFontBody) + kMargin;
  const Rect box = makeRect(left, head.y, head.right() - used - left, head.h);
  drawLine(canvas, box, table.name(seat), {&kFontBody, kOnDark});
}

void drawStatusTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat) {
  Phrase status;
  app.gameUi().status(view, seat, status);
  drawTitle(app, canvas, view, seat, status);
}

void drawBattery(App& app, Canvas& canvas) {
  const Battery& battery = app.battery;
  if (!battery.known()) return;
  constexpr int kWidth = 20, kHeight = 11;
  const Rect head = layoutOf(canvas).head;
  const int right = head.right(), y = head.y + head.h / 2 - kHeight / 2, x = right - kWidth;
  canvas.drawRoundRect(makeRect(x, y, kWidth - 2, kHeight), 2, kOnDark);
  canvas.fillRect(makeRect(right - 2, y + 3, 2, kHeight - 6), kOnDark);
  const int level = (kWidth - 6) * battery.percent() / 100;
  canvas.fillRect(makeRect(x + 2, y + 2, level, kHeight - 4), kOnDark);
  if (!battery.charging()) return;
  // A bolt beside it.
  canvas.fillTriangle(x - 6, y, x - 10, y + 6, x - 6, y + 6, kOnDark);
  canvas.fillTriangle(x - 8, y + 4, x - 4, y + 4, x - 8, y + 10, kOnDark);
}

void drawFooter(App& app, Canvas& canvas, const KeyHints& hints) {
  const Layout layout = layoutOf(canvas);
  canvas.fillRect(layout.footer, kStone);
  canvas.fillRect(makeRect(0, layout.footer.y, layout.footer.w, 1), kStoneDark);
  const Rect& box = layout.foot;
  int x = drawHint(app, canvas, box, box.x, Button::A, hints.a);
  x = drawHint(app, canvas, box, x, Button::B, hints.b);
  if (hints.arrows.empty()) return;
  const Rect rest = makeRect(x, box.y, box.right() - x, box.h);
  drawLine(canvas, rest, hints.arrows, {&kFontSmall, kInkSoft, Align::Right});
}

void drawFooter(App& app, Canvas& canvas, std::string_view a, std::string_view b) {
  KeyHints hints;
  hints.a.add(a);
  hints.b.add(b);
  drawFooter(app, canvas, hints);
}

void drawFooter(App& app, Canvas& canvas, Text a, Text b) { drawFooter(app, canvas, tr(a), tr(b)); }

void drawToast(Canvas& canvas, std::string_view words, bool refusal, const Rect& about) {
  const Layout layout = layoutOf(canvas);
  const Font& font = layout.low ? kFontSmall : kFontBody;
  const int width = layout.body.w - 4 * kMargin;
  const int height = countLines(words, width, font) * font.lineHeight + 12;
  const int foot = layout.footer.y - height - 4;
  const bool above = !about.empty() && about.bottom() > foot && about.y > height;
  const Rect box = makeRect(kMargin, above ? 4 : foot, layout.body.w - 2 * kMargin, height);
  canvas.fillRoundRect(box, 7, kOnDark);
  canvas.fillRoundRect(inset(box, 1), 6, refusal ? kWarning : kInk);
  drawWrapped(canvas, inset(box, kMargin, 6), words, {&font, kOnDark, Align::Centre});
}

Rect drawNote(Canvas& canvas, const Rect& body, std::string_view words) {
  const bool low = isLow(canvas);
  const int lines = low && countLines(words, body.w - 2 * kMargin, kFontSmall) == 1 ? 1 : 2;
  const int height = lines * kFontSmall.lineHeight + 4;
  const Rect box = makeRect(body.x + kMargin, body.bottom() - height, body.w - 2 * kMargin, height);
  canvas.fillRect(makeRect(box.x, box.y, box.w, 1), kStoneDark);
  drawWrappedCentred(canvas, makeRect(box.x, box.y + 2, box.w, box.h - 2), words, {&kFontSmall, kInkSoft});
  return makeRect(body.x, body.y, body.w, body.h - height - 2);
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
