#include "engine/bots/review/turn_walk.h"

#include "engine/bots/review/judges.h"

namespace lucca {

void TurnWalk::begin(const Game& game, const Setup& setup, std::span<const Action> history) {
  game_ = &game;
  setup_ = &setup;
  history_ = history;
  position_ = 0;
  static_cast<void>(game.init(state_, setup));
  settle(game, state_);
}

bool TurnWalk::next() {
  if (position_ == history_.size()) return false;
  if (game_->apply(state_, history_[position_]) != Verdict::Accepted) return false;
  ++position_;
  settle(*game_, state_);
  return true;
}

int TurnWalk::turn() const { return findJudge(game_->id)->turnOf(state_) - 1; }

bool TurnWalk::toTurn(std::size_t turn) {
  begin(*game_, *setup_, history_);
  while (this->turn() != static_cast<int>(turn)) {
    if (!next()) return false;
  }
  return true;
}

bool TurnWalk::toTurnOf(const AnyState& state) {
  return toTurn(static_cast<std::size_t>(findJudge(game_->id)->turnOf(state)) - 1);
}

void TurnWalk::endTurn() {
  const int now = turn();
  while (turn() == now) {
    if (!next()) return;
  }
}

}  // namespace lucca
