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

enum Row {
  kContinue,
  kFree,
  kUndo,
  kInspect,
  kFirstPage,
  kSecondPage,
  kHint,
  kLog,
  kReplay,
  kTourney,
  kCode,
  kRules,
  kKeys,
  kSettings,
  kDelete,
  kLeave,  // last: up from the first row comes here
  kRows
};
constexpr Text kLabels[kRows] = {
    Text::GameMenuContinue, Text::GuidedFree,       Text::GameMenuUndo,   Text::GameMenuInspect,
    Text::GameMenuInspect,  Text::GameMenuInspect,  Text::GameMenuHint,   Text::GameMenuLog,
    Text::GameMenuReplay,   Text::MatchTitle,       Text::GameMenuCode,   Text::GameMenuRules,
    Text::MenuKeys,         Text::GameMenuSettings, Text::GameMenuDelete, Text::GameMenuLeave};

// Playing on freely is a choice only while the coach is there; pages of their own only some games have.
bool hasRow(App& app, int row) {
  Text label;
  if (row == kFree) return app.game.guided().active();
  if (row == kTourney) return app.game.isRunning() && app.game.tourney() != nullptr;
  if (row == kCode || row == kDelete) return !app.game.puzzle().active();
  if (row == kFirstPage || row == kSecondPage)
    return app.stage().pages().menuPage(row - kFirstPage, label) >= 0;
  return true;
}
int rowAt(App& app, int i) {
  for (int row = 0; row < kRows; ++row) {
    if (hasRow(app, row) && i-- == 0) return row;
  }
  return kContinue;
}
int rowCount(App& app) {
  int count = 0;
  for (int row = 0; row < kRows; ++row) count += hasRow(app, row);
  return count;
}
Text labelOf(App& app, int row) {
  Text label = kLabels[row];
  if (row == kFirstPage || row == kSecondPage)
    static_cast<void>(app.stage().pages().menuPage(row - kFirstPage, label));
  return label;
}

void playFreely(App& app) {
  if (!app.game.isRunning() && !app.game.takeFreeSlot()) return app.tell.refuse(Text::RunningNoRoom);
  OpenGuide(app.game).playFreely();
  app.takeUpSlot();
  app.go.playGame();
}

// Between two players the position must stay hidden.
bool covered(const App& app) {
  return app.game.session().phase() == Session::Phase::HandOver || !app.game.session().hands().mayShow();
}

// The row of the page that Y leads to as well.
bool leadsToAll(App& app, int row) {
  if (covered(app)) return false;
  const int all = app.stage().pages().everybody(tableOf(app));
  if (row == kInspect) return app.stage().pages().first(tableOf(app)) == all;
  Text label;
  return row >= kFirstPage && row <= kSecondPage &&
         app.stage().pages().menuPage(row - kFirstPage, label) == all;
}

void deleteGame(App& app) {
  OpenGuide(app.game).end();
  app.game.session().abandon();
  app.keep.save();
  app.go.home();
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
  const int row = rowAt(app, menu_.cursor());
  if (covered(app) && row >= kInspect && row <= kReplay && row != kHint)
    return app.tell.refuse(Text::GameMenuSecretNow);
  // A code can be read from across the table.
  if (row == kCode && !covered(app) && app.stage().flow().secret(tableOf(app)))
    return app.tell.refuse(Text::GameMenuSecretCards);
  if (row == kCode && isCity(app.game.session().match().plan())) return app.tell.refuse(Text::CityNoCode);
  app.tell.sound(Sound::Confirm);
  switch (row) {
    case kContinue:
      return app.go.back();
    case kFree:
      return playFreely(app);
    case kUndo:
      if (app.game.session().undoReach() == 0) return app.tell.refuse(Text::PlayNoUndo);
      undoChoice(app);
      app.tell.sound(Sound::Undo);
      app.tell.say(tr(Text::GameMenuUndone));
      return app.go.back();
    case kInspect:
      return app.go.inspect(app.stage().pages().first(tableOf(app)));
    case kFirstPage:
    case kSecondPage: {
      Text label;
      return app.go.inspect(app.stage().pages().menuPage(row - kFirstPage, label));
    }
    case kHint:
      return hint_.ask(app);
    case kLog:
      return app.go.push(SceneId::Log);
    case kReplay:
      return app.go.replay();
    case kTourney:
      return app.go.push(SceneId::Tourney);
    case kCode:
      return app.go.push(SceneId::Code);
    case kRules:
      return app.go.openHelp(app.stage().decision(tableOf(app)).topic(tableOf(app)));
    case kKeys:
      return app.go.push(SceneId::Keys);
    case kSettings:
      return app.go.push(SceneId::Settings);
    case kLeave:
      return app.game.puzzle().active() ? leavePuzzle(app) : app.go.home();
    default: {
      Question question;
      question.words.add(app.game.tourney() != nullptr ? Text::MatchDeleteSure : Text::GameMenuDeleteSure);
      addGame(app.game.session().match().plan(), question.about);
      question.yes = Text::KeyDelete;
      question.no = Text::RunningKeep;
      question.grave = true;
      question.onYes = deleteGame;
      return app.go.ask(question);
    }
  }
}

// If help stayed open over a hint until the hand was covered, what the hint names is gone.
void GameMenuScene::update(App& app) {
  if (hint_.shown() && app.game.session().phase() != Session::Phase::Decide) return app.go.playGame();
  hint_.update(app);
}

void GameMenuScene::draw(App& app, Canvas& canvas) {
  if (hint_.shown()) return hint_.draw(app, canvas);
  drawTitle(canvas, tr(Text::GameMenuTitle));
  const int reach = app.game.session().undoReach();
  Phrase undo;
  undo.add(reach ? Text::GameMenuUndoReach : Text::GameMenuUndoNone, {reach});
  const std::string_view sign = signOf(app.facts.keys, Button::Y);
  const bool mutes = app.settings.volume > 0;
  Phrase sound;
  sound.add(signOf(app.facts.keys, mutes ? Button::Left : Button::Right)).add(" ");
  sound.add(mutes ? Text::TitleMute : Text::KeyVolume);
  const bool city = isCity(app.game.session().match().plan());
  menu_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 5), [&](int index) {
    const int i = rowAt(app, index);
    const bool hints = app.game.session().phase() == Session::Phase::Decide && !city;
    const bool enabled = !(i == kUndo && reach == 0) && !(i == kHint && !hints) && !(i == kCode && city);
    // A guided game without a slot is not kept.
    const bool book = i == kLeave && app.game.puzzle().active();
    const Text label = book                                   ? Text::PuzzleToBook
                       : i == kLeave && !app.game.isRunning() ? Text::GuidedLeave
                                                              : labelOf(app, i);
    return MenuRow{tr(label),
                   i == kUndo           ? undo.view()
                   : i == kSettings     ? sound.view()
                   : leadsToAll(app, i) ? sign
                                        : std::string_view(),
                   enabled};
  });
  app.screen.line().setMore(app.screen.line().more(), covered(app) ? Text::KeyBack : Text::KeyEverybody);
  BottomLine hints{tr(Text::KeyChoose), tr(Text::KeyBack), tr(Text::KeyVolume)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
