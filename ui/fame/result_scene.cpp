#include "ui/fame/result_scene.h"
#include "ui/fame/growth_chart.h"
#include "ui/fame/score_table.h"
#include "ui/game/city.h"
#include "ui/saves/past_games.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_row.h"
#include "ui/stage/game_words.h"
#include "ui/stage/player.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

Result resultOf(App& app) {
  const Match& match = app.game.session().match();
  return match.game().result(match.state());
}

int orderOf(App& app, const Result& result, std::array<Seat, kMaxSeats>& order) {
  const Setup& setup = app.game.session().match().plan().setup;
  return rankSeats(result, setup.players, order, decidingCategory(rowOf(setup.game), result));
}

constexpr int kRow = 30, kLeastRow = 14;  // of a player
constexpr int kLeastPicture = 40;
constexpr int kCodeCells = 90;  // the height of the cells beside a code

bool always(const GameCode&) { return true; }

void drawFinishedGrowth(App& app, GameCode&, Canvas& canvas, const Rect& area) {
  // In the colours of the end, as on the pages before.
  const Table table = tableOf(app);
  std::array<Paint, kMaxSeats> paints;
  for (Seat seat = 0; seat < table.setup().players; ++seat)
    paints[static_cast<std::size_t>(seat)] =
        app.stage().pictures().paint(table.who(seat), table.view(), seat);
  drawGrowth(canvas, inset(area, 8, 2), app.finished.newest(), paints);
}

void drawOrder(App& app, GameCode&, Canvas& canvas, const Rect& area) {
  const Result result = resultOf(app);
  const Table table = tableOf(app);
  const GameRow& game = rowOf(table.game().id);
  std::array<Placed, kMaxSeats> order;
  const int players = placeSeats(game, result, table.setup().players, order);
  Phrase outcome;
  app.stage().words().outcome(table, result, outcome);
  // A tie says large by what it was decided.
  const bool tied = result.tieBreak != 0;
  const Font& font = tied && !isLow(canvas) ? sized(kFontBody) : sized(kFontSmall);
  std::string_view words = outcome;
  // That most points win goes without saying where rows would have to be low for it.
  const int least = tied ? kLeastRow : kLeastRow + 3;
  const auto fits = [&] {
    return area.h - countLines(words, area.w - 20, font) * font.lineHeight - 6 >= players * least;
  };
  // If need be only why it ended: the rows say what decided.
  if (!fits()) words = words.substr(0, words.find(". ") + 1);
  const bool says = !words.empty() && fits();
  int top = area.y + 2;
  if (says)
    top +=
        drawWrapped(canvas, inset(area, 10, 2), words, {&font, tied ? kInk : kInkSoft, Align::Centre, true}) +
        2;
  const int share = (area.bottom() - top) / players, height = share < kRow ? share : kRow;
  for (int i = 0; i < players; ++i) {
    const Seat seat = order[static_cast<std::size_t>(i)].seat;
    const bool wins = contains(result.winners, seat);
    const Rect row = makeRect(area.x + 8, top + i * height, area.w - 16, height - 3);
    canvas.fillRoundRect(row, 6, wins ? kAccent : kStone);
    const Colour text = wins ? kOnDark : kInk;
    app.screen.motion().covers(row);
    const int score = app.screen.motion().way(0, scoreOf(result, decidingCategory(game, result), seat));
    const Font& number = row.h > 22 ? kFontTitle : row.h > 15 ? kFontBody : kFontSmall;
    int width = drawScore(canvas, row, game, result, score, number, text);
    width += drawHandicap(canvas, makeRect(row.x, row.y, row.w - width - 16, row.h), table.setup(), result,
                          seat, text);
    Phrase place;
    place.add(order[static_cast<std::size_t>(i)].place);
    drawLine(canvas, makeRect(row.x + 4, row.y, 14, row.h), place,
             {row.h > 15 ? &kFontBody : &kFontSmall, wins ? kOnDark : kInkSoft, Align::Centre, true});
    drawPlayer(canvas, makeRect(row.x + 20, row.y + 2, row.w - width - 38, row.h - 4), table.who(seat),
               app.stage().pictures().paint(table.who(seat), table.view(), seat), text);
  }
  // The winner's picture, where there is room for one.
  const int foot = top + players * height + 2;
  if (area.bottom() - foot >= kLeastPicture)
    app.stage().pictures().drawBuilt(table, order[0].seat, canvas,
                                     makeRect(area.x + 4, foot, area.w - 8, area.bottom() - foot));
}

void drawEverybody(App& app, GameCode&, Canvas& canvas, const Rect& area) {
  const Table table = tableOf(app);
  std::array<Placed, kMaxSeats> order;
  const auto players = static_cast<std::size_t>(
      placeSeats(rowOf(table.game().id), resultOf(app), table.setup().players, order));
  app.stage().pictures().drawAllBuilt(table, {order.data(), players}, canvas, area);
}

void drawCategories(App& app, GameCode&, Canvas& canvas, const Rect& area) {
  const Result result = resultOf(app);
  const Table table = tableOf(app);
  std::array<Seat, kMaxSeats> order;
  std::array<ScoreColumn, kMaxSeats> columns;
  const auto players = static_cast<std::size_t>(orderOf(app, result, order));
  for (std::size_t i = 0; i < players; ++i) {
    const SeatInfo& who = table.who(order[i]);
    columns[i] = {order[i], who.emblem, app.stage().pictures().paint(who, table.view(), order[i])};
  }
  drawScoreTable(canvas, inset(area, 6, 2), rowOf(table.game().id), result, {columns.data(), players});
}

template <int Part>
bool hasCode(const GameCode& code) {
  return code.parts() > Part;
}

bool hasNoCode(const GameCode& code) { return code.parts() == 0; }

void drawNoCode(App&, GameCode&, Canvas& canvas, const Rect& area) {
  drawWrappedCentred(canvas, inset(area, 20, 8), tr(Text::ResultNoScan),
                     {&kFontBody, kInkSoft, Align::Centre});
}

constexpr ResultPage kPages[] = {
    {always, drawOrder},      {always, drawEverybody},      {always, nullptr},
    {always, drawCategories}, {always, drawFinishedGrowth}, {hasNoCode, drawNoCode},
    {hasCode<0>, nullptr, 0}, {hasCode<1>, nullptr, 1},     {hasCode<2>, nullptr, 2},
    {hasCode<3>, nullptr, 3}, {hasCode<4>, nullptr, 4},     {hasCode<5>, nullptr, 5},
    {hasCode<6>, nullptr, 6}, {hasCode<7>, nullptr, 7}};
static_assert(sizeof kPages / sizeof kPages[0] == 6 + GameCode::kMostParts);
// Of a game that has codes.
constexpr int kPagesBeforeCodes = 5;
constexpr uint32_t kStillMs = 320;  // no motion lasts so long

}  // namespace

std::span<const ResultPage> resultPages() { return kPages; }
int codePixels(const Canvas& canvas) { return resultLayout(canvas, WithCells::BesideCode).page.h; }

// The page of those that have something to show; their number in `pages`.
const ResultPage& ResultScene::shown(int& pages) const {
  const ResultPage* found = &resultPages()[0];
  pages = 0;
  for (const ResultPage& candidate : resultPages()) {
    if (!candidate.present(code_)) continue;
    if (pages++ == page_) found = &candidate;
  }
  return *found;
}

void ResultScene::enter(App& app) {
  page_ = 0;
  moments_.reset();
  const PlayedMatch& match = app.game.session().match();
  const bool reviews = ReviewWork::suits(match);
  cells_.setReview(reviews);
  if (reviews) app.review.follow(match, app.game.reviews());
  // A review that was not opened yet is chosen first. Without people "again" is chosen, and in a match the next game.
  const bool tourney = app.game.tourney() != nullptr;
  const bool city = isCity(match.plan());
  cells_.setTourney(tourney);
  cells_.setCity(city);
  cells_.choose(reviews && match.plan().persons() > 0 && !tourney ? ResultCells::Cell::Review
                                                                  : ResultCells::Cell::Again);
  ending_ = !app.go.opening().takePages();
  turnedAt_ = app.now();
  if (ending_) end_.begin(app);
}

// From the review, the replay, or from the seats of another game.
void ResultScene::resume(App& app) {
  turnedAt_ = app.now();
  if (app.review.seen()) cells_.choose(ResultCells::Cell::Again);
}

// The review is worked out while its pages are looked at; not while a code is made, which needs the same memory.
bool ResultScene::worksOn(const App& app) const {
  const PlayedMatch& match = app.game.session().match();
  return !app.game.guided().active() && app.game.triedGame() == 0 && ReviewWork::suits(match) &&
         match.plan().persons() > 0 && !app.review.done() && page_ + 1 < kPagesBeforeCodes;
}

// Of a city its medal comes first, which leads on to the pages.
void ResultScene::showResult(App& app) {
  if (isCity(app.game.session().match().plan())) {
    app.tell.sound(Sound::Confirm);
    return app.go.show(SceneId::CityEnd);
  }
  ending_ = false;
  turnedAt_ = app.now();
  app.tell.sound(Sound::Confirm);
  app.screen.turnPage(1);
}

// After a try: that of the game it was tried from.
void ResultScene::openReview(App& app) {
  const uint32_t tried = app.game.triedGame();
  if (tried != 0 && !PastGames(app.game).lookAtNamed(tried)) return app.tell.refuse(Text::FameNoReplay);
  tried != 0 ? app.go.show(SceneId::Review) : app.go.push(SceneId::Review);
}

void ResultScene::act(App& app) {
  app.tell.sound(Sound::Confirm);
  if (cells_.chosen() == ResultCells::Cell::Review) return openReview(app);
  if (cells_.chosen() == ResultCells::Cell::Replay) return app.go.replay();
  if (app.game.tourney() != nullptr) return app.go.push(SceneId::Tourney);
  if (isCity(app.game.session().match().plan())) return app.go.show(SceneId::CityEnd);
  // The same people; who lost begins.
  std::array<Seat, kMaxSeats> order;
  const int players = orderOf(app, resultOf(app), order);
  app.draft = app.game.session().match().plan();
  rotateSeats(app.draft, order[static_cast<std::size_t>(players - 1)]);
  app.go.push(SceneId::Seats);
}

void ResultScene::event(App& app, const Event& event) {
  if (ending_) {
    if (!end_.event(app, event)) showResult(app);
    return;
  }
  // A guided game ends with a word of the coach.
  if (coached(app) && event.step() == 0) return app.go.show(SceneId::Guided);
  if (event.is(Button::A)) return act(app);
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    return app.go.home();
  }
  app.tell.sound(Sound::Move);
  if (!coached(app) && cells_.event(event)) return app.screen.redraw();
  int pages;
  shown(pages);
  page_ = static_cast<int16_t>((page_ + event.step() + pages) % pages);
  turnedAt_ = app.now();
  app.screen.turnPage(event.step());
}

// A code takes longer to make than a press may wait: the next page's is made while this one is looked at.
void ResultScene::update(App& app) {
  if (worksOn(app) && !app.screen.moving() &&
      app.review.work(app.game.session().match(), app.game.reviews(), app.facts.thinkSteps))
    app.screen.count();
  if (ending_) return;
  // So does the replay for the best moments.
  if (!moments_.made() && app.now() - turnedAt_ >= kStillMs) moments_.make(app);
  const int next = page_ + 1 - kPagesBeforeCodes;
  if (app.now() - turnedAt_ < kStillMs || next < 0 || next >= code_.parts()) return;
  static_cast<void>(code_.part(next));
}

void ResultScene::draw(App& app, Canvas& canvas) {
  if (ending_) return end_.draw(app, canvas);
  const Result result = resultOf(app);
  Phrase title;
  int winners = 0;
  Seat winner = 0;
  for (Seat s = 0; s < app.game.session().match().plan().setup.players; ++s) {
    if (contains(result.winners, s)) {
      winner = s;
      ++winners;
    }
  }
  title.add(winners == 1 ? Text::ResultWins : Text::ResultShare,
            {app.game.session().match().plan().who(winner).name.view()});
  drawTitle(canvas, title, app.game.triedGame() != 0 ? tr(Text::TryMark) : std::string_view{});
  drawPage(app, canvas);
  BottomLine hints{coached(app) ? tr(Text::KeyGoOn) : cells_.word(), tr(Text::ResultMenu), {}};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

void ResultScene::drawPage(App& app, Canvas& canvas) {
  if (!code_.counted(app.game.session(), codePixels(canvas)))
    code_.prepare(app.spare, app.game.session(), codePixels(canvas));
  int pages;
  const ResultPage& page = shown(pages);
  const bool code = page.part >= 0;
  ResultLayout layout = resultLayout(canvas, coached(app) ? WithCells::No
                                             : code       ? WithCells::BesideCode
                                                          : WithCells::Yes);
  if (page.draw) {
    page.draw(app, code_, canvas, layout.page);
  } else if (!code) {
    if (!moments_.made()) moments_.make(app);
    moments_.draw(app, canvas, layout.page);
  } else {
    const bool column = layout.cells.empty() && !coached(app);
    const Rect beside = drawCodePart(code_, page.part, canvas, layout.page, column ? kCodeCells : 0);
    if (column) layout.cells = makeRect(beside.x, layout.dots.y - kCodeCells, beside.w, kCodeCells);
  }
  drawPageDots(canvas, layout.dots, page_, pages);
  if (coached(app)) return;
  cells_.draw(app.screen.motion(), canvas, layout.cells, worksOn(app) ? app.review.percent() : 100);
  app.screen.countsIn(layout.cells);
}

}  // namespace lucca::ui
