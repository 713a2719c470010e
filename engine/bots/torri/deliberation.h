// How a seat comes to a decision: it lists its best turns, looks for a proof that it wins, then at trees of answers to the
// most promising of them, one form of trees after the other, and asks whether the other could win after the best. If he could
// after all of these, it lists turns with every first brick and takes the best after which he could not. Works in steps,
// like TurnSearch.
#pragma once

#include <algorithm>
#include <cstddef>
#include <new>

#include "engine/bots/torri/levels.h"
#include "engine/bots/torri/prover.h"
#include "engine/bots/torri/tree_search.h"

namespace lucca::torri {

struct Candidate {
  Action action = kNoAction;  // the decision at hand
  int16_t error = 0;          // by how much a level with errors overrates it
  Turn turn;                  // with the rest of the turn, when it places bricks
  int value = 0;
};

// The state after a candidate, when the next seat has a brick to place or the game is over.
State after(const Scale& scale, const State& state, const Candidate& candidate);

class Deliberation {
 public:
  // The seat to move in `state` decides; `skill` must last as long as the deliberation. Proofs are looked for if the skill has
  // them and `proves`.
  void begin(const Scale& scale, const State& state, const Skill& skill, uint32_t seed, bool proves = true);
  // Returns the steps it took; 0 when all is done.
  int step(const Scale& scale);

  const State& root() const { return root_; }
  // Legal from begin() on.
  const Candidate& best() const { return best_; }
  // Sorted, best first, when all is done; empty when there was nothing to choose.
  const FixedList<Candidate, kMaxTurns>& candidates() const { return candidates_; }

 private:
  enum class Stage : uint8_t { Turns, Proof, Stops, Trees, Doubts, Rescue, Done };

  void weighColours(const Scale& scale, const ActionList& choices);
  void beginStops(const Scale& scale);
  int stepProof(const Scale& scale);
  int stepTurns(const Scale& scale);
  int stepStops(const Scale& scale);
  int stepTrees(const Scale& scale);
  int stepDoubts(const Scale& scale);
  void beginRescue();
  int stepRescue(const Scale& scale);
  void consider(const Turn& turn);
  void compare(const Scale& scale);
  void beginTree(const Scale& scale, std::size_t index);
  void beginDoubt(const Scale& scale, std::size_t index);
  int boundOf(const Candidate& candidate) const;
  void settleTree(int value);
  void sort(std::size_t count);

  // Only one of them works at a time.
  TreeSearch& tree() { return *std::launder(reinterpret_cast<TreeSearch*>(work_)); }
  Prover& prover() { return *std::launder(reinterpret_cast<Prover*>(work_)); }
  Stopper& stopper() { return *std::launder(reinterpret_cast<Stopper*>(work_)); }

  State root_;
  const Skill* skill_ = nullptr;
  TurnSearch search_;
  alignas(8) std::byte work_[std::max({sizeof(TreeSearch), sizeof(Prover), sizeof(Stopper)})];
  FixedList<Candidate, kMaxTurns> candidates_;
  Candidate best_;
  uint32_t seed_ = 0;
  std::size_t at_ = 0, shape_ = 0;
  int bestValue_ = 0;
  Seat seat_ = 0;
  Stage stage_ = Stage::Done;
  bool proves_ = false;
  bool widened_ = false;  // the candidates are those of a rescue
};

}  // namespace lucca::torri
