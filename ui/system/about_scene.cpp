#include "ui/system/about_scene.h"

#include "ui/look/skyline.h"
#include "ui/look/theme.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

void AboutScene::enter(App&) { pager_.reset(); }

void AboutScene::event(App& app, const Event& event) {
  if (wentBack(app, event)) return;
  const int step = event.is(Button::A) ? 1 : event.step();
  const bool turned = pager_.turn(step);
  if (!turned && event.is(Button::A)) return app.go.back();
  if (!turned) return app.tell.refuse(Text::SettingsEnd);
  app.tell.sound(Sound::Move);
  app.screen.turnPage(step);
}

void AboutScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::AboutTitle), app.facts.version);
  const Layout layout = layoutOf(canvas);
  const Rect area = makeRect(layout.body.x + 10, layout.body.y + 4, layout.body.w - 20, layout.body.h - 16);
  const std::string_view words = tr(Text::AboutText);
  const Font& font = sized(kFontSmall);
  pager_.prepare(words, area, font);
  pager_.draw(canvas, words, area, {&font, kInk, Align::Left, true});
  drawPageDots(canvas, makeRect(layout.body.x, layout.body.bottom() - 11, layout.body.w, 10), pager_.page(),
               pager_.pages());
  BottomLine hints{tr(Text::KeyGoOn), tr(Text::KeyBack), {}};
  if (pager_.pages() > 1) {
    hints.arrows = tr(Text::KeyPages);
    if (pager_.page() > 0) hints.moves = buttonBit(Button::Up) | buttonBit(Button::Left);
    if (pager_.page() + 1 < pager_.pages())
      hints.moves = static_cast<ButtonSet>(hints.moves | buttonBit(Button::Down) | buttonBit(Button::Right));
  }
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
