// Something that happened in a game: a decision, a chance outcome or a step of the rules, as one seat may know it.
#pragma once

#include "engine/game/game.h"
#include "engine/game/match.h"

namespace lucca::ui {

// A view as the game knows it.
template <class View>
const View& viewAs(const AnyView& view) {
  return *reinterpret_cast<const View*>(view.bytes);
}

struct Moment {
  Seat mover = kRules;  // a seat, kChance or kRules
  Action action = kNoAction;
  uint16_t index = 0;  // of the history, before it
  Seat watcher = 0;    // whose views these are
  AnyView before, after;

  template <class View>
  const View& beforeAs() const {
    return viewAs<View>(before);
  }
  template <class View>
  const View& afterAs() const {
    return viewAs<View>(after);
  }
};

// Walks a match from its start, moment by moment, through the eyes of one seat. The match must not change meanwhile.
class Walker {
 public:
  void start(const Match& match, Seat watcher);
  // Starts at the position after `index` entries.
  void startAt(const Match& match, Seat watcher, const AnyState& state, uint16_t index);
  // False at the end of the history.
  bool next(Moment& moment);
  // The same without the views, which cost time.
  bool skip();
  // Walks on until `index` entries of the history are behind it.
  void skipTo(std::size_t index);
  std::size_t index() const { return index_; }
  const AnyState& state() const { return state_; }

 private:
  bool step(Seat& mover, Action& action);

  const Match* match_ = nullptr;
  AnyState state_;
  uint16_t index_ = 0;
  Seat watcher_ = 0;
};

}  // namespace lucca::ui
