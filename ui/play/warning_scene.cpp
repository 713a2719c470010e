#include "ui/play/warning_scene.h"

#include "ui/look/text_box.h"
#include "ui/play/seat_watch.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/seat_coach.h"
#include "ui/stage/stage_bars.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

namespace {

constexpr Colour kAmber = rgb(0xFFD43B);
constexpr int kSign = 9;  // radius of the disc with the mark

}  // namespace

void WarningScene::enter(App& app) {
  app.screen.changedByItself();
  app.tell.sound(Sound::Refuse);
}

void WarningScene::event(App& app, const Event& event) {
  Session& session = app.game.session();
  if (event.is(Button::A)) {
    app.tell.sound(Sound::Confirm);
    if (session.phase() == Session::Phase::Confirm) session.confirm();
  } else if (event.is(Button::B)) {
    app.tell.sound(Sound::Undo);
    takeBackMistake(app);
    app.tell.say(tr(Text::GameMenuUndone));
  } else {
    return app.tell.refuse(Text::DialogOnly);
  }
  app.go.back();
}

// What the stage below it looks for in slices is found out while the warning is read.
void WarningScene::update(App& app) {
  const Table table = tableOf(app);
  app.screen.redraw(app.stage().decision(table).ponder(table));
}

// A band above the bottom line; where it would cover what it speaks of, below the title.
void WarningScene::draw(App& app, Canvas& canvas) {
  const Table table = tableOf(app);
  app.stage().draw(table, canvas, 0);
  const SeatCoach& coach = *app.stage().coach();
  const Rect matter = app.stage().whereIs(table, canvas, coach.mark());
  if (!matter.empty()) {
    for (int out = 0; out < 3; ++out) canvas.drawRoundRect(inset(matter, -out, -out), 2 + out, kWarning);
  }
  Phrase words;
  coach.describe(table, words);
  words.add(" ").add(Text::CoachAsk);
  const Layout layout = layoutOf(canvas);
  const Font& font = layout.low ? kFontSmall : sized(kFontSmall);
  const int foot = app.stage().footerHeight(canvas), left = 4 + 2 * kSign + 6;
  const int width = canvas.width() - left - 6, lines = countLines(words, width, font);
  const int high = lines * font.lineHeight + 6 > 2 * kSign + 6 ? lines * font.lineHeight + 6 : 2 * kSign + 6;
  Rect band = makeRect(0, canvas.height() - foot - high, canvas.width(), high);
  if (!intersect(band, matter).empty()) band = makeRect(0, layout.title.bottom(), canvas.width(), high);
  canvas.words().part(ScreenPart::Note, band);
  canvas.fillRect(band, kAmber);
  canvas.fillRect(makeRect(band.x, band.y, band.w, 1), kInk);
  const int middle = band.y + band.h / 2;
  canvas.fillCircle(4 + kSign, middle, kSign, kInk);
  drawLine(canvas, makeRect(4, middle - kSign, 2 * kSign + 1, 2 * kSign + 1), "!",
           {&kFontBody, kAmber, Align::Centre, true});
  drawWrappedCentred(canvas, makeRect(left, band.y + 2, width, band.h - 4), words,
                     {&font, kInk, Align::Left, true});
  const Rect footer = makeRect(0, canvas.height() - foot, canvas.width(), foot);
  const int corner = layout.footer.h - layout.foot.h;
  drawBottomLine(table, canvas, footer,
                 makeRect(layout.foot.x, footer.y + 1, layout.foot.w, footer.h - 1 - corner),
                 {tr(Text::CoachEndAnyway), tr(Text::CoachTakeBack)});
}

}  // namespace lucca::ui
