// Torri's face of the puzzle book.
#include <iterator>

#include "ui/look/text_box.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/race.h"
#include "ui/torri/row.h"
#include "ui/torri/tray.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr int kPrisonersChapter = 4;  // from 0
constexpr int kDiscRadius = 7;

static_assert(std::size(kPuzzleTorriTexts) == kPuzzleChapters &&
              std::size(kPuzzleTorriTaskTexts) == kPuzzleChapters &&
              std::size(kPuzzleTorriBriefTexts) == kPuzzleChapters);

Seat otherSeat(const Puzzle& puzzle) { return static_cast<Seat>(1 - puzzle.seat); }

// The lots of the bricks that a seat laid since the puzzle began, in order.
template <class Use>
void eachBrick(const Table& table, const PuzzleGame& game, bool own, Use use) {
  int number = 0;
  for (std::size_t i = game.base(); i < table.entries(); ++i) {
    const Action action = table.entry(i);
    if (kindOf(action) == Kind::Place && (table.moverOf(i) == game.puzzle().seat) == own)
      use(++number, action);
  }
}

// "First black d1, then white d2."
void addAnswer(const Table& table, const PuzzleGame& game, Phrase& out) {
  Phrase brick[2];
  int count = 0;
  eachBrick(table, game, false, [&](int number, Action action) {
    count = number;
    if (number <= 2)
      brick[number - 1].add(Text::PuzzleBrick, {brickName(colourOf(action)), lotName(lotOf(action))});
  });
  if (count == 1) out.add(Text::PuzzleAnswerOne, {brick[0]});
  if (count == 2) out.add(Text::PuzzleAnswerTwo, {brick[0], brick[1]});
}

// The number of a brick, on the map.
void drawDisc(Canvas& canvas, int x, int y, int number) {
  canvas.fillCircle(x, y, kDiscRadius, kOnDark);
  canvas.fillCircle(x, y, kDiscRadius - 1, kInk);
  Phrase digits;
  digits.add(number);
  drawLine(canvas, makeRect(x - kDiscRadius, y - kDiscRadius, 2 * kDiscRadius + 1, 2 * kDiscRadius + 1),
           digits, {&kFontSmall, kOnDark, Align::Centre, true});
}

Text chapter(int number) { return kPuzzleTorriTexts[number]; }

void task(const Puzzle& puzzle, const AnyView& view, Phrase& out) {
  const State& state = stateOf(view);
  out.add(kPuzzleTorriTaskTexts[puzzle.chapter],
          {state.size(), brickName(colourOfSeat(state, otherSeat(puzzle)))});
}

void brief(const Puzzle& puzzle, const AnyView& view, Phrase& out) {
  const State& state = stateOf(view);
  out.add(kPuzzleTorriBriefTexts[puzzle.chapter],
          {state.size(), brickName(colourOfSeat(state, otherSeat(puzzle)))});
}

void you(const Puzzle& puzzle, const AnyView& view, Phrase& out) {
  out.add(Text::PuzzleYouAre, {brickName(colourOfSeat(stateOf(view), puzzle.seat))});
}

void hint(const Puzzle& puzzle, Phrase& out) {
  out.add(puzzle.hint, {lotName(puzzle.about[0]), brickName(static_cast<Brick>(puzzle.about[1]))});
}

void right(const Table&, const PuzzleGame& game, TryWords& out) {
  const Puzzle& puzzle = game.puzzle();
  if (game.tries() > 1) {
    out.band.add(Text::PuzzleSolvedTry, {game.tries()});
  } else {
    out.band.add(Text::PuzzleSolved);
  }
  out.first.add(puzzle.idea, {lotName(puzzle.about[0]), brickName(static_cast<Brick>(puzzle.about[1]))});
  if (puzzle.goal == Goal::Win && puzzle.about[2] != kNoLot) {
    out.second.add(Text::PuzzleOnlyLot, {puzzle.of, lotName(puzzle.about[2])});
  } else {
    out.second.add(Text::PuzzleOnlyWay, {puzzle.of});
  }
}

// The part of the goal that is missing in the position at the end of the try.
void wrong(const Table& table, const PuzzleGame& game, TryWords& out) {
  const Puzzle& puzzle = game.puzzle();
  const State& state = stateOf(table);
  const Brick mine = colourOfSeat(state, puzzle.seat), theirs = colourOfSeat(state, otherSeat(puzzle));
  const Standing own = standingOf(state, mine), other = standingOf(state, theirs);
  addAnswer(table, game, out.first);
  const bool lost = state.phase == Phase::Over;
  if (lost && (result(state).winners & seatBit(otherSeat(puzzle)))) {
    out.band.add(Text::PuzzleTheyWin, {brickName(theirs)});
  } else if (puzzle.goal == Goal::Close) {
    out.band.add(Text::PuzzleStillFits);
  } else if (puzzle.chapter == kPrisonersChapter) {
    out.band.add(Text::PuzzleFewPrisoners, {own.prisoners});
  } else if (own.highestTower < state.size()) {
    // An answer was looked for, so there was a tower that would have won: only a struggle takes its floors.
    const bool struck = !out.first.empty() && own.prisoners < state.size();
    out.band.add(struck ? Text::PuzzleStruck : Text::PuzzleFewFloors, {own.highestTower});
  } else {
    out.band.add(Text::PuzzleAsHigh);
  }
  if (out.first.empty()) out.first.add(Text::PuzzleNoAnswer);
  out.second.add(Text::PuzzleStands, {own.highestTower, own.prisoners, other.highestTower, other.prisoners});
}

Rect band(const Table&, const Canvas& canvas) {
  const StageLayout layout = stageLayout(canvas.width(), canvas.height(), kTaskBand);
  return makeRect(layout.city.x, layout.city.y - kTaskBand, layout.city.w, kTaskBand);
}

void drawEnd(const Table& table, const PuzzleGame& game, Canvas& canvas) {
  const Puzzle& puzzle = game.puzzle();
  const bool solved = game.outcome() == PuzzleGame::Outcome::Right;
  const State& state = stateOf(table);
  const StageLayout layout = stageLayout(canvas.width(), canvas.height(), kTaskBand);
  const CityMeasures measures = cityMeasures(layout, state.size());
  const Seat about = puzzle.goal == Goal::Stop && !solved ? otherSeat(puzzle) : puzzle.seat;
  const Brick mine = colourOfSeat(state, about);
  CityMarks marks;
  // The tower that it was about: the player's own, or the other's.
  Lot tower = kNoLot;
  int highest = 1;
  for (Lot lot = nextTower(state, kNoLot, 1), first = lot; lot != kNoLot;) {
    if (colourAt(state, lot) == mine && heightAt(state, lot) > highest) {
      tower = lot;
      highest = heightAt(state, lot);
    }
    lot = nextTower(state, lot, 1);
    if (lot == first) break;
  }
  if (tower != kNoLot) {
    marks.block = blockAt(state, tower);
    marks.blockGround = solved ? kBlockGround : rgb(0xF6CFC8);
    if (solved) marks.flag = tower;
  }
  const Camera camera{};
  drawCity(canvas, {state, measures, camera, marks});
  drawRace(canvas, layout, table, state, puzzle.seat);
  eachBrick(table, game, solved, [&](int number, Action action) {
    const Rect box = measures.lotBox(camera, lotOf(action));
    const int most = layout.city.right() - kDiscRadius - 1;
    drawDisc(canvas, box.right() - 5 < most ? box.right() - 5 : most, box.y + box.h / 2 - 2, number);
  });
  static_cast<void>(drawTrayGround(canvas, layout, state));
}

Rect wordsBox(const Table& table, const Canvas& canvas) {
  const StageLayout layout = stageLayout(canvas.width(), canvas.height(), kTaskBand);
  if (layout.wide) return join(layout.section, layout.tray);
  if (!layout.low) return layout.tray;
  const int top = raceHeight(stateOf(table).players());
  return makeRect(layout.tray.x, top, layout.tray.w, layout.tray.h - top);
}

}  // namespace

const PuzzleFace kTorriPuzzles = {chapter,           task,    brief,   you, right, wrong, hint, band,
                                  /*inTitle=*/false, drawEnd, wordsBox};

}  // namespace lucca::ui
