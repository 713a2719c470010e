#include "ui/system/title_scene.h"

#include "ui/look/emblems.h"
#include "ui/look/skyline.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

constexpr int kCaption = 34, kLowCaption = 23;  // of a game that waits, above the bottom line
constexpr int kNameAt = 18;                     // the product's name over its sky

// Who gets the device: one who has not ended the turn yet, or who is to move. Below 0: chance comes first.
Seat nextSeat(const Session& session, const RunningGames::Glimpse& game) {
  return session.phase() == Session::Phase::HandOver ? session.seat() : game.next;
}

const RunningGames::Glimpse* waiting(const App& app) {
  return app.game.session().running() ? app.running.glimpse(app.running.current()) : nullptr;
}

void playOn(App& app, const RunningGames::Glimpse& game) {
  const Seat seat = nextSeat(app.game.session(), game);
  const bool handsOver = seat >= 0 && game.plan.isPerson(seat);
  app.takeUpSlot();
  if (handsOver) {
    app.go.playOn();
  } else {
    app.go.playGame();
  }
}

// "Palazzi 6/7 · Anna, Mark, Julia"; shorter where that is too wide.
void addAbout(const RunningGames::Glimpse& game, int width, Phrase& out) {
  const GameRow& row = rowOf(game.plan.setup.game);
  Phrase players;
  addNames(game.plan, players);
  for (const bool round : {true, false}) {
    addGameName(game.plan, game.seed, out.clear());
    if (round && row.addRound) row.addRound(game.view, out.add(" "));
    out.add(" · ").add(players);
    if (Canvas::textWidth(out, kFontSmall) <= width) return;
  }
  addGameName(game.plan, game.seed, out.clear());
  if (row.addRound) row.addRound(game.view, out.add(" "));
}

void drawName(Canvas& canvas, int top) {
  drawLine(canvas, makeRect(0, top, canvas.width(), kFontTitle.lineHeight), tr(Text::MenuTitle),
           {&kFontTitle, kTerracottaDark, Align::Centre});
}

}  // namespace

// A new device is still: it prepares its flash before the first key.
void TitleScene::enter(App& app) {
  if (app.settings.languageChosen) app.tell.sound(Sound::Boot);
}

// True: the key was needed for it.
bool TitleScene::chooseLanguage(App& app, const Event& event) {
  if (app.settings.languageChosen) return false;
  if (event.step() != 0) {
    const int now = static_cast<int>(app.settings.language);
    app.settings.language = static_cast<Language>((now + event.step() + kLanguages) % kLanguages);
    setLanguage(app.settings.language);
    app.tell.sound(Sound::Move);
    app.screen.redraw();
    return true;
  }
  if (!event.is(Button::A)) {
    app.tell.refuse(Text::LanguageChoose);
    return true;
  }
  app.settings.languageChosen = 1;
  app.settingsChanged();
  // A game that waits is the next picture.
  return waiting(app) != nullptr;
}

void TitleScene::event(App& app, const Event& event) {
  if (chooseLanguage(app, event)) return;
  const bool mutes = event.is(Button::Left);
  if (mutes) {
    turnVolume(app, -1);
  } else {
    app.tell.sound(Sound::Confirm);
  }
  const RunningGames::Glimpse* const game = waiting(app);
  if (game == nullptr) return event.is(Button::A) && app.isNew() ? app.go.chooseFirstGame() : app.go.home();
  if (event.is(Button::A)) return playOn(app, *game);
  if (!mutes) app.go.home();
}

void TitleScene::draw(App& app, Canvas& canvas) {
  const bool chosen = app.settings.languageChosen;
  if (const RunningGames::Glimpse* game = chosen ? waiting(app) : nullptr)
    return drawWaiting(app, canvas, *game);
  drawSunset(canvas);
  const int w = canvas.width(), h = canvas.height();
  const bool low = isLow(canvas);
  const int top = low ? 2 : h / 9;
  drawName(canvas, top);
  if (!low || chosen)
    drawLine(canvas, makeRect(0, top + kFontTitle.lineHeight, w, kFontBody.lineHeight), tr(Text::TitleGames),
             {&kFontBody, kInk, Align::Centre});
  const Rect foot = makeRect(0, h - kFontSmall.lineHeight - 5, w, kFontSmall.lineHeight);
  Phrase keys;
  if (!chosen || app.isNew()) {
    keys.add(signOf(app.facts.keys, Button::A)).add(" ").add(Text::TitleBegin);
  } else {
    keys.add(Text::TitlePress);
  }
  if (!chosen) {
    drawLanguage(app, canvas);
  } else if (app.settings.volume > 0)
    keys.add("   ").add(signOf(app.facts.keys, Button::Left)).add(" ").add(Text::TitleMute);
  drawLine(canvas, foot, keys, {&kFontSmall, kOnDark, Align::Centre});
}

// Between two arrows; on four keys X and Y do it without a second key.
void TitleScene::drawLanguage(App& app, Canvas& canvas) const {
  constexpr int kWidth = 138, kHeight = 26;
  const bool low = isLow(canvas);
  const Rect box =
      makeRect((canvas.width() - kWidth) / 2, canvas.height() - (low ? 58 : 60), kWidth, kHeight);
  canvas.fillRoundRect(box, kHeight / 2, kInk);
  canvas.fillRoundRect(inset(box, 1), kHeight / 2 - 1, kPaper);
  const int middle = box.y + kHeight / 2, left = box.x + 9, right = box.right() - 10;
  if (app.facts.keys == KeyLayout::Four) {
    const Rect ends = inset(box, 9, 0);
    drawLine(canvas, ends, signOf(app.facts.keys, Button::Up), {&kFontBody, kAccent, Align::Left, true});
    drawLine(canvas, ends, signOf(app.facts.keys, Button::Down), {&kFontBody, kAccent, Align::Right, true});
  } else {
    canvas.fillTriangle(left, middle, left + 7, middle - 7, left + 7, middle + 7, kAccent);
    canvas.fillTriangle(right, middle, right - 7, middle - 7, right - 7, middle + 7, kAccent);
  }
  drawLine(canvas, box, tr(Text::LanguageName), {&kFontBody, kInk, Align::Centre, true});
  app.screen.motion().cursor(box);
}

void TitleScene::drawWaiting(App& app, Canvas& canvas, const RunningGames::Glimpse& game) const {
  const Layout layout = layoutOf(canvas);
  const int height = layout.low ? kLowCaption : kCaption, w = canvas.width();
  const Rect box = makeRect(0, layout.footer.y - height, w, height);
  const GameRow& row = rowOf(game.plan.setup.game);
  const Seat next = nextSeat(app.game.session(), game), seat = next >= 0 ? next : game.plan.firstPerson();
  const SeatInfo& who = game.plan.who(seat);
  if (row.drawScene) row.drawScene(canvas, makeRect(0, 0, w, box.y), game.view, seat);
  if (!layout.low) drawName(canvas, kNameAt + cornerOf(canvas.height()));
  canvas.fillRect(box, kStone);
  canvas.words().part(ScreenPart::Caption, box);
  const Paint paint = app.stage().pictures().paint(who, game.view, seat);
  const int radius = layout.low ? 9 : 14, left = layout.foot.x + 2 * radius + 7;
  drawMedallion(canvas, static_cast<Emblem>(who.emblem), layout.foot.x + radius, box.y + height / 2, radius,
                paint);
  Phrase turn, about;
  if (next >= 0) {
    turn.add(Text::TitleTurn, {who.name.view()});
  } else if (game.plan.tourney != TourneyKind::None) {
    addTourney(game.plan, game.played, turn);  // its next game waits to be begun
  } else {
    turn.add(row.name.view());
  }
  const Rect words = makeRect(left, box.y, layout.foot.right() - left, height);
  if (layout.low) {
    addGameName(game.plan, game.seed, about);
    if (row.addRound) row.addRound(game.view, about.add(" "));
    const int used = Canvas::textWidth(about, kFontSmall);
    const int room = words.w - used - 6;
    drawLine(canvas, makeRect(words.x, words.y, room, height), turn,
             {&fitting(turn, room, kFontBody, kFontSmall), kInk, Align::Left, true});
    drawLine(canvas, words, about, {&kFontSmall, kInkSoft, Align::Right, true});
  } else {
    addAbout(game, words.w, about);
    const int first = kFontBody.lineHeight;
    drawLine(canvas, makeRect(words.x, words.y + 1, words.w, first), turn,
             {&kFontBody, kInk, Align::Left, true});
    drawLine(canvas, makeRect(words.x, words.y + first, words.w, height - first), about,
             {&kFontSmall, kInkSoft, Align::Left, true});
  }
  BottomLine line{tr(Text::MenuResume), tr(Text::ResultMenu)};
  if (app.settings.volume > 0) {
    line.moves = buttonBit(Button::Left);
    line.arrows = tr(Text::TitleMute);
  }
  drawFooter(app, canvas, line);
}

}  // namespace lucca::ui
