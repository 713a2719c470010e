// A match is a set-up and the list of chance outcomes and decisions since: that list is save, undo, replay and bug
// report at once. The state is always what replaying the list gives.
#pragma once

#include <cstdint>
#include <span>

#include "engine/game/game.h"

namespace lucca {

// Long enough for the longest game the rules allow: Torri on 12 x 12 has 480 turns of two bricks and a switch, and at
// most 96 prisoners.
inline constexpr std::size_t kMaxHistory = 1664;

class Match {
 public:
  // Starts a new game. On BadSetup the match is unchanged.
  Verdict start(const Game& game, const Setup& setup);

  const Game& game() const { return *game_; }
  const Setup& setup() const { return setup_; }
  const AnyState& state() const { return state_; }
  std::span<const Action> history() const { return {history_.begin(), history_.size()}; }

  Seat toMove() const { return game_->toMove(state_); }
  void legal(ActionList& out) const { game_->legal(state_, out); }

  // Applies a decision or a chance outcome and adds it to the history. NotNow while the rules have a step to do.
  Verdict apply(Action action);

  // Does one step of the rules and returns it; kNoAction when it is not the rules' turn. A screen shows each.
  Action step();
  // Does the steps that are due.
  void settle() { lucca::settle(*game_, state_); }

  // Goes back to the first `length` entries of the history, with the rules' steps after them left undone.
  void rewind(std::size_t length);

  uint32_t digest() const { return digestOf(*game_, state_); }

 private:
  const Game* game_ = nullptr;
  Setup setup_{};
  AnyState state_{};
  FixedList<Action, kMaxHistory> history_;
};

}  // namespace lucca
