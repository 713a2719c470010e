#include "engine/bots/torri/turn_search.h"

#include <algorithm>

#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

void must(State& state, Action action) { static_cast<void>(apply(state, action)); }

// The one who takes a prisoner chooses the house whose loss leaves him best.
Action choosePrisoner(const Scale& scale, const State& state) {
  const Colour colour = struggleOf(state).by;
  const Seat taker = toMove(state);
  Action best = kNoAction;
  int bestValue = INT32_MIN;
  for (int i = 0; i < kStride * state.size(); ++i) {
    const Lot lot = static_cast<Lot>(i);
    if (heightAt(state, lot) != 1 || colourAt(state, lot) != colour) continue;
    State after = state;
    if (apply(after, takePrisoner(lot)) != Verdict::Accepted) continue;
    const int value = standing(scale, after, taker);
    if (value <= bestValue) continue;
    bestValue = value;
    best = takePrisoner(lot);
  }
  return best;
}

// Sorted, best first; the worst goes when there is no room within `limit`.
template <std::size_t Capacity>
void insert(FixedList<Turn, Capacity>& list, const Turn& turn, std::size_t limit) {
  if (list.size() >= limit) {
    if (list.back().value >= turn.value) return;
    list.truncate(limit - 1);
  }
  list.push(turn);
  for (std::size_t i = list.size() - 1; i > 0 && list[i - 1].value < list[i].value; --i) {
    std::swap(list[i - 1], list[i]);
  }
}

bool isIsolated(const State& state, Lot lot) {
  const int row = rowOf(lot);
  const unsigned bit = 2u << columnOf(lot);
  const unsigned near =
      state.occupied(row - 1) | state.occupied(row + 1) | state.occupied(row) << 1 | state.occupied(row) >> 1;
  return (near & bit) == 0 && (state.occupied(row) & bit) == 0;
}

// The lots away from all others are much alike: the one nearest to the middle and the one farthest from everything
// stand for them.
struct LoneLots {
  Lot middle = kNoLot, far = kNoLot;

  explicit LoneLots(const State& state) {
    int nearest = INT32_MAX, farthest = -1;
    const int size = state.size();
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        const Lot lot = lotAt(column, row);
        if (!isIsolated(state, lot)) continue;
        const int dx = 2 * column + 1 - size, dy = 2 * row + 1 - size;
        const int distance = dx * dx + dy * dy;
        if (distance < nearest) {
          nearest = distance;
          middle = lot;
        }
        const int space = spaceAround(state, column, row) * 1024 - distance;
        if (space > farthest) {
          farthest = space;
          far = lot;
        }
      }
    }
  }

  // Rows and columns to the nearest brick, at most three; a square is enough to tell.
  static int spaceAround(const State& state, int column, int row) {
    int space = 1;
    for (; space < 3; ++space) {
      const int reach = space + 1;
      const unsigned mask = ((2u << (2 * reach)) - 1u) << (column + 1) >> reach;
      unsigned found = 0;
      for (int r = std::max(0, row - reach); r <= std::min(state.size() - 1, row + reach); ++r) {
        found |= state.occupied(r) & mask;
      }
      if (found != 0) break;
    }
    return space;
  }
};

}  // namespace

int settle(const Scale& scale, State& state) {
  int decisions = 0;
  for (;;) {
    if (state.phase == Phase::Prisoner) {
      must(state, choosePrisoner(scale, state));
      ++decisions;
      continue;
    }
    if (toMove(state) != kRules) return decisions;
    must(state, ruleStep(state));
  }
}

int finishTurn(const Scale& scale, State& state, Seat seat) {
  if (state.phase != Phase::Switch) return 0;
  must(state, switchTo(bestColour(scale, state, seat)));
  return 1 + settle(scale, state);
}

void follow(const Scale& scale, State& state, const Turn& turn) {
  const Seat seat = seatInTurn(state);
  for (Action brick : turn.brick) {
    if (brick == kNoAction) continue;
    must(state, brick);
    settle(scale, state);
  }
  finishTurn(scale, state, seat);
}

void TurnSearch::begin(const State& state, std::size_t beam, std::size_t keep, uint32_t seed) {
  state_ = state;
  seat_ = seatInTurn(state);
  beam_ = std::min(beam, kMaxBeam);
  keep_ = std::min(keep, kMaxTurns);
  seed_ = seed;
  firsts_.clear();
  turns_.clear();
  first_ = 0;
  second_ = state.used != 0;
  after_ = state;
  list(state);
}

// All placements; of the houses away from everything only two lots.
void TurnSearch::list(const State& from) {
  legal(from, list_);
  const LoneLots lone(from);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < list_.size(); ++i) {
    const Lot lot = lotOf(list_[i]);
    if (lot != lone.middle && lot != lone.far && isIsolated(from, lot)) continue;
    list_[kept++] = list_[i];
  }
  list_.truncate(kept);
  next_ = 0;
}

// Equal turns are told apart by the seed, so that games differ.
int TurnSearch::jitter(Action action) const {
  uint32_t x = (seed_ ^ action.bits * 0x9E3779B9u) * 0x85EBCA6Bu;
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

int TurnSearch::placeLast(const Scale& scale, Action first, Action action) {
  State then = after_;
  must(then, action);
  const int steps = 1 + settle(scale, then) + finishTurn(scale, then, seat_);
  Turn turn;
  turn.brick[0] = first == kNoAction ? action : first;
  turn.brick[1] = first == kNoAction ? kNoAction : action;
  turn.value = standing(scale, then, seat_) + jitter(action);
  add(turn);
  return steps;
}

bool TurnSearch::nextFirst(const Scale& scale) {
  if (first_ == firsts_.size()) return false;
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
      State then = state_;
      must(then, action);
      const int steps = 1 + settle(scale, then);
      Turn turn;
      turn.brick[0] = action;
      turn.value = standing(scale, then, seat_) + jitter(action);
      if (then.phase == Phase::Over) {
        add(turn);
      } else {
        insert(firsts_, turn, beam_);
      }
      return steps;
    }
    second_ = true;
    if (!nextFirst(scale)) return 0;
  }
  while (next_ == list_.size()) {
    if (state_.used != 0 || !nextFirst(scale)) return 0;
  }
  const Action first = state_.used != 0 ? kNoAction : firsts_[first_ - 1].brick[0];
  return placeLast(scale, first, list_[next_++]);
}

}  // namespace lucca::torri
