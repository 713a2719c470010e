#include "drivers/key_edges.h"

namespace lucca {

PadSet KeyEdges::next(uint32_t nowMs, PadSet down, PadSet fell) {
  if (!started_) {
    started_ = true;
    last_ = down;
    lastMs_ = nowMs;
    changedAt_.fill(nowMs - kSteadyMs);
    fell = 0;  // from before the pins were pulled up
  }
  // Most calls: nothing happened.
  if (down == last_ && fell == 0 && again_ == 0) {
    lastMs_ = nowMs;
    return down;
  }
  if (nowMs - againAt_ >= kAgainMs) again_ = 0;
  if (nowMs - againAt_ <= kLongMs) again_ &= down;  // else the end of the step met the bounce of a release
  PadSet seen = down | again_;
  for (int i = 0; i < kPads; ++i) {
    const PadSet bit = padBit(static_cast<Pad>(i));
    const bool changed = ((down ^ last_) & bit) != 0;
    const bool trusted = nowMs - lastMs_ > kLongMs && lastMs_ - changedAt_[i] >= kSteadyMs;
    const bool missed = !changed && (fell & bit) != 0 && trusted;
    if (missed) seen ^= bit;
    if (missed && (down & bit) != 0) {
      again_ |= bit;
      againAt_ = nowMs;
    }
    if (!changed && !missed && (fell & bit) != 0) ++ignored_;
    if (changed || missed) changedAt_[i] = nowMs;
  }
  last_ = down;
  lastMs_ = nowMs;
  return seen;
}

}  // namespace lucca
