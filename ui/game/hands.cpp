#include "ui/game/hands.h"

#include <algorithm>

namespace lucca::ui {

void Hands::begin(const PlayedMatch& match) {
  holder_ = -1;
  open_ = match.plan().persons() == 0;
  seen_ = {};
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
  for (std::size_t i = seenBy(seat); i < match.history().size(); ++i) {
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
}

}  // namespace lucca::ui
