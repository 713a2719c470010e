#include "ui/play/game_menu_scene.h"

#include "ui/game/city.h"
#include "ui/play/play_scene.h"
#include "ui/puzzles/puzzle_band.h"
#include "ui/saves/open_guide.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"
#include "ui/stage/inspect_pages.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

// Between two players the position must stay hidden.
bool covered(const App& app) {
  return app.game.session().phase() == Session::Phase::HandOver || !app.game.session().hands().mayShow();
}
bool isCityGame(const App& app) { return isCity(app.game.session().match().plan()); }
bool isPuzzle(const App& app) { return app.game.puzzle().active(); }

// ---- Which games have the row
bool isCoached(const App& app) { return app.game.guided().active(); }
bool isOfTourney(const App& app) { return app.game.isRunning() && app.game.tourney() != nullptr; }
bool isNoPuzzle(const App& app) { return !isPuzzle(app); }

// ---- When it is enabled
bool canUndo(const App& app) { return app.game.session().undoReach() > 0; }
bool canAskHint(const App& app) {
  return app.game.session().phase() == Session::Phase::Decide && !isCityGame(app);
}
bool hasCode(const App& app) { return !isCityGame(app); }

// ---- Its words, where they change with the game
Text leaveLabel(const App& app) {
  // A guided game without a slot is not kept.
  return isPuzzle(app) ? Text::PuzzleToBook : app.game.isRunning() ? Text::GameMenuLeave : Text::GuidedLeave;
}
void addUndoReach(const App& app, Phrase& out) {
  const int reach = app.game.session().undoReach();
  out.add(reach ? Text::GameMenuUndoReach : Text::GameMenuUndoNone, {reach});
}
void addVolumeKey(const App& app, Phrase& out) {
  const bool mutes = app.settings.volume > 0;
  out.add(signOf(app.facts.keys, mutes ? Button::Left : Button::Right)).add(" ");
  out.add(mutes ? Text::TitleMute : Text::KeyVolume);
}

// ---- Its action
void goBack(App& app, Hint&) { app.go.back(); }
template <SceneId scene>
void open(App& app, Hint&) {
  app.go.push(scene);
}
void playFreely(App& app, Hint&) {
  if (!app.game.isRunning() && !app.game.takeFreeSlot()) return app.tell.refuse(Text::RunningNoRoom);
  OpenGuide(app.game).playFreely();
  app.takeUpSlot();
  app.go.playGame();
}
void undo(App& app, Hint&) {
  if (!canUndo(app)) return app.tell.refuse(Text::PlayNoUndo);
  undoChoice(app);
  app.tell.sound(Sound::Undo);
  app.tell.say(tr(Text::GameMenuUndone));
  app.go.back();
}
void askHint(App& app, Hint& hint) { hint.ask(app); }
void openReplay(App& app, Hint&) { app.go.replay(); }
void openCode(App& app, Hint&) {
  // A code can be read from across the table.
  if (!covered(app) && app.stage().flow().secret(tableOf(app)))
    return app.tell.refuse(Text::GameMenuSecretCards);
  if (isCityGame(app)) return app.tell.refuse(Text::CityNoCode);
  app.go.push(SceneId::Code);
}
void openRules(App& app, Hint&) { app.go.openHelp(app.stage().decision(tableOf(app)).topic(tableOf(app))); }
void leave(App& app, Hint&) {
  if (isPuzzle(app)) return leavePuzzle(app);
  app.go.home();
}
void deleteGame(App& app) {
  OpenGuide(app.game).end();
  app.game.session().abandon();
  app.keep.save();
  app.go.home();
}
void askToDelete(App& app, Hint&) {
  Question question;
  question.words.add(app.game.tourney() != nullptr ? Text::MatchDeleteSure : Text::GameMenuDeleteSure);
  addGame(app.game.session().match().plan(), question.about);
  question.yes = Text::KeyDelete;
  question.no = Text::RunningKeep;
  question.grave = true;
  question.onYes = deleteGame;
  app.go.ask(question);
}

// A page on the position that a row opens.
enum class Page : int8_t { None, First, Own1, Own2 };

// A row of the menu. Null functions: it is in every game, always enabled, without a value.
struct GameMenuRow {
  Text label;
  Page page = Page::None;
  bool needsPosition = false;  // refused while the position must stay hidden; pages are, too
  void (*choose)(App& app, Hint& hint) = nullptr;  // null: opens `page`
  bool (*isThere)(const App& app) = nullptr;
  bool (*isEnabled)(const App& app) = nullptr;              // false: it is pale, and choosing it says why
  void (*addValue)(const App& app, Phrase& out) = nullptr;  // at the right
};
constexpr GameMenuRow kMenuRows[] = {
    {.label = Text::GameMenuContinue, .choose = goBack},
    {.label = Text::GuidedFree, .choose = playFreely, .isThere = isCoached},
    {.label = Text::GameMenuUndo, .choose = undo, .isEnabled = canUndo, .addValue = addUndoReach},
    {.label = Text::GameMenuInspect, .page = Page::First},
    {.label = Text::GameMenuInspect, .page = Page::Own1},
    {.label = Text::GameMenuInspect, .page = Page::Own2},
    {.label = Text::GameMenuHint, .choose = askHint, .isEnabled = canAskHint},
    {.label = Text::GameMenuLog, .needsPosition = true, .choose = open<SceneId::Log>},
    {.label = Text::GameMenuReplay, .needsPosition = true, .choose = openReplay},
    {.label = Text::MatchTitle, .choose = open<SceneId::Tourney>, .isThere = isOfTourney},
    {.label = Text::GameMenuCode, .choose = openCode, .isThere = isNoPuzzle, .isEnabled = hasCode},
    {.label = Text::GameMenuRules, .choose = openRules},
    {.label = Text::MenuKeys, .choose = open<SceneId::Keys>},
    {.label = Text::GameMenuSettings, .choose = open<SceneId::Settings>, .addValue = addVolumeKey},
    {.label = Text::GameMenuDelete, .choose = askToDelete, .isThere = isNoPuzzle},
    {.label = Text::GameMenuLeave, .choose = leave},  // last: up from the first row
};

// The page's number; -1: the game has no such page, or the row opens none. A game's own page has a label of its own.
int pageOf(App& app, const GameMenuRow& row, Text& label) {
  InspectPages& pages = app.stage().pages();
  switch (row.page) {
    case Page::First:
      return pages.first(tableOf(app));
    case Page::Own1:
    case Page::Own2:
      return pages.menuPage(row.page == Page::Own2, label);
    default:
      return -1;
  }
}

bool isThere(App& app, const GameMenuRow& row) {
  Text label;
  if (row.page != Page::None) return pageOf(app, row, label) >= 0;
  return row.isThere == nullptr || row.isThere(app);
}
const GameMenuRow& rowAt(App& app, int i) {
  for (const GameMenuRow& row : kMenuRows) {
    if (isThere(app, row) && i-- == 0) return row;
  }
  return kMenuRows[0];
}
int rowCount(App& app) {
  int count = 0;
  for (const GameMenuRow& row : kMenuRows) count += isThere(app, row);
  return count;
}

}  // namespace

void GameMenuScene::enter(App& app) {
  menu_.reset(rowCount(app));
  hint_.enter(app);
}

void GameMenuScene::event(App& app, const Event& event) {
  if (hint_.shown()) return hint_.event(app, event);
  if (event.is(Button::Y)) return lookAtAll(app, event);
  if (moveCursor(app, menu_, event)) return;
  if (wentBack(app, event)) return;
  if (event.is(Button::A)) return choose(app);
  turnVolume(app, event.step());
}

// The key that opened the menu, held or pressed again, leads to everybody's pages. While the position is hidden, it closes the menu.
void GameMenuScene::lookAtAll(App& app, const Event& event) {
  if (!covered(app)) return app.go.inspect(app.stage().pages().everybody(tableOf(app)), true);
  if (event.repeat) return;
  app.tell.sound(Sound::Back);
  app.go.back();
}

void GameMenuScene::choose(App& app) {
  const GameMenuRow& row = rowAt(app, menu_.cursor());
  const bool looks = row.page != Page::None;
  if (covered(app) && (looks || row.needsPosition)) return app.tell.refuse(Text::GameMenuSecretNow);
  app.tell.sound(Sound::Confirm);
  if (!looks) return row.choose(app, hint_);
  Text label;
  app.go.inspect(pageOf(app, row, label));
}

// If help stayed open over a hint until the hand was covered, what the hint names is gone.
void GameMenuScene::update(App& app) {
  if (hint_.shown() && app.game.session().phase() != Session::Phase::Decide) return app.go.playGame();
  hint_.update(app);
}

void GameMenuScene::draw(App& app, Canvas& canvas) {
  if (hint_.shown()) return hint_.draw(app, canvas);
  drawTitle(canvas, tr(Text::GameMenuTitle));
  const std::string_view sign = signOf(app.facts.keys, Button::Y);
  const bool hidden = covered(app);
  const int all = hidden ? -1 : app.stage().pages().everybody(tableOf(app));
  Phrase value;
  menu_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 5), [&](int i) {
    const GameMenuRow& row = rowAt(app, i);
    Text label = row.choose == leave ? leaveLabel(app) : row.label;
    const int page = pageOf(app, row, label);
    value.clear();
    if (row.addValue != nullptr) row.addValue(app, value);
    // The row of the page that Y leads to as well.
    if (!hidden && page >= 0 && page == all) value.add(sign);
    return MenuRow{tr(label), value.view(), row.isEnabled == nullptr || row.isEnabled(app)};
  });
  app.screen.line().setMore(app.screen.line().more(), hidden ? Text::KeyBack : Text::KeyEverybody);
  BottomLine hints{tr(Text::KeyChoose), tr(Text::KeyBack), tr(Text::KeyVolume)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
