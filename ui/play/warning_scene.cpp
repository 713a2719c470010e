#include "ui/play/warning_scene.h"

#include "ui/look/text_box.h"
#include "ui/play/seat_watch.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/seat_coach.h"
#include "ui/stage/stage_bars.h"
#include "ui/stage/table_of.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

namespace {

constexpr Colour kAmber = rgb(0xFFD43B);
constexpr int kSign = 9;  // radius of the disc with the mark

// The height of a line, which is less than usual because there is little room.
int lineOf(const Font& font) { return font.ascent + font.descent; }

void drawSign(Canvas& canvas, int x, int y) {
  canvas.fillCircle(x + kSign, y + kSign, kSign, kInk);
  drawLine(canvas, makeRect(x, y, 2 * kSign + 1, 2 * kSign + 1), "!",
           {&kFontBody, kAmber, Align::Centre, true});
}

// Beside the city: sign and numbers above the words, if there is room for them. False: not even the words alone fit.
bool drawInColumn(Canvas& canvas, const Rect& room, const SeatCoach& coach, const Table& table) {
  constexpr int kMargin = 4;
  const int width = room.w - 2 * kMargin;
  for (const bool asks : {true, false}) {
    for (const Font* font : {&sized(kFontBody), &kFontBody, &kFontSmall}) {
      Phrase words, numbers;
      coach.describe(table, !asks, words);
      if (asks) words.add(" ").add(Text::CoachAsk);
      LineBreaker breaker(words, width, *font);
      int high = 2;
      for (std::string_view line; breaker.next(line);) high += lineOf(*font);
      if (high > room.h || breaker.cutWord()) continue;
      coach.count(numbers);
      const int head = 2 * kSign + 4, counted = Canvas::textWidth(numbers, kFontBody);
      canvas.fillRect(room, kAmber);
      canvas.fillRect(makeRect(room.x, room.y, 1, room.h), kInk);
      int top = room.y + 1;
      if (high + head <= room.h) {
        const int x = room.x + (room.w - 2 * kSign - counted - 4) / 2;
        drawSign(canvas, x, top + 2);
        drawLine(canvas, makeRect(x + 2 * kSign + 5, top + 2, counted + 1, 2 * kSign), numbers,
                 {&kFontBody, kInk, Align::Left, true});
        top += head;
      }
      drawWrapped(canvas, makeRect(room.x + kMargin, top, width, room.bottom() - top), words,
                  {font, kInk, Align::Left, true, lineOf(*font)});
      return true;
    }
  }
  return false;
}

// The place of the band: in its room, made higher if the words need it, or below the title if it would cover the subject of
// the words.
Rect bandOf(const Canvas& canvas, const Rect& room, int high, const Rect& matter) {
  const int grown = high > room.h ? high : room.h;
  const Rect band = makeRect(0, room.bottom() - grown, canvas.width(), grown);
  // How far houses stand above the foot of their lots.
  constexpr int kFoot = 3;
  if (intersect(band, makeRect(matter.x, matter.y, matter.w, matter.h - kFoot)).empty()) return band;
  return makeRect(0, layoutOf(canvas).title.bottom(), canvas.width(), grown);
}

// The second line: the numbers and the question, or the question alone.
void addMore(const SeatCoach& coach, int width, const Font& font, Phrase& out) {
  coach.count(out);
  if (!out.empty()) out.add(" · ");
  out.add(Text::CoachAsk);
  if (Canvas::textWidth(out, font) > width) out.clear().add(Text::CoachAsk);
}

// Draws the warning in one line, as large as it fits, with the numbers and the question below. After a warning of two lines
// that line is left out, unless it fits as well.
void drawInBand(Canvas& canvas, const Rect& room, const Rect& matter, const SeatCoach& coach,
                const Table& table) {
  const bool low = layoutOf(canvas).low;
  const int left = low ? 4 : 4 + 2 * kSign + 6, width = canvas.width() - left - 4;
  const Font& small = low ? kFontSmall : sized(kFontSmall);
  Phrase words, more;
  coach.describe(table, low, words);
  if (!low) addMore(coach, width, small, more);
  const Font& large = fitting(words, width, sized(kFontBody), kFontBody);
  const Font& head = fitting(words, width, large, small);
  const bool single = Canvas::textWidth(words, head) <= width;
  if (Phrase all = words; !single && !low && countLines(all.add(" ").add(more), width, small) < 3)
    words = all;
  const int second = single && !more.empty() ? lineOf(small) : 0;
  const int high = countLines(words, width, head) * lineOf(head) + second;
  const Rect band = bandOf(canvas, room, high, matter);
  canvas.words().part(ScreenPart::Note, band);
  canvas.fillRect(band, kAmber);
  canvas.fillRect(makeRect(band.x, band.y, band.w, 1), kInk);
  if (!low) drawSign(canvas, 4, band.y + band.h / 2 - kSign);
  const int top = band.y + (band.h - high) / 2;
  drawWrapped(canvas, makeRect(left, top, width, high - second), words,
              {&head, kInk, Align::Left, true, lineOf(head)});
  if (second > 0)
    drawLine(canvas, makeRect(left, top + high - second, width, second), more,
             {&small, kInk, Align::Left, true});
}

}  // namespace

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

// The stage below continues its previews while the warning is read.
void WarningScene::update(App& app) {
  const Table table = tableOf(app);
  app.screen.redraw(app.stage().decision(table).ponder(table));
}

void WarningScene::draw(App& app, Canvas& canvas) {
  const Table table = tableOf(app);
  GameStage& stage = app.stage();
  const Rect room = stage.drawWarned(table, canvas);
  const SeatCoach& coach = *stage.coach();
  const Rect matter = stage.whereIs(table, canvas, coach.mark());
  const bool column = room.w < canvas.width() / 2;
  if (column) canvas.words().part(ScreenPart::Note, room);
  if (!column || !drawInColumn(canvas, room, coach, table))
    drawInBand(canvas,
               column ? makeRect(0, canvas.height() - stage.room(canvas).footer, canvas.width(), 0) : room,
               matter, coach, table);
  drawLineOver(stage, table, canvas, {tr(Text::CoachEndAnyway), tr(Text::CoachTakeBack)});
}

}  // namespace lucca::ui
