#include "engine/bots/torri/tree_search.h"

#include <algorithm>

#include "engine/bots/torri/forecast.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

bool isSame(const Turn& a, const Turn& b) { return a.brick[0] == b.brick[0] && a.brick[1] == b.brick[1]; }

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
  search_.begin(state, shape_.beam, widthOf(depth_), 1, foretold ? Seconds::Likely : Seconds::All, kNoJitter);
  node.state = state;
  node.turns.clear();
  node.next = 0;
  node.seat = search_.seat();
  node.tried = false;
  searching_ = true;
  answer_ = 0;
}

// Most turns at a node have the same best answer.
int TreeSearch::tryAnswer(const Scale& scale, Node& leaf) {
  Turn turn = answers_[leaf.seat][answer_++];
  int steps = 1;
  if (!judgeTurn(scale, leaf.state, turn, steps)) return steps;
  insert(leaf.turns, turn, widthOf(depth_));
  if (isGoodEnough(leaf, turn)) endSearch();
  return steps;
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
  Node& node = nodes_[depth_];
  for (const Turn& turn : search_.turns()) insert(node.turns, turn, widthOf(depth_));
}

// At a leaf a turn that is good enough is as good as the best: it ends the search. What another seat makes of its standing
// says something about the root only when there are two.
void TreeSearch::endEarly(Node& leaf) {
  if (!isLeaf() || search_.turns().empty()) return;
  if (!isOwn(leaf) && leaf.state.players() > 2) return;
  if (isGoodEnough(leaf, search_.turns()[0])) endSearch();
}

int TreeSearch::step(const Scale& scale) {
  if (depth_ < 0) return 0;
  Node& node = nodes_[depth_];
  const bool foretold = isLeaf() && scale.forecasts != nullptr;
  if (searching_) {
    if (foretold && answer_ < answers_[node.seat].size()) return tryAnswer(scale, node);
    const int steps = search_.step(scale);
    if (steps > 0) {
      endEarly(node);
      return steps;
    }
    endSearch();
  }
  if (foretold && node.next == 0) remember(node.seat, node.turns[0]);
  if (node.next < node.turns.size() && !(node.tried && decided())) return tryNext(scale);
  --depth_;
  take(node.best);
  return 1;
}

// Of losses the latest is the best, of wins the soonest.
int TreeSearch::laterOf(int value) const {
  if (value >= kSure) return value - depth_ - 1;
  return value <= -kSure ? value + depth_ + 1 : value;
}

int TreeSearch::tryNext(const Scale& scale) {
  Node& node = nodes_[depth_];
  const Turn& turn = node.turns[node.next++];
  if (isLeaf() && scale.forecasts != nullptr) {
    take(laterOf(isOwn(node) ? turn.value : -turn.value));
    return 1;
  }
  State then = node.state;
  int steps = follow(scale, then, turn);
  if (isLeaf() || then.phase == Phase::Over) {
    take(laterOf(outlook(scale, then, root_)));
    if (scale.roundForecasts != nullptr) steps += forecastSteps(then.size()).first;
  } else {
    push(scale, then);
  }
  return steps;
}

}  // namespace lucca::torri
