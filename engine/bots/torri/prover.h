// Proofs for two seats: a turn after which the seat wins at the start of its next one, whatever the other does; and turns of
// two bricks that stop a victory which the other has in hand. Looks at every placement, not only at those that searches
// list. Works in steps, like TurnSearch.
#pragma once

#include "engine/bots/torri/turn_search.h"

namespace lucca::torri {

// Whether a victory may be near enough for a proof: most turns need none.
bool isNearVictory(const State& state);

// The placements of a state one by one, without a list of them.
class PlaceWalk {
 public:
  void begin() { next_ = 0; }
  // kNoAction: there are no more.
  Action next(const State& state);

 private:
  uint16_t next_ = 0;
};

// The ways in which a seat may choose prisoners after a placement, one by one; the other seat chooses as it likes best.
class Endings {
 public:
  explicit Endings(Seat chooser = 0) : chooser_(chooser) {}

  void play(const Scale& scale, State& state, Action placement);
  // False: all have been played.
  bool next();
  bool many() const { return many_; }

 private:
  static constexpr std::size_t kDepth = 6;  // choices that are gone through

  void take(State& state, std::size_t at);

  Seat chooser_;
  bool many_ = false;  // there is more than one
  std::size_t depth_ = 0;
  uint8_t pick_[kDepth] = {}, options_[kDepth] = {};
};

class Prover {
 public:
  // `state` has a brick to place, the first or the second of a turn of one of two seats. At most `budget` steps.
  void begin(const State& state, int budget);
  // Returns the steps it took; 0 when all is done.
  int step(const Scale& scale);

  // The turn that wins, with the switch at its end; the first brick is kNoAction when there is none. If the second brick
  // depends on the prisoners that the other takes, it is kNoAction.
  const Turn& win() const { return win_; }
  bool found() const { return win_.brick[0] != kNoAction; }

 private:
  enum class Stage : uint8_t { First, Second, Known, Answers, Done };
  struct Answer {
    Action brick[2];
  };

  int stepFirst(const Scale& scale);
  int stepSecond(const Scale& scale);
  int stepKnown(const Scale& scale);
  int stepAnswers(const Scale& scale);
  void placeFirst(const Scale& scale);
  void placeSecond(const Scale& scale);
  bool beginProof(const Scale& scale, const State& then);
  void endProof(const Scale& scale, bool holds);
  void remember(const Answer& answer);

  State root_, after_, then_;  // before the turn; after its first brick; after the turn, the other to place
  PlaceWalk firsts_, seconds_, answers_;
  FixedList<Answer, 4> known_;  // that refuted other turns, the latest first
  std::size_t at_ = 0;          // of them
  Endings ofFirst_, ofSecond_;
  Turn turn_, win_;
  int left_ = 0;  // steps
  Seat seat_ = 0;
  Stage stage_ = Stage::Done;
  bool threat_ = false;  // the first brick alone makes one
  bool one_ = false;     // the turn has only one brick left
};

// Pairs of bricks that keep the other from winning at the start of its turn, if no single brick does. They are in the order
// of the placements, up to the list's capacity.
class Stopper {
 public:
  // As Prover::begin; the other would win if its turn began.
  void begin(const State& state, int budget);
  int step(const Scale& scale);
  const FixedList<Turn, 16>& turns() const { return turns_; }

 private:
  State root_;
  PlaceWalk firsts_;
  FixedList<Turn, 16> turns_;
  int left_ = 0;
  Seat seat_ = 0;
};

}  // namespace lucca::torri
