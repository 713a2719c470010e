#include "ui/look/motion.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kAheadMs = 16;  // the first picture already shows that something moves
// A cursor that wraps round to the other end of its list would cross everything: it jumps.
constexpr int kFarthest = 100;
constexpr int kRing = 4;  // pixels that a cursor's ring reaches beyond its box

int distance(const Rect& a, const Rect& b) {
  const int x = a.x < b.x ? b.x - a.x : a.x - b.x, y = a.y < b.y ? b.y - a.y : a.y - b.y;
  return x > y ? x : y;
}

Rect widened(const Rect& r, int by) { return makeRect(r.x - by, r.y - by, r.w + 2 * by, r.h + 2 * by); }

// 0..kWhole, fast at first.
int eased(uint32_t passed, uint32_t lasts) {
  if (passed >= lasts) return Motion::kWhole;
  const int left = Motion::kWhole - static_cast<int>(passed) * Motion::kWhole / static_cast<int>(lasts);
  return Motion::kWhole - left * left / Motion::kWhole;
}

}  // namespace

void Motion::start(Kind kind, uint32_t nowMs, uint32_t lasts) {
  kind_ = kind;
  lasts_ = static_cast<uint16_t>(lasts);
  startedAt_ = nowMs - kAheadMs;
  frameAt_ = nowMs;
  eased_ = static_cast<int16_t>(eased(kAheadMs, lasts));
  area_ = Rect{};
  drawn_ = last_ = false;
}

void Motion::happen(uint32_t nowMs, Action action) {
  start(Kind::Happen, nowMs, kHappenMs);
  action_ = action;
}

void Motion::act(uint32_t nowMs, Action action, uint32_t lastsMs, uint32_t toldMs) {
  start(Kind::Act, nowMs, lastsMs);
  action_ = action;
  toldMs_ = static_cast<uint16_t>(toldMs);
  tell(kAheadMs);
}

void Motion::tell(uint32_t passed) {
  if (acting()) told_ = static_cast<int>(passed * toldMs_ / lasts_);
}

void Motion::glide(uint32_t nowMs) {
  start(Kind::Glide, nowMs, kGlideMs);
  for (int i = 0; i < kSlots; ++i) from_[i] = stands_[i];
}

void Motion::forget() {
  stop();
  liftCursors();
}

uint32_t Motion::waits(uint32_t nowMs) const {
  const uint32_t passed = nowMs - frameAt_;
  return !running() || last_ || passed >= kFrameMs ? 0 : kFrameMs - passed;
}

bool Motion::next(uint32_t nowMs) {
  if (!running() || (!last_ && nowMs - frameAt_ < kFrameMs)) return false;
  frameAt_ = nowMs;
  drawn_ = true;
  eased_ = static_cast<int16_t>(eased(nowMs - startedAt_, lasts_));
  tell(nowMs - startedAt_);
  if (!last_ && nowMs - startedAt_ < lasts_) {
    // The last picture may change all over and be long on the wire: it begins as soon as this one is drawn.
    last_ = lasts_ - (nowMs - startedAt_) < kFrameMs * 3 / 2;
    return true;
  }
  // After an act the stage says something else.
  if (acting()) area_ = Rect{0, 0, INT16_MAX, INT16_MAX};
  stop();
  return true;
}

Rect Motion::cursor(const Rect& target, int slot) {
  stands_[slot] = target;
  const Rect& from = from_[slot];
  if (kind_ != Kind::Glide || from.empty() || from == target || distance(from, target) > kFarthest)
    return target;
  widen(widened(join(from, target), kRing));
  const auto between = [&](int a, int b) { return b + (a - b) * (kWhole - eased_) / kWhole; };
  return makeRect(between(from.x, target.x), between(from.y, target.y), between(from.w, target.w),
                  between(from.h, target.h));
}

void Wipe::start(uint32_t nowMs, bool forwards) {
  startedAt_ = nowMs - kAheadMs;
  forwards_ = forwards;
  running_ = true;
  columns_ = 0;
}

bool Wipe::next(uint32_t nowMs, int width) {
  if (!running_) return false;
  const uint32_t passed = nowMs - startedAt_;
  running_ = passed < kWipeMs;
  const int part = running_ ? static_cast<int>(passed) : static_cast<int>(kWipeMs);
  const int16_t columns = static_cast<int16_t>(width * part / static_cast<int>(kWipeMs) / kStrip * kStrip);
  const bool more = !running_ || columns > columns_;
  columns_ = columns;
  return more;
}

Rect Wipe::visible(int width, int height) const {
  if (!running_) return makeRect(0, 0, width, height);
  return makeRect(forwards_ ? width - columns_ : 0, 0, columns_, height);
}

}  // namespace lucca::ui
