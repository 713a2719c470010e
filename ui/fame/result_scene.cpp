#include "ui/fame/result_scene.h"
#include "ui/fame/growth_chart.h"
#include "ui/fame/score_table.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_row.h"
#include "ui/stage/game_words.h"
#include "ui/stage/player.h"

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

// Above the dots that count the pages.
Rect pageArea(const Canvas& canvas) {
  const Rect body = layoutOf(canvas).body;
  return makeRect(body.x, body.y + 2, body.w, body.h - 12);
}

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
  std::array<Seat, kMaxSeats> order;
  const int players = orderOf(app, result, order);
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
    const Seat seat = order[static_cast<std::size_t>(i)];
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
    drawPlayer(canvas, makeRect(row.x + 4, row.y + 2, row.w - width - 22, row.h - 4), table.who(seat),
               app.stage().pictures().paint(table.who(seat), table.view(), seat), text);
  }
  const int foot = top + players * height + 4;
  app.stage().pictures().drawBuilt(table, order[0], canvas,
                                   makeRect(area.x + 4, foot, area.w - 8, area.bottom() - foot - 2));
}

void drawEverybody(App& app, GameCode&, Canvas& canvas, const Rect& area) {
  const Table table = tableOf(app);
  std::array<Seat, kMaxSeats> order;
  const auto players = static_cast<std::size_t>(orderOf(app, resultOf(app), order));
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

template <int Part>
void drawCode(App&, GameCode& made, Canvas& canvas, const Rect& area) {
  drawCodePart(made, Part, canvas, area);
}

bool hasNoCode(const GameCode& code) { return code.parts() == 0; }

void drawNoCode(App&, GameCode&, Canvas& canvas, const Rect& area) {
  drawWrappedCentred(canvas, inset(area, 20, 8), tr(Text::ResultNoScan),
                     {&kFontBody, kInkSoft, Align::Centre});
}

constexpr ResultPage kPages[] = {
    {always, drawOrder},       {always, drawEverybody},      {always, nullptr},
    {always, drawCategories},  {always, drawFinishedGrowth}, {hasNoCode, drawNoCode},
    {hasCode<0>, drawCode<0>}, {hasCode<1>, drawCode<1>},    {hasCode<2>, drawCode<2>},
    {hasCode<3>, drawCode<3>}, {hasCode<4>, drawCode<4>},    {hasCode<5>, drawCode<5>},
    {hasCode<6>, drawCode<6>}, {hasCode<7>, drawCode<7>}};
static_assert(sizeof kPages / sizeof kPages[0] == 6 + GameCode::kMostParts);
// Of a game that has codes.
constexpr int kPagesBeforeCodes = 5;
constexpr uint32_t kStillMs = 320;  // no motion lasts so long

}  // namespace

std::span<const ResultPage> resultPages() { return kPages; }
int codePixels(const Canvas& canvas) { return pageArea(canvas).h; }

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
  turnedAt_ = app.now();
  moments_.reset();
  app.screen.happen();  // the points count up
}

void ResultScene::event(App& app, const Event& event) {
  // A guided game ends with a word of the coach.
  if (app.game.guided().active() && event.step() == 0) return app.go.show(SceneId::Guided);
  if (event.is(Button::A)) {
    app.tell.sound(Sound::Confirm);
    // The same people; who lost begins.
    std::array<Seat, kMaxSeats> order;
    const int players = orderOf(app, resultOf(app), order);
    app.draft = app.game.session().match().plan();
    rotateSeats(app.draft, order[static_cast<std::size_t>(players - 1)]);
    return app.go.push(SceneId::Seats);
  }
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    return app.go.home();
  }
  int pages;
  shown(pages);
  page_ = static_cast<int16_t>((page_ + event.step() + pages) % pages);
  turnedAt_ = app.now();
  app.tell.sound(Sound::Move);
  app.screen.turnPage(event.step());
}

// A code takes longer to make than a press may wait: the next page's is made while this one is looked at.
void ResultScene::update(App& app) {
  // So does the replay for the best moments.
  if (!moments_.made() && app.now() - turnedAt_ >= kStillMs) moments_.make(app);
  const int next = page_ + 1 - kPagesBeforeCodes;
  if (app.now() - turnedAt_ < kStillMs || next < 0 || next >= code_.parts()) return;
  static_cast<void>(code_.part(next));
}

void ResultScene::draw(App& app, Canvas& canvas) {
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
  drawTitle(canvas, title);
  const Rect body = layoutOf(canvas).body, area = pageArea(canvas);
  code_.prepare(app.spare, app.game.session(), codePixels(canvas));
  int pages;
  const ResultPage& page = shown(pages);
  if (page.draw) {
    page.draw(app, code_, canvas, area);
  } else {
    if (!moments_.made()) moments_.make(app);
    moments_.draw(app, canvas, area);
  }
  drawPageDots(canvas, makeRect(body.x, body.bottom() - 10, body.w, 10), page_, pages);
  BottomLine hints{tr(Text::ResultAgain), tr(Text::ResultMenu), tr(Text::KeyPages)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
