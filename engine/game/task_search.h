// Looks for an answer that refutes a try at a task: over every decision of the others, and for each of them over everything
// that the task's seat could still decide itself. It works in slices and in fixed memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/game/game.h"

namespace lucca {

class TaskSearch {
 public:
  static constexpr int kDepth = 7;          // decisions with a choice on the way to the end
  static constexpr int kMostChoices = 150;  // of one decision: a city of 6 x 6 has 144 placements
  static constexpr int kMostHints = 16;

  // `state`: another seat than the task's is to move. `first` are decisions to be looked at before all others, at most
  // kMostHints of them: answers that refute most tries.
  void begin(const Game& game, const AnyState& state, const Task& task, std::span<const Action> first);
  // Looks at up to `positions` more. True when it is over.
  bool advance(int positions);

  bool over() const { return depth_ == 0; }
  // When it is over: whether the try fails, and the decision of the seat to move that shows it.
  bool refuted() const { return refuted_; }
  Action refutation() const { return refutation_; }
  // When it is over: one of the decisions that were due.
  Action any() const { return frames_[0].choice[0]; }
  // A line was longer than kDepth or had more choices than kMostChoices, and was left out. No puzzle of the book comes to it.
  bool leftOut() const { return leftOut_; }
  uint32_t positions() const { return positions_; }
  uint8_t progress() const;  // in percent

 private:
  struct Frame {
    AnyState state;
    Action choice[kMostChoices];
    uint8_t count, next;
    bool own;  // the task's seat decides
  };
  enum class Value : uint8_t { Holds, Refuted, Unknown };

  Value descend();
  void push(Seat mover);
  void order(Frame& frame) const;
  void deliver(Value value);

  const Game* game_ = nullptr;
  Task task_;
  AnyState state_;  // the position that is looked at
  ActionList legal_;
  Frame frames_[kDepth];
  Action first_[kMostHints];  // the given ones, then those that refuted last
  uint8_t hints_ = 0, given_ = 0, youngest_ = 0;
  int8_t depth_ = 0;
  bool refuted_ = false, leftOut_ = false;
  Action refutation_ = kNoAction;
  uint32_t positions_ = 0;
};

}  // namespace lucca
