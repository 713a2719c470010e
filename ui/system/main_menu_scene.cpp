#include "ui/system/main_menu_scene.h"

#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

bool always(const App&) { return true; }
bool resumes(const App& app) { return app.game.session().running() || app.running.unfit(); }
bool hasOthers(const App& app) {
  return app.running.count() > (app.running.used(app.running.current()) ? 1 : 0);
}
// Nothing was ever played on this device: the guided game comes first.
bool isNew(const App& app) {
  return app.settings.planKnown == 0 && app.running.count() == 0 && !app.running.unfit() &&
         !app.game.session().running();
}
bool isKnown(const App& app) { return !isNew(app); }

void lookAtSaved(App& app) {
  if (!app.game.lookAtSaved()) return app.tell.refuse(Text::SaveNothing);
  app.go.replay(true);  // in place of the question
}

void askToLook(App& app) {
  app.go.ask({Phrase(Text::SaveChanged), Text::SaveLook, Text::KeyBack, lookAtSaved, nullptr});
}

// A game that the rules of this program cannot follow can still be looked at.
void resumeGame(App& app) {
  if (app.running.unfit()) return askToLook(app);
  app.takeUpSlot();
  app.go.push(SceneId::Play);
}

void openRunning(App& app) { app.go.runningGames(false); }
void openRules(App& app) { app.go.openRules(); }
template <SceneId Id>
void open(App& app) {
  app.go.push(Id);
}

// One row of the menu, in the order of the screen.
struct MainRow {
  Text label;
  bool (*present)(const App&);
  void (*choose)(App&);
};
constexpr MainRow kMainRows[] = {
    {Text::MenuResume, resumes, resumeGame},
    {Text::MenuRunning, hasOthers, openRunning},
    {Text::MenuGuided, isNew, open<SceneId::Guided>},
    {Text::MenuNewGame, always, open<SceneId::ChooseGame>},
    {Text::MenuRules, always, openRules},
    {Text::MenuGuided, isKnown, open<SceneId::Guided>},
    {Text::MenuFame, always, open<SceneId::Fame>},
    {Text::MenuSettings, always, open<SceneId::Settings>},
    {Text::MenuPuzzles, always, open<SceneId::Puzzles>},
    {Text::MenuAbout, always, open<SceneId::About>},
    {Text::MenuKeys, always, open<SceneId::Keys>},
};

const MainRow& rowAt(const App& app, int i) {
  for (const MainRow& row : kMainRows) {
    if (row.present(app) && i-- == 0) return row;
  }
  return kMainRows[0];
}

int rowCount(const App& app) {
  int count = 0;
  for (const MainRow& row : kMainRows) count += row.present(app);
  return count;
}

}  // namespace

void MainMenuScene::enter(App& app) {
  menu_.reset(rowCount(app));
  if (app.running.takeUnfitNews()) askToLook(app);
}

// A game that was only looked at is put back.
void MainMenuScene::resume(App& app) {
  app.game.takeBack();
  menu_.setCount(rowCount(app));
}

void MainMenuScene::event(App& app, const Event& event) {
  if (moveCursor(app, menu_, event)) return;
  if (event.step() != 0) return turnVolume(app, event.step());
  if (!event.is(Button::A)) return app.tell.refuse(Text::MenuHere);
  app.tell.sound(Sound::Confirm);
  rowAt(app, menu_.cursor()).choose(app);
}

void MainMenuScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::MenuTitle));
  const Layout layout = layoutOf(canvas);
  drawBattery(app, canvas);
  Phrase others;
  others.add(app.running.count());
  menu_.draw(app.screen.motion(), canvas, inset(layout.body, 8, 5), [&](int i) {
    const Text label = rowAt(app, i).label;
    if (label == Text::MenuRunning) return MenuRow{tr(label), others.view()};
    if (label != Text::MenuResume) return MenuRow{tr(label)};
    if (app.running.unfit()) return MenuRow{tr(Text::MenuSaved)};
    return MenuRow{tr(label), gameName(app.game.session().match().plan().setup.game)};
  });
  drawFooter(app, canvas, {.a = tr(Text::KeyChoose), .moves = kArrows});
}

}  // namespace lucca::ui
