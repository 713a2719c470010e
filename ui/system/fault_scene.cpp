#include "ui/system/fault_scene.h"

#include "ui/look/theme.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

void FaultScene::enter(App& app) { app.lamp.setSteady({255, 0, 0}); }

void FaultScene::exit(App& app) { app.lamp.setSteady(kLedOff); }

void FaultScene::event(App& app, const Event&) {
  app.tell.sound(Effect::Confirm);
  app.go.restart(SceneId::Title);
}

void FaultScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::FaultTitle), faultText(app.facts.fault).data());
  const Layout layout = layoutOf(canvas);
  const Rect box = inset(layout.body, 10, 6);
  const Font& font = layout.low ? kFontSmall : kFontBody;
  int y = box.y;
  const auto add = [&](std::string_view words, Colour ink) {
    if (words.empty()) return;
    y += drawWrapped(canvas, makeRect(box.x, y, box.w, box.bottom() - y), words,
                     {&font, ink, Align::Left, app.facts.faultWords[0] != 0}) +
         6;
  };
  const std::string_view said = app.facts.faultWords;
  add(tr(Text::FaultText), kInk);
  add(said, kInk);
  if (said.empty() || !layout.low)
    add(tr(Text::FaultHelp), kInkSoft);  // a low page has room for one of the two
  drawFooter(app, canvas, tr(Text::KeyGoOn), tr(Text::KeyGoOn), kArrows);
}

}  // namespace lucca::ui
