#include "engine/bots/torri/tree_search.h"

#include <algorithm>

namespace lucca::torri {

void TreeSearch::begin(const State& state, Seat root, const Shape& shape, int bound) {
  root_ = root;
  shape_ = shape;
  bound_ = bound;
  depth_ = -1;
  push(state);
}

void TreeSearch::push(const State& state) {
  Node& node = nodes_[++depth_];
  const std::size_t width = isLeaf() ? 1 : shape_.width[depth_];
  node.search.begin(state, shape_.beam, width, 1, kNoJitter);
  node.next = 0;
  node.searching = true;
  node.tried = false;
}

// The root wants what is best for it. Another seat minds its own standing, and as much that the root stands badly: with
// two seats these are the same.
int TreeSearch::liking(const Node& node, const Standings& value) const {
  return isOwn(node) ? value.of[root_] : value.of[node.search.seat()] - value.of[root_];
}

void TreeSearch::take(const Standings& value) {
  if (depth_ < 0) {
    value_ = value;
    return;
  }
  Node& node = nodes_[depth_];
  if (!node.tried || liking(node, value) > liking(node, node.best)) node.best = value;
  node.tried = true;
}

TreeSearch::Window TreeSearch::window(int nodes) const {
  Window window{bound_, INT32_MAX};
  for (int i = 0; i < nodes; ++i) {
    const Node& node = nodes_[i];
    if (!node.tried) continue;
    if (isOwn(node)) {
      window.low = std::max(window.low, node.best.of[root_]);
    } else {
      window.high = std::min(window.high, node.best.of[root_]);
    }
  }
  return window;
}

// Nothing that is still to be tried at the node can change the choices above it. With more than two seats only a victory
// is as sure as that.
bool TreeSearch::decided() const {
  const Node& node = nodes_[depth_];
  if (node.search.state().players() > 2) return node.best.of[node.search.seat()] >= kWon;
  const Window above = window(depth_ + 1);
  return above.low >= above.high;
}

// At a leaf a turn that is good enough is as good as the best.
bool TreeSearch::decidedEarly() const {
  const Node& leaf = nodes_[depth_];
  if (!isLeaf() || leaf.search.turns().empty() || leaf.search.state().players() > 2) return false;
  const int value = leaf.search.turns()[0].value;
  const Window above = window(depth_);
  return isOwn(leaf) ? value >= above.high : -value <= above.low;
}

int TreeSearch::step(const Scale& scale) {
  if (depth_ < 0) return 0;
  Node& node = nodes_[depth_];
  if (node.searching) {
    const int steps = node.search.step(scale);
    node.searching = steps > 0 && !decidedEarly();
    if (steps > 0) return steps;
  }
  if (node.next < node.search.turns().size() && !(node.tried && decided())) return tryNext(scale);
  --depth_;
  take(node.best);
  return 1;
}

int TreeSearch::tryNext(const Scale& scale) {
  constexpr int kSteps = 2;  // the turn's two bricks are placed again
  Node& node = nodes_[depth_];
  State then = node.search.state();
  follow(scale, then, node.search.turns()[node.next++]);
  if (isLeaf() || then.phase == Phase::Over) {
    take(standings(scale, then));
  } else {
    push(then);
  }
  return kSteps;
}

}  // namespace lucca::torri
