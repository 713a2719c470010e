#include "engine/torri/endings.h"

#include "engine/torri/query.h"
#include "engine/torri/struggle.h"

namespace lucca::torri {

namespace {

// The n-th house that may be taken, and how many there are.
Lot houseToTake(const State& state, int n, int& count) {
  const Takeable takeable(state);
  Lot found = kNoLot;
  count = 0;
  for (int lot = 0; lot < kStride * state.size(); ++lot) {
    if (takeable.contains(state, lot) && count++ == n) found = static_cast<Lot>(lot);
  }
  return found;
}

bool isLastStep(Phase phase) {
  return phase == Phase::Merge || phase == Phase::Apart || phase == Phase::Fallen;
}

}  // namespace

void StruggleEndings::play(State& state, Action placement, LotSet& taken) {
  cut_ = false;
  if (apply(state, placement) != Verdict::Accepted) return;
  int choice = 0;
  while (state.placed != kNoLot && !isLastStep(state.phase)) {
    if (state.phase != Phase::Prisoner) {
      if (apply(state, ruleStep(state)) != Verdict::Accepted) return;
      continue;
    }
    int count = 0;
    const Lot lot = houseToTake(state, choice < depth_ ? pick_[choice] : 0, count);
    if (choice == depth_ && depth_ < kDepth) {
      pick_[depth_] = 0;
      options_[depth_++] = static_cast<uint8_t>(count);
    } else if (choice >= kDepth && count > 1) {
      cut_ = true;
    }
    ++choice;
    taken.add(lot);
    if (apply(state, takePrisoner(lot)) != Verdict::Accepted) return;
  }
}

bool StruggleEndings::next() {
  while (depth_ > 0 && ++pick_[depth_ - 1] == options_[depth_ - 1]) --depth_;
  return depth_ > 0;
}

void endStruggleOf(State& state) {
  if (state.placed != kNoLot) static_cast<void>(apply(state, ruleStep(state)));
}

}  // namespace lucca::torri
