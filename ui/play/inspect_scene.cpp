#include "ui/play/inspect_scene.h"

#include "ui/shell/scene_parts.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/inspect_pages.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

void InspectScene::event(App& app, const Event& event) {
  const Table table = tableOf(app);
  InspectPages& pages = app.stage().pages();
  int& page = app.go.opening().inspectPage;
  const int to = pages.step(table, page, event);
  if (to == InspectPages::kLeave) return app.go.back();
  if (to == InspectPages::kStay) return app.screen.redraw();
  if (to >= 0) {
    page = to;
    return app.screen.turnPage(event.is(Button::B) ? -1 : event.is(Button::A) ? 1 : event.step());
  }
  if (wentBack(app, event)) return;
  const int count = pages.count(table), step = event.is(Button::A) ? 1 : event.step();
  page = (page + step + count) % count;
  app.tell.sound(Sound::Move);
  app.screen.turnPage(step);
}

void InspectScene::update(App& app) {
  const Table table = tableOf(app);
  app.screen.redraw(app.stage().pages().ponder(table, app.go.opening().inspectPage));
}

void InspectScene::draw(App& app, Canvas& canvas) {
  const Table table = tableOf(app);
  InspectPages& pages = app.stage().pages();
  const int page = app.go.opening().inspectPage;
  if (pages.whole(page)) {
    return pages.draw(table, page, canvas, makeRect(0, 0, canvas.width(), canvas.height()));
  }
  Phrase title, place;
  pages.title(page, title);
  const int count = pages.count(table);
  if (count > 1) place.add(page + 1).add("/").add(count);
  drawTitle(canvas, title, place);
  pages.draw(table, page, canvas, layoutOf(canvas).body);
  BottomLine hints{{}, tr(Text::KeyBack), {}};
  if (count > 1) hints.a = tr(Text::KeyNext);
  hints.moves = count > 1 ? kArrows : kUpDown;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
