// What the next turn of a player can certainly do to a tower, for those who warn of it. Nothing here changes the game.
#pragma once

#include "engine/torri/query.h"

namespace lucca::torri {

// How a struggle ends for a colour, over everything that may be taken prisoner on the way.
struct FightOutcome {
  static constexpr int kMostEndings = 96;

  bool known = false;           // every ending was looked at
  uint8_t least = 0, most = 0;  // the colour's highest tower after it; 0: none
  bool felled = false;          // in every ending the weaker tower is a house
  ColourSet strongerTops = 0;   // who may control the lot of the stronger tower then
  ColourSet weakerTops = 0;     // and that of the weaker one
  uint8_t leastOfStronger = 0;  // the least height of the stronger one
};
// `placement` is legal and starts a fight.
FightOutcome outcomeOf(const State& state, Action placement, Brick colour);

// A turn that strikes: one brick, or two.
struct Strike {
  Action first = kNoAction, second = kNoAction;  // kNoAction: there is none; the last one joins the towers
  uint8_t left = 0;                              // floors that the colour's highest tower keeps at most

  explicit operator bool() const { return first != kNoAction; }
};

// The turn of `attacker`, of at most `bricks` bricks (1 or 2), which leaves the colour's highest tower lowest, whatever is
// taken prisoner; none if no turn makes it lower. The first of two bricks starts no struggle. Asks nothing of whose turn
// it is: as if the attacker's began now.
Strike strikeOn(const State& state, Seat attacker, Brick colour, int bricks);

}  // namespace lucca::torri
