#include "ui/play/play_scene.h"

#include "ui/learn/first_words.h"
#include "ui/learn/guided_scene.h"
#include "ui/look/skyline.h"
#include "ui/stage/act.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

namespace {

// Chance outcomes and quiet steps done in one turn of the loop: a whole deal without a picture between.
constexpr int kQuietSteps = 160;
constexpr int kLeastPicture = 28;

// What happened, and in small letters why.
struct Caption {
  std::string_view words, why = {};

  const Font& font(const Canvas& canvas) const { return isLow(canvas) ? kFontSmall : kFontBody; }
  // With the card around it.
  int height(const Canvas& canvas, int width) const {
    const int lines = countLines(words, width - 16, font(canvas));
    const int whyLines = why.empty() ? 0 : countLines(why, width - 16, kFontSmall);
    return lines * font(canvas).lineHeight + whyLines * kFontSmall.lineHeight + 10;
  }
  void draw(Canvas& canvas, const Rect& box) const {
    drawCard(canvas, box);
    const Rect inner = inset(box, 8, 3);
    const int used = drawWrapped(canvas, inner, words, {&font(canvas)});
    if (why.empty()) return;
    drawWrapped(canvas, makeRect(inner.x, inner.y + used, inner.w, inner.h - used), why,
                {&kFontSmall, kInkSoft});
  }
};

// At the foot of the body; returns what is left above.
Rect drawCaption(Canvas& canvas, const Rect& body, const Caption& caption) {
  const int height = caption.height(canvas, body.w - 12);
  const Rect box = makeRect(body.x + 6, body.bottom() - height - 4, body.w - 12, height);
  caption.draw(canvas, box);
  return makeRect(body.x, body.y, body.w, box.y - body.y - 3);
}

// At its right side, if the words fit there; returns what is left, an empty box if they do not.
Rect drawCaptionBeside(Canvas& canvas, const Rect& body, const Caption& caption, int pictureWidth) {
  constexpr int kLeast = 80;
  const int width = body.w - pictureWidth - 6;
  if (width < kLeast) return Rect{};
  const int height = caption.height(canvas, width);
  if (height > body.h - 4) return Rect{};
  caption.draw(canvas, makeRect(body.right() - width - 4, body.y + (body.h - height) / 2, width, height));
  return makeRect(body.x, body.y, body.w - width - 6, body.h);
}

// For the moments when nobody holds the device and the position must stay unseen.
void drawCovered(Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  drawSilhouette(canvas, layout.body.bottom(), layout.body.h / 2, kStone);
}

}  // namespace

void drawMomentPage(App& app, Canvas& canvas, const Cue& cue, std::string_view right) {
  const Moment& moment = *cue.moment;
  Phrase why;
  if (cue.why.empty()) app.gameUi().explain(moment, why);
  const std::string_view reason = cue.why.empty() ? why.view() : cue.why;
  if (app.gameUi().staged()) {
    Cue whole = cue;
    whole.why = reason;
    return app.gameUi().drawStage(Table(app), canvas, whole);
  }
  const Seat subject = app.gameUi().subject(moment);
  const Seat named = subject >= 0 ? subject : app.session().watcher();
  right.empty() ? drawStatusTitle(app, canvas, moment.after, named)
                : drawTitle(app, canvas, moment.after, named, right);
  const Layout layout = layoutOf(canvas);
  const int width = app.gameUi().momentWidth(moment, layout.body.h);
  Rect picture{};
  if (layout.low) picture = drawCaptionBeside(canvas, layout.body, {cue.words, reason}, width);
  // On a low panel the picture is worth more than how it came to it.
  if (layout.low && picture.empty() && !why.empty()) {
    picture = drawCaptionBeside(canvas, layout.body, {cue.words}, width);
  }
  if (picture.empty()) picture = drawCaption(canvas, layout.body, {cue.words, reason});
  // Many words on a low panel leave no room for it.
  if (picture.h >= kLeastPicture) app.gameUi().drawMoment(Table(app), moment, canvas, picture);
  if (cue.keys != nullptr) drawFooter(app, canvas, *cue.keys);
}

uint32_t beginMoment(App& app, const Moment& moment) {
  const GameUi& ui = app.gameUi();
  if (!ui.staged()) {
    app.screen.happen();
    return 0;
  }
  const Speed speed = app.settings().speed;
  beginAct(app.screen.motion(), app.now(), speed, moment.action, ui.actMs(moment));
  const uint32_t whole = ui.actMs(moment) + ui.stayMs(moment);
  return speed == Speed::Slow ? whole * 8 / 5 : whole;
}

void PlayScene::enter(App& app) {
  stage_ = Stage::None;
  changes_ = 0;
  update(app);
}

// From help, the menu or the inspect pages: the cursor stays where it was, unless the game changed meanwhile.
void PlayScene::resume(App& app) { update(app); }

// One step of the session; or, where the question whether the turn is over was put off, that.
void PlayScene::proceed(App& app, uint32_t thinkSteps, bool& changed) {
  Session& session = app.session();
  if (session.stage() == Stage::Working && session.confirmsLater() && app.gameUi().turnOver(Table(app))) {
    session.confirmNow();
    changed = true;
  } else {
    changed = session.update(app.now(), app.settings().speed, thinkSteps) || changed;
  }
}

void PlayScene::update(App& app) {
  Session& session = app.session();
  // What ended a turn is seen to its end.
  const bool goesOn = session.stage() == Stage::Confirm || session.stage() == Stage::Working;
  if (goesOn && app.screen.motion().acting()) return;
  bool changed = false;
  proceed(app, app.facts.thinkSteps, changed);
  for (int i = 0; i < kQuietSteps; ++i) {
    const bool quiet = session.stage() == Stage::Show && session.shows() != shows_ && !present(app);
    if (!quiet && session.stage() != Stage::Working) break;
    proceed(app, 0, changed);
    changed = true;
  }
  if (session.stage() != stage_ || session.changes() != changes_) stageChanged(app);
  if (stage_ == Stage::Decide && app.gameUi().ponder(Table(app))) app.screen.redraw();
  if (stage_ == Stage::Recap && !app.screen.motion().acting()) {
    app.go.recap();
  }
  if (changed) app.screen.redraw();
}

bool PlayScene::saysNotes(App& app) const {
  return app.gameUi().staged() && app.gameUi().saysNotes() && app.session().mayShow();
}

bool PlayScene::thinking(const App& app) const {
  const Stage stage = app.session().stage();
  return stage == Stage::Think || stage == Stage::Working;
}

// A new moment is on display: its sound and motion. False, and over, when there is nothing to say about it.
bool PlayScene::present(App& app) {
  Session& session = app.session();
  shows_ = session.shows();
  Phrase words;
  app.gameUi().describe(Table(app), session.moment(), words);
  if (words.empty() || hurries_) {
    session.skip(app.now(), app.settings().speed);
    return false;
  }
  app.gameUi().follow(Table(app), session.moment(), stage_ != Stage::Show);
  app.tell.sound(app.gameUi().soundOf(session.moment()));
  const uint32_t stays = beginMoment(app, session.moment());
  if (stays > 0) session.stayUntil(app.now() + stays);
  app.screen.redraw();
  return true;
}

// Where nobody has secrets the device goes from hand to hand as it is.
void PlayScene::greet(App& app) {
  Session& session = app.session();
  session.takeDevice();
  app.tell.sound(Effect::Handover);
  const Seat seat = session.seat();
  app.lamp.glow(app.gameUi().paint(session.who(seat), session.view(), seat).ground, app.now());
  beginAct(app.screen.motion(), app.now(), app.settings().speed, kNoAction, app.gameUi().greetingMs());
}

void PlayScene::stageChanged(App& app) {
  Session& session = app.session();
  stage_ = session.stage();
  changes_ = session.changes();
  app.screen.redraw();
  if (stage_ != Stage::Show && stage_ != Stage::Think && stage_ != Stage::Working) hurries_ = false;
  if (stage_ != Stage::Decide && stage_ != Stage::Over && followGuide(app)) return;
  switch (stage_) {
    case Stage::HandOver:
      return app.gameUi().keepsSecrets() ? app.go.show(SceneId::HandOver) : greet(app);
    case Stage::Over:
      app.tell.sound(Effect::Victory);
      app.keep.gameOver();
      return app.go.show(SceneId::Result);
    case Stage::None:
      return app.go.home();
    case Stage::Decide:
      beginDecision(app);
      if (!followGuide(app)) explainFirstWord(app);
      return;
    case Stage::Confirm:
      if (!app.gameUi().turnOver(Table(app))) return session.confirmLater();
      if (!app.settings().askBeforeEnd && !app.gameUi().secret(Table(app))) session.confirm();
      return;
    default:
      return;
  }
}

void PlayScene::beginDecision(App& app) {
  const Table table(app);
  GameUi& ui = app.gameUi();
  uint32_t place;
  const bool resumed = app.game.takePlace(place);
  const bool between = resumed && (place & kPlaceBetween) != 0;
  if (between) ui.setPlace(table, place);
  ui.begin(table);
  if (resumed && !between) ui.setPlace(table, place);
}

void PlayScene::event(App& app, const Event& event) {
  switch (app.session().stage()) {
    case Stage::Decide:
      return decideEvent(app, event);
    case Stage::Confirm:
      return confirmEvent(app, event);
    default:
      return watchEvent(app, event);
  }
}

void PlayScene::decideEvent(App& app, const Event& event) {
  Table table(app);
  const bool handled = app.gameUi().event(table, event);
  if (!handled && event.is(Button::B)) {
    // Nothing half-made to go back to: the last decision is taken back, if there is one.
    if (!app.session().canUndo()) return app.go.push(SceneId::GameMenu);
    app.session().undo();
    app.tell.sound(Effect::Undo);
    app.tell.say(tr(Text::GameMenuUndone));
  }
  app.screen.redraw();
}

void PlayScene::confirmEvent(App& app, const Event& event) {
  Table table(app);
  if (app.gameUi().watchEvent(table, event)) return;
  if (event.is(Button::A)) {
    app.tell.sound(Effect::Confirm);
    app.session().confirm();
  } else if (event.is(Button::B)) {
    app.tell.sound(Effect::Undo);
    app.session().undo();
  } else {
    app.tell.refuse(Text::DialogOnly);
  }
  app.screen.redraw();
}

void PlayScene::watchEvent(App& app, const Event& event) {
  Table table(app);
  if (app.gameUi().watchEvent(table, event)) return;
  if (event.is(Button::B) && app.gameUi().staged() && app.session().stage() == Stage::Show) {
    hurries_ = true;
    app.session().skip(app.now(), app.settings().speed);
    return app.screen.redraw();
  }
  if (event.is(Button::B)) return app.go.push(SceneId::GameMenu);
  if (!event.is(Button::A)) return app.tell.refuse(Text::PlayWatch);
  app.session().skip(app.now(), app.settings().speed);
  app.screen.redraw();
}

void PlayScene::draw(App& app, Canvas& canvas) {
  Session& session = app.session();
  if (session.stage() == Stage::Show) return drawShow(app, canvas);
  if (drawOnStage(app, canvas)) return;
  drawBetweenBars(app, canvas);
}

// A game without a stage draws the matter between the shell's bars.
void PlayScene::drawBetweenBars(App& app, Canvas& canvas) {
  Session& session = app.session();
  if (session.stage() == Stage::Think) return drawThinking(app, canvas);
  const Layout layout = layoutOf(canvas);
  if (!session.mayShow()) {
    drawTitle(canvas, {});
    drawCovered(canvas);
    return drawFooter(app, canvas, KeyHints{});
  }
  drawStatusTitle(app, canvas, session.view(), session.watcher());
  if (session.stage() == Stage::Confirm) {
    const Rect above = drawCaption(canvas, layout.body, {tr(Text::PlayDone)});
    app.gameUi().draw(Table(app), canvas, above);
    return drawFooter(app, canvas, Text::KeyEndTurn, Text::KeyUndo);
  }
  app.gameUi().draw(Table(app), canvas, layout.body);
  KeyHints hints;
  app.gameUi().hints(Table(app), hints);
  if (hints.b.empty()) hints.b.add(session.canUndo() ? Text::KeyUndo : Text::ResultMenu);
  drawFooter(app, canvas, hints);
}

void PlayScene::drawThinking(App& app, Canvas& canvas) {
  const Session& session = app.session();
  const Layout layout = layoutOf(canvas);
  const Phrase words(Text::PlayThinks, {session.who(session.seat()).name.view()});
  if (session.mayShow()) {
    drawStatusTitle(app, canvas, session.view(), session.seat());
    const Rect above = drawCaption(canvas, layout.body, {words});
    app.gameUi().draw(Table(app), canvas, above);
  } else {
    drawTitle(canvas, tr(Text::MenuTitle));
    drawCovered(canvas);
    drawCaption(canvas, layout.body, {words});
  }
  const int width = layout.body.w / 3;
  drawProgress(canvas, makeRect(layout.body.right() - width - 16, layout.body.bottom() - 12, width, 4),
               session.thinkProgress());
  drawFooter(app, canvas, Text::KeyMoveNow, Text::ResultMenu);
}

// Everything but a moment: false where the game has no stage, or the position must stay unseen.
bool PlayScene::drawOnStage(App& app, Canvas& canvas) {
  if (!app.gameUi().staged() || !app.session().mayShow()) return false;
  app.gameUi().drawStage(Table(app), canvas, {});
  return true;
}

void PlayScene::drawShow(App& app, Canvas& canvas) {
  const Session& session = app.session();
  Phrase words, reason;
  app.gameUi().describe(Table(app), session.moment(), words);
  if (session.hasReason()) app.gameUi().reason(Table(app), session.reason(), reason);
  const KeyHints keys{
      Phrase(Text::KeyGoOn), Phrase(app.gameUi().staged() ? Text::KeySkip : Text::ResultMenu), {}};
  drawMomentPage(app, canvas, {Cue::Kind::Show, &session.moment(), words, reason, &keys}, {});
}

}  // namespace lucca::ui
