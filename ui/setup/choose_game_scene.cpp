#include "ui/setup/choose_game_scene.h"

#include "engine/games.h"
#include "ui/look/skyline.h"
#include "ui/setup/draft.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

bool known(const App& app, GameId game) { return lastPlan(app.settings, game) != nullptr; }

}  // namespace

// Games played before come first "as last time", then each game anew.
ChooseGameScene::Row ChooseGameScene::rowAt(const App& app, int i) const {
  for (const Game& game : games()) {
    if (known(app, game.id) && i-- == 0) return {game.id, true};
  }
  return {games()[static_cast<std::size_t>(i)].id, false};
}

void ChooseGameScene::enter(App& app) {
  int rows = 0;
  for (const Game& game : games()) rows += known(app, game.id) ? 2 : 1;
  menu_.reset(rows);
}

void ChooseGameScene::change(App& app, int) { app.tell.refuse(Text::SettingsEnd); }

void ChooseGameScene::choose(App& app) {
  app.tell.sound(Sound::Confirm);
  const Row row = rowAt(app, menu_.cursor());
  app.draft = row.again ? *lastPlan(app.settings, row.game) : standardPlan(row.game);
  app.go.push(row.again ? SceneId::Seats : SceneId::Options);
}

void ChooseGameScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::ChooseTitle));
  const Row current = rowAt(app, menu_.cursor());
  const Rect list = drawNote(canvas, layoutOf(canvas).body,
                             current.again ? tr(Text::ChooseAgainNote) : rowOf(current.game).about.view());
  Phrase label;
  drawBackdrop(canvas, list);
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 5), [&](int i) {
    const Row row = rowAt(app, i);
    if (!row.again) return MenuRow{gameName(row.game)};
    label.clear().add(Text::ChooseAgain, {gameName(row.game)});
    return MenuRow{label.view()};
  });
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
}

}  // namespace lucca::ui
