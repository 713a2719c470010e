#include "ui/system/paged_words.h"

#include "ui/look/theme.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

void PagedScene::enter(App&) { pager_.reset(); }

void PagedScene::event(App& app, const Event& event) {
  if (wentBack(app, event)) return;
  if (event.is(Button::A)) return confirm(app);
  if (!turn(app, event.step())) app.tell.refuse(Text::SettingsEnd);
}

void PagedScene::confirm(App& app) {
  if (!turn(app, 1)) app.go.back();
}

bool PagedScene::turn(App& app, int step) {
  if (!pager_.turn(step)) return false;
  app.tell.sound(Sound::Move);
  app.screen.turnPage(step);
  return true;
}

void PagedScene::drawWords(App& app, Canvas& canvas, Text title, Text words, Text a) {
  drawTitle(canvas, tr(title), app.facts.version);
  const Layout layout = layoutOf(canvas);
  const Rect area = makeRect(layout.body.x + 10, layout.body.y + 4, layout.body.w - 20, layout.body.h - 16);
  const Font& font = sized(kFontSmall);
  pager_.prepare(tr(words), area, font);
  pager_.draw(canvas, tr(words), area, {&font, kInk, Align::Left, true});
  drawPageDots(canvas, makeRect(layout.body.x, layout.body.bottom() - 11, layout.body.w, 10), pager_.page(),
               pager_.pages());
  BottomLine hints{tr(a), tr(Text::KeyBack), {}};
  if (pager_.pages() > 1) {
    hints.arrows = tr(Text::KeyPages);
    if (pager_.page() > 0) hints.moves = buttonBit(Button::Up) | buttonBit(Button::Left);
    if (pager_.page() + 1 < pager_.pages())
      hints.moves = static_cast<ButtonSet>(hints.moves | buttonBit(Button::Down) | buttonBit(Button::Right));
  }
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
