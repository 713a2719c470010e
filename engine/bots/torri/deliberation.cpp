#include "engine/bots/torri/deliberation.h"

#include <algorithm>
#include <cstdlib>

#include "base/sort.h"
#include "engine/bots/torri/forecast.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

constexpr std::size_t kAlike = 2;  // lots of each kind that are looked at for the own turn

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

void Deliberation::begin(const Scale& scale, const State& state, const Skill& skill, uint32_t seed) {
  root_ = state;
  skill_ = &skill;
  seed_ = seed;
  seat_ = toMove(state);
  candidates_.clear();
  ActionList& choices = search_.scratch();
  legal(root_, choices);
  best_ = Candidate{};
  best_.action = best_.turn.brick[0] = choices[0];
  stage_ = Stage::Done;
  if (choices.size() == 1) return;
  if (root_.phase != Phase::Place) {
    weighChoices(scale, choices);
    return;
  }
  search_.begin(root_, skill_->beam, skill_->keep, kAlike, Seconds::All, seed_);
  stage_ = Stage::Turns;
}

// Prisoners and switches are few: each is a candidate.
void Deliberation::weighChoices(const Scale& scale, const ActionList& choices) {
  for (Action choice : choices) {
    Candidate candidate;
    candidate.action = choice;
    candidate.value = outlook(scale, after(scale, root_, candidate), seat_);
    candidates_.push(candidate);
  }
  compare(scale);
}

int Deliberation::step(const Scale& scale) {
  switch (stage_) {
    case Stage::Turns:
      return stepTurns(scale);
    case Stage::Forecasts:
      return stepForecasts(scale);
    case Stage::Trees:
      return stepTrees(scale);
    case Stage::Done:
      break;
  }
  return 0;
}

int Deliberation::stepTurns(const Scale& scale) {
  const int steps = search_.step(scale);
  if (!search_.turns().empty()) {
    best_.turn = search_.turns()[0];
    best_.action = best_.turn.brick[0];
  }
  if (steps > 0) return steps;
  for (const Turn& turn : search_.turns()) {
    Candidate candidate;
    candidate.action = turn.brick[0];
    candidate.turn = turn;
    candidate.value = turn.value;
    candidates_.push(candidate);
  }
  at_ = 0;
  stage_ = Stage::Forecasts;
  return scale.forecasts != nullptr ? 1 : stepForecasts(scale);
}

// The appraisal has listed the turns; forecasts put them in order.
int Deliberation::stepForecasts(const Scale& scale) {
  if (scale.forecasts == nullptr || at_ == candidates_.size()) {
    compare(scale);
    return 1;
  }
  Candidate& candidate = candidates_[at_++];
  const int steps = foretell(scale, root_, candidate.turn);
  candidate.value = candidate.turn.value;
  return steps;
}

// Sorts the candidates by their values and goes on to the answers.
void Deliberation::compare(const Scale& scale) {
  if (skill_->error > 0) {
    Rng rng(seed_);
    for (Candidate& candidate : candidates_) {
      candidate.error = static_cast<int>(rng.below(skill_->error));
      candidate.value += candidate.error;
    }
  }
  sort(candidates_.size());
  best_ = candidates_[0];
  stage_ = Stage::Done;
  if (candidates_.size() < 2 || root_.phase == Phase::Prisoner) return;
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
        tree_.begin(scale, then, seat_, shape, at_ == 0 ? INT32_MIN : boundOf(candidates_[at_]));
        return;
      }
      settleTree(standing(scale, then, seat_));
    }
    sort(count);
  }
  stage_ = Stage::Done;
}

// A tree has to be worth more to make its candidate the best.
int Deliberation::boundOf(const Candidate& candidate) const {
  return skill_->plan[shape_].averaged ? 2 * bestValue_ - candidate.value : bestValue_ - candidate.error;
}

void Deliberation::settleTree(int value) {
  Candidate& candidate = candidates_[at_];
  // What the game surely comes to is no matter of opinion.
  const bool averaged = skill_->plan[shape_].averaged && std::abs(value) != kWon;
  candidate.value = averaged ? (value + candidate.value) / 2 : value + candidate.error;
  if (at_ == 0 || candidate.value > bestValue_) {
    bestValue_ = candidate.value;
    best_ = candidate;
  }
}

int Deliberation::stepTrees(const Scale& scale) {
  const int steps = tree_.step(scale);
  if (steps > 0) return steps;
  settleTree(tree_.value());
  beginTree(scale, at_ + 1);
  return 1;
}

}  // namespace lucca::torri
