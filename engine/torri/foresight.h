// The consequences of a choice, for screens that show them before it is made. These functions do not change the game; all work
// in fixed memory.
#pragma once

#include "engine/torri/endings.h"
#include "engine/torri/query.h"

namespace lucca::torri {

// The lots that would be one block with a house on the empty `lot`, that lot included.
LotSet blockWith(const State& state, Lot lot);

// The effect of taking the house on `lot` prisoner. The state asks for a prisoner, and that house may be taken.
struct PrisonerEffect {
  enum class Kind : uint8_t { GoesOn, Parts, Fells, Merges } kind = Kind::GoesOn;
  uint8_t prisoners = 0;  // that the taker holds then
};
PrisonerEffect effectOfPrisoner(const State& state, Lot lot);

// The first seat after `seat`, without it, that would win at the start of its turn if nothing changed; kNobody: none would.
Seat winsNext(const State& state, Seat seat);

// A tower as it would be: colours from the bottom up. A merged one could be higher than the list is long: then its
// lowest floors are left out.
struct TowerSketch {
  static constexpr int kMost = 40;

  uint8_t height = 0;
  uint8_t floors[kMost / 4] = {};

  constexpr int shown() const { return height < kMost ? height : kMost; }
  constexpr Brick at(int i) const { return static_cast<Brick>(floors[i / 4] >> (i % 4 * 2) & 3); }
};
TowerSketch sketchOf(const State& state, Lot lot);

// How a struggle could end for a colour, over everything that could be taken prisoner on the way. Better is: its highest
// tower more above the others', then more prisoners more than the others, then, for the colour of one of the two towers,
// more houses more than the other tower's.
//
// The search goes through the endings one by one and may be cut into slices. It stops after kMostEndings: then the best
// and the worst are those found so far, and there may be better and worse ones.
class StruggleForesight {
 public:
  static constexpr int kMostEndings = 2000;

  // One of the two towers that begin the struggle.
  struct Side {
    TowerSketch tower;      // on its lot then
    uint8_t houses = 0;     // of its block, itself and the house that joined the towers left out
    uint8_t prisoners = 0;  // that the colour which controlled it at the beginning holds
  };
  struct End {
    Side stronger, weaker;
    int32_t worth = 0;
  };

  // `placement` is legal and starts a struggle.
  void begin(const State& state, Action placement, Brick own);
  // Looks at up to `endings` more; `state` is the one of begin(). True when it is over.
  bool advance(const State& state, int endings);

  bool over() const { return over_; }
  bool complete() const { return over_ && complete_; }  // every ending was looked at
  int endings() const { return endings_; }
  bool varies() const;
  // The colours that hold the higher of the two towers afterwards, in one ending or another; of two equally high ones both.
  ColourSet higher() const { return higher_; }
  // As the towers and their blocks are before the placement.
  const End& before() const { return before_; }
  const End& best() const { return best_; }
  const End& worst() const { return worst_; }
  // In the best ending: the houses that are taken prisoner, and those that are in neither tower's block any more.
  const LotSet& taken() const { return taken_; }
  const LotSet& cutOff() const { return cutOff_; }

 private:
  int32_t worthOf(const State& state, const End& end) const;

  Action placement_ = kNoAction;
  Brick own_ = Brick::White;
  Lot stronger_ = kNoLot, weaker_ = kNoLot;
  Brick strongerColour_ = Brick::White, weakerColour_ = Brick::White;  // that control them at the beginning
  bool over_ = true, complete_ = false, cut_ = false;
  StruggleEndings way_;
  int16_t endings_ = 0;
  ColourSet higher_ = 0;
  End before_, best_, worst_;
  LotSet taken_{}, cutOff_{};
};

// The same without a picture of it: computed at once, over up to kMost endings.
struct FightOutcome {
  static constexpr int kMost = 96;

  bool known = false;           // every ending was looked at
  uint8_t least = 0, most = 0;  // the colour's highest tower after it; 0: none
  bool felled = false;          // in every ending the weaker tower is a house
  ColourSet strongerTops = 0;   // who may control the lot of the stronger tower then
  ColourSet weakerTops = 0;     // and that of the weaker one
  uint8_t leastOfStronger = 0;  // the least height of the stronger one
  uint8_t mostPrisoners = 0;    // that the colour has after it
};
// `placement` is legal and starts a fight. Once an ending leaves the colour a tower of `enough` floors, no more are looked at.
FightOutcome outcomeOf(const State& state, Action placement, Brick colour, int enough = 256);

}  // namespace lucca::torri
