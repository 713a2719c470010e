#include "ui/puzzles/puzzles_scene.h"

#include <new>

#include "engine/games.h"
#include "ui/puzzles/puzzle_band.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

// A game has puzzles if it shows them and its cards are those they were made with.
bool hasPuzzles(const GameRow& row) {
  const Game& game = *findGame(row.game);
  return row.puzzles != nullptr && !puzzlesOf(row.game).empty() && (game.deck == nullptr || game.deck() == 0);
}

int gamesWithPuzzles() {
  int count = 0;
  for (const GameRow* row : gameRows()) count += hasPuzzles(*row);
  return count;
}

// A position to be looked at, in memory that is lent.
struct Seen {
  AnyState state;
  AnyView view;
};

constexpr int kTabHeight = 22, kLowTab = 19;

}  // namespace

const GameRow& PuzzlesScene::row() const {
  int i = game_;
  for (const GameRow* each : gameRows()) {
    if (hasPuzzles(*each) && i-- == 0) return *each;
  }
  return *gameRows().front();
}

int PuzzlesScene::firstOf(int chapter) const {
  int i = 0;
  for (const Puzzle& puzzle : puzzlesOf(row().game)) i += puzzle.chapter < chapter;
  return i;
}

int PuzzlesScene::countOf(int chapter) const { return firstOf(chapter + 1) - firstOf(chapter); }

PuzzleProgress::Star PuzzlesScene::starOf(const App& app, int chapter, int number) const {
  const Puzzle& puzzle = puzzlesOf(row().game)[static_cast<std::size_t>(firstOf(chapter) + number)];
  return app.game.progress().star(row().game, puzzle.place);
}

int PuzzlesScene::chapters() const {
  int count = 0;
  for (int c = 0; c < kPuzzleChapters; ++c) count += countOf(c) > 0;
  return count;
}

int PuzzlesScene::chapterAt(int line) const {
  for (int c = 0; c < kPuzzleChapters; ++c) {
    if (countOf(c) > 0 && line-- == 0) return c;
  }
  return 0;
}

// The cursor stays where it was left: in the chapter of the puzzle that was tried last.
void PuzzlesScene::enter(App& app) {
  seen_ = -1;
  if (game_ >= gamesWithPuzzles()) game_ = 0;
  if (line_ >= chapters()) line_ = 0;
  app.screen.redraw();
}

void PuzzlesScene::event(App& app, const Event& event) {
  view_ == View::Book ? bookEvent(app, event) : chapterEvent(app, event);
}

void PuzzlesScene::bookEvent(App& app, const Event& event) {
  if (wentBack(app, event)) return;
  if (event.is(Button::A)) return openChapter(app);
  app.tell.sound(Sound::Move);
  app.screen.redraw();
  if (event.is(Button::Up) || event.is(Button::Down)) {
    line_ = static_cast<int8_t>((line_ + event.step() + chapters()) % chapters());
    return;
  }
  const int games = gamesWithPuzzles();
  game_ = static_cast<int8_t>((game_ + event.step() + games) % games);
  if (line_ >= chapters()) line_ = static_cast<int8_t>(chapters() - 1);
}

void PuzzlesScene::openChapter(App& app) {
  chapter_ = static_cast<int8_t>(chapterAt(line_));
  app.tell.sound(Sound::Confirm);
  number_ = 0;
  for (int i = countOf(chapter_) - 1; i >= 0; --i) {
    if (starOf(app, chapter_, i) == PuzzleProgress::Star::None) number_ = static_cast<int8_t>(i);
  }
  view_ = View::Chapter;
  app.screen.redraw();
}

void PuzzlesScene::chapterEvent(App& app, const Event& event) {
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    view_ = View::Book;
    return app.screen.redraw();
  }
  if (event.is(Button::A)) return solve(app);
  const int count = countOf(chapter_);
  number_ = static_cast<int8_t>((number_ + event.step() + count) % count);
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void PuzzlesScene::solve(App& app) {
  const Puzzle& puzzle = puzzlesOf(row().game)[static_cast<std::size_t>(firstOf(chapter_) + number_)];
  if (!beginPuzzle(app, puzzle)) return app.tell.refuse(Text::SaveNothing);
  app.tell.sound(Sound::Confirm);
  app.go.push(SceneId::Play);
}

void PuzzlesScene::draw(App& app, Canvas& canvas) {
  view_ == View::Book ? drawBook(app, canvas) : drawChapter(app, canvas);
}

void PuzzlesScene::drawBook(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  const PuzzleProgress& progress = app.game.progress();
  Phrase solved;
  solved.add(Text::FameOf, {progress.solved(row().game), static_cast<int>(puzzlesOf(row().game).size())});
  drawTitle(canvas, tr(Text::MenuPuzzles), solved);
  const Rect body = inset(layout.body, 8, layout.low ? 3 : 5);
  const int games = gamesWithPuzzles(), tab = layout.low ? kLowTab : kTabHeight;
  int i = 0;
  for (const GameRow* each : gameRows()) {
    if (!hasPuzzles(*each)) continue;
    const int left = body.x + body.w * i / games, right = body.x + body.w * (i + 1) / games;
    const Rect box = makeRect(left + (i > 0 ? 2 : 0), body.y, right - left - 2, tab);
    const bool chosen = i++ == game_;
    canvas.fillRoundRect(box, 5, chosen ? Colour(kTerracottaDark) : Colour(kStone));
    drawLine(canvas, box, each->name.view(),
             {&kFontBody, chosen ? Colour(kOnDark) : Colour(kInkSoft), Align::Centre, true});
  }
  const Rect list = makeRect(body.x, body.y + tab + 4, body.w, body.h - tab - 4);
  const int all = chapters(), shown = layout.low && all > 3 ? 3 : all;
  const int high = list.h / (layout.low ? 3 : kPuzzleChapters);
  if (line_ < first_) first_ = line_;
  if (line_ >= first_ + shown) first_ = static_cast<int8_t>(line_ - shown + 1);
  if (first_ + shown > all) first_ = static_cast<int8_t>(all - shown);
  const int width = list.w - (shown < all ? 8 : 0), star = layout.wide ? 17 : layout.low ? 11 : 13;
  // One size for all names.
  const int room = width - 10 - 8 * star - 16;
  bool small = layout.low;
  for (int c = 0; c < kPuzzleChapters; ++c)
    small = small || Canvas::textWidth(tr(row().puzzles->chapter(c)), kFontBody) > room;
  drawRows(
      app.screen.motion(), canvas, first_, first_ + shown, line_,
      [&](int line) { return makeRect(list.x, list.y + (line - first_) * high, width, high - 3); },
      [&](int line, bool chosen) {
        const int c = chapterAt(line);
        const Rect box = makeRect(list.x, list.y + (line - first_) * high, width, high - 3);
        canvas.fillRoundRect(box, 5, chosen ? Colour(kAccent) : Colour(kStone));
        if (chosen) canvas.fillRoundRect(inset(box, 2), 4, kAccentSoft);
        Phrase number;
        number.add(c + 1);
        const Font& font = small ? kFontSmall : kFontBody;
        drawLine(canvas, makeRect(box.x + 6, box.y, 10, box.h), number, {&font, kInk, Align::Left, true});
        drawLine(canvas, makeRect(box.x + 19, box.y, room, box.h), tr(row().puzzles->chapter(c)),
                 {&font, kInk, Align::Left, true});
        for (int n = 0; n < countOf(c); ++n) {
          drawStar(canvas, makeRect(box.right() - 5 - (kPuzzlesInChapter - n) * star, box.y, star, box.h),
                   starOf(app, c, n), kFontSmall, kStoneDark);
        }
      });
  drawScrollBar(canvas, list, first_, shown, all);
  drawFooter(
      app, canvas,
      {.a = tr(Text::PuzzleOpen), .b = tr(Text::KeyBack), .arrows = tr(Text::PuzzleGame), .moves = kArrows});
}

// Replayed once for each puzzle that the cursor comes to.
const AnyView* PuzzlesScene::position(App& app) {
  const int at = firstOf(chapter_) + number_;
  const Puzzle& puzzle = puzzlesOf(row().game)[static_cast<std::size_t>(at)];
  const auto name = static_cast<int16_t>(at * gamesWithPuzzles() + game_);  // both games have such a number
  if (!app.spare.has(this) || seen_ != name) {
    Seen& seen = *new (app.spare.take(this).data()) Seen;
    seen_ = name;
    const Game& game = *findGame(row().game);
    if (game.init(seen.state, puzzle.setup) != Verdict::Accepted) return nullptr;
    for (const Action action : puzzle.history) {
      settle(game, seen.state);
      if (game.apply(seen.state, action) != Verdict::Accepted) return nullptr;
    }
    settle(game, seen.state);
    game.view(seen.state, puzzle.seat, seen.view);
  }
  return &std::launder(reinterpret_cast<Seen*>(app.spare.of(this).data()))->view;
}

// A tile a puzzle, with the star of what was solved.
void PuzzlesScene::drawNumbers(App& app, Canvas& canvas, const Rect& row8, bool low) {
  const int count = countOf(chapter_), first = firstOf(chapter_);
  const int pitch = row8.w / kPuzzlesInChapter;
  const int left = row8.x + (row8.w - pitch * count) / 2;
  drawRows(
      app.screen.motion(), canvas, 0, count, number_,
      [&](int n) { return makeRect(left + n * pitch + 1, row8.y, pitch - 2, row8.h); },
      [&](int n, bool chosen) {
        const Rect box = makeRect(left + n * pitch + 1, row8.y, pitch - 2, row8.h);
        canvas.fillRoundRect(box, 4, chosen ? Colour(kAccent) : Colour(kStone));
        Phrase number;
        number.add(first + n + 1);
        const PuzzleProgress::Star star = starOf(app, chapter_, n);
        const bool starred = star != PuzzleProgress::Star::None;
        const Colour ink = chosen ? Colour(kOnDark) : Colour(kInk);
        if (starred && low) {
          drawLine(canvas, box, star == PuzzleProgress::Star::Full ? "★" : "☆",
                   {&kFontBody, ink, Align::Centre, true});
          return;
        }
        const int upper = starred ? box.h / 2 : box.h;
        drawLine(canvas, makeRect(box.x, box.y, box.w, upper), number,
                 {starred ? &kFontSmall : &kFontBody, ink, Align::Centre, true});
        if (starred)
          drawStar(canvas, makeRect(box.x, box.y + upper - 1, box.w, box.h - upper), star, kFontSmall, ink);
      });
}

void PuzzlesScene::drawChapter(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  const int count = countOf(chapter_), first = firstOf(chapter_);
  const Puzzle& puzzle = puzzlesOf(row().game)[static_cast<std::size_t>(first + number_)];
  int solved = 0;
  for (int n = 0; n < count; ++n) solved += starOf(app, chapter_, n) != PuzzleProgress::Star::None;
  Phrase title, right;
  title.add(chapter_ + 1).add("  ").add(row().puzzles->chapter(chapter_));
  right.add(Text::FameOf, {solved, count});
  drawTitle(canvas, title, right);
  const AnyView* view = position(app);
  if (!view) return;
  const Rect body = inset(layout.body, 8, 4);
  const int tiles = layout.low ? 22 : 32;
  const Rect row8 = makeRect(body.x, body.bottom() - tiles, body.w, tiles);
  Phrase task;
  if (!layout.low) row().puzzles->you(puzzle, *view, task);
  if (!task.empty()) task.add(" ");
  row().puzzles->task(puzzle, *view, task);
  const Rect above = makeRect(body.x, body.y, body.w, row8.y - body.y - 3);
  // The picture has the room that the words leave.
  const int textHeight = layout.low ? 0 : countLines(task, above.w, kFontBody) * kFontBody.lineHeight;
  const Rect picture = layout.low
                           ? makeRect(above.x, above.y, 84, above.h)
                           : makeRect(above.x + (above.w - 170) / 2, above.y, 170, above.h - textHeight - 2);
  drawCard(canvas, picture);
  if (row().drawGlimpse) row().drawGlimpse(canvas, inset(picture, 1), *view, puzzle.seat);
  const Rect words =
      layout.low ? makeRect(picture.right() + 6, above.y, above.right() - picture.right() - 6, above.h)
                 : makeRect(above.x, picture.bottom() + 2, above.w, textHeight);
  if (layout.low) {
    drawWrappedCentred(canvas, words, task, {&kFontSmall, kInk, Align::Left, true});
  } else {
    drawWrappedCentred(canvas, words, task, {&kFontBody, kInk, Align::Centre, true});
  }
  drawNumbers(app, canvas, row8, layout.low);
  drawFooter(app, canvas, {.a = tr(Text::PuzzleSolve), .b = tr(Text::KeyBack), .moves = kArrows});
}

}  // namespace lucca::ui
