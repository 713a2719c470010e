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
  const std::size_t width = isLeaf() ? 1 : std::min<std::size_t>(shape_.width[depth_], kMaxWidth);
  search_.begin(state, shape_.beam, width, 1, kNoJitter);
  node.state = state;
  node.turns.clear();
  node.next = 0;
  node.seat = search_.seat();
  node.tried = false;
  searching_ = true;
}

void TreeSearch::keepTurns(Node& node) {
  searching_ = false;
  for (const Turn& turn : search_.turns()) node.turns.push(turn);
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

// At a leaf a turn that is good enough is as good as the best. What another seat makes of its standing says how the root
// stands only when there are two.
bool TreeSearch::decidedEarly() const {
  const Node& leaf = nodes_[depth_];
  const bool own = isOwn(leaf);
  if (!isLeaf() || search_.turns().empty()) return false;
  if (!own && leaf.state.players() > 2) return false;
  const int value = search_.turns()[0].value;
  const Window above = window(depth_);
  return own ? value >= above.high : -value <= above.low;
}

int TreeSearch::step(const Scale& scale) {
  if (depth_ < 0) return 0;
  Node& node = nodes_[depth_];
  if (searching_) {
    const int steps = search_.step(scale);
    if (steps == 0 || decidedEarly()) keepTurns(node);
    if (steps > 0) return steps;
  }
  if (node.next < node.turns.size() && !(node.tried && decided())) return tryNext(scale);
  --depth_;
  take(node.best);
  return 1;
}

int TreeSearch::tryNext(const Scale& scale) {
  constexpr int kSteps = 2;  // the turn's two bricks are placed again
  Node& node = nodes_[depth_];
  State then = node.state;
  follow(scale, then, node.turns[node.next++]);
  if (isLeaf() || then.phase == Phase::Over) {
    take(standing(scale, then, root_));
  } else {
    push(then);
  }
  return kSteps;
}

}  // namespace lucca::torri
