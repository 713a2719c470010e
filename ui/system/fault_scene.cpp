#include "ui/system/fault_scene.h"

#include "ui/look/theme.h"
#include "ui/widgets/widgets.h"

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
  const int used = drawWrapped(canvas, box, tr(Text::FaultText), {&font});
  drawWrapped(canvas, makeRect(box.x, box.y + used + 6, box.w, box.h - used - 6), tr(Text::FaultHelp),
              {&font, kInkSoft});
  drawFooter(app, canvas, tr(Text::KeyGoOn), {});
}

}  // namespace lucca::ui
