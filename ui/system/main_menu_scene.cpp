#include "ui/system/main_menu_scene.h"

#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

struct MainRow {
  Text label;
  SceneId target;
};
// The first row is there only while a game waits; one that cannot be played on can be looked at.
constexpr MainRow kMainRows[] = {
    {Text::MenuResume, SceneId::Play}, {Text::MenuNewGame, SceneId::ChooseGame},
    {Text::MenuRules, SceneId::Rules}, {Text::MenuGuided, SceneId::Guided},
    {Text::MenuFame, SceneId::Fame},   {Text::MenuSettings, SceneId::Settings},
    {Text::MenuAbout, SceneId::About},
};
constexpr int kMainRowCount = sizeof kMainRows / sizeof kMainRows[0];

int firstRow(const App& app) { return app.session().running() || app.running.unfit() ? 0 : 1; }

void lookAtSaved(App& app) {
  if (!app.game.lookAtSaved()) return app.tell.refuse(Text::SaveNothing);
  app.go.replay(true);  // in place of the question
}

void askToLook(App& app) {
  app.go.ask({Phrase(Text::SaveChanged), Text::SaveLook, Text::KeyBack, lookAtSaved, nullptr});
}

}  // namespace

void MainMenuScene::enter(App& app) {
  menu_.reset(kMainRowCount - firstRow(app));
  if (app.running.takeUnfitNews()) askToLook(app);
}

void MainMenuScene::resume(App& app) { menu_.setCount(kMainRowCount - firstRow(app)); }

void MainMenuScene::event(App& app, const Event& event) {
  if (menu_.event(app, event)) return;
  if (!event.is(Button::A)) return app.tell.refuse(Text::MenuHere);
  app.tell.sound(Effect::Confirm);
  const SceneId target = kMainRows[menu_.cursor() + firstRow(app)].target;
  if (target == SceneId::Play && app.running.unfit()) return askToLook(app);
  if (target != SceneId::Rules) return app.go.push(target);
  app.go.openHelp({});
}

void MainMenuScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::MenuTitle));
  const Layout layout = layoutOf(canvas);
  drawBattery(app, canvas);
  const int first = firstRow(app);
  menu_.draw(app.screen.motion(), canvas, inset(layout.body, 8, 5), [first, &app](int i) {
    if (i + first > 0) return MenuRow{tr(kMainRows[i + first].label)};
    if (app.running.unfit()) return MenuRow{tr(Text::MenuSaved)};
    return MenuRow{tr(Text::MenuResume), gameName(app.session().plan().setup.game)};
  });
  drawFooter(app, canvas, tr(Text::KeyChoose), {});
}

}  // namespace lucca::ui
