// The threats of a player's next turn, to be shown while they can still be met: how high its own tower can get,
// and how low it can certainly bring another's. Its next turn has two bricks of different colours; that of the player in
// turn has the bricks that are not placed yet. Nothing here changes the game.
#pragma once

#include "base/fixed_list.h"
#include "engine/torri/query.h"

namespace lucca::torri {

// How high a colour can get in its next turn: the highest tower that it would control after its bricks, placed as the rules
// allow, without a struggle between two colours. Towers of one colour may merge. While a struggle lasts: its tower as it is.
// Where a turn with a struggle, by floors or prisoners, gets as high as wins, this says so nearly always: a search over all
// turns found one exception among 732 such colours in 600 games of 6x6 (host_tests/torri/test_threats.cpp looks at 60).
//
// The search looks at one first brick a step and may be cut into slices. Before it is over, reach() is what was found so
// far, which can be reached, but perhaps more can.
class Threats {
 public:
  void begin(const State& state);
  // Looks at up to `steps` first bricks; `state` is the one of begin(). True when it is over.
  bool advance(const State& state, int steps);
  bool over() const { return colour_ == kColours; }
  // The height found so far; 0: the colour has no tower then.
  int reach(Brick colour) const { return reach_[index(colour)]; }
  // Whether it is the height that wins, or more.
  bool reaches(const State& state, Brick colour) const {
    return reach(colour) >= goalOfColour(state, colour);
  }

 private:
  bool beginColour(const State& state);
  bool looksAt(const State& state) const;
  void look(const State& state);
  void nextBrick(const State& state);

  uint8_t reach_[kColours] = {};
  uint8_t most_ = 0;           // no first brick leads higher than this
  uint8_t colour_ = kColours;  // looked at now; kColours: the search is over
  Lot lot_ = 0;                // of the first brick
  uint8_t brick_ = 0;          // its colour
};

// A turn that strikes: one brick, or two.
struct Strike {
  Action first = kNoAction, second = kNoAction;  // kNoAction: there is none; the last one joins the towers
  uint8_t left = 0;                              // floors that the colour's highest tower keeps at most

  explicit operator bool() const { return first != kNoAction; }
};
// The next turn of `attacker` which leaves the colour's highest tower lowest, whatever is taken prisoner; none if no turn
// makes it lower. The first of two bricks starts no struggle. There is none while a struggle lasts. begin() looks at one
// brick, advance() at two, in slices.
//
// Of a struggle with more than FightOutcome::kMost endings it does not know what is left at most: such a strike is never the
// answer, and leastPossible() counts it.
class StrikeSearch {
 public:
  void begin(const State& state, Seat attacker, Brick colour);
  // Looks at up to `steps` first bricks; `state` is the one of begin(). True when it is over.
  bool advance(const State& state, int steps);
  const Strike& strike() const { return strike_; }
  // No strike leaves fewer floors than these of the colour's highest tower, not even one that is not known to its end. 0: it
  // has no tower.
  int leastPossible() const { return possible_; }

 private:
  static constexpr uint16_t kOver = kColours * kLots;

  Strike strike_;
  uint8_t possible_ = 0;
  uint16_t at_ = kOver;  // the first brick to look at next: its colour, row and column
  Seat attacker_ = 0;
  Brick colour_ = Brick::White;
};
// The same at once, with at most `bricks` bricks (1 or 2).
Strike strikeOn(const State& state, Seat attacker, Brick colour, int bricks);

// The floors that may still be pushed in under a tower, supply and houses allowing, a number for each colour.
struct FloorRoom {
  uint8_t of[kColours] = {};
  constexpr int count() const { return of[0] + of[1] + of[2] + of[3]; }
};
FloorRoom floorRoomAt(const State& state, Lot tower);

// The fewest turns of its own in which a colour that has a tower could make it as high as wins, if no other seat did
// anything: two bricks a turn, a floor for each that is missing and a house for each floor that has no room yet. 1 only
// where `reach`, the answer of Threats, is that high. -1: it has no tower.
int turnsToHeight(const State& state, Brick colour, int reach);

// Two towers that one house would join, and a lot where it would.
struct Joint {
  Lot lot = kNoLot;
  Lot stronger = kNoLot, weaker = kNoLot;
  bool merges = false;  // they have one colour; else they fight
};
inline constexpr int kMaxJoints = 24;
using JointList = FixedList<Joint, kMaxJoints>;
// One for each pair, with the lot nearest to both; the first kMaxJoints found.
void listJoints(const State& state, JointList& out);

}  // namespace lucca::torri
