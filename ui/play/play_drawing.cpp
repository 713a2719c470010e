// The play scene's picture while no player holds the device.
#include "ui/look/skyline.h"
#include "ui/play/play_scene.h"
#include "ui/shell/scene_parts.h"

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

// No player holds the device, and the position must stay hidden.
void PlayScene::drawCovered(App& app, Canvas& canvas) {
  const Session& session = app.game.session();
  const bool thinks = session.phase() == Session::Phase::Think;
  drawTitle(canvas, thinks ? tr(Text::MenuTitle) : std::string_view());
  const Rect body = layoutOf(canvas).body;
  drawSilhouette(canvas, body.bottom(), body.h / 2, kStone);
  if (!thinks) return drawFooter(app, canvas, BottomLine{});
  drawSentence(canvas, body,
               Phrase(Text::PlayThinks, {session.match().plan().who(session.seat()).name.view()}));
  const int width = body.w / 3;
  const Rect progress = makeRect(body.right() - width - 16, body.bottom() - 12, width, 4);
  drawProgress(canvas, progress, session.thinker().progress());
  app.screen.countsIn(progress);
  drawFooter(app, canvas, Text::KeyMoveNow, Text::ResultMenu, 0);
}

}  // namespace lucca::ui
