#include "ui/system/main_menu_scene.h"

#include <iterator>

#include "ui/look/skyline.h"
#include "ui/saves/past_games.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"
#include "ui/system/menu_card.h"
#include "ui/system/menu_tile.h"

namespace lucca::ui {

namespace {

constexpr int kGap = 4, kTileHeight = 29, kLowTiles = 4, kLowCard = 102;

void lookAtSaved(App& app) {
  if (!PastGames(app.game).lookAtSaved()) return app.tell.refuse(Text::SaveNothing);
  app.go.replay(true);  // in place of the question
}

void askToLook(App& app) {
  app.go.ask({Phrase(Text::SaveChanged), Text::SaveLook, Text::KeyBack, lookAtSaved, nullptr});
}

template <SceneId Id>
void open(App& app) {
  app.go.push(Id);
}

// The tiles as one reads them, two in a row.
struct MainTile {
  Text name;
  TileSign sign;
  void (*choose)(App&);
};
constexpr MainTile kTiles[] = {
    {Text::MenuNewGame, TileSign::Plus, open<SceneId::ChooseGame>},
    {Text::MenuPuzzles, TileSign::Star, open<SceneId::Puzzles>},
    {Text::MenuCities, TileSign::City, open<SceneId::Cities>},
    {Text::MenuFame, TileSign::Crown, open<SceneId::Fame>},
    {Text::MenuLearn, TileSign::Question, open<SceneId::Guided>},
    {Text::MenuSettings, TileSign::Sliders, open<SceneId::Settings>},
};
constexpr int kTileCount = static_cast<int>(std::size(kTiles));
constexpr int kNewGame = 1, kLearn = 5;  // as cursors
static_assert(kTiles[kNewGame - 1].name == Text::MenuNewGame && kTiles[kLearn - 1].name == Text::MenuLearn);

const MainTile& tileAt(int cursor) { return kTiles[cursor - 1]; }

int solvedPuzzles(const App& app) {
  int solved = 0;
  for (const GameRow* row : gameRows()) solved += app.game.progress().solved(row->game);
  return solved;
}

// The small numbers: puzzles solved, and the next city of the game whose cities are played.
struct TileNumbers {
  Phrase solved, city;

  explicit TileNumbers(const App& app) {
    if (const int count = solvedPuzzles(app)) solved.add(count);
    const CityProgress& cities = app.finished.cities();
    if (!cities.empty()) city.add(cities.next(cities.lastGame()));
  }
};

Tile tileOf(int cursor, const TileNumbers& numbers) {
  const MainTile& tile = tileAt(cursor);
  return {tile.sign, tr(tile.name),
          tile.name == Text::MenuPuzzles  ? numbers.solved.view()
          : tile.name == Text::MenuCities ? numbers.city.view()
                                          : std::string_view()};
}

// The largest letters in which every name has room.
const Font& tileFont(const Rect& tile, const TileNumbers& numbers) {
  for (const Font* font : {&sized(kFontBody), &kFontBody}) {
    bool fits = font->lineHeight <= tile.h + 2;
    for (int i = 1; i <= kTileCount; ++i)
      fits = fits && tileWidth(tileOf(i, numbers), tile.h, *font) <= tile.w;
    if (fits) return *font;
  }
  return kFontSmall;
}

// Down in two columns, the left one first; the other way with -1. Without a card it is left out.
int nextInColumns(int cursor, int step, bool card) {
  constexpr int kRows = kTileCount / 2;
  if (step < 0 && card && cursor == 2) return 0;  // the card lies above both
  const int places = kTileCount + (card ? 1 : 0);
  const int tile = cursor - 1, inColumns = tile / 2 + tile % 2 * kRows;
  const int place = cursor == 0 ? 0 : inColumns + (card ? 1 : 0);
  const int next = (place + step + places) % places;
  if (card && next == 0) return 0;
  const int there = next - (card ? 1 : 0);
  return 1 + there % kRows * 2 + there / kRows;
}

int nextAsRead(int cursor, int step, bool card) {
  const int first = card ? 0 : 1, places = kTileCount + 1 - first;
  return first + (cursor - first + step + places) % places;
}

}  // namespace

// The session's own game could not be followed by the rules of this program: it can only be looked at.
bool MainMenuScene::isSaved(const App& app) const {
  return app.running.unfit() && games_.slot(game_) == app.running.current();
}

void MainMenuScene::look(App& app) {
  app.game.session().putDown();  // a computer that thinks would lose the memory that glimpses need
  app.running.lookAgain();
  const bool unsaved = app.game.session().running();
  games_ = waitingGames(app.running, app.settings, unsaved);
  game_ = 0;
  for (int i = 0; i < games_.count; ++i) {
    if (games_.slot(i) == app.running.current()) game_ = static_cast<int8_t>(i);
  }
}

void MainMenuScene::enter(App& app) {
  look(app);
  first_ = 1;
  cursor_ = static_cast<int8_t>(hasCard() ? 0 : app.isNew() ? kLearn : kNewGame);
  if (app.running.takeUnfitNews()) askToLook(app);
}

// A game that was only looked at is put back.
void MainMenuScene::resume(App& app) {
  app.game.takeBack();
  look(app);
  if (cursor_ == 0 && !hasCard()) cursor_ = static_cast<int8_t>(app.isNew() ? kLearn : kNewGame);
}

void MainMenuScene::playOn(App& app) {
  const int slot = games_.slot(game_);
  const bool here = slot == app.running.current();
  // One that does not fit the rules of this program can still be looked at.
  if (!(here && app.game.session().running()) && !isSaved(app) && !app.game.open(slot)) look(app);
  if (isSaved(app)) return askToLook(app);
  app.takeUpSlot();
  app.go.push(SceneId::Play);
}

bool MainMenuScene::leadsSideways() const { return cursor_ > 0 || games_.count > 1; }

void MainMenuScene::turn(App& app, int step) {
  game_ = static_cast<int8_t>((game_ + step + games_.count) % games_.count);
  app.screen.turnPage(step);
}

bool MainMenuScene::move(App& app, const Event& event) {
  const bool low = app.screen.low(), reads = low || app.facts.keys == KeyLayout::Four;
  const int step = event.step();
  int next = cursor_;
  if (event.is(Button::Up) || event.is(Button::Down)) {
    next = (reads ? nextAsRead : nextInColumns)(cursor_, step, hasCard());
  } else if (!leadsSideways()) {
    return false;
  } else if (cursor_ == 0) {
    turn(app, step);
  } else {
    next = !low        ? (cursor_ - 1) % 2 == 0 ? cursor_ + 1 : cursor_ - 1
           : hasCard() ? 0
                       : nextAsRead(cursor_, step, false);
  }
  cursor_ = static_cast<int8_t>(next);
  app.screen.redraw();
  return true;
}

void MainMenuScene::event(App& app, const Event& event) {
  if (event.step() != 0) {
    if (!move(app, event)) return app.tell.refuse(Text::SettingsEnd);
    return app.tell.sound(Sound::Move);
  }
  if (!event.is(Button::A)) return app.tell.refuse(Text::MenuHere);
  app.tell.sound(Sound::Confirm);
  cursor_ == 0 ? playOn(app) : tileAt(cursor_).choose(app);
}

void MainMenuScene::drawCard(App& app, Canvas& canvas, const Rect& box, bool chosen) const {
  if (!hasCard()) {
    if (!isLow(canvas)) drawBackdrop(canvas, layoutOf(canvas).body);
    const std::string_view words = tr(app.isNew() ? Text::MenuFirst : Text::MenuNone);
    const bool body =
        !isLow(canvas) && countLines(words, box.w - 8, kFontBody) * kFontBody.lineHeight <= box.h;
    return drawWrappedCentred(canvas, inset(box, isLow(canvas) ? 0 : 4, 0), words,
                              {body ? &kFontBody : &kFontSmall, kInkSoft, Align::Centre, !body});
  }
  if (intersect(canvas.clip(), box).empty()) return;  // taking a game up from flash costs time
  const RunningGames::Glimpse* game = app.running.glimpse(games_.slot(game_));
  Phrase what(isSaved(app) ? Text::MenuSaved : Text::MenuResume);
  // One of several is told by who plays it.
  if (games_.count > 1 && game != nullptr) {
    addNames(game->plan, what.clear());
    if (Canvas::textWidth(what, kFontSmall) > box.w / 2)
      what.clear().add(game->plan.seats[0].name.view()).add(" +").add(game->plan.setup.players - 1);
  }
  drawMenuCard(canvas, box, {game, what.view(), game_ + 1, games_.count, chosen});
}

void MainMenuScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::MenuTitle));
  drawBattery(app, canvas);
  const Layout layout = layoutOf(canvas);
  const bool low = layout.low;
  const Rect body = low ? inset(layout.body, 5, 3) : inset(layout.body, 8, 5);
  const int rows = low ? kLowTiles : kTileCount / 2;
  const int height = low ? (body.h + 2) / kLowTiles - 2 : kTileHeight;
  const int apart = low ? 2 : kGap;
  const Rect card = low ? makeRect(body.x, body.y, kLowCard, body.h)
                        : makeRect(body.x, body.y, body.w, body.h - rows * (kTileHeight + kGap));
  const Rect tiles =
      low ? makeRect(card.right() + kGap, body.y, body.right() - card.right() - kGap, body.h)
          : makeRect(body.x, card.bottom() + kGap, body.w, body.bottom() - card.bottom() - kGap);
  const int width = low ? tiles.w - 8 : (tiles.w - kGap) / 2;
  if (cursor_ > 0 && cursor_ < first_) first_ = cursor_;
  if (cursor_ >= first_ + kLowTiles) first_ = static_cast<int8_t>(cursor_ - kLowTiles + 1);
  if (!low || cursor_ == 0) first_ = 1;
  const auto boxOf = [&](int i) {
    if (i == 0) return card;
    const int row = low ? i - first_ : (i - 1) / 2, column = low ? 0 : (i - 1) % 2;
    return makeRect(tiles.x + column * (width + kGap), tiles.y + row * (height + apart), width, height);
  };
  const TileNumbers numbers(app);
  const Font& font = tileFont(boxOf(first_), numbers);
  const auto shown = [&](int i) { return i == 0 || !low || (i >= first_ && i < first_ + kLowTiles); };
  drawRows(app.screen.motion(), canvas, 0, kTileCount + 1, cursor_, boxOf, [&](int i, bool chosen) {
    if (i == 0) return drawCard(app, canvas, card, chosen);
    if (shown(i)) drawTile(canvas, boxOf(i), tileOf(i, numbers), font, chosen);
  });
  if (low) drawScrollBar(canvas, tiles, first_ - 1, kLowTiles, kTileCount);
  const Text a = cursor_ > 0 || isSaved(app) ? Text::KeyChoose : Text::MenuResume;
  drawFooter(app, canvas, {.a = tr(a), .moves = leadsSideways() ? kArrows : kUpDown});
}

}  // namespace lucca::ui
