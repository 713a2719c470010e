#include "engine/bots/torri/turn_search.h"

#include <algorithm>
#include <cstdlib>

#include "engine/bots/torri/forecast.h"
#include "engine/bots/torri/places.h"
#include "engine/torri/city/blocks.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"
#include "engine/torri/struggle.h"

namespace lucca::torri {
namespace {

void must(State& state, Action action) { static_cast<void>(apply(state, action)); }

void settleRules(State& state) {
  while (toMove(state) == kRules && state.phase != Phase::TurnStart) advance(state);
}

// The prisoner after which the seat stands best. `further` finds those that it is to choose next in the same struggles.
template <class Further>
Action bestPrisoner(const Scale& scale, const State& state, const Further& further) {
  const Takeable takeable(state);
  const Seat taker = toMove(state);
  Action best = kNoAction;
  int bestValue = INT32_MIN;
  for (int i = 0; i < kStride * state.size(); ++i) {
    if (!takeable.contains(state, i)) continue;
    const Action taking = takePrisoner(static_cast<Lot>(i));
    State after = state;
    must(after, taking);
    settleRules(after);
    further(after, taker);
    const int value = standing(scale, after, taker);
    if (value <= bestValue) continue;
    bestValue = value;
    best = taking;
  }
  return best;
}

}  // namespace

Action choosePrisoner(const Scale& scale, const State& state) {
  return bestPrisoner(scale, state, [&scale](State& after, Seat taker) {
    while (after.phase == Phase::Prisoner && toMove(after) == taker) {
      must(after, bestPrisoner(scale, after, [](const State&, Seat) {}));
      settleRules(after);
    }
  });
}

int settle(const Scale& scale, State& state) {
  int decisions = 0;
  for (;;) {
    if (state.phase == Phase::Prisoner) {
      must(state, choosePrisoner(scale, state));
      ++decisions;
      continue;
    }
    if (toMove(state) != kRules) return decisions;
    advance(state);
  }
}

// Ends the turn with the colour of it, or with the one that the appraisal likes best.
static void finishTurn(const Scale& scale, State& state, Seat seat, Action colour) {
  if (state.phase != Phase::Switch) return;
  must(state, colour != kNoAction ? colour : switchTo(bestColour(appraise(scale, state), state, seat)));
  settle(scale, state);
}

int follow(const Scale& scale, State& state, const Turn& turn) {
  constexpr int kPlacing = 2;  // steps: the turn's two bricks are placed again
  const Seat seat = seatInTurn(state);
  for (Action brick : turn.brick) {
    if (brick == kNoAction) continue;
    must(state, brick);
    settle(scale, state);
  }
  finishTurn(scale, state, seat, turn.colour);
  return kPlacing;
}

int judge(const Scale& scale, State& then, Seat seat, Turn& turn) {
  if (then.phase == Phase::Over) {
    turn.value = static_cast<int16_t>(standing(scale, then, seat));
    return 0;
  }
  if (scale.forecasts != nullptr) {
    const ColourForecast best = foretellColour(*scale.forecasts, then, seat);
    turn.value = static_cast<int16_t>(best.value);
    if (then.phase == Phase::Switch) turn.colour = switchTo(best.colour);
    return best.steps;
  }
  const Appraisal appraisal = appraise(scale, then);
  int steps = 0;
  if (then.phase == Phase::Switch) {
    turn.colour = switchTo(bestColour(appraisal, then, seat));
    must(then, turn.colour);
    steps = 1 + settle(scale, then);
  }
  turn.value = static_cast<int16_t>(standing(scale, appraisal, then, seat));
  return steps;
}

bool judgeTurn(const Scale& scale, const State& state, Turn& turn, int& steps) {
  State then = state;
  const Seat seat = seatInTurn(state);
  for (const Action brick : turn.brick) {
    if (brick == kNoAction) continue;
    if (then.phase != Phase::Place || then.seat != seat || apply(then, brick) != Verdict::Accepted)
      return false;
    steps += 1 + settle(scale, then);
  }
  turn.colour = kNoAction;
  steps += judge(scale, then, seat, turn);
  return true;
}

void TurnSearch::begin(const State& state, std::size_t beam, std::size_t keep, std::size_t alike,
                       Seconds seconds, uint32_t seed) {
  state_ = state;
  seat_ = seatInTurn(state);
  beam_ = std::min(beam, kMaxBeam);
  keep_ = std::min(keep, kMaxTurns);
  alike_ = alike;
  seconds_ = seconds;
  seed_ = seed;
  firsts_.clear();
  turns_.clear();
  listed_ = {};
  struggles_ = {};
  below_ = INT32_MAX;
  first_ = 0;
  second_ = state.used != 0;
  after_ = state;
  list(state);
}

bool TurnSearch::widen() {
  if (state_.used != 0 || firsts_.empty()) return false;
  below_ = firsts_.back().value;
  firsts_.clear();
  first_ = 0;
  second_ = false;
  after_ = state_;
  list(state_);
  return true;
}

void TurnSearch::list(const State& from) {
  listPlaces(from, alike_, seed_, list_);
  next_ = 0;
}

// Equal turns are told apart by the seed, so that games differ.
int TurnSearch::jitter(Action action) const {
  if (seed_ == kNoJitter) return 0;
  const uint32_t x = (seed_ ^ action.bits * 0x9E3779B9u) * 0x85EBCA6Bu;
  return static_cast<int>(x >> 30);
}

void TurnSearch::add(const Turn& turn) {
  // The same two bricks the other way round are the same turn, unless a struggle made a difference.
  for (const Turn& known : turns_) {
    if (known.value == turn.value && known.brick[0] == turn.brick[1] && known.brick[1] == turn.brick[0])
      return;
  }
  insert(turns_, turn, keep_);
}

// The same two bricks were tried the other way round, and no struggle makes a difference. Where turns are told apart by
// the seed, too, both ways count; after a few first bricks there are hardly any to look for.
bool TurnSearch::isTwin(Action second) const {
  constexpr std::size_t kFew = 8;
  if (seed_ != kNoJitter || beam_ <= kFew || first_ == 0) return false;
  const std::size_t now = first_ - 1u;
  if (struggles_.contains(lotOf(second)) || struggles_.contains(lotOf(firsts_[now].brick[0]))) return false;
  for (std::size_t i = 0; i < now; ++i) {
    if (firsts_[i].brick[0] == second) return true;
  }
  return false;
}

// Whether the first brick, which is placed, may make a difference to a second one there: it is in the same block, would
// join it, or is so near that the two can make a way.
bool TurnSearch::isNearFirst(Lot lot) const {
  const Lot first = lotOf(firsts_[first_ - 1].brick[0]);
  if (std::abs(rowOf(lot) - rowOf(first)) + std::abs(columnOf(lot) - columnOf(first)) <= 2) return true;
  const BlockId block = blockOf(after_.cell[first]), there = blockOf(after_.cell[lot]);
  if (block == kLone) return false;
  if (there != kEmpty) return there == block;
  const Neighbours around = occupiedNeighbours(after_, lot);
  for (unsigned n = 0; n < around.count; ++n) {
    if (blockOf(after_.cell[around.lot[n]]) == block) return true;
  }
  return false;
}

bool TurnSearch::isUnlikely(Action second) const {
  if (seconds_ == Seconds::All || first_ == 0 || !listed_.contains(lotOf(second))) return false;
  if (struggles_.contains(lotOf(firsts_[first_ - 1].brick[0]))) return false;
  for (const Turn& first : firsts_) {
    if (first.brick[0] == second) return false;
  }
  return !isNearFirst(lotOf(second));
}

int TurnSearch::placeLast(const Scale& scale, Action first, Action action) {
  State then = after_;
  must(then, action);
  int steps = 1 + settle(scale, then);
  Turn turn;
  turn.brick[0] = first == kNoAction ? action : first;
  turn.brick[1] = first == kNoAction ? kNoAction : action;
  steps += judge(scale, then, seat_, turn);
  turn.value = static_cast<int16_t>(turn.value + jitter(action));
  add(turn);
  return steps;
}

bool TurnSearch::nextFirst(const Scale& scale) {
  if (first_ == std::min(firsts_.size(), beam_)) return false;
  after_ = state_;
  must(after_, firsts_[first_++].brick[0]);
  settle(scale, after_);
  list(after_);
  return true;
}

int TurnSearch::step(const Scale& scale) {
  if (!second_) {
    if (next_ < list_.size()) {
      const Action action = list_[next_++];
      listed_.add(lotOf(action));
      State then = state_;
      must(then, action);
      if (then.phase == Phase::Struggle) struggles_.add(lotOf(action));
      int steps = 1 + settle(scale, then);
      Turn turn;
      turn.brick[0] = action;
      steps += judge(scale, then, seat_, turn);
      turn.value = static_cast<int16_t>(turn.value + jitter(action));
      if (then.phase == Phase::Over) {
        if (below_ == INT32_MAX) add(turn);
      } else if (turn.value < below_) {
        insert(firsts_, turn, seconds_ == Seconds::Likely ? kMaxBeam : beam_);
      }
      return steps;
    }
    second_ = true;
    if (!nextFirst(scale)) return 0;
  }
  for (;; ++next_) {
    while (next_ == list_.size()) {
      if (state_.used != 0 || !nextFirst(scale)) return 0;
    }
    if (!isTwin(list_[next_]) && !isUnlikely(list_[next_])) break;
  }
  const Action first = state_.used != 0 ? kNoAction : firsts_[first_ - 1].brick[0];
  return placeLast(scale, first, list_[next_++]);
}

}  // namespace lucca::torri
