// Lets the coach of the seat look at a turn before it ends, slice by slice, at most once a turn.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class SeatWatch {
 public:
  // The turn is about to end. True: the coach looks at it.
  bool begin(App& app);
  void stop() { looks_ = false; }
  bool looks() const { return looks_; }
  // Computes a slice of the coach's look at the turn; true: it is complete.
  bool advance(App& app);
  // Whether the coach warns of something. It warns at most once in a turn.
  bool warns() const { return warns_; }

 private:
  bool looks_ = false, warns_ = false;
  uint32_t warned_ = 0;  // names the turn in which the coach warned
};

// Whether a coach looks at the turns of the seat that decides.
bool isWatched(App& app);
// Takes back all decisions from the mistake on that the coach found, so that it is the next decision.
void takeBackMistake(App& app);

}  // namespace lucca::ui
