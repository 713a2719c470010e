// A puzzle of the book: a position of a game and the goal of a seat. The build makes the table of them from
// assets/puzzles; host_tests/puzzles proves each.
#pragma once

#include <cstdint>
#include <span>

#include "engine/game/action.h"
#include "engine/game/setup.h"
#include "engine/game/task.h"
#include "ui/words/text.h"

namespace lucca::ui {

inline constexpr int kPuzzleChapters = 6, kPuzzlesInChapter = 8;
inline constexpr int kPuzzlePlaces = 64;  // where stars are kept, of a game: more than it has puzzles now

struct Puzzle {
  Setup setup;
  std::span<const Action> history;   // leads to the position; then the task's seat is to move
  std::span<const Action> solution;  // decisions of the seat that reach the goal, in order
  std::span<const Action> answers;   // decisions of the others that refute most tries
  Seat seat;
  Goal goal;
  uint8_t chapter, number;  // from 0; the number in its chapter
  uint8_t place;            // where its star is kept, whatever chapter and number it has
  uint8_t ways;             // that reach the goal
  uint16_t of;              // how many tries there are: lots or turns in Torri, turns in Palazzi
  uint8_t reach;            // Palazzi: the points that win; 0: points alone do not decide
  uint8_t about[3];         // what the idea speaks of (tools/puzzles/candidate.h)
  Text idea, hint;          // idea: shown when the puzzle is solved; hint: shown before

  Task task() const { return {seat, goal, false}; }
};

// Of a game, chapter by chapter; none: it has no puzzles.
std::span<const Puzzle> puzzlesOf(GameId game);

}  // namespace lucca::ui
