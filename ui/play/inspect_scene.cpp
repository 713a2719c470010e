#include "ui/play/inspect_scene.h"

#include "ui/shell/scene_parts.h"
#include "ui/stage/game_ui.h"
#include "ui/stage/player_bar.h"

namespace lucca::ui {

void InspectScene::enter(App& app) { page_ = static_cast<int16_t>(app.go.inspectPage()); }

void InspectScene::event(App& app, const Event& event) {
  Table table(app);
  const int to = app.gameUi().inspectStep(table, page_, event);
  if (to == GameUi::kLeave) return app.go.back();
  if (to == GameUi::kStay) return app.screen.redraw();
  if (to >= 0) {
    page_ = static_cast<int16_t>(to);
    return app.screen.turnPage(event.is(Button::B) ? -1 : event.is(Button::A) ? 1 : event.step());
  }
  if (app.gameUi().inspectEvent(table, page_, event)) return app.screen.redraw();
  if (wentBack(app, event)) return;
  const int pages = app.gameUi().inspectPages(table);
  const int step = event.is(Button::A) ? 1 : event.step();
  page_ = static_cast<int16_t>((page_ + step + pages) % pages);
  app.tell.sound(Effect::Move);
  app.screen.turnPage(step);
}

void InspectScene::draw(App& app, Canvas& canvas) {
  const Table table(app);
  if (app.gameUi().saysNotes()) {
    return app.gameUi().drawInspect(table, page_, canvas, makeRect(0, 0, canvas.width(), canvas.height()));
  }
  Phrase title;
  app.gameUi().inspectTitle(table, page_, title);
  const int pages = app.gameUi().inspectPages(table);
  Phrase place;
  if (pages > 1) place.add(page_ + 1).add("/").add(pages);
  const Seat seat = app.gameUi().inspectSeat(table, page_);
  seat >= 0 ? drawTitle(app, canvas, table.view(), seat, place) : drawTitle(canvas, title, place);
  app.gameUi().drawInspect(table, page_, canvas, layoutOf(canvas).body);
  KeyHints hints{{}, Phrase(Text::KeyBack), {}};
  if (pages > 1) hints.a.add(Text::KeyNext);
  hints.moves = pages > 1 ? kArrows : kUpDown;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
