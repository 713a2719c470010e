// Finds any moment of a match without replaying all of it: some positions along the way, and how many moments of each entry
// are told in words. It learns an entry at a time, while nothing else is to be done, and follows the match wherever it goes:
// it forgets entries that undo takes back, and starts again with another match.
#pragma once

#include <array>
#include <cstdint>

#include "ui/game/moment.h"

namespace lucca::ui {

class Trail {
 public:
  // Follows the match to its present history; `changes` counts the changes of that history.
  void follow(const Match& match, uint32_t changes);
  // Whether every entry of the match is known. Steps of the rules after the last one never are: more may follow.
  bool complete() const { return !match_ || broken_ || tail_.index == match_->history().size(); }
  bool knows(uint32_t changes) const { return changes == changes_ && complete(); }

  // Learns the next entry, if there is one. `told(moment)`: whether it is told in words, the same for every viewer.
  template <class Told>
  void learn(Told told) {
    if (complete()) return;
    Walker walker;
    walker.startAt(*match_, kNobody, tail_.state, tail_.index);
    int count = 0;
    while (walker.index() == tail_.index) {
      if (!walker.next(moment_)) {
        broken_ = true;
        return;
      }
      count += told(moment_) ? 1 : 0;
    }
    append(walker.state(), count);
  }

  // Puts the walker shortly before the number-th moment that is told, or at the end of what is known. Returns how many of
  // them are behind it.
  int startBefore(Walker& walker, Seat watcher, int number);
  // How many told moments lie before the entry.
  int toldBefore(std::size_t entry) const;
  // Puts the walker behind `entries` entries of the history.
  void startBehind(Walker& walker, Seat watcher, std::size_t entries);

  // Scratch space, because a moment is too large for the stack.
  Moment& scratch() { return moment_; }

 private:
  static constexpr int kMarks = 8;
  static constexpr uint16_t kClosest = 16;  // entries between two marks

  // A position, right after an entry.
  struct Mark {
    AnyState state;
    uint32_t hash;  // of the entries before it
    uint16_t index;
  };

  void begin(const Match& match);
  void append(const AnyState& state, int told);
  void keepMark();
  const Mark& markBefore(std::size_t entries) const;

  const Match* match_ = nullptr;
  Setup setup_{};
  uint32_t changes_ = 0;
  Mark start_, tail_, recent_;  // the beginning, how far it is known, and where a walk began last
  std::array<Mark, kMarks> marks_;
  int count_ = 0;
  uint16_t apart_ = kClosest;
  bool broken_ = false;  // the rules do not lead any further
  std::array<uint8_t, kMaxHistory> told_;
  Moment moment_;
};

}  // namespace lucca::ui
