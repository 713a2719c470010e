// The signs in a position of who will win: small whole numbers about each colour's towers, blocks and prisoners, and what a
// struggle in reach would make of them. Forecasts weigh them (forecast.h). Unlike the appraisal they know lots, not only
// blocks: a tower that no other can reach is safe.
#pragma once

#include <cstdint>

#include "base/fixed_list.h"
#include "engine/torri/state.h"

namespace lucca::torri {

// Of each colour. "At once" is with one house, "soon" with both of a turn. Its tower is the one nearest to a victory.
enum class Sign : uint8_t {
  Held,             // prisoners
  Wins,             // it would win if its turn began now
  Highest,          // the floors of its highest tower
  PlotRoom,         // floors for a tower yet to be started
  LoneHouses,       // without neighbours
  PlotHouses,       // in blocks without a tower
  PlotKinds,        // colours that could be the first floor there
  PlotLots,         // of the largest such block
  HasTower,         // 1: it has one; else the signs of it are 0
  Height,           // floors
  Progress,         // bricks of the 2N that a victory needs
  Room,             // floors that the block can carry now
  Run,              // floors of the top's colour right under the top
  Houses,           // of its block
  Strength,         // in a struggle
  Heir,             // 1 for the role of the colour that is next below the top: four signs
  Free = Heir + 4,  // empty lots beside the block
  HitAtOnce,        // another tower can take its top
  HitSoon,
  HitEver,     // if there were a way
  HitsAtOnce,  // it can take another's top
  HitsSoon,
  StrongerNear,  // a stronger one that cannot
  WeakerNear,
  HitByMover,   // soon, by the colour of the seat to move
  MergeAtOnce,  // floors that it would get from another of its colour
  MergeSoon,
  OwnMargin,  // floors of its own colour that fit
  HasSecond,  // another tower of its colour
  SecondProgress,
  SecondHeight,
  FightGain,             // how much higher its highest tower could be after a struggle that can come soon
  FightLoss,             // and how much lower
  SafeVictory,           // it wins next, whatever struggle comes
  Kinds,                 // colours that fit as a floor: a turn's two bricks differ
  WinsInATurn,           // one turn's floors are enough
  Misses,                // 1 each when at most 1, 2, 3 or 4 floors are missing: four signs
  Catches = Misses + 4,  // one turn makes it as high as the highest of the seat that waits
  Stuck,                 // no floor fits
  Lacks,                 // houses that are missing for the floors that are
  Shared,                // empty lots beside the block that are beside another tower's, too
  Unshared,              // and those that are not
  Further,               // empty lots that the two houses of a turn reach, in twos
  Ground,                // those of them that are beside no other tower's block, in twos
  Growth,                // houses without a tower that a house of its own would join to it
  Around,                // those that all houses beside it together would
  // How near the nearest tower is: 6 less the houses that would join the two, 0 from six on.
  NearAny,
  NearOwn,  // of its colour; the rest are of others
  NearStronger,
  NearWeaker,
  NearDanger,  // it can take the top
  NearPrey,    // its top can be taken
  Count,
};
inline constexpr int kSignsOfColour = static_cast<int>(Sign::Count);

// Of the whole city.
enum class CitySign : uint8_t {
  Turn,
  Towers,
  Empty,   // lots, in fours
  Supply,  // bricks
  BestFight,  // how far the mover, or a neutral colour, could be above the other seat after a struggle; with more
              // than two seats how far another colour could be above the mover
  WorstFight,  // how far the mover could be below
  Fights,      // pairs of towers that can struggle soon
  Captives,    // prisoners that the mover could take in one
  Count,
};
inline constexpr int kSigns = kColours * kSignsOfColour + static_cast<int>(CitySign::Count);

// By roles: the colour of the seat to move, that of the other, the better placed neutral colour, the last one. With three
// or four seats: the colours of the seats in their order, and the neutral one.
struct Signs {
  int8_t value[kSigns];
};

// The largest cities of which signs are read. Heights count by the floors that are missing, turns, lots and bricks by
// their part of a game, so that the numbers of 8 x 8 serve other sizes.
inline constexpr int kMostSizeWithSigns = 10;

// All that is read from a city, by colours. It does not depend on who plays which colour, so one
// reading serves every colour that a seat may continue with.
struct CityReading {
  int8_t colour[kColours][kSignsOfColour];  // but for Heir, HitByMover and Catches, which are by roles
  uint8_t heir[kColours];                   // next below the top of its tower; the colour itself: none
  ColourSet hitBy[kColours];                // the colours that can take the top of its tower soon
  uint8_t reach[kColours];                  // the height of its tower after a turn; 0: it has none
  uint8_t highest[kColours];
  uint16_t rank[kColours];                         // neutral colours are ordered by it
  int8_t bestAgainst[kColours];                    // CitySign::BestFight when the colour waits
  int8_t worstFor[kColours][kColours];             // CitySign::WorstFight: [mover][waiter]
  int8_t captives[kColours];                       // CitySign::Captives when the colour moves
  int8_t city[static_cast<int>(CitySign::Count)];  // the others
  uint8_t seats;

  explicit CityReading(const State& state);
  // The colours of the roles when `mover` is to move and `waiter` waits.
  void giveRoles(unsigned mover, unsigned waiter, uint8_t (&colourOfRole)[kColours]) const;
  // The same when the seat in turn is to move.
  void giveRoles(const State& state, uint8_t (&colourOfRole)[kColours]) const;
  // For such roles: the signs of Heir, HitByMover and Catches that are 1 for the colour of a role, and those of the city.
  using SomeSigns = FixedList<Sign, 3>;
  SomeSigns byRoles(const uint8_t (&colourOfRole)[kColours], int role) const;
  int citySign(const uint8_t (&colourOfRole)[kColours], CitySign which) const;
};

// The state is at the start of a turn, in a city of kMostSizeWithSigns at most.
void readSigns(const State& state, Signs& out);

}  // namespace lucca::torri
