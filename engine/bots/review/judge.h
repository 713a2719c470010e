// Searches for a better turn than the one that was made. Each game has its own judge, made in memory that the caller lends.
// It works in steps, like a Mind, and nothing in it needs to be destroyed.
#pragma once

#include <cstdint>
#include <span>

#include "engine/bots/chance.h"
#include "engine/bots/review/review.h"
#include "engine/bots/review/turn_walk.h"

namespace lucca {

// How many steps a list of the plans for a turn counts as.
inline constexpr int kPlansSteps = 300;

class Judge {
 public:
  // Does the next part of its work and returns how many steps that was, about 35 us each on the device; 0 when it is done.
  virtual int step() = 0;
  virtual uint8_t progress() const = 0;  // 0..100, an estimate
  // Once it is done: whether a better turn was found, and all of `finding` but `turn` and `seat`.
  bool told() const { return told_; }
  const TurningPoint& finding() const { return finding_; }

 protected:
  ~Judge() = default;

  bool told_ = false;
  TurningPoint finding_;
};

struct JudgeRow {
  GameId game;
  // The turn under way in a state whose rules' steps are done, counted from 1; 0: none.
  uint16_t (*turnOf)(const AnyState&);
  // Whether the cards of a new round are about to be laid, and how many rounds there were before it.
  bool (*cardsDue)(const AnyState&);
  Chances (*chances)(const AnyState&);
  // The chances at the start of a turn, by the best forecast there is: the turns with the steepest falls of it are judged
  // first. Null: the river's chances are as good.
  Chances (*foretold)(const AnyState&);
  // Whether the turn that starts there can be judged at all.
  bool (*canJudge)(const AnyState&);
  // The walk is at the start of the turn; the judge may move it anywhere.
  Judge* (*begin)(std::span<std::byte> workspace, TurnWalk& walk, uint32_t seed);
};

}  // namespace lucca
