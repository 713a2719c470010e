#include "ui/system/main_menu_scene.h"

#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

struct MainRow {
  Text label;
  SceneId target;
};
// The first row is there only while a game waits; one that cannot be played on can be looked at. The second one while
// others wait in other slots.
constexpr MainRow kMainRows[] = {
    {Text::MenuResume, SceneId::Play},        {Text::MenuRunning, SceneId::Running},
    {Text::MenuNewGame, SceneId::ChooseGame}, {Text::MenuRules, SceneId::Rules},
    {Text::MenuGuided, SceneId::Guided},      {Text::MenuFame, SceneId::Fame},
    {Text::MenuSettings, SceneId::Settings},  {Text::MenuAbout, SceneId::About},
    {Text::MenuKeys, SceneId::Keys},
};
constexpr int kMainRowCount = sizeof kMainRows / sizeof kMainRows[0];

bool resumes(const App& app) { return app.game.session().running() || app.running.unfit(); }
bool hasOthers(const App& app) {
  return app.running.count() > (app.running.used(app.running.current()) ? 1 : 0);
}
// On a device on which nothing was ever played the guided game comes first.
constexpr int kNewGame = 2, kGuided = 4;
bool isNew(const App& app) {
  return app.settings.planKnown == 0 && app.running.count() == 0 && !app.running.unfit() &&
         !app.game.session().running();
}
int rowAt(const App& app, int i) {
  if (isNew(app) && i <= kGuided - kNewGame) return i == 0 ? kGuided : kNewGame + i - 1;
  int row = i;
  if (!resumes(app)) ++row;
  if (row > 0 && !hasOthers(app)) ++row;
  return row;
}
int rowCount(const App& app) { return kMainRowCount - !resumes(app) - !hasOthers(app); }

void lookAtSaved(App& app) {
  if (!app.game.lookAtSaved()) return app.tell.refuse(Text::SaveNothing);
  app.go.replay(true);  // in place of the question
}

void askToLook(App& app) {
  app.go.ask({Phrase(Text::SaveChanged), Text::SaveLook, Text::KeyBack, lookAtSaved, nullptr});
}

}  // namespace

void MainMenuScene::enter(App& app) {
  menu_.reset(rowCount(app));
  if (app.running.takeUnfitNews()) askToLook(app);
}

void MainMenuScene::resume(App& app) { menu_.setCount(rowCount(app)); }

void MainMenuScene::event(App& app, const Event& event) {
  if (moveCursor(app, menu_, event)) return;
  if (event.step() != 0) return turnVolume(app, event.step());
  if (!event.is(Button::A)) return app.tell.refuse(Text::MenuHere);
  app.tell.sound(Effect::Confirm);
  const SceneId target = kMainRows[rowAt(app, menu_.cursor())].target;
  if (target == SceneId::Play && app.running.unfit()) return askToLook(app);
  if (target == SceneId::Play) app.takeUpSlot();
  if (target == SceneId::Running) return app.go.runningGames(false);
  if (target != SceneId::Rules) return app.go.push(target);
  app.go.openHelp({});
}

void MainMenuScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::MenuTitle));
  const Layout layout = layoutOf(canvas);
  drawBattery(app, canvas);
  Phrase others;
  others.add(app.running.count());
  menu_.draw(app.screen.motion(), canvas, inset(layout.body, 8, 5), [&](int i) {
    const int row = rowAt(app, i);
    if (row == 1) return MenuRow{tr(Text::MenuRunning), others.view()};
    if (row > 0) return MenuRow{tr(kMainRows[row].label)};
    if (app.running.unfit()) return MenuRow{tr(Text::MenuSaved)};
    return MenuRow{tr(Text::MenuResume), gameName(app.game.session().match().plan().setup.game)};
  });
  drawFooter(app, canvas, tr(Text::KeyChoose), {}, kArrows);
}

}  // namespace lucca::ui
