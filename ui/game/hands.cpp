#include "ui/game/hands.h"

#include <algorithm>

namespace lucca::ui {

void Hands::begin(const PlayedMatch& match) {
  holder_ = -1;
  open_ = match.plan().persons() == 0 || match.game().secret == nullptr;
  away_ = 0;
  watchedFrom_ = 0;
  looksAt_ = kMaxHistory;
  seen_ = {};
}

// The only person has watched from the start, others begin to.
void Hands::take(const PlayedMatch& match, Seat seat) {
  const bool same = seat == holder_ || (holder_ < 0 && match.plan().persons() == 1);
  if (!same) missedLast(match);
  holder_ = seat;
}

void Hands::putDown(const PlayedMatch& match) {
  holder_ = -1;
  missedLast(match);
}

void Hands::missedLast(const PlayedMatch& match) {
  watchedFrom_ = static_cast<uint16_t>(match.history().size());
}

void Hands::seeTheEnd(const PlayedMatch& match) {
  if (holder_ >= 0 || match.nextDecider() != kOver) return;
  for (std::size_t i = match.history().size(); i > 0 && holder_ < 0; --i) {
    const Seat mover = match.mover(i - 1);
    if (mover >= 0 && match.plan().isPerson(mover)) holder_ = mover;
  }
}

bool Hands::hasNews(const PlayedMatch& match, Seat seat) const {
  if (match.secret()) return false;
  const bool watched = seat == holder_ || match.plan().persons() == 1;
  const std::size_t size = match.history().size(),
                    end = watched ? std::min<std::size_t>(watchedFrom_, size) : size;
  for (std::size_t i = seenBy(seat); i < end; ++i) {
    if (match.mover(i) >= 0 && match.mover(i) != seat) return true;
  }
  return false;
}

void Hands::sawAll(const PlayedMatch& match, Seat seat) {
  seen_[static_cast<std::size_t>(seat)] = static_cast<uint16_t>(match.history().size());
}

void Hands::sawLast(const PlayedMatch& match) {
  if (holder_ < 0) return;
  for (std::size_t i = seenBy(holder_); i + 1 < match.history().size(); ++i) {
    if (match.mover(i) >= 0 && match.mover(i) != holder_) return;
  }
  sawAll(match, holder_);
}

void Hands::forget(const PlayedMatch& match, Seat seat) {
  uint16_t& seen = seen_[static_cast<std::size_t>(seat)];
  seen = std::min(seen, static_cast<uint16_t>(match.history().size()));
  watchedFrom_ = std::min(watchedFrom_, static_cast<uint16_t>(match.history().size()));
}

}  // namespace lucca::ui
