// The goal of a seat in a puzzle, against every answer of the others. A game judges a position by it (Game::judge).
#pragma once

#include <cstdint>

#include "engine/game/seat.h"

namespace lucca {

enum class Goal : uint8_t {
  Win,    // to be the only winner: at once, or when the seat's next turn begins
  Stop,   // that no other seat wins when the next turn begins
  Close,  // to be the only winner with this very turn
};

struct Task {
  Seat seat = 0;
  Goal goal = Goal::Win;
  // False: a turn that threatens nothing counts as missed without a look at the answers. True: only the rules decide. The
  // proofs of the puzzles use true, and check that both agree there.
  bool exact = false;
};

// Of a position after the seat's first decision.
enum class TaskState : uint8_t {
  Turn,     // open: the seat's own turn is not over
  Answers,  // open: its turn is over, and others answer
  Reached,  // the seat has what it was to reach
  Missed,   // the seat can no longer reach it
};
constexpr bool isOpen(TaskState judged) { return judged <= TaskState::Answers; }

}  // namespace lucca
