// What could happen next in a city, for screens that say it while it can still be met. Nothing here changes the game.
#pragma once

#include "base/fixed_list.h"
#include "engine/torri/query.h"

namespace lucca::torri {

// How high a colour can get in its next turn: the highest tower that it would control after two bricks of different
// colours, placed as the rules allow, without a struggle between two colours. Towers of one colour may merge. For the
// colour in turn it is what the bricks that it has not placed yet can do. While a struggle lasts: its tower as it is.
//
// The search looks at one first brick a step and may be cut into slices. Before it is over, reach() is what was found so
// far, which can be reached, but perhaps more can.
class Threats {
 public:
  void begin(const State& state);
  // Looks at up to `steps` first bricks; `state` is the one of begin(). True when it is over.
  bool advance(const State& state, int steps);
  bool over() const { return colour_ == kColours; }
  // 0: the colour will not have a tower.
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

// The floors that may still be pushed in under a tower, supply and houses allowing, a number for each colour.
struct FloorRoom {
  uint8_t of[kColours] = {};
  constexpr int count() const { return of[0] + of[1] + of[2] + of[3]; }
};
FloorRoom floorRoomAt(const State& state, Lot tower);

// The fewest turns of its own in which a colour that has a tower could make it as high as wins, if nobody else did
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
