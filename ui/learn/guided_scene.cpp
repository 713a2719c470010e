#include "ui/learn/guided_scene.h"

#include "ui/game/city.h"
#include "ui/learn/coach_box.h"
#include "ui/look/skyline.h"
#include "ui/saves/open_guide.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"
#include "ui/stage/stage_bars.h"
#include "ui/stage/table_of.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

namespace {

int guidedGames() {
  int count = 0;
  for (const GameRow* row : gameRows()) count += row->guide != nullptr;
  return count;
}

// After the games of the list.
int rulesRow() { return guidedGames(); }
int keysRow() { return guidedGames() + 1; }

// The i-th game that has a guide.
const GameRow& guidedGame(int i) {
  const GameRow* found = gameRows().front();
  for (const GameRow* row : gameRows()) {
    if (row->guide && i-- == 0) found = row;
  }
  return *found;
}

}  // namespace

bool followGuide(App& app) {
  if (!app.game.guided().speaks(app.game.session())) return false;
  pointAtLesson(app);
  app.go.push(SceneId::Guided);
  return true;
}

void pointAtLesson(App& app) {
  const GuidedGame& guided = app.game.guided();
  const Action mark = guided.mark(app.game.session());
  const Table table = tableOf(app);
  const Action choice = mark != kNoAction ? mark : guided.firstChoice(app.game.session());
  if (choice != kNoAction) app.stage().decision(table).leadTo(table, choice);
}

void takeUpGuide(App& app) {
  const Plan& plan = app.game.session().match().plan();
  const Guide* guide = rowOf(plan.setup.game).guide;
  // A note of a guided game could have the seed that is a city's number.
  if (guide != nullptr && !isCity(plan)) OpenGuide(app.game).takeUp(*guide);
}

void beginGuidedGame(App& app, const GameRow& row) {
  if (!OpenGuide(app.game).begin(*row.guide)) return app.go.home();
  if (app.game.isRunning()) app.takeUpSlot();
  app.go.playGame();
}

// From the game, when its coach has something to say; else to choose one.
void GuidedScene::enter(App& app) {
  const GuidedGame& guided = app.game.guided();
  view_ = View::Choose;
  part_ = 0;
  menu_.reset(guidedGames() + 2);
  if (!guided.active()) return;
  if (app.game.session().phase() == Session::Phase::Over) view_ = View::End;
  if (app.game.session().running() && guided.talks()) view_ = View::Line;
}

void GuidedScene::event(App& app, const Event& event) {
  if (view_ == View::Choose && moveCursor(app, menu_, event)) return;
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    if (view_ == View::Choose) return app.go.back();
    if (view_ != View::Line) return app.go.home();
    part_ = static_cast<int8_t>(parts_ - 1);  // enough of this
    return goOn(app);
  }
  if (!event.is(Button::A)) return app.tell.refuse(Text::GuidedHere);
  app.tell.sound(Sound::Confirm);
  if (view_ != View::Choose) return goOn(app);
  if (menu_.cursor() == rulesRow()) return app.go.openRules();
  if (menu_.cursor() == keysRow()) return app.go.push(SceneId::Keys);
  view_ = View::Hello;
  app.screen.redraw();
}

void GuidedScene::goOn(App& app) {
  app.screen.redraw();
  if (++part_ < parts_) return;
  part_ = 0;
  // The game begins after the greeting: a player who leaves it, or loses the power during it, has begun nothing.
  if (view_ == View::Hello) return beginGuidedGame(app, guidedGame(menu_.cursor()));
  if (view_ == View::End) return playEasy(app);
  GuidedGame& guided = app.game.guided();
  guided.heard();
  if (!guided.speaks(app.game.session())) return app.go.back();
  pointAtLesson(app);
}

// A real game with the same people.
void GuidedScene::playEasy(App& app) {
  app.draft = app.game.session().match().plan();
  OpenGuide(app.game).end();
  app.game.takeBack();
  app.game.session().putDown();
  app.go.restart(SceneId::Seats);
}

void GuidedScene::words(App& app, Phrase& out) const {
  const GuidedGame& guided = app.game.guided();
  const KeyLayout keys = app.facts.keys;
  if (view_ == View::Hello)
    return fillCoachLine(coachLine(guidedGame(menu_.cursor()).guide->hello), {}, keys, out);
  if (view_ == View::Line)
    return fillCoachLine(coachLine(guided.words().line), guided.words().facts, keys, out);
  fillCoachLine(coachLine(guided.guide().end), {}, keys, out);
  const int open = guided.firstOpen();
  if (open < 0) return;
  const Lesson& lesson = guided.guide().lessons[static_cast<std::size_t>(open)];
  out.add("\n").add(Text::GuidedUnmet, {ruleTitle(lesson.page)});
}

void GuidedScene::draw(App& app, Canvas& canvas) {
  view_ == View::Choose ? drawChoice(app, canvas) : drawCoach(app, canvas);
}

void GuidedScene::drawChoice(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::MenuLearn));
  const int row = menu_.cursor();
  const Rect list = drawNote(canvas, layoutOf(canvas).body,
                             row == rulesRow()  ? tr(Text::LearnRulesNote)
                             : row == keysRow() ? tr(Text::LearnKeysNote)
                                                : guidedGame(row).guideAbout.view());
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 5), [](int i) {
    return MenuRow{i == rulesRow()  ? tr(Text::MenuRules)
                   : i == keysRow() ? tr(Text::MenuKeys)
                                    : guidedGame(i).name.view()};
  });
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
}

void GuidedScene::drawCoach(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  const GuidedGame& guided = app.game.guided();
  Rect area = layout.body, stage = area, matter{};
  Phrase where;
  app.screen.keepClear(area);
  if (view_ == View::Line) {
    const Table table = tableOf(app);
    app.stage().draw(table, canvas, 0);
    matter = app.stage().whereIs(table, canvas, guided.words().about);
    if (!matter.empty()) drawMatterRing(canvas, matter);
    for (const Action also : guided.words().facts.also) {
      if (also != kNoAction) matter = join(matter, app.stage().whereIs(table, canvas, also));
    }
    area = app.stage().room(canvas).coach;
    stage = makeRect(0, area.y, canvas.width(), area.h);
    where.add(Text::FameOf, {guided.learnedCount(), guided.lessons()});
  } else {
    drawTitle(canvas, tr(Text::GuidedTitle));
    drawSilhouette(canvas, layout.body.bottom(), layout.body.h * 3 / 4, kStone);
  }
  Phrase said;
  words(app, said);
  const CoachBox box = coachBox(area, stage, matter, said);
  parts_ = static_cast<int8_t>(box.parts);
  app.screen.keepClear(box.box);
  drawCoachBox(canvas, box, part_, tr(Text::GuidedCoach), where, said);
  if (view_ != View::Line) {
    return drawFooter(app, canvas, view_ == View::End ? Text::GuidedOffer : Text::KeyGoOn, Text::GuidedLeave,
                      0);
  }
  drawLineOver(app.stage(), tableOf(app), canvas, {tr(Text::KeyGoOn), tr(Text::KeySkip)});
}

}  // namespace lucca::ui
