#include "engine/bots/torri/deliberation.h"

#include <algorithm>
#include <cstdlib>

#include "base/sort.h"
#include "engine/bots/torri/forecast.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

constexpr std::size_t kAlike = 2;  // lots of each kind that are looked at for the own turn
constexpr int kProvedLater =
    100;  // a victory that the other can prove comes later than one that it has in hand

}  // namespace

State after(const Scale& scale, const State& state, const Candidate& candidate) {
  State then = state;
  if (state.phase == Phase::Place) {
    static_cast<void>(follow(scale, then, candidate.turn));
  } else {
    static_cast<void>(apply(then, candidate.action));
    settle(scale, then);
  }
  return then;
}

void Deliberation::begin(const Scale& scale, const State& state, const Skill& skill, uint32_t seed,
                         bool proves) {
  root_ = state;
  skill_ = &skill;
  seed_ = seed;
  seat_ = toMove(state);
  proves_ = proves && skill.proof > 0 && state.players() == 2;
  widened_ = false;
  candidates_.clear();
  ActionList& choices = search_.scratch();
  legal(root_, choices);
  best_ = Candidate{};
  best_.action = best_.turn.brick[0] = choices[0];
  stage_ = Stage::Done;
  if (choices.size() == 1) return;
  if (root_.phase == Phase::Prisoner) {
    best_.action = choosePrisoner(scale, root_);  // as it was foreseen
  } else if (root_.phase == Phase::Switch) {
    weighColours(scale, choices);
  } else {
    search_.begin(root_, skill_->beam, skill_->keep, kAlike, skill_->wide ? Seconds::Likely : Seconds::All,
                  seed_);
    stage_ = Stage::Turns;
  }
}

// Colours are few: each is a candidate.
void Deliberation::weighColours(const Scale& scale, const ActionList& choices) {
  for (Action choice : choices) {
    Candidate candidate;
    candidate.action = candidate.turn.colour = choice;
    candidate.value = outlook(scale, after(scale, root_, candidate), seat_);
    // Easy does not count the others' bricks, so it does not see which rival would take it.
    if (skill_->rivals > 0 && leavesTower(root_, seat_, colourOf(choice)))
      candidate.error = scale.forecasts != nullptr ? -kClear : -kClearByAppraisal;
    candidates_.push(candidate);
  }
  compare(scale);
}

int Deliberation::step(const Scale& scale) {
  switch (stage_) {
    case Stage::Proof:
      return stepProof(scale);
    case Stage::Turns:
      return stepTurns(scale);
    case Stage::Stops:
      return stepStops(scale);
    case Stage::Trees:
      return stepTrees(scale);
    case Stage::Doubts:
      return stepDoubts(scale);
    case Stage::Rescue:
      return stepRescue(scale);
    case Stage::Done:
      break;
  }
  return 0;
}

int Deliberation::stepProof(const Scale& scale) {
  const int steps = prover().step(scale);
  if (steps > 0) return steps;
  if (!prover().found()) {
    beginStops(scale);
    return 1;
  }
  best_.turn = prover().win();
  best_.action = best_.turn.brick[0];
  best_.value = best_.turn.value;
  stage_ = Stage::Done;
  return 1;
}

void Deliberation::consider(const Turn& turn) {
  Candidate candidate;
  candidate.action = turn.brick[0];
  candidate.turn = turn;
  candidate.value = turn.value;
  if (!candidates_.push(candidate)) candidates_.back() = candidate;
}

int Deliberation::stepTurns(const Scale& scale) {
  const int steps = search_.step(scale);
  if (!search_.turns().empty()) {
    best_.turn = search_.turns()[0];
    best_.action = best_.turn.brick[0];
  }
  if (steps > 0) return steps;
  if (skill_->wide && search_.widen()) return 1;
  for (const Turn& turn : search_.turns()) consider(turn);
  if (!proves_) {
    compare(scale);
    return 1;
  }
  (new (work_) Prover)->begin(root_, skill_->proof);
  stage_ = Stage::Proof;
  return 1;
}

void Deliberation::beginStops(const Scale& scale) {
  if (root_.used != 0 || !victoryOf(root_, colourOfSeat(root_, static_cast<Seat>(1 - seat_))))
    return compare(scale);
  (new (work_) Stopper)->begin(root_, skill_->proof);
  stage_ = Stage::Stops;
}

// The rival wins at its next turn unless it is stopped: answers of two bricks may not be among the turns yet.
int Deliberation::stepStops(const Scale& scale) {
  int steps = stopper().step(scale);
  if (steps > 0) return steps;
  for (Turn turn : stopper().turns()) {
    if (!judgeTurn(scale, root_, turn, steps)) continue;
    sort(candidates_.size());
    if (!candidates_.full() || candidates_.back().value < turn.value) consider(turn);
  }
  compare(scale);
  return steps + 1;
}

// Sorts the candidates by their values and begins with the answers.
void Deliberation::compare(const Scale& scale) {
  if (skill_->error > 0) {
    Rng rng(seed_);
    for (Candidate& candidate : candidates_)
      candidate.error = static_cast<int16_t>(candidate.error + static_cast<int>(rng.below(skill_->error)));
  }
  for (Candidate& candidate : candidates_) candidate.value += candidate.error;
  sort(candidates_.size());
  best_ = candidates_[0];
  stage_ = Stage::Done;
  if (candidates_.size() < 2) return;
  new (work_) TreeSearch(search_);
  stage_ = Stage::Trees;
  shape_ = 0;
  beginTree(scale, 0);
}

void Deliberation::sort(std::size_t count) {
  insertionSort(candidates_.begin(), candidates_.begin() + count,
                [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
}

// The next candidate that gets a tree, or the first for the next form of trees. One that ends the game has its value
// already.
void Deliberation::beginTree(const Scale& scale, std::size_t index) {
  for (; shape_ < kMaxShapes && skill_->plan[shape_].candidates > 0; ++shape_, index = 0) {
    const Shape& shape = skill_->plan[shape_];
    const std::size_t count = std::min<std::size_t>(candidates_.size(), shape.candidates);
    for (at_ = index; at_ < count; ++at_) {
      const State then = after(scale, root_, candidates_[at_]);
      if (then.phase != Phase::Over) {
        tree().begin(scale, then, seat_, shape, at_ == 0 ? INT32_MIN : boundOf(candidates_[at_]));
        return;
      }
      settleTree(standing(scale, then, seat_));
    }
    sort(count);
  }
  beginDoubt(scale, 0);
}

// The next of the best turns after which the other may have a victory that can be proved; the first without one is taken.
void Deliberation::beginDoubt(const Scale& scale, std::size_t index) {
  stage_ = Stage::Done;
  const std::size_t most =
      widened_ ? candidates_.size() : std::min<std::size_t>(candidates_.size(), skill_->doubts);
  const std::size_t count = proves_ && root_.phase == Phase::Place ? most : 0;
  if (index >= count) {
    if (count == 0 || widened_) return;
    sort(candidates_.size());
    best_ = candidates_[0];
    return beginRescue();
  }
  at_ = index;
  const int value = candidates_[at_].value;
  if (value <= -kSure) {
    // The trees see losses only: the latest of them is taken unless there is a way out.
    if (!widened_) beginRescue();
    return;
  }
  const State then = after(scale, root_, candidates_[at_]);
  if (value >= kSure || then.phase != Phase::Place || !isNearVictory(then)) {
    best_ = candidates_[at_];
    return;
  }
  (new (work_) Prover)->begin(then, skill_->proof);
  stage_ = Stage::Doubts;
}

// A turn that saves the game may be two bricks neither of which looks good alone.
void Deliberation::beginRescue() {
  search_.begin(root_, kMaxBeam, kMaxTurns, kAlike, Seconds::Likely, seed_);
  stage_ = Stage::Rescue;
}

int Deliberation::stepRescue(const Scale& scale) {
  const int steps = search_.step(scale);
  if (steps > 0 || search_.widen()) return steps + 1;
  candidates_.clear();
  for (const Turn& turn : search_.turns()) consider(turn);
  widened_ = true;
  beginDoubt(scale, 0);
  return 1;
}

int Deliberation::stepDoubts(const Scale& scale) {
  const int steps = prover().step(scale);
  if (steps > 0) return steps;
  if (!prover().found()) {
    best_ = candidates_[at_];
    stage_ = Stage::Done;
    return 1;
  }
  candidates_[at_].value = -kWon + kProvedLater;
  beginDoubt(scale, at_ + 1);
  return 1;
}

// A tree has to be worth more to make its candidate the best.
int Deliberation::boundOf(const Candidate& candidate) const {
  return skill_->plan[shape_].averaged ? 2 * bestValue_ - candidate.value : bestValue_ - candidate.error;
}

void Deliberation::settleTree(int value) {
  Candidate& candidate = candidates_[at_];
  // A proved result is not averaged with estimates.
  const bool averaged = skill_->plan[shape_].averaged && std::abs(value) < kSure;
  candidate.value = averaged ? (value + candidate.value) / 2 : value + candidate.error;
  if (at_ == 0 || candidate.value > bestValue_) {
    bestValue_ = candidate.value;
    best_ = candidate;
  }
}

int Deliberation::stepTrees(const Scale& scale) {
  const int steps = tree().step(scale);
  if (steps > 0) return steps;
  settleTree(tree().value());
  beginTree(scale, at_ + 1);
  return 1;
}

}  // namespace lucca::torri
