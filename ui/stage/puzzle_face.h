// How a game shows its puzzles: the words of a task and of how a try went, and the picture in which it ended. Each
// game has one (GameRow::puzzles). No function is null.
#pragma once

#include "drawing/canvas.h"
#include "ui/game/puzzle_game.h"
#include "ui/stage/table.h"
#include "ui/words/text.h"

namespace lucca::ui {

// The words about a try: in the band above the picture, and in two sentences below it; the last one may stay empty.
struct TryWords {
  Phrase band, first, second;
};

struct PuzzleFace {
  // ---- Words
  Text (*chapter)(int number);
  // The goal, in a sentence; and in the few words of the band.
  void (*task)(const Puzzle& puzzle, const AnyView& view, Phrase& out);
  void (*brief)(const Puzzle& puzzle, const AnyView& view, Phrase& out);
  // Which seat the player has; may add nothing.
  void (*you)(const Puzzle& puzzle, const AnyView& view, Phrase& out);
  void (*right)(const Table& table, const PuzzleGame& game, TryWords& out);
  void (*wrong)(const Table& table, const PuzzleGame& game, TryWords& out);
  // The idea, as a hint before a try.
  void (*hint)(const Puzzle& puzzle, Phrase& out);

  // ---- Pictures
  // Where the task is told while it is being solved, and whether that lies in the title bar.
  Rect (*band)(const Table& table, const Canvas& canvas);
  bool inTitle;
  // The position in which the try ended, all but the band, the words and the bottom line.
  void (*drawEnd)(const Table& table, const PuzzleGame& game, Canvas& canvas);
  // Where the words about it are, on their ground.
  Rect (*wordsBox)(const Table& table, const Canvas& canvas);
};

}  // namespace lucca::ui
