// Walks through a game's history, one entry after the other, and tells the turns apart.
#pragma once

#include <cstddef>
#include <span>

#include "engine/game/game.h"

namespace lucca {

class TurnWalk {
 public:
  // Goes to the beginning, before the first entry. All arguments must outlive the walk. The rules must accept the history.
  void begin(const Game& game, const Setup& setup, std::span<const Action> history);
  // Advances by one entry and the rules' steps after it. False: there is none.
  bool next();
  // Goes forward or back to the position before a turn. False, and at the end, when there is no such turn.
  bool toTurn(std::size_t turn);
  // Goes to the beginning of the turn that is under way in `state`.
  bool toTurnOf(const AnyState& state);
  // Advances to the end of the turn under way.
  void endTurn();

  const AnyState& state() const { return state_; }
  AnyState& state() { return state_; }  // for callers that need the memory; begin() or toTurn() must follow
  const Game& game() const { return *game_; }
  std::span<const Action> history() const { return history_; }
  std::size_t position() const { return position_; }  // entries passed
  int turn() const;                                   // under way; -1: none
  Seat seat() const { return game_->toMove(state_); }

 private:
  const Game* game_ = nullptr;
  const Setup* setup_ = nullptr;
  std::span<const Action> history_;
  std::size_t position_ = 0;
  AnyState state_;
};

}  // namespace lucca
