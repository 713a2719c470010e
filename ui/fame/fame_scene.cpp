#include "ui/fame/fame_scene.h"

#include <algorithm>

#include "engine/bots/review/judges.h"
#include "engine/games.h"
#include "ui/fame/fame_order.h"
#include "ui/fame/growth_chart.h"
#include "ui/fame/score_table.h"
#include "ui/game/turns.h"
#include "ui/saves/past_games.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"
#include "ui/stage/handicaps.h"
#include "ui/stage/player.h"

namespace lucca::ui {

namespace {

enum TopRow { kGamesRow, kBestRow, kWinsRow, kRivalsRow, kClearRow, kTopRows };
constexpr Text kTopLabels[kTopRows] = {Text::FameGames, Text::FameBest, Text::FameWins, Text::FameRivals,
                                       Text::FameClear};
// Order, points, growth; of an unfinished game only who played.
int pageCount(const FameGame& game) { return isFinished(game) ? 3 : 1; }

// The records there can be: a row for each game and number of players.
struct BestRow {
  GameId game;
  uint8_t players;
};
int bestRows() {
  int rows = 0;
  for (const Game& game : games()) rows += game.maxPlayers - game.minPlayers + 1;
  return rows;
}
BestRow bestRow(int i) {
  for (const Game& game : games()) {
    const int tables = game.maxPlayers - game.minPlayers + 1;
    if (i < tables) return {game.id, static_cast<uint8_t>(game.minPlayers + i)};
    i -= tables;
  }
  return {games()[0].id, games()[0].minPlayers};
}

void addWinners(const FameGame& game, Phrase& out) {
  bool first = true;
  for (Seat seat = 0; seat < game.setup.players; ++seat) {
    if (!contains(game.result.winners, seat)) continue;
    if (!first) out.add(", ");
    out.add(game.seats[static_cast<std::size_t>(seat)].name.view());
    first = false;
  }
}

// The hall knows the points of the newest games; of the others the store knows how they were played.
int gameCount(const App& app) {
  return std::max(app.finished.hall().count(), static_cast<int>(app.finished.count()));
}

// "Anna +2": who played, where the points are no longer known.
void addPlayers(const Plan& plan, Phrase& out) {
  out.add(plan.seats[0].name.view()).add(" +").add(plan.setup.players - 1);
}

bool hasPeople(const FameGame& game) {
  for (std::size_t seat = 0; seat < game.setup.players; ++seat) {
    if (!game.seats[seat].isBot) return true;
  }
  return false;
}

void addNameOf(const App& app, const FameGame& game, Phrase& out) {
  const int city = app.finished.cities().cityOf(game);
  city > 0 ? out.add(gameName(game.setup.game)).add(", ").add(Text::CityTitle, {city})
           : out.add(gameName(game.setup.game));
}

void forgetCities(App& app) {
  app.finished.forgetCities();
  app.tell.say(tr(Text::CityForgotten));
}

// The medals are no part of the hall: they are asked for separately.
void forgetAll(App& app) {
  app.finished.forget();
  app.game.reviews().forget();
  if (app.finished.cities().empty()) return app.tell.say(tr(Text::FameCleared));
  Question question{Phrase(Text::CityForget), Text::KeyDelete, Text::RunningKeep, forgetCities, nullptr,
                    Phrase(Text::FameCleared)};
  question.grave = true;
  app.go.ask(question, true);
}

}  // namespace

void FameScene::enter(App&) {
  view_ = View::Top;
  top_.reset(kTopRows);
}

void FameScene::resume(App& app) {
  if (app.game.looking()) app.game.takeBack();
  // The question whether to clear the hall was answered.
  if (view_ != View::Top && gameCount(app) == 0) view_ = View::Top;
}

void FameScene::event(App& app, const Event& event) {
  if (event.is(Button::B)) return leave(app);
  if (view_ == View::Game) return gameEvent(app, event);
  if (view_ == View::Rivals) {
    if (event.is(Button::A)) return listTheirs(app);
    if (!rivals_.turn(app.finished.rivals(), event)) return app.tell.refuse(Text::FameRivalsAlone);
    app.tell.sound(Sound::Move);
    return app.screen.redraw();
  }
  if (moveCursor(app, view_ == View::Top ? top_ : list_, event)) return;
  if (event.is(Button::A)) return choose(app);
  app.tell.refuse(Text::FameUpDown);
}

// Of an unfinished game there is only the replay.
void FameScene::gameEvent(App& app, const Event& event) {
  if (event.is(Button::A)) {
    if (!isFinished(game_) || cells_.chosen() == ResultCells::Cell::Replay)
      return replay(app, lookAtGame(app));
    return cells_.chosen() == ResultCells::Cell::Review ? review(app) : playAgain(app);
  }
  const int pages = pageCount(game_);
  if (pages == 1) return app.tell.refuse(Text::FameUnfinishedKeys);
  app.tell.sound(Sound::Move);
  if (cells_.event(event)) return app.screen.redraw();
  page_ = static_cast<int16_t>((page_ + event.step() + pages) % pages);
  app.screen.turnPage(event.step());
}

// The same people; who lost begins.
void FameScene::playAgain(App& app) {
  if (const int city = app.finished.cities().cityOf(game_); city > 0) {
    app.go.opening().city = static_cast<int16_t>(city);
    app.go.opening().cityGame = game_.setup.game;
    app.tell.sound(Sound::Confirm);
    return app.go.push(SceneId::Cities);
  }
  std::array<Seat, kMaxSeats> order;
  const int players = rankSeats(game_.result, game_.setup.players, order,
                                decidingCategory(rowOf(game_.setup.game), game_.result));
  app.tell.sound(Sound::Confirm);
  app.draft = {game_.setup, game_.seats};
  rotateSeats(app.draft, order[static_cast<std::size_t>(players - 1)]);
  app.go.push(SceneId::Seats);
}

bool FameScene::lookAtGame(App& app) {
  return PastGames(app.game).lookAtFinished(game_, static_cast<std::size_t>(placeOf(list_.cursor())));
}

// The hall has the points, the store how they came about.
void FameScene::countTurns(App& app) {
  turns_ = 0;
  if (!isFinished(game_) || !lookAtGame(app)) return;
  if (app.game.whole()) turns_ = static_cast<int16_t>(turnAt(app.game.session().match(), 0).turns);
  app.game.takeBack();
}

int FameScene::placeOf(int row) const { return theirs_ ? places_[static_cast<std::size_t>(row)] : row; }

void FameScene::listTheirs(App& app) {
  const RivalPair pair = rivals_.shown(app.finished.rivals());
  places_.clear();
  for (int i = 0; i < app.finished.hall().count(); ++i) {
    if (!app.finished.hall().game(i, game_) || !isFinished(game_)) continue;
    unsigned found = 0;
    for (std::size_t seat = 0; seat < game_.setup.players; ++seat) {
      for (unsigned side = 0; side < 2; ++side)
        found |= isSameRival(game_.seats[seat], pair.who[side]) << side;
    }
    if (found == 3) places_.push(static_cast<uint8_t>(i));
  }
  if (places_.empty()) return app.tell.refuse(Text::FameRivalsGone);
  theirs_ = true;
  open(app, View::Games);
}

void FameScene::review(App& app) {
  if (!lookAtGame(app)) return app.tell.refuse(Text::FameNoReplay);
  if (!app.game.whole()) {
    app.game.takeBack();
    return app.tell.refuse(Text::SaveFromHere);
  }
  app.tell.sound(Sound::Confirm);
  app.go.push(SceneId::Review);
}

void FameScene::replay(App& app, bool found) {
  if (!found) return app.tell.refuse(Text::FameNoReplay);
  app.tell.sound(Sound::Confirm);
  app.go.replay();
}

void FameScene::choose(App& app) {
  if (view_ == View::Games) {
    if (app.finished.hall().game(placeOf(list_.cursor()), game_)) {
      const bool reviews = findJudge(game_.setup.game) != nullptr;
      cells_.setReview(reviews);
      cells_.choose(reviews && hasPeople(game_) ? ResultCells::Cell::Review : ResultCells::Cell::Replay);
      countTurns(app);
      return open(app, View::Game);
    }
    return replay(app, PastGames(app.game).lookAtStored(static_cast<std::size_t>(list_.cursor())));
  }
  if (view_ != View::Top) return app.tell.refuse(Text::FameUpDown);
  if (top_.cursor() == kRivalsRow && app.finished.rivals().empty())
    return app.tell.refuse(Text::FameRivalsNone);
  const bool points = top_.cursor() == kBestRow || top_.cursor() == kWinsRow;
  if (top_.cursor() != kRivalsRow && (points ? app.finished.hall().empty() : gameCount(app) == 0))
    return app.tell.refuse(Text::FameEmpty);
  switch (top_.cursor()) {
    case kGamesRow:
      theirs_ = false;
      return open(app, View::Games);
    case kBestRow:
      return open(app, View::Best);
    case kWinsRow:
      return open(app, View::Wins);
    case kRivalsRow:
      rivals_.reset();
      return open(app, View::Rivals);
    default: {
      Question question{Phrase(Text::FameClearSure), Text::KeyDelete, Text::RunningKeep, forgetAll, nullptr};
      question.about.add(Text::FameGames).add(": ").add(gameCount(app));
      question.grave = true;
      return app.go.ask(question);
    }
  }
}

void FameScene::open(App& app, View view) {
  view_ = view;
  page_ = 0;
  if (view == View::Games) list_.reset(theirs_ ? static_cast<int>(places_.size()) : gameCount(app));
  if (view == View::Best) list_.reset(bestRows());
  if (view == View::Wins) {
    tally(app.finished.hall(), tallies_);
    list_.reset(static_cast<int>(tallies_.size()));
  }
  app.tell.sound(Sound::Confirm);
  app.screen.redraw();
}

void FameScene::leave(App& app) {
  app.tell.sound(Sound::Back);
  if (view_ == View::Top) return app.go.back();
  const bool fromTheirs = view_ == View::Games && theirs_;
  view_ = view_ == View::Game ? View::Games : fromTheirs ? View::Rivals : View::Top;
  app.screen.redraw();
}

void FameScene::draw(App& app, Canvas& canvas) {
  switch (view_) {
    case View::Top:
      return drawTop(app, canvas);
    case View::Games:
      return drawGames(app, canvas);
    case View::Game:
      return drawGame(app, canvas);
    case View::Best:
      return drawBest(app, canvas);
    case View::Wins:
      return drawWins(app, canvas);
    case View::Rivals:
      return rivals_.draw(app, canvas);
  }
}

void FameScene::drawTop(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::MenuFame));
  const bool empty = gameCount(app) == 0;
  Rect area = layoutOf(canvas).body;
  if (empty) area = drawNote(canvas, area, tr(Text::FameEmpty));
  Phrase count;
  count.add(gameCount(app));
  top_.draw(app.screen.motion(), canvas, inset(area, 8, 5), [&](int i) {
    return MenuRow{tr(kTopLabels[i]), i == kGamesRow ? count.view() : std::string_view{}, !empty};
  });
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
}

void FameScene::drawGames(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::FameGames));
  Phrase label, value, chip;
  list_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 5), [&](int row) {
    const int i = placeOf(row);
    label.clear();
    value.clear();
    chip.clear();
    FameGame game;
    if (app.finished.hall().game(i, game)) {
      addNameOf(app, game, label.add(game.number).add(". "));
      if (isFinished(game)) {
        addWinners(game, value);
      } else {
        value.add(Text::FameUnfinished);
      }
      for (Seat seat = 0; seat < game.setup.players && chip.view().empty(); ++seat)
        addHandicapChip(game.setup, seat, chip);
      return MenuRow{label, value, true, false, -1, {}, chip.view()};
    }
    Plan plan;
    if (app.finished.plan(static_cast<std::size_t>(i), plan)) {
      label.add(gameName(plan.setup.game));
      addPlayers(plan, value);
    }
    return MenuRow{label, value};
  });
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack, list_.moves());
}

void FameScene::drawGame(App& app, Canvas& canvas) {
  Phrase title, turns;
  title.add(game_.number).add(". ");
  addNameOf(app, game_, title);
  if (!isFinished(game_)) turns.add(Text::FameUnfinished);
  if (turns_ > 0) turns.add(Text::FameTurns, {turns_});
  drawTitle(canvas, title, turns);
  const int pages = pageCount(game_);
  const ResultLayout layout = resultLayout(canvas, pages > 1 ? WithCells::Yes : WithCells::No);
  const Rect area = inset(layout.page, 8, 2);
  if (page_ == 0) drawFameOrder(canvas, area, game_);
  if (page_ == 1) drawPoints(app, canvas, area);
  if (page_ == 2) {
    // As the colours were chosen: that is what the list of seats names.
    std::array<Paint, kMaxSeats> paints;
    for (Seat seat = 0; seat < game_.setup.players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      paints[at] = seatPaint(game_.setup, game_.seats[at], seat);
    }
    drawGrowth(canvas, area, game_, paints);
  }
  BottomLine hints;
  hints.a = pages > 1 ? cells_.word() : tr(Text::RecapReplay);
  hints.b = tr(Text::KeyBack);
  if (pages > 1) {
    drawPageDots(canvas, layout.dots, page_, pages);
    cells_.draw(app.screen.motion(), canvas, layout.cells);
    hints.moves = kArrows;
  }
  drawFooter(app, canvas, hints);
}

void FameScene::drawPoints(App&, Canvas& canvas, const Rect& area) const {
  std::array<Seat, kMaxSeats> order;
  std::array<ScoreColumn, kMaxSeats> columns;
  const auto players = static_cast<std::size_t>(rankSeats(
      game_.result, game_.setup.players, order, decidingCategory(rowOf(game_.setup.game), game_.result)));
  for (std::size_t i = 0; i < players; ++i) {
    const SeatInfo& who = game_.seats[static_cast<std::size_t>(order[i])];
    columns[i] = {order[i], who.emblem, seatPaint(game_.setup, who, order[i])};
  }
  drawScoreTable(canvas, area, rowOf(game_.setup.game), game_.result, {columns.data(), players});
}

void FameScene::drawBest(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::FameBest));
  Phrase label, value;
  list_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 5), [&](int i) {
    const BestRow row = bestRow(i);
    const BestScore best = bestScore(app.finished.hall(), row.game, row.players);
    FameGame game;
    label.clear().add(Text::FameTable, {gameName(row.game), row.players});
    value.clear();
    if (best.known && app.finished.hall().game(best.game, game)) {
      value.add(game.seats[static_cast<std::size_t>(best.seat)].name.view()).add(" ").add(best.points);
    } else {
      value.add("–");
    }
    return MenuRow{label, value, best.known};
  });
  drawFooter(app, canvas, {.b = tr(Text::KeyBack), .moves = list_.moves()});
}

void FameScene::drawWins(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::FameWins));
  Phrase label, value;
  list_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 5), [&](int i) {
    const Tally& one = tallies_[static_cast<std::size_t>(i)];
    FameGame game;
    label.clear();
    if (one.isBot) {
      label.add(Text::FameComputer, {tr(kSeatLevelTexts[one.level])});
    } else if (app.finished.hall().game(one.game, game)) {
      label.add(game.seats[static_cast<std::size_t>(one.seat)].name.view());
    }
    value.clear().add(Text::FameOf, {one.won, one.played});
    return MenuRow{label, value};
  });
  drawFooter(app, canvas, {.b = tr(Text::KeyBack), .moves = list_.moves()});
}

}  // namespace lucca::ui
