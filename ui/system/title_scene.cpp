#include "ui/system/title_scene.h"

#include "ui/look/skyline.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kTitleMs = 2500;

}  // namespace

void TitleScene::enter(App& app) {
  since_ = app.now();
  app.tell.sound(Sound::Boot);
}

void TitleScene::leave(App& app) const { app.go.home(); }

void TitleScene::event(App& app, const Event& event) {
  event.is(Button::Left) ? turnVolume(app, -1) : app.tell.sound(Sound::Confirm);
  leave(app);
}

void TitleScene::update(App& app) {
  // With a game to go on with nobody has to press.
  if (app.game.session().running() && app.now() - since_ >= kTitleMs) leave(app);
}

void TitleScene::draw(App& app, Canvas& canvas) {
  drawSunset(canvas);
  const int w = canvas.width(), h = canvas.height();
  const bool low = isLow(canvas);
  const int top = low ? 2 : h / 9;
  const TextStyle name{&kFontTitle, kTerracottaDark, Align::Centre};
  drawLine(canvas, makeRect(0, top, w, kFontTitle.lineHeight), tr(Text::MenuTitle), name);
  drawLine(canvas, makeRect(0, top + kFontTitle.lineHeight, w, kFontBody.lineHeight), tr(Text::TitleGames),
           {&kFontBody, kInk, Align::Centre});
  const Rect foot = makeRect(0, h - kFontSmall.lineHeight - 5, w, kFontSmall.lineHeight);
  Phrase keys(Text::TitlePress);
  if (app.settings.volume > 0)
    keys.add("   ").add(signOf(app.facts.keys, Button::Left)).add(" ").add(Text::TitleMute);
  drawLine(canvas, foot, keys, {&kFontSmall, kOnDark, Align::Centre});
}

}  // namespace lucca::ui
