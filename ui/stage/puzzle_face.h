// How a game shows its puzzles: the words of a task and of how a try went, and the picture in which it ended. A constant of
// the game (GameRow::puzzles).
#pragma once

#include "drawing/canvas.h"
#include "ui/game/puzzle_game.h"
#include "ui/stage/table.h"
#include "ui/words/text.h"

namespace lucca::ui {

// What is said of a try: in the band above the picture, and in two sentences below it; the last one may stay empty.
struct TryWords {
  Phrase band, first, second;
};

class PuzzleFace {
 public:
  // ---- Words
  virtual Text chapter(int number) const = 0;
  // What is to be reached, in a sentence; and in the few words of the band.
  virtual void task(const Puzzle& puzzle, const AnyView& view, Phrase& out) const = 0;
  virtual void brief(const Puzzle& puzzle, const AnyView& view, Phrase& out) const = 0;
  // Which seat the player has; may stay empty.
  virtual void you(const Puzzle&, const AnyView&, Phrase&) const {}
  virtual void right(const Table& table, const PuzzleGame& game, TryWords& out) const = 0;
  virtual void wrong(const Table& table, const PuzzleGame& game, TryWords& out) const = 0;
  // The idea, as a hint before a try.
  virtual void hint(const Puzzle& puzzle, Phrase& out) const = 0;

  // ---- Pictures
  // Where the task is told while it is being solved, and whether that lies in the title bar.
  virtual Rect band(const Table& table, const Canvas& canvas) const = 0;
  virtual bool inTitle() const = 0;
  // The position in which the try ended, all but the band, the words and the bottom line.
  virtual void drawEnd(const Table& table, const PuzzleGame& game, Canvas& canvas) const = 0;
  // Where the words about it are, on their ground.
  virtual Rect wordsBox(const Table& table, const Canvas& canvas) const = 0;

 protected:
  ~PuzzleFace() = default;
};

}  // namespace lucca::ui
