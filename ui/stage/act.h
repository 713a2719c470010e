// An act: the animation of a moment on the stage, in beats one after another or side by side. The times of beats are those
// of normal speed in ms; slow speed stretches them, and at instant speed there are no acts. Any key ends an act and does
// nothing else. The clock is the screen's Motion: the code that draws asks how far the beats are, and says which area they
// touch.
#pragma once

#include "ui/game/session.h"
#include "ui/look/motion.h"
#include "ui/stage/acts.h"

namespace lucca::ui {

// Begins an act of `ms`; at instant speed, or without length, nothing moves.
void beginAct(Motion& motion, uint32_t nowMs, Speed speed, Action action, uint32_t ms);
// Begins the act of a moment; returns how long the moment is on display at that speed, in ms.
uint32_t beginMoment(Motion& motion, uint32_t nowMs, Speed speed, const Acts& acts, const Moment& moment);

// Part of an act.
struct Beat {
  int from, lasts;

  constexpr int end() const { return from + lasts; }
};

class Act {
 public:
  explicit Act(Motion& motion) : motion_(motion) {}

  bool playing() const { return motion_.acting(); }
  int told() const { return motion_.told(); }  // ms since its beginning
  bool begun(const Beat& beat) const { return told() >= beat.from; }
  bool done(const Beat& beat) const { return told() >= beat.end(); }
  bool during(const Beat& beat) const { return begun(beat) && !done(beat); }
  // How far the beat is, 0..Motion::kWhole: steadily, or fast at first.
  int part(const Beat& beat) const { return partAt(told(), beat); }
  int eased(const Beat& beat) const { return easedAt(told(), beat); }
  // The value between `from` and `to` at this time: way() slows down towards `to`, count() is steady.
  int way(const Beat& beat, int from, int to) const { return wayAt(told(), beat, from, to); }
  int count(const Beat& beat, int from, int to) const;
  // The place of a thing that goes from one place to another and keeps its size, while nothing else changes.
  Rect carries(const Beat& beat, const Rect& from, const Rect& to) const;
  // The beat changes nothing outside of `area`: it is drawn again while the beat lasts, and once more after it.
  void covers(const Beat& beat, const Rect& area) const;
  // The whole act changes nothing outside of `area`.
  void covers(const Rect& area) const { motion_.covers(area); }

 private:
  static int partAt(int told, const Beat& beat);
  static int easedAt(int told, const Beat& beat);
  static int wayAt(int told, const Beat& beat, int from, int to);

  Motion& motion_;
};

}  // namespace lucca::ui
