// Computes the worth of a turn after the answers to it, in a tree of turns of a given depth: each seat tries the few turns
// that look best to it. If the scale has forecasts, they choose among the turns that the appraisal prefers, and judge the
// position after the last turn. A last turn that was good elsewhere in the tree is tried before others are searched for.
// Works in steps, like TurnSearch.
#pragma once

#include "engine/bots/torri/turn_search.h"

namespace lucca::torri {

inline constexpr int kMaxDepth = 4;
inline constexpr std::size_t kMaxWidth = 14;

// The tree's form. Its last turn is the one that looks best at once; of each turn before it the best `width` are tried.
struct Shape {
  uint8_t candidates;            // turns of the seat at the root that get a tree
  uint8_t beam;                  // for every search of turns in the tree
  uint8_t depth;                 // turns after the candidate
  uint8_t width[kMaxDepth - 1];  // for each of these turns but the last
  bool averaged = false;         // a candidate gets the mean of its value and the one from the form before
};

class TreeSearch {
 public:
  // The tree searches for all turns with `search`, one after the other, and owns it until the value is known.
  explicit TreeSearch(TurnSearch& search) : search_(search) {}

  // `state` has a brick to place. A value at or below `bound` need not be exact.
  void begin(const Scale& scale, const State& state, Seat root, const Shape& shape, int bound);
  // Returns the steps it took; 0 when all is done.
  int step(const Scale& scale);
  // The value for the root seat, once all is done.
  int value() const { return value_; }

 private:
  struct Node {
    State state;
    FixedList<Turn, kMaxWidth> turns;  // to be tried, once they are found
    std::size_t next;                  // the turn to try
    int best;                          // the root's value after the best tried move of the node's seat
    Seat seat;
    bool tried;
  };
  // Bounds from the choices above a node: the value that the root is sure of, and the most that the others allow it.
  struct Window {
    int low, high;
  };

  bool isLeaf() const { return depth_ + 1 == shape_.depth; }
  bool isOwn(const Node& node) const { return node.seat == root_; }
  std::size_t widthOf(int depth) const;
  void push(const Scale& scale, const State& state);
  int tryAnswer(const Scale& scale, Node& leaf);
  void remember(Seat seat, const Turn& turn);
  bool isGoodEnough(const Node& leaf, const Turn& turn) const;
  void endSearch();
  void endEarly(Node& leaf);
  void take(int value);
  Window window(int nodes) const;
  bool decided() const;
  int laterOf(int value) const;
  int tryNext(const Scale& scale);

  TurnSearch& search_;
  Node nodes_[kMaxDepth];
  Shape shape_;
  int depth_ = -1;
  int bound_ = 0, value_ = 0;
  Seat root_ = 0;
  bool searching_ = false;         // for the turns of the deepest node
  FixedList<Turn, 3> answers_[2];  // by seat, of two: last turns that were good elsewhere, the latest first
  std::size_t answer_ = 0;         // the next of them to try at the leaf
};

}  // namespace lucca::torri
