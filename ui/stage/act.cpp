#include "ui/stage/act.h"

namespace lucca::ui {

namespace {

// Pictures follow each other in about this time at the slowest: a beat asks for its area so much before it begins, and
// goes on asking so long after its end.
constexpr int kPictureMs = 60;

}  // namespace

void beginAct(Motion& motion, uint32_t nowMs, Speed speed, Action action, uint32_t ms) {
  if (speed == Speed::Instant || ms == 0) return motion.stop();
  motion.act(nowMs, action, speed == Speed::Slow ? ms * 8 / 5 : ms, ms);
}

int Act::part(const Beat& beat) const {
  if (!begun(beat)) return 0;
  if (done(beat)) return Motion::kWhole;
  return (told() - beat.from) * Motion::kWhole / beat.lasts;
}

int Act::eased(const Beat& beat) const {
  const int left = Motion::kWhole - part(beat);
  return Motion::kWhole - left * left / Motion::kWhole;
}

int Act::way(const Beat& beat, int from, int to) const {
  return to + (from - to) * (Motion::kWhole - eased(beat)) / Motion::kWhole;
}

int Act::count(const Beat& beat, int from, int to) const {
  return from + (to - from) * part(beat) / Motion::kWhole;
}

void Act::covers(const Beat& beat, const Rect& area) const {
  if (told() >= beat.from - kPictureMs && told() < beat.end() + kPictureMs) motion_.covers(area);
}

}  // namespace lucca::ui
