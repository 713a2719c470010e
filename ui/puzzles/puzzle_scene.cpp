#include "ui/puzzles/puzzle_scene.h"

#include "ui/look/text_box.h"
#include "ui/puzzles/puzzle_band.h"
#include "ui/stage/game_row.h"
#include "ui/stage/stage_bars.h"
#include "ui/stage/table_of.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

namespace {

using Outcome = PuzzleGame::Outcome;

int indexOf(const Puzzle& puzzle) { return static_cast<int>(&puzzle - puzzlesOf(puzzle.setup.game).data()); }

// Draws the lines of a text one below the other; how many there are.
int drawLines(Canvas& canvas, const Rect& room, int top, int pitch, std::string_view words, Colour colour) {
  LineBreaker breaker(words, room.w, kFontSmall);
  std::string_view line;
  int count = 0;
  while (breaker.next(line)) {
    drawLine(canvas, makeRect(room.x, top + count * pitch, room.w, pitch), line,
             {&kFontSmall, colour, Align::Left, true});
    ++count;
  }
  return count;
}

// As much of what is to be said as the box holds: both sentences, the first, or the second.
void drawWords(Canvas& canvas, const Rect& box, std::string_view first, std::string_view second) {
  constexpr int kClosest = 12;  // of two lines, in pixels
  const bool narrow = box.w < 120;
  const Rect room = inset(box, narrow ? 3 : 6, 1);
  const auto lines = [&](std::string_view words) {
    return words.empty() ? 0 : countLines(words, room.w, kFontSmall);
  };
  const int most = room.h / (narrow ? kFontSmall.lineHeight : kClosest);
  if (lines(first) + lines(second) > most) (lines(first) <= most ? second : first) = {};
  const int count = lines(first) + lines(second);
  if (count == 0 || count > most) return;
  const int pitch = room.h / count < kFontSmall.lineHeight ? room.h / count : kFontSmall.lineHeight;
  const int top = room.y + (narrow ? 2 : (room.h - count * pitch) / 2);
  const int used = first.empty() ? 0 : drawLines(canvas, room, top, pitch, first, kInk);
  if (!second.empty()) drawLines(canvas, room, top + used * pitch, pitch, second, kInkSoft);
}

// The next decision of the solution, if all decisions so far are of it; else all is taken back, and it is the first.
Action nextMove(App& app) {
  Session& session = app.game.session();
  const Puzzle& puzzle = app.game.puzzle().puzzle();
  std::size_t at = 0;
  for (std::size_t i = app.game.puzzle().base(); i < session.match().history().size(); ++i) {
    if (session.match().mover(i) != puzzle.seat) continue;
    if (at < puzzle.solution.size() && session.match().history()[i] == puzzle.solution[at]) {
      ++at;
    } else {
      at = puzzle.solution.size();
    }
  }
  if (at < puzzle.solution.size()) return puzzle.solution[at];
  static_cast<void>(app.game.puzzle().again(session));
  return puzzle.solution[0];
}

}  // namespace

void PuzzleScene::enter(App& app) {
  PuzzleGame& game = app.game.puzzle();
  if (!game.active()) return app.go.back();
  const Puzzle& puzzle = game.puzzle();
  view_ = !game.told() ? View::Task : View::Hint;
  if (game.outcome() == Outcome::Wrong) view_ = View::Wrong;
  if (game.outcome() == Outcome::Right) view_ = View::Right;
  if (view_ == View::Right) {
    app.game.progress().solve(puzzle.setup.game, puzzle.place, game.hints() > 0);
    app.tell.sound(Sound::Victory);
  }
  if (view_ == View::Wrong) app.tell.sound(Sound::Undo);
  if (view_ == View::Hint && game.hints() == 2) {
    const Action move = nextMove(app);
    const Table table = tableOf(app);
    if (!table.deciding() || table.check(move) != Verdict::Accepted) return;
    app.stage().decision(table).begin(table);
    app.stage().decision(table).pointAt(table, move);
  }
}

void PuzzleScene::event(App& app, const Event& event) {
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    return view_ == View::Hint ? app.go.back() : leavePuzzle(app);
  }
  if (event.is(Button::A)) {
    app.tell.sound(Sound::Confirm);
    return goOn(app);
  }
  const int step = event.is(Button::Left) ? -1 : event.is(Button::Right) ? 1 : 0;
  if (view_ == View::Task && step != 0) return turn(app, step);
  if (view_ == View::Wrong && step < 0 && app.game.puzzle().answerAgain(app.game.session())) {
    app.tell.sound(Sound::Confirm);
    return app.go.back();
  }
  app.tell.refuse(view_ == View::Task ? Text::PuzzleHereTask : Text::DialogOnly);
}

// Another puzzle of the game, without going back to the book.
void PuzzleScene::turn(App& app, int step) {
  const Puzzle& now = app.game.puzzle().puzzle();
  const std::span<const Puzzle> all = puzzlesOf(now.setup.game);
  const int count = static_cast<int>(all.size()), at = (indexOf(now) + step + count) % count;
  if (!beginPuzzle(app, all[static_cast<std::size_t>(at)])) return leavePuzzle(app);
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void PuzzleScene::goOn(App& app) {
  PuzzleGame& game = app.game.puzzle();
  game.setTold();
  if (view_ == View::Right) return next(app);
  if (view_ == View::Wrong && !game.again(app.game.session())) return leavePuzzle(app);
  app.go.back();
}

void PuzzleScene::next(App& app) {
  const Puzzle& now = app.game.puzzle().puzzle();
  const int at = nextOpen(app, now.setup.game, indexOf(now));
  if (at < 0 || !beginPuzzle(app, puzzlesOf(now.setup.game)[static_cast<std::size_t>(at)]))
    return leavePuzzle(app);
  view_ = View::Task;
  app.screen.redraw();
}

void PuzzleScene::draw(App& app, Canvas& canvas) {
  if (!app.game.puzzle().active()) return canvas.fill(kPaper);
  makeRoomForTask(app);
  if (view_ > View::Hint) return drawOutcome(app, canvas);
  drawStage(app, canvas);
  drawTask(app, canvas);
  view_ == View::Task ? drawTaskCard(app, canvas) : drawHint(app, canvas);
}

// A function of its own, because the stage's pictures need the most stack of all.
void PuzzleScene::drawStage(App& app, Canvas& canvas) const { app.stage().draw(tableOf(app), canvas, 0); }

// A card over the middle of the stage.
void PuzzleScene::drawTaskCard(App& app, Canvas& canvas) const {
  const Table table = tableOf(app);
  const Puzzle& puzzle = app.game.puzzle().puzzle();
  const PuzzleFace& face = faceOf(app);
  const bool low = isLow(canvas);
  Phrase chapter, task;
  chapter.add(puzzle.chapter + 1).add(" ").add(face.chapter(puzzle.chapter));
  face.you(puzzle, table.view(), task);
  if (!task.empty()) task.add(" ");
  face.task(puzzle, table.view(), task);
  const Font& font = low ? kFontSmall : sized(kFontBody);
  const int width = canvas.width() - 24, lines = countLines(task, width, font);
  const int height = kFontSmall.lineHeight + lines * font.lineHeight + 14;
  const Rect card = makeRect(0, (canvas.height() - height) / 2, canvas.width(), height);
  canvas.words().part(ScreenPart::Note, card);
  canvas.fillRect(card, kInk);
  canvas.fillRect(makeRect(0, card.y + 2, card.w, card.h - 4), kOnDark);
  drawLine(canvas, makeRect(12, card.y + 6, width, kFontSmall.lineHeight), chapter,
           {&kFontSmall, kInkSoft, Align::Left, true});
  drawWrapped(canvas, makeRect(12, card.y + 6 + kFontSmall.lineHeight, width, lines * font.lineHeight), task,
              {&font, kInk, Align::Left, true});
  drawKeys(app, canvas, Text::PuzzleBegin, kLeftRight);
}

void PuzzleScene::drawHint(App& app, Canvas& canvas) const {
  const Table table = tableOf(app);
  const PuzzleGame& game = app.game.puzzle();
  const PuzzleFace& face = faceOf(app);
  Phrase idea, words;
  face.hint(game.puzzle(), idea);
  if (game.hints() == 1) {
    words.add(Text::PuzzleHintOne, {idea});
  } else {
    words.add(Text::PuzzleHintTwo);
  }
  // Where the usual box is too small for it, over the foot of the stage.
  Rect box = face.wordsBox(table, canvas);
  const int lines = countLines(words, canvas.width() - 12, kFontSmall);
  if (isLow(canvas)) {
    const int high = lines * kFontSmall.lineHeight + 4, foot = app.stage().room(canvas).footer;
    box = makeRect(0, canvas.height() - foot - high, canvas.width(), high);
  }
  canvas.words().part(ScreenPart::Caption, box);
  canvas.fillRect(box, kAccentSoft);
  canvas.fillRect(makeRect(box.x, box.y, box.w, 1), kAccent);
  drawWords(canvas, box, words, tr(Text::PuzzleHollow));
  drawKeys(app, canvas, Text::KeyGoOn, 0);
}

void PuzzleScene::drawOutcome(App& app, Canvas& canvas) const {
  const Table table = tableOf(app);
  const PuzzleGame& game = app.game.puzzle();
  const PuzzleFace& face = faceOf(app);
  const bool right = view_ == View::Right;
  TryWords words;
  if (right) {
    face.right(table, game, words);
  } else {
    face.wrong(table, game, words);
  }
  face.drawEnd(table, game, canvas);
  Rect band = face.band(table, canvas);
  if (face.inTitle) band.w = static_cast<int16_t>(canvas.width());
  canvas.words().part(ScreenPart::Title, band);
  canvas.fillRect(band, right ? Colour(kAccent) : Colour(kWarning));
  const int corner = face.inTitle ? cornerOf(canvas.height()) : 0;
  const Rect head = makeRect(band.x + 5 + corner, band.y + corner, band.w - 10 - 2 * corner, band.h - corner);
  if (right) {
    const bool hinted = game.hints() > 0;
    drawLine(canvas, makeRect(head.x, head.y, 16, head.h), hinted ? "☆" : "★",
             {&kFontBody, hinted ? Colour(kOnDark) : rgb(0xFAD03B), Align::Left, true});
  } else {
    drawLine(canvas, makeRect(head.x, head.y, 16, head.h), "✗", {&kFontBody, kOnDark, Align::Left, true});
  }
  const Rect room = makeRect(head.x + 18, head.y, head.w - 18, head.h);
  drawLine(canvas, room, words.band,
           {&fitting(words.band, room.w, kFontBody, kFontSmall), kOnDark, Align::Left, true});
  const Rect box = face.wordsBox(table, canvas);
  canvas.words().part(ScreenPart::Caption, box);
  canvas.fillRect(box, face.inTitle ? Colour(kStone) : Colour(kPaper));
  drawWords(canvas, box, words.first, words.second);
  const bool answered = !right && game.answered();
  drawKeys(app, canvas, right ? Text::PuzzleNext : Text::PuzzleAgain,
           answered ? buttonBit(Button::Left) : ButtonSet{0});
}

void PuzzleScene::drawKeys(App& app, Canvas& canvas, Text a, ButtonSet moves) const {
  const int high = app.stage().room(canvas).footer, corner = cornerOf(canvas.height());
  const Rect footer = makeRect(0, canvas.height() - high, canvas.width(), high);
  const int margin = 5 + corner;
  drawBottomLine(
      tableOf(app), canvas, footer,
      makeRect(margin, footer.y + 1, footer.w - 2 * margin, footer.h - 1 - corner),
      {.a = tr(a), .b = tr(view_ == View::Hint ? Text::KeyBack : Text::PuzzleBook), .moves = moves});
}

}  // namespace lucca::ui
