#include "ui/play/log_scene.h"

#include "ui/shell/scene_parts.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/table_of.h"
#include "ui/stage/telling.h"

namespace lucca::ui {

namespace {

constexpr int kAll = INT16_MAX;

// Calls `use(moment, words, number)` for `most` moments with words from the first-th on, as the watcher may know them. Returns
// how many there are up to its end.
template <class Use>
int walkLog(App& app, int first, int most, Use use) {
  Moment& moment = app.trail.scratch();
  Walker walker;
  int number = app.trail.startBefore(walker, app.game.session().hands().watcher(), first);
  Phrase words;
  while (number < first + most && walker.next(moment)) {
    if (!isTold(app, moment, words)) continue;
    if (number >= first) use(moment, words, number);
    ++number;
  }
  return number;
}

}  // namespace

void LogScene::enter(App& app) {
  learnMoments(app);
  count_ = static_cast<int16_t>(walkLog(app, kAll, kAll, [](const Moment&, const Phrase&, int) {}));
  atEnd_ = true;
}

void LogScene::event(App& app, const Event& event) {
  if (event.is(Button::B) || event.is(Button::A)) {
    app.tell.sound(Sound::Back);
    return app.go.back();
  }
  const bool page = event.is(Button::Left) || event.is(Button::Right);
  const int next = first_ + event.step() * (page ? shown_ : 1);
  const int last = count_ > shown_ ? count_ - shown_ : 0;
  if (event.step() < 0 && first_ == 0) return app.tell.refuse(Text::LogStart);
  if (event.step() > 0 && first_ >= last) return app.tell.refuse(Text::LogEnd);
  first_ = static_cast<int16_t>(next < 0 ? 0 : next > last ? last : next);
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void LogScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::LogTitle));
  const Layout layout = layoutOf(canvas);
  const Rect area = inset(layout.body, 6, 4);
  // Two small lines an entry, whatever it says: an entry never moves while one scrolls.
  const int rowHeight = 2 * sized(kFontSmall).lineHeight + 4;
  shown_ = static_cast<int16_t>(area.h / rowHeight > 0 ? area.h / rowHeight : 1);
  if (atEnd_) first_ = static_cast<int16_t>(count_ > shown_ ? count_ - shown_ : 0);
  atEnd_ = false;
  if (count_ == 0)
    drawWrappedCentred(canvas, area, tr(Text::LogEmpty), {&kFontBody, kInkSoft, Align::Centre});
  learnMoments(app);
  walkLog(app, first_, shown_, [&](const Moment& moment, const Phrase& words, int number) {
    const Rect row = makeRect(area.x, area.y + (number - first_) * rowHeight, area.w - 8, rowHeight);
    canvas.fillRect(makeRect(row.x, row.bottom() - 1, row.w, 1), kStone);
    if (moment.mover >= 0) {
      canvas.words().belongs(ScreenPart::Body, row, moment.mover);
      const SeatInfo& who = app.game.session().match().plan().who(moment.mover);
      drawMedallion(canvas, static_cast<Emblem>(who.emblem), row.x + 11, row.y + row.h / 2, 11,
                    app.stage().pictures().paint(who, moment.after, moment.mover));
    }
    // The picture leaves its room to words that need it.
    const int picture = app.stage().pictures().entryWidth(), room = row.w - 28;
    const bool fits = picture > 0 && countLines(words, room - picture - 4, kFontSmall) <= 2;
    if (fits)
      app.stage().pictures().drawEntry(tableOf(app), moment, canvas,
                                       makeRect(row.right() - picture, row.y, picture, row.h - 2));
    drawWrappedCentred(canvas, makeRect(row.x + 28, row.y, fits ? room - picture - 4 : room, row.h - 2),
                       words, {&kFontSmall});
  });
  drawScrollBar(canvas, area, first_, shown_, count_);
  const int back = first_ > 0 ? buttonBit(Button::Up) | buttonBit(Button::Left) : 0;
  const int on = first_ + shown_ < count_ ? buttonBit(Button::Down) | buttonBit(Button::Right) : 0;
  drawFooter(app, canvas, Text::KeyBack, Text::KeyBack, static_cast<ButtonSet>(back | on));
}

}  // namespace lucca::ui
