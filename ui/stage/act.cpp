#include "ui/stage/act.h"

namespace lucca::ui {

namespace {

// The longest usual time from one picture to the next: a beat requests its area this long before it begins and after it ends.
constexpr int kPictureMs = 60;

}  // namespace

void beginAct(Motion& motion, uint32_t nowMs, Speed speed, Action action, uint32_t ms) {
  if (speed == Speed::Instant || ms == 0) return motion.stop();
  motion.act(nowMs, action, speed == Speed::Slow ? ms * 8 / 5 : ms, ms);
}

uint32_t beginMoment(Motion& motion, uint32_t nowMs, Speed speed, const Acts& acts, const Moment& moment) {
  const uint32_t act = acts.actMs(moment), whole = act + acts.stayMs(moment);
  beginAct(motion, nowMs, speed, moment.action, act);
  return speed == Speed::Slow ? whole * 8 / 5 : whole;
}

int Act::partAt(int told, const Beat& beat) {
  if (told < beat.from) return 0;
  if (told >= beat.end()) return Motion::kWhole;
  return (told - beat.from) * Motion::kWhole / beat.lasts;
}

int Act::easedAt(int told, const Beat& beat) {
  const int left = Motion::kWhole - partAt(told, beat);
  return Motion::kWhole - left * left / Motion::kWhole;
}

int Act::wayAt(int told, const Beat& beat, int from, int to) {
  return to + (from - to) * (Motion::kWhole - easedAt(told, beat)) / Motion::kWhole;
}

// The next picture must draw where it is now, and wherever it may be by then.
Rect Act::carries(const Beat& beat, const Rect& from, const Rect& to) const {
  const auto at = [&](int told) {
    return makeRect(wayAt(told, beat, from.x, to.x), wayAt(told, beat, from.y, to.y), from.w, from.h);
  };
  const Rect now = at(told());
  covers(beat, join(now, at(told() + kPictureMs)));
  return now;
}

int Act::count(const Beat& beat, int from, int to) const {
  return from + (to - from) * part(beat) / Motion::kWhole;
}

void Act::covers(const Beat& beat, const Rect& area) const {
  if (told() >= beat.from - kPictureMs && told() < beat.end() + kPictureMs) motion_.covers(area);
}

}  // namespace lucca::ui
