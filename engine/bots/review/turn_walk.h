// Walks through a game's history, one entry after the other, and tells the turns apart.
#pragma once

#include <cstddef>
#include <span>

#include "engine/game/game.h"

namespace lucca {

class TurnWalk {
 public:
  // To the beginning, before the first entry. All that is passed must outlive the walk. The history is one that the rules accept.
  void begin(const Game& game, const Setup& setup, std::span<const Action> history);
  // Goes on by one entry and the rules' steps after it. False: there is none.
  bool next();
  // Goes on to the position before a turn, or back to it. False, and at the end, when there is no such turn.
  bool toTurn(std::size_t turn);
  // To the beginning of the turn that is under way in `state`.
  bool toTurnOf(const AnyState& state);
  // Goes on to the end of the turn under way.
  void endTurn();

  const AnyState& state() const { return state_; }
  AnyState& state() { return state_; }  // for who needs the memory; then begin() or toTurn() comes next
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
