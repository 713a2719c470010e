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
  // Lets the coach look on; true: it has looked at everything.
  bool advance(App& app);
  // Whether it has something to say; it has said it then, and says no more in this turn.
  bool warns() const { return warns_; }

 private:
  bool looks_ = false, warns_ = false;
  uint32_t warned_ = 0;  // names the turn it spoke in
};

// Whether a coach looks at the turns of the seat that decides.
bool isWatched(App& app);
// The coach's mistake is the decision to make next: takes back all from it on.
void takeBackMistake(App& app);

}  // namespace lucca::ui
