#include "ui/play/log_scene.h"

#include "ui/widgets/widgets.h"

namespace lucca::ui {

namespace {

Moment& scratchMoment() {
  static Moment moment;  // too large for the stack
  return moment;
}

// Calls `use(moment, words, number)` for each moment with words, as the watcher may know it.
template <class Use>
int walkLog(App& app, Use use) {
  Moment& moment = scratchMoment();
  Walker walker;
  walker.start(app.session().match(), app.session().watcher());
  Phrase words;
  int number = 0;
  while (walker.next(moment)) {
    words.clear();
    app.gameUi().describe(Table(app), moment, words);
    if (!words.empty()) use(moment, words, number++);
  }
  return number;
}

}  // namespace

void LogScene::enter(App& app) {
  count_ = static_cast<int16_t>(walkLog(app, [](const Moment&, const Phrase&, int) {}));
  atEnd_ = true;
}

void LogScene::event(App& app, const Event& event) {
  if (event.is(Button::B) || event.is(Button::A)) {
    app.tell.sound(Effect::Back);
    return app.go.back();
  }
  const bool page = event.is(Button::Left) || event.is(Button::Right);
  const int next = first_ + event.step() * (page ? shown_ : 1);
  const int last = count_ > shown_ ? count_ - shown_ : 0;
  if (event.step() < 0 && first_ == 0) return app.tell.refuse(Text::LogStart);
  if (event.step() > 0 && first_ >= last) return app.tell.refuse(Text::LogEnd);
  first_ = static_cast<int16_t>(next < 0 ? 0 : next > last ? last : next);
  app.tell.sound(Effect::Move);
  app.screen.redraw();
}

void LogScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::LogTitle));
  const Layout layout = layoutOf(canvas);
  const Rect area = inset(layout.body, 6, 4);
  // Two small lines an entry, whatever it says: an entry never moves while one scrolls.
  const int rowHeight = 2 * kFontSmall.lineHeight + 4;
  shown_ = static_cast<int16_t>(area.h / rowHeight > 0 ? area.h / rowHeight : 1);
  if (atEnd_) first_ = static_cast<int16_t>(count_ > shown_ ? count_ - shown_ : 0);
  atEnd_ = false;
  if (count_ == 0)
    drawWrappedCentred(canvas, area, tr(Text::LogEmpty), {&kFontBody, kInkSoft, Align::Centre});
  walkLog(app, [&](const Moment& moment, const Phrase& words, int number) {
    if (number < first_ || number >= first_ + shown_) return;
    const Rect row = makeRect(area.x, area.y + (number - first_) * rowHeight, area.w - 8, rowHeight);
    canvas.fillRect(makeRect(row.x, row.bottom() - 1, row.w, 1), kStone);
    if (moment.mover >= 0) {
      const SeatInfo& who = app.session().who(moment.mover);
      drawMedallion(canvas, static_cast<Emblem>(who.emblem), row.x + 11, row.y + row.h / 2, 11,
                    app.gameUi().paint(who, moment.after, moment.mover));
    }
    drawWrappedCentred(canvas, makeRect(row.x + 28, row.y, row.w - 28, row.h - 2), words, {&kFontSmall});
  });
  drawScrollBar(canvas, area, first_, shown_, count_);
  drawFooter(app, canvas, {}, tr(Text::KeyBack));
}

}  // namespace lucca::ui
