// What the play scene shows: the position, a moment with its words, or nothing of the game.
#include "ui/look/skyline.h"
#include "ui/play/play_scene.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_words.h"

namespace lucca::ui {

namespace {

// A card with a sentence at the foot of the body.
void drawSentence(Canvas& canvas, const Rect& body, std::string_view words) {
  const Font& font = sized(isLow(canvas) ? kFontSmall : kFontBody);
  const int width = body.w - 12, height = countLines(words, width - 16, font) * font.lineHeight + 10;
  const Rect box = makeRect(body.x + 6, body.bottom() - height - 4, width, height);
  drawCard(canvas, box);
  drawWrapped(canvas, inset(box, 8, 3), words, {&font, kInk, Align::Left, true});
}

}  // namespace

void drawMoment(App& app, Canvas& canvas, const Cue& cue) {
  Phrase why;
  if (cue.why.empty()) app.stage().words().explain(*cue.moment, why);
  Cue whole = cue;
  if (cue.why.empty()) whole.why = why;
  app.stage().drawStage(Table(app), canvas, whole);
}

void PlayScene::draw(App& app, Canvas& canvas) {
  const Session& session = app.game.session();
  if (session.phase() == Session::Phase::Show) return drawShow(app, canvas);
  if (!session.hands().mayShow()) return drawCovered(app, canvas);
  app.stage().drawStage(Table(app), canvas, {});
}

// Nobody holds the device, and the position must stay unseen.
void PlayScene::drawCovered(App& app, Canvas& canvas) {
  const Session& session = app.game.session();
  const bool thinks = session.phase() == Session::Phase::Think;
  drawTitle(canvas, thinks ? tr(Text::MenuTitle) : std::string_view());
  const Rect body = layoutOf(canvas).body;
  drawSilhouette(canvas, body.bottom(), body.h / 2, kStone);
  if (!thinks) return drawFooter(app, canvas, KeyHints{});
  drawSentence(canvas, body,
               Phrase(Text::PlayThinks, {session.match().plan().who(session.seat()).name.view()}));
  const int width = body.w / 3;
  const Rect progress = makeRect(body.right() - width - 16, body.bottom() - 12, width, 4);
  drawProgress(canvas, progress, session.thinker().progress());
  app.screen.countsIn(progress);
  drawFooter(app, canvas, Text::KeyMoveNow, Text::ResultMenu, 0);
}

void PlayScene::drawShow(App& app, Canvas& canvas) {
  const Session& session = app.game.session();
  const GameWords& game = app.stage().words();
  Phrase words, reason;
  game.describe(Table(app), session.showing().moment(), words);
  const Seat mover = session.showing().moment().mover;
  if (mover >= 0 && !session.match().plan().isPerson(mover))
    game.reason(Table(app), session.showing().reason(), reason);
  const KeyHints keys{Phrase(Text::KeyGoOn), Phrase(Text::KeySkip), {}};
  drawMoment(app, canvas, {Cue::Kind::Show, &session.showing().moment(), words, reason, &keys});
}

}  // namespace lucca::ui
