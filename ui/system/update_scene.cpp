#include "ui/system/update_scene.h"

#include "drivers/board_check.h"
#include "ui/look/theme.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

void UpdateScene::enter(App&) { pager_.reset(); }

void UpdateScene::event(App& app, const Event& event) {
  if (wentBack(app, event)) return;
  if (event.is(Button::A)) {
    if (app.facts.check == nullptr) return app.go.back();
    app.keep.saveAll();
    return app.facts.check->startLoader();
  }
  if (!pager_.turn(event.step())) return app.tell.refuse(Text::SettingsEnd);
  app.tell.sound(Sound::Move);
  app.screen.turnPage(event.step());
}

void UpdateScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::UpdateTitle), app.facts.version);
  const Layout layout = layoutOf(canvas);
  const Rect area = makeRect(layout.body.x + 10, layout.body.y + 4, layout.body.w - 20, layout.body.h - 16);
  const std::string_view words = tr(app.facts.check ? Text::UpdateText : Text::UpdateNone);
  const Font& font = sized(kFontSmall);
  pager_.prepare(words, area, font);
  pager_.draw(canvas, words, area, {&font, kInk, Align::Left, true});
  BottomLine hints{tr(app.facts.check ? Text::UpdateStart : Text::KeyGoOn), tr(Text::KeyBack), {}};
  if (pager_.pages() > 1) {
    drawPageDots(canvas, makeRect(layout.body.x, layout.body.bottom() - 11, layout.body.w, 10), pager_.page(),
                 pager_.pages());
    hints.arrows = tr(Text::KeyPages);
    if (pager_.page() > 0) hints.moves = buttonBit(Button::Up) | buttonBit(Button::Left);
    if (pager_.page() + 1 < pager_.pages())
      hints.moves = static_cast<ButtonSet>(hints.moves | buttonBit(Button::Down) | buttonBit(Button::Right));
  }
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
