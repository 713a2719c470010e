#include "engine/bots/torri/tree_search.h"

#include <algorithm>

#include "engine/bots/torri/forecast.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

// Turns that get a forecast, the best by appraisal: of a last turn, and of one that is looked beyond.
constexpr std::size_t kLastForecasts = 6, kForecasts = 20;

bool isSame(const Turn& a, const Turn& b) { return a.brick[0] == b.brick[0] && a.brick[1] == b.brick[1]; }

// Whether a turn of two bricks that was found elsewhere can be played here.
bool isPossible(const Scale& scale, State state, const Turn& turn) {
  if (apply(state, turn.brick[0]) != Verdict::Accepted) return false;
  settle(scale, state);
  return apply(state, turn.brick[1]) == Verdict::Accepted;
}

}  // namespace

void TreeSearch::begin(const Scale& scale, const State& state, Seat root, const Shape& shape, int bound) {
  root_ = root;
  shape_ = shape;
  bound_ = bound;
  depth_ = -1;
  push(scale, state);
}

std::size_t TreeSearch::widthOf(int depth) const {
  return depth + 1 == shape_.depth ? 1 : std::min<std::size_t>(shape_.width[depth], kMaxWidth);
}

void TreeSearch::push(const Scale& scale, const State& state) {
  Node& node = nodes_[++depth_];
  const bool foretold = scale.forecasts != nullptr;
  const std::size_t listed = !foretold ? widthOf(depth_) : isLeaf() ? kLastForecasts : kForecasts;
  search_.begin(state, shape_.beam, listed, 1, foretold ? Seconds::Likely : Seconds::All, kNoJitter);
  node.state = state;
  node.turns.clear();
  node.next = 0;
  node.seat = search_.seat();
  node.tried = false;
  searching_ = true;
  kept_ = 0;
  seen_ = {};
  answer_ = 0;
}

// Most turns at a node have the same best answer.
int TreeSearch::tryAnswer(const Scale& scale, Node& leaf) {
  Turn turn = answers_[leaf.seat][answer_++];
  if (!isPossible(scale, leaf.state, turn)) return 1;
  const int steps = foretell(scale, leaf.state, turn);
  insert(leaf.turns, turn, widthOf(depth_));
  if (isGoodEnough(leaf, turn)) endSearch();
  return 1 + steps;
}

void TreeSearch::remember(Seat seat, const Turn& turn) {
  if (turn.brick[1] == kNoAction) return;
  auto& answers = answers_[seat];
  std::size_t at = 0;
  while (at < answers.size() && !isSame(answers[at], turn)) ++at;
  if (at == answers.size() && !answers.push(turn)) --at;
  for (; at > 0; --at) answers[at] = answers[at - 1];
  answers[0] = turn;
}

// Takes over the search's turns one by one.
int TreeSearch::keepTurn(const Scale& scale, Node& node) {
  Turn turn = search_.turns()[kept_++];
  const int steps = scale.forecasts != nullptr ? foretell(scale, node.state, turn) : 0;
  insert(node.turns, turn, widthOf(depth_));
  return steps;
}

// The root chooses what is best for it; another seat, among the turns that look best to it, what is worst for the root.
void TreeSearch::take(int value) {
  if (depth_ < 0) {
    value_ = value;
    return;
  }
  Node& node = nodes_[depth_];
  if (!node.tried || (isOwn(node) ? value > node.best : value < node.best)) node.best = value;
  node.tried = true;
}

TreeSearch::Window TreeSearch::window(int nodes) const {
  Window window{bound_, INT32_MAX};
  for (int i = 0; i < nodes; ++i) {
    const Node& node = nodes_[i];
    if (!node.tried) continue;
    if (isOwn(node)) {
      window.low = std::max(window.low, node.best);
    } else {
      window.high = std::min(window.high, node.best);
    }
  }
  return window;
}

// Nothing that is still to be tried at the node can change the choices above it.
bool TreeSearch::decided() const {
  const Window above = window(depth_ + 1);
  return above.low >= above.high;
}

// The choices above a leaf do not change when another turn there is still better.
bool TreeSearch::isGoodEnough(const Node& leaf, const Turn& turn) const {
  const Window above = window(depth_);
  return isOwn(leaf) ? turn.value >= above.high : -turn.value <= above.low;
}

void TreeSearch::endSearch() {
  searching_ = false;
  kept_ = search_.turns().size();
}

// At a leaf a turn that is good enough is as good as the best: it ends the search. What another seat makes of its standing
// says how the root stands only when there are two. Returns the steps of the forecast, if one was needed.
int TreeSearch::endEarly(const Scale& scale, Node& leaf) {
  if (!isLeaf() || search_.turns().empty()) return 0;
  if (!isOwn(leaf) && leaf.state.players() > 2) return 0;
  Turn best = search_.turns()[0];
  int steps = 0;
  if (scale.forecasts != nullptr) {
    if (isSame(best, seen_)) return 0;
    seen_ = best;
    steps = foretell(scale, leaf.state, best);
  }
  if (isGoodEnough(leaf, best)) {
    insert(leaf.turns, best, widthOf(depth_));
    endSearch();
  }
  return steps;
}

int TreeSearch::step(const Scale& scale) {
  if (depth_ < 0) return 0;
  Node& node = nodes_[depth_];
  const bool foretold = isLeaf() && scale.forecasts != nullptr;
  if (searching_) {
    if (foretold && answer_ < answers_[node.seat].size()) return tryAnswer(scale, node);
    const int steps = search_.step(scale);
    if (steps > 0) return steps + endEarly(scale, node);
    searching_ = false;
  }
  while (kept_ < search_.turns().size()) {
    const int steps = keepTurn(scale, node);
    if (steps > 0) return steps;
  }
  if (foretold && node.next == 0) remember(node.seat, node.turns[0]);
  if (node.next < node.turns.size() && !(node.tried && decided())) return tryNext(scale);
  --depth_;
  take(node.best);
  return 1;
}

int TreeSearch::tryNext(const Scale& scale) {
  Node& node = nodes_[depth_];
  const Turn& turn = node.turns[node.next++];
  if (isLeaf() && scale.forecasts != nullptr) {
    take(isOwn(node) ? turn.value : -turn.value);
    return 1;
  }
  State then = node.state;
  const int steps = follow(scale, then, turn);
  if (isLeaf() || then.phase == Phase::Over) {
    take(standing(scale, then, root_));
  } else {
    push(scale, then);
  }
  return steps;
}

}  // namespace lucca::torri
