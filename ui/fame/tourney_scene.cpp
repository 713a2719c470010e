#include "ui/fame/tourney_scene.h"

#include "ui/fame/fame_order.h"
#include "ui/fame/tourney_page.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/act.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

bool isPlayed(const App& app) { return app.game.session().running(); }  // a game of it is, just now

}  // namespace

void TourneyScene::enter(App& app) {
  page_ = 0;
  won_ = !isPlayed(app) && isOver(*app.game.tourney());
  if (!won_) return;
  app.tell.sound(Sound::Victory);
  beginAct(app.screen.motion(), app.now(), app.settings.speed, kNoAction, kTourneyWonMs);
}

// To the next game, to another match of the same people, or back to the game that is played.
void TourneyScene::goOn(App& app) {
  app.tell.sound(Sound::Confirm);
  if (isPlayed(app)) return app.go.back();
  if (isOver(*app.game.tourney())) {
    app.draft = app.game.session().match().plan();
    return app.go.push(SceneId::Seats);
  }
  app.game.takeBack();
  app.takeUpSlot();
  app.go.playGame();
}

// The next game waits like any other.
void TourneyScene::leave(App& app) {
  app.tell.sound(Sound::Back);
  isPlayed(app) ? app.go.back() : app.go.home();
}

void TourneyScene::event(App& app, const Event& event) {
  if (event.is(Button::B)) return leave(app);
  if (won_) {
    won_ = false;
    app.tell.sound(Sound::Confirm);
    return app.screen.turnPage(1);
  }
  if (event.is(Button::A)) return goOn(app);
  const int pages = 1 + app.game.tourney()->played;
  if (event.is(Button::Up) || event.is(Button::Down) || pages == 1) return app.tell.refuse(Text::SettingsEnd);
  page_ = static_cast<int8_t>((page_ + event.step() + pages) % pages);
  app.tell.sound(Sound::Move);
  app.screen.turnPage(event.step());
}

// As the hall has it; the hall may have been cleared since, or be full of later games.
void TourneyScene::drawGame(App& app, Canvas& canvas, int game) const {
  const Layout layout = layoutOf(canvas);
  const Rect area = inset(layout.body, 8, 5);
  const Hall& hall = app.finished.hall();
  FameGame fame;
  int i = 0;
  while (i < hall.count() && !(hall.game(i, fame) && fame.number == app.game.tourney()->game(game).tag)) ++i;
  if (i == hall.count()) {
    drawWrappedCentred(canvas, area, tr(Text::MatchGone), {&kFontBody, kInkSoft, Align::Centre});
    return;
  }
  drawFameOrder(canvas, makeRect(area.x, area.y, area.w, area.h - 10), fame);
}

void TourneyScene::draw(App& app, Canvas& canvas) {
  const Tourney& tourney = *app.game.tourney();
  if (won_) {
    drawTourneyWon(app, canvas);
    return drawFooter(app, canvas, Text::MatchTable, Text::ResultMenu, kArrows);
  }
  const int pages = 1 + tourney.played;
  Phrase title, aside;
  aside.add(Text::MatchOf, {tourney.played, tourney.most()});
  if (page_ == 0) {
    drawTitle(canvas, tr(Text::MatchTitle), aside);
    drawTourneyTable(app, canvas, inset(layoutOf(canvas).body, 8, isLow(canvas) ? 0 : 3));
  } else {
    title.add(Text::MatchGame, {int{page_}});
    drawTitle(canvas, title, gameName(app.game.session().match().setup().game));
    drawGame(app, canvas, page_ - 1);
  }
  const Rect body = layoutOf(canvas).body;
  if (!isLow(canvas)) drawPageDots(canvas, makeRect(body.x, body.bottom() - 11, body.w, 10), page_, pages);
  const bool over = isOver(tourney), played = isPlayed(app);
  drawFooter(app, canvas,
             played ? Text::KeyGoOn
             : over ? Text::ResultAgain
                    : Text::MatchNextKey,
             played ? Text::KeyBack
             : over ? Text::ResultMenu
                    : Text::MatchLater,
             pages > 1 ? kLeftRight : ButtonSet{0});
}

}  // namespace lucca::ui
