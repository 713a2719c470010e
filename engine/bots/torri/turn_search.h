// The best turns of a seat: both bricks and the switch, found brick by brick with the best first bricks looked at
// further. Works in steps, so that it can pause at any of them.
#pragma once

#include <utility>

#include "base/fixed_list.h"
#include "engine/bots/torri/appraisal.h"
#include "engine/game/action.h"

namespace lucca::torri {

// Chooses the prisoner that is best for its taker. The state asks for a prisoner.
Action choosePrisoner(const Scale& scale, const State& state);

// Does the steps of the rules, and chooses prisoners as is best for their takers, until a seat has a brick to place or a
// colour to choose, or the game is over. Returns the number of decisions it made.
int settle(const Scale& scale, State& state);

struct Turn {
  // The bricks of the turn; kNoAction: the game ended before, or the search began at the second brick.
  Action brick[2] = {kNoAction, kNoAction};
  Action colour = kNoAction;  // the switch at its end; kNoAction: there is none
  int16_t value = 0;          // for the seat, after it
};

// Inserts the turn into a list that is sorted, best first. The worst turn goes if the list has `limit` turns already.
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

// A seed for searches that compare turns by their values alone.
inline constexpr uint32_t kNoJitter = 0;

inline constexpr std::size_t kMaxTurns = 32;
inline constexpr std::size_t kMaxBeam = 16;

// Which second bricks are tried: all, or only those that the first brick changes something for and those that are among the
// best kMaxBeam first bricks. The rest hardly ever make a good turn.
enum class Seconds : uint8_t { All, Likely };

// Sets the turn's value, which is that of `then` for `seat` after the first or the last brick of its turn, and the best
// colour to continue with. Returns the steps it took.
int judge(const Scale& scale, State& then, Seat seat, Turn& turn);

// The same for a turn that was found elsewhere; false: it is not possible here.
bool judgeTurn(const Scale& scale, const State& state, Turn& turn, int& steps);

class TurnSearch {
 public:
  // `state` has a brick of the seat to place. Looks further after `beam` first bricks and keeps `keep` turns; of
  // placements that are alike it looks at `alike` (places.h).
  void begin(const State& state, std::size_t beam, std::size_t keep, std::size_t alike, Seconds seconds,
             uint32_t seed);
  // Does one placement in mind; returns the steps it took, 0 when all is done.
  int step(const Scale& scale);
  // When all is done: goes on after the next best first bricks. False: there are no more.
  bool widen();

  Seat seat() const { return seat_; }
  // Best first. Never empty once the search is done.
  const FixedList<Turn, kMaxTurns>& turns() const { return turns_; }

  // While no search runs: a list for other callers, too large for a small stack.
  ActionList& scratch() { return list_; }

 private:
  void list(const State& from);
  int placeLast(const Scale& scale, Action first, Action action);
  bool nextFirst(const Scale& scale);
  bool isTwin(Action second) const;
  bool isUnlikely(Action second) const;
  bool isNearFirst(Lot lot) const;
  void add(const Turn& turn);
  int jitter(Action action) const;

  State state_, after_;  // before the turn; after the first brick
  FixedList<Turn, kMaxBeam> firsts_;
  FixedList<Turn, kMaxTurns> turns_;
  ActionList list_;
  LotSet listed_;     // where first bricks were tried
  LotSet struggles_;  // where one starts a struggle
  std::size_t next_ = 0, first_ = 0, beam_ = 0, keep_ = 0, alike_ = 1;
  uint32_t seed_ = 0;
  int below_ = INT32_MAX;  // first bricks of this worth and more were looked at before
  Seat seat_ = 0;
  Seconds seconds_ = Seconds::All;
  bool second_ = false;  // the list is of second bricks
};

// Plays a turn that a search found, with the switch and the rules' steps after it. Returns the steps that it took.
int follow(const Scale& scale, State& state, const Turn& turn);

}  // namespace lucca::torri
