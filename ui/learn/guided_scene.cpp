#include "ui/learn/guided_scene.h"

#include "ui/look/skyline.h"
#include "ui/stage/game_row.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

namespace {

int guidedGames() {
  int count = 0;
  for (const GameRow* row : gameRows()) count += row->guide != nullptr;
  return count;
}

// The i-th game that has a guide.
const GameRow& guidedGame(int i) {
  const GameRow* found = gameRows().front();
  for (const GameRow* row : gameRows()) {
    if (row->guide && i-- == 0) found = row;
  }
  return *found;
}

void drawPanel(Canvas& canvas, const Rect& body, std::string_view title, std::string_view right,
               std::string_view words) {
  const bool low = body.h < 120;
  const Font& font = low ? kFontSmall : kFontBody;
  const int width = body.w - 32;
  const int height = countLines(words, width, font) * font.lineHeight + kFontSmall.lineHeight + 18;
  const Rect box = makeRect(body.x + 6, body.bottom() - height - 4, body.w - 12, height);
  canvas.fillRoundRect(box, 8, kAccent);
  canvas.fillRoundRect(inset(box, 2), 6, kOnDark);
  const Rect inner = inset(box, 10, 6);
  const Rect head = makeRect(inner.x, inner.y, inner.w, kFontSmall.lineHeight);
  drawLine(canvas, head, title, {&kFontSmall, kAccent});
  drawLine(canvas, head, right, {&kFontSmall, kInkSoft, Align::Right});
  drawWrapped(canvas, makeRect(inner.x, head.bottom() + 2, inner.w, inner.bottom() - head.bottom()), words,
              {&font});
}

}  // namespace

bool followGuide(App& app) {
  GuidedGame& guided = app.game.guided();
  if (!guided.active()) return false;
  Coach line;
  const bool over = app.session().stage() == Stage::Over;
  if (!over && !guided.momentOver(app.session()) && !guided.lineDue(app.session(), line)) return false;
  over ? app.go.show(SceneId::Guided) : app.go.push(SceneId::Guided);
  return true;
}

void GuidedScene::enter(App& app) {
  GuidedGame& guided = app.game.guided();
  view_ = View::Choose;
  menu_.reset(guidedGames());
  if (!guided.active()) return;
  if (app.session().stage() == Stage::Over) {
    view_ = View::End;
    line_ = guided.guide().end;
    return;
  }
  if (guided.momentOver(app.session()) && !guided.enterMoment(app, guided.moment() + 1)) return app.go.home();
  view_ = View::Line;
  if (!guided.lineDue(app.session(), line_)) app.go.back();
}

void GuidedScene::event(App& app, const Event& event) {
  if (event.is(Button::B)) {
    app.tell.sound(Effect::Back);
    return view_ == View::Choose ? app.go.back() : app.go.home();
  }
  if (view_ == View::Choose && menu_.event(app, event)) return;
  if (!event.is(Button::A)) return app.tell.refuse(Text::GuidedHere);
  app.tell.sound(Effect::Confirm);
  view_ == View::Choose ? choose(app) : goOn(app);
}

void GuidedScene::choose(App& app) {
  app.game.beginGuide(*guidedGame(menu_.cursor()).guide);
  if (!app.game.guided().enterMoment(app, 0)) return app.go.home();
  view_ = View::Hello;
  line_ = app.game.guided().guide().hello;
  app.screen.redraw();
}

void GuidedScene::goOn(App& app) {
  GuidedGame& guided = app.game.guided();
  app.screen.redraw();
  switch (view_) {
    case View::Hello:
      view_ = View::Line;
      if (!guided.lineDue(app.session(), line_)) app.go.playGame();
      return;
    case View::Line:
      guided.said(line_);
      return app.go.playGame();
    default:
      return app.go.home();
  }
}

void GuidedScene::draw(App& app, Canvas& canvas) {
  view_ == View::Choose ? drawChoice(app, canvas) : drawCoach(app, canvas);
}

void GuidedScene::drawChoice(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::GuidedTitle));
  const Rect list = drawNote(canvas, layoutOf(canvas).body, guidedGame(menu_.cursor()).guideAbout.view());
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 5),
             [](int i) { return MenuRow{guidedGame(i).name.view()}; });
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
}

void GuidedScene::drawCoach(App& app, Canvas& canvas) {
  const Rect body = layoutOf(canvas).body;
  Phrase where;
  if (view_ == View::Line) {
    if (app.gameUi().staged()) {
      app.gameUi().drawStage(Table(app), canvas, {});
    } else {
      drawStatusTitle(app, canvas, app.session().view(), app.game.guided().guide().player);
      app.gameUi().draw(Table(app), canvas, body);
    }
    canvas.blendRect(body, kPaper, 110);
    where.add(Text::GuidedMoment, {app.game.guided().moment() + 1, app.game.guided().moments()});
  } else {
    drawTitle(canvas, tr(Text::GuidedTitle));
    drawSilhouette(canvas, body.bottom(), body.h * 3 / 4, kStone);
  }
  drawPanel(canvas, body, tr(Text::GuidedCoach), where, coachLine(line_));
  drawFooter(app, canvas, Text::KeyGoOn, Text::GuidedLeave);
}

}  // namespace lucca::ui
