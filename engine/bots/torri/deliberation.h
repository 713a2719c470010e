// How a seat comes to a decision: it lists its best turns by appraisal, then looks at trees of answers to the most
// promising of them, one form of trees after the other. Works in steps, like TurnSearch.
#pragma once

#include "engine/bots/torri/levels.h"
#include "engine/bots/torri/tree_search.h"

namespace lucca::torri {

struct Candidate {
  Action action = kNoAction;  // the decision at hand
  Turn turn;                  // with the rest of the turn, when it places bricks
  int error = 0;              // how much too good it looks to who misjudges
  int value = 0;
};

// The state after a candidate, when the next seat has a brick to place or the game is over.
State after(const Scale& scale, const State& state, const Candidate& candidate);

class Deliberation {
 public:
  // The seat to move in `state` decides; `skill` must last as long as the deliberation.
  void begin(const Scale& scale, const State& state, const Skill& skill, uint32_t seed);
  // Returns the steps it took; 0 when all is done.
  int step(const Scale& scale);

  // Legal from begin() on.
  const Candidate& best() const { return best_; }
  // Best first when all is done; empty when there was nothing to choose.
  const FixedList<Candidate, kMaxTurns>& candidates() const { return candidates_; }

 private:
  enum class Stage : uint8_t { Turns, Forecasts, Trees, Done };

  void weighChoices(const Scale& scale, const ActionList& choices);
  int stepTurns(const Scale& scale);
  int stepForecasts(const Scale& scale);
  int stepTrees(const Scale& scale);
  void compare(const Scale& scale);
  void beginTree(const Scale& scale, std::size_t index);
  int boundOf(const Candidate& candidate) const;
  void settleTree(int value);
  void sort(std::size_t count);

  State root_;
  const Skill* skill_ = nullptr;
  TurnSearch search_;
  TreeSearch tree_{search_};
  FixedList<Candidate, kMaxTurns> candidates_;
  Candidate best_;
  uint32_t seed_ = 0;
  std::size_t at_ = 0, shape_ = 0;
  int bestValue_ = 0;
  Seat seat_ = 0;
  Stage stage_ = Stage::Done;
};

}  // namespace lucca::torri
