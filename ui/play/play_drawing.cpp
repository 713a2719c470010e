// What the play scene shows: the position, a moment with its caption, a computer that thinks.
#include "ui/look/skyline.h"
#include "ui/play/play_scene.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/player_bar.h"

namespace lucca::ui {

namespace {

constexpr int kLeastPicture = 28;

// What happened, and in small letters why.
struct Caption {
  std::string_view words, why = {};

  const Font& font(const Canvas& canvas) const { return sized(isLow(canvas) ? kFontSmall : kFontBody); }
  // With the card around it.
  int height(const Canvas& canvas, int width) const {
    const int lines = countLines(words, width - 16, font(canvas));
    const int whyLines = why.empty() ? 0 : countLines(why, width - 16, sized(kFontSmall));
    return lines * font(canvas).lineHeight + whyLines * sized(kFontSmall).lineHeight + 10;
  }
  void draw(Canvas& canvas, const Rect& box) const {
    drawCard(canvas, box);
    const Rect inner = inset(box, 8, 3);
    const int used = drawWrapped(canvas, inner, words, {&font(canvas), kInk, Align::Left, true});
    if (why.empty()) return;
    drawWrapped(canvas, makeRect(inner.x, inner.y + used, inner.w, inner.h - used), why,
                {&sized(kFontSmall), kInkSoft, Align::Left, true});
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
  const Seat named = subject >= 0 ? subject : app.game.session().watcher();
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

void PlayScene::draw(App& app, Canvas& canvas) {
  Session& session = app.game.session();
  if (session.stage() == Stage::Show) return drawShow(app, canvas);
  if (drawOnStage(app, canvas)) return;
  drawBetweenBars(app, canvas);
}

// A game without a stage draws the matter between the shell's bars.
void PlayScene::drawBetweenBars(App& app, Canvas& canvas) {
  Session& session = app.game.session();
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
    return drawFooter(app, canvas, Text::KeyEndTurn, Text::KeyUndo, 0);
  }
  app.gameUi().draw(Table(app), canvas, layout.body);
  KeyHints hints;
  app.gameUi().hints(Table(app), hints);
  if (hints.b.empty()) hints.b.add(session.canUndo() ? Text::KeyUndo : Text::ResultMenu);
  drawFooter(app, canvas, hints);
}

void PlayScene::drawThinking(App& app, Canvas& canvas) {
  const Session& session = app.game.session();
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
  drawFooter(app, canvas, Text::KeyMoveNow, Text::ResultMenu, 0);
}

// Everything but a moment: false where the game has no stage, or the position must stay unseen.
bool PlayScene::drawOnStage(App& app, Canvas& canvas) {
  if (!app.gameUi().staged() || !app.game.session().mayShow()) return false;
  app.gameUi().drawStage(Table(app), canvas, {});
  return true;
}

void PlayScene::drawShow(App& app, Canvas& canvas) {
  const Session& session = app.game.session();
  Phrase words, reason;
  app.gameUi().describe(Table(app), session.moment(), words);
  if (session.hasReason()) app.gameUi().reason(Table(app), session.reason(), reason);
  const KeyHints keys{
      Phrase(Text::KeyGoOn), Phrase(app.gameUi().staged() ? Text::KeySkip : Text::ResultMenu), {}};
  drawMomentPage(app, canvas, {Cue::Kind::Show, &session.moment(), words, reason, &keys}, {});
}

}  // namespace lucca::ui
