#include "ui/system/paged_words.h"

#include "ui/look/theme.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

bool turnWords(App& app, Pager& pager, int step) {
  if (!pager.turn(step)) return false;
  app.tell.sound(Sound::Move);
  app.screen.turnPage(step);
  return true;
}

void drawWords(App& app, Canvas& canvas, Pager& pager, Text title, Text words, Text confirm) {
  drawTitle(canvas, tr(title), app.facts.version);
  const Layout layout = layoutOf(canvas);
  const Rect area = makeRect(layout.body.x + 10, layout.body.y + 4, layout.body.w - 20, layout.body.h - 16);
  const Font& font = sized(kFontSmall);
  pager.prepare(tr(words), area, font);
  pager.draw(canvas, tr(words), area, {&font, kInk, Align::Left, true});
  drawPageDots(canvas, makeRect(layout.body.x, layout.body.bottom() - 11, layout.body.w, 10), pager.page(),
               pager.pages());
  BottomLine hints{tr(confirm), tr(Text::KeyBack), {}};
  if (pager.pages() > 1) {
    hints.arrows = tr(Text::KeyPages);
    if (pager.page() > 0) hints.moves = buttonBit(Button::Up) | buttonBit(Button::Left);
    if (pager.page() + 1 < pager.pages())
      hints.moves = static_cast<ButtonSet>(hints.moves | buttonBit(Button::Down) | buttonBit(Button::Right));
  }
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
