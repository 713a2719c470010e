#include "ui/game/showing.h"

namespace lucca::ui {

void Showing::happened(const PlayedMatch& match, const Hands& hands, Seat mover, Action action) {
  const std::size_t size = match.history().size();
  moment_.mover = mover;
  moment_.action = action;
  moment_.index = static_cast<uint16_t>(mover >= 0 ? size - 1 : size);
  moment_.watcher = hands.watcher();
  moment_.after = hands.view();
}

void Showing::display(uint32_t nowMs, Speed speed) {
  ++count_;
  waitsForKey_ = speed == Speed::Slow;
  until_ = nowMs + (moment_.mover >= 0 ? kMoveShownMs : kStepShownMs);
}

void Showing::foretell(const PlayedMatch& match, const Hands& hands, Seat seat, Action action) {
  moment_.before = hands.view();
  happened(match, hands, seat, action);
  moment_.index = static_cast<uint16_t>(match.history().size());
  if (!match.preview(action, hands.watcher(), moment_.after)) moment_.after = hands.view();
}

}  // namespace lucca::ui
