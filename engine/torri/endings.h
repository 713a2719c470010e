// Walks through the endings of a struggle one after the other, over all houses that may be taken prisoner on the way. The
// game itself stays as it is.
#pragma once

#include "engine/torri/rules.h"

namespace lucca::torri {

class StruggleEndings {
 public:
  // Goes to the first ending.
  void begin() { depth_ = 0; }
  // Plays `placement`, which is legal and starts a struggle, and the struggle up to its last step: the towers' blocks are
  // still apart there. `taken` gets the houses that were taken prisoner.
  void play(State& state, Action placement, LotSet& taken);
  // Goes to the next ending. False: there is none.
  bool next();
  // After play(): there were more choices than can be noted, so that some endings are left out.
  bool cut() const { return cut_; }

 private:
  static constexpr int kDepth = 24;  // choices on the way; from there on the first house is taken

  uint8_t pick_[kDepth] = {}, options_[kDepth] = {};
  uint8_t depth_ = 0;
  bool cut_ = false;
};

// Merges the towers, leaves them apart or makes a house of the fallen one, after play().
void endStruggleOf(State& state);

}  // namespace lucca::torri
