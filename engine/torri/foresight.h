// What a choice would lead to, for screens that tell it before it is made. Nothing here changes the game; all of it works
// in fixed memory.
#pragma once

#include "engine/torri/query.h"

namespace lucca::torri {

// The lots that would be one block with a house on the empty `lot`, that lot included.
LotSet blockWith(const State& state, Lot lot);

// What taking the house on `lot` prisoner would do. The state asks for a prisoner, and that house may be taken.
struct PrisonerEffect {
  enum class Kind : uint8_t { GoesOn, Parts, Fells, Merges } kind = Kind::GoesOn;
  uint8_t prisoners = 0;  // that the taker holds then
};
PrisonerEffect effectOfPrisoner(const State& state, Lot lot);

// The first seat after `seat`, without it, that would win at the start of its turn if nothing changed; kNobody: none would.
Seat winsNext(const State& state, Seat seat);

// A tower as it would stand: colours from the bottom up. A merged one could be higher than the list is long: then its
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
// tower more above the others', then more prisoners more than the others.
//
// The search goes through the endings one by one and may be cut into slices. It stops after kMostEndings: then the best
// and the worst are those found so far, and there may be better and worse ones.
class StruggleForesight {
 public:
  static constexpr int kMostEndings = 2000;

  struct End {
    TowerSketch stronger, weaker;  // by the lots of the towers that begin the struggle
    int16_t worth = 0;
  };

  // `placement` is legal and starts a struggle.
  void begin(const State& state, Action placement, Brick own);
  // Looks at up to `endings` more; `state` is the one of begin(). True when it is over.
  bool advance(const State& state, int endings);

  bool over() const { return over_; }
  bool complete() const { return over_ && depth_ == 0; }  // every ending was looked at
  int endings() const { return endings_; }
  bool varies() const;
  // The colours that hold the higher of the two towers afterwards, in one ending or another; of two equally high ones both.
  ColourSet higher() const { return higher_; }
  const End& best() const { return best_; }
  const End& worst() const { return worst_; }

 private:
  static constexpr int kDepth =
      24;  // choices on the way to an ending; from there on the first house is taken

  void play(State& state);
  bool nextEnding();

  Action placement_ = kNoAction;
  Brick own_ = Brick::White;
  Lot stronger_ = kNoLot, weaker_ = kNoLot;
  bool over_ = true;
  uint8_t depth_ = 0;
  uint8_t pick_[kDepth] = {}, options_[kDepth] = {};
  int16_t endings_ = 0;
  ColourSet higher_ = 0;
  End best_, worst_;
};

}  // namespace lucca::torri
