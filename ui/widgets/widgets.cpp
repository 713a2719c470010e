#include "ui/widgets/widgets.h"

#include "drawing/type/symbols.h"
#include "ui/shell/app.h"

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

Layout layoutOf(const Canvas& canvas) {
  const int w = canvas.width(), h = canvas.height();
  const bool low = h < 200;
  // The panels of 240 x 280 have round corners: there the bars are higher and their words further from the edge.
  const int corner = h == 280 ? 7 : 0;
  const int top = (low ? 22 : 28) + corner, foot = (low ? 19 : 23) + corner;
  return {.title = makeRect(0, 0, w, top),
          .body = makeRect(0, top, w, h - top - foot),
          .footer = makeRect(0, h - foot, w, foot),
          .head = makeRect(kMargin, corner, w - 2 * kMargin, top - corner - 2),
          .foot = makeRect(kMargin, h - foot, w - 2 * kMargin, foot - corner),
          .low = low,
          .wide = w >= 300};
}

Rect inset(const Rect& box, int margin) { return inset(box, margin, margin); }

Rect inset(const Rect& box, int horizontal, int vertical) {
  return makeRect(box.x + horizontal, box.y + vertical, box.w - 2 * horizontal, box.h - 2 * vertical);
}

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
  const bool low = canvas.height() < 200;
  const int lines = low && countLines(words, body.w - 2 * kMargin, kFontSmall) == 1 ? 1 : 2;
  const int height = lines * kFontSmall.lineHeight + 4;
  const Rect box = makeRect(body.x + kMargin, body.bottom() - height, body.w - 2 * kMargin, height);
  canvas.fillRect(makeRect(box.x, box.y, box.w, 1), kStoneDark);
  drawWrappedCentred(canvas, makeRect(box.x, box.y + 2, box.w, box.h - 2), words, {&kFontSmall, kInkSoft});
  return makeRect(body.x, body.y, body.w, body.h - height - 2);
}

void Menu::reset(int count, int cursor) {
  count_ = static_cast<int16_t>(count);
  cursor_ = static_cast<int16_t>(cursor < count ? cursor : 0);
  first_ = 0;
}

void Menu::setCount(int count) {
  count_ = static_cast<int16_t>(count);
  if (cursor_ >= count_) cursor_ = static_cast<int16_t>(count_ > 0 ? count_ - 1 : 0);
}

bool Menu::event(App& app, const Event& event) {
  if (!event.is(Button::Up) && !event.is(Button::Down)) return false;
  if (count_ == 0) return false;
  cursor_ = static_cast<int16_t>((cursor_ + event.step() + count_) % count_);
  app.tell.sound(Effect::Move);
  app.screen.redraw();
  return true;
}

void Menu::scrollInto(const Rect& area) {
  rowHeight_ = static_cast<int16_t>(rowHeightIn(area));
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

void Menu::drawRow(Canvas& canvas, const Rect& box, const MenuRow& row, bool current) const {
  canvas.fillRoundRect(box, 6, current ? kAccent : kStone);
  const Colour text = current ? kOnDark : row.enabled ? kInk : kInkSoft;
  Rect inner = inset(box, 8, 0);
  if (!row.value.empty()) {
    const int used =
        drawLine(canvas, inner, row.value, {&kFontBody, current ? kOnDark : kAccent, Align::Right});
    inner.w = static_cast<int16_t>(inner.w - used - 8);
  }
  if (row.chosen) {
    const int used = drawLine(canvas, inner, "✓", {&kFontBody, text, Align::Right});
    inner.w = static_cast<int16_t>(inner.w - used - 4);
  }
  if (row.emblem >= 0) {
    const int radius = box.h / 2 - 2;
    drawMedallion(canvas, static_cast<Emblem>(row.emblem), inner.x + radius - 3, box.y + box.h / 2, radius,
                  row.paint);
    inner = makeRect(inner.x + 2 * radius + 2, inner.y, inner.w - 2 * radius - 2, inner.h);
  }
  drawLine(canvas, inner, row.label, {&kFontBody, text});
}

void Menu::drawScrollBar(Canvas& canvas, const Rect& area) const {
  ui::drawScrollBar(canvas, area, first_, visible_, count_);
}

void drawScrollBar(Canvas& canvas, const Rect& area, int first, int visible, int count) {
  if (count <= visible) return;
  const Rect track = makeRect(area.right() - 4, area.y, 4, area.h - 2);
  const int share = track.h * visible / count,
            thumb = share < 10 ? 10 : share;  // still to be seen in a long list
  const int y = track.y + (track.h - thumb) * first / (count - visible);
  canvas.fillRoundRect(track, 2, kStone);
  canvas.fillRoundRect(makeRect(track.x, y, track.w, thumb), 2, kTerracotta);
}

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

void drawProgress(Canvas& canvas, const Rect& box, int percent) {
  canvas.fillRoundRect(box, box.h / 2, kStone);
  canvas.fillRoundRect(makeRect(box.x, box.y, box.h + (box.w - box.h) * percent / 100, box.h), box.h / 2,
                       kAccent);
}

void drawCard(Canvas& canvas, const Rect& box, Colour ground) {
  canvas.fillRoundRect(box, 8, kStoneDark);
  canvas.fillRoundRect(makeRect(box.x, box.y, box.w, box.h - 2), 8, ground);
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
