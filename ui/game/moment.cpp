#include "ui/game/moment.h"

#include <cstring>

namespace lucca::ui {

void Walker::start(const Match& match, Seat watcher) {
  match_ = &match;
  watcher_ = watcher;
  index_ = 0;
  state_ = AnyState{};
  if (match.game().init(state_, match.setup()) != Verdict::Accepted) index_ = kMaxHistory;
}

void Walker::startAt(const Match& match, Seat watcher, const AnyState& state, uint16_t index) {
  match_ = &match;
  watcher_ = watcher;
  index_ = index;
  state_ = state;
}

bool Walker::step(Seat& mover, Action& action) {
  const Game& game = match_->game();
  mover = game.toMove(state_);
  if (mover == kOver) return false;
  if (mover == kRules) {
    // Steps after the last entry may not all have been done yet; the walk ends at the match's own position.
    const bool last = index_ >= match_->history().size();
    if (last && std::memcmp(state_.bytes, match_->state().bytes, game.stateSize) == 0) return false;
    action = game.ruleStep(state_);
    return true;
  }
  if (index_ >= match_->history().size()) return false;
  action = match_->history()[index_];
  return true;
}

bool Walker::next(Moment& moment) {
  if (!step(moment.mover, moment.action)) return false;
  const Game& game = match_->game();
  moment.index = index_;
  moment.watcher = watcher_;
  game.view(state_, watcher_, moment.before);
  if (game.apply(state_, moment.action) != Verdict::Accepted) return false;
  game.view(state_, watcher_, moment.after);
  if (moment.mover != kRules) ++index_;
  return true;
}

bool Walker::skip() {
  Seat mover;
  Action action;
  if (!step(mover, action)) return false;
  if (match_->game().apply(state_, action) != Verdict::Accepted) return false;
  if (mover != kRules) ++index_;
  return true;
}

void Walker::skipTo(std::size_t index) {
  while (index_ < index && skip()) {
  }
}

}  // namespace lucca::ui
