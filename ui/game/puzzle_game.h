// The puzzle being solved: puts its position into the session, answers for the other seats, and judges each try.
#pragma once

#include <cstdint>

#include "base/lent_memory.h"
#include "engine/game/task_search.h"
#include "ui/game/puzzle.h"
#include "ui/game/session.h"

namespace lucca::ui {

class PuzzleGame {
 public:
  enum class Outcome : uint8_t { Open, Right, Wrong };

  // It searches in `spare`, like the computer players.
  explicit PuzzleGame(LentMemory& spare) : spare_(spare) {}

  bool active() const { return puzzle_ != nullptr; }
  // While it is active.
  const Puzzle& puzzle() const { return *puzzle_; }
  Outcome outcome() const { return outcome_; }
  int tries() const { return tries_; }  // tries that were judged
  int hints() const { return hints_; }  // hints that were asked for, 0..2
  int askHint() { return hints_ = static_cast<uint8_t>(hints_ < 2 ? hints_ + 1 : 2); }
  bool told() const { return told_; }  // the task has been shown
  void setTold() { told_ = true; }

  // begin() puts a puzzle into the session, again() puts the same one back to its start. False: the rules of this program do
  // not lead to its position. `plan`: that of the puzzle; the task's seat is the only person.
  bool begin(const Puzzle& puzzle, const Plan& plan, Session& session);
  bool again(Session& session);
  void end() { puzzle_ = nullptr; }
  // How many entries of the history the puzzle began with.
  std::size_t base() const { return puzzle_->history.size(); }

  // Call it at Think, when the seat is to decide, or when the game is over: judges the try if it is decided.
  Outcome judge(const Session& session);
  // Call it at Think: searches for an answer. True: `action` is the answer, or kNoAction if the outcome is known without one.
  bool ponder(const Session& session, int positions, Action& action);
  // Whether another seat answered the judged try. answerAgain() shows that answer again: the session continues from the end
  // of the seat's turn.
  bool answered() const { return turnEnd_ > 0; }
  bool answerAgain(Session& session);
  uint8_t progress() const { return spare_.has(this) ? search().progress() : 0; }

 private:
  bool load(const Plan& plan, Session& session);
  TaskSearch& search() const { return *search_; }
  void decide(Outcome outcome);

  LentMemory& spare_;
  TaskSearch* search_ = nullptr;
  const Puzzle* puzzle_ = nullptr;
  uint16_t turnEnd_ =
      0;  // how many entries there were when the seat's turn ended; 0: it is not over, or no seat answers
  uint32_t searched_ = 0;  // changes of the match that the search is about
  Outcome outcome_ = Outcome::Open;
  uint8_t tries_ = 0, hints_ = 0;
  bool told_ = false;
};

}  // namespace lucca::ui
