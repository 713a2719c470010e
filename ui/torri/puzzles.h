// Torri's face of the puzzle book.
#pragma once

#include "ui/stage/puzzle_face.h"

namespace lucca::ui {

class TorriPuzzles final : public PuzzleFace {
 public:
  Text chapter(int number) const override;
  void task(const Puzzle& puzzle, const AnyView& view, Phrase& out) const override;
  void brief(const Puzzle& puzzle, const AnyView& view, Phrase& out) const override;
  void you(const Puzzle& puzzle, const AnyView& view, Phrase& out) const override;
  void right(const Table& table, const PuzzleGame& game, TryWords& out) const override;
  void wrong(const Table& table, const PuzzleGame& game, TryWords& out) const override;
  void hint(const Puzzle& puzzle, Phrase& out) const override;
  Rect band(const Table& table, const Canvas& canvas) const override;
  bool inTitle() const override { return false; }
  void drawEnd(const Table& table, const PuzzleGame& game, Canvas& canvas) const override;
  Rect wordsBox(const Table& table, const Canvas& canvas) const override;
};
inline constexpr TorriPuzzles kTorriPuzzles;

}  // namespace lucca::ui
