// The score that a seat can expect in the end, judged from the table. It is counted in grains, sixteen
// to a point; chances are in 256ths.
#pragma once

#include <cstdint>

#include "engine/bots/palazzi/weights.h"
#include "engine/palazzi/state.h"

namespace lucca::palazzi {

inline constexpr int kGrains = 16;
inline constexpr int kSure = 256;

// The weights for the number of players, and the cards not yet seen; made once a decision.
struct Judgement {
  const Weights* weights;
  uint8_t left[kColours];   // cards in the deck that fit to a colour, wild ones too
  uint8_t share[kColours];  // the colour's part of it, 16: as much as any other's
  bool thorough = false;    // whether the uses of a turn's cards are weighed together, not one by one

  void prepare(const State& state);
};

class Outlook {
  struct Palace {
    uint8_t count, windows, shields;
    uint8_t chance;  // to complete it
    int16_t worth;
    int16_t party;  // its expected points when the palace is opened
  };
  // All palaces together, so that a card changes few numbers.
  struct Sums {
    int scored;          // in grains
    int worth, chances;  // of the palaces
    int melting;         // their shields by the chance to complete them
    uint8_t building, closed, done, shields;
  };

 public:
  // `turns` is how many turns the seat still has after the one it may be in.
  Outlook(const Judgement& judgement, const State& state, Seat seat, int turns);

  // All that the seat has scored and may still expect.
  int value() const { return sums_.scored + sums_.worth + walls() + order(); }
  int chanceOf(int colour) const { return palace_[colour].chance; }
  bool isBuilding(int colour) const { return sums_.building >> colour & 1; }
  bool isClosed(int colour) const { return sums_.closed >> colour & 1; }

  // Adds a card: to the palace of a colour, to the walls, or as a bastion.
  struct Before {
    Palace palace;
    Sums sums;
  };
  void addStorey(CardId card, int colour);
  void addWall() { ++walls_; }
  void addBastion() { ++bastions_; }
  // Each change is taken back with what before() gave, the last one first.
  Before before(int colour) const { return {palace_[colour], sums_}; }
  void takeStorey(int colour, const Before& before) {
    palace_[colour] = before.palace;
    sums_ = before.sums;
  }
  void takeWall() { --walls_; }
  void takeBastion() { --bastions_; }

 private:
  void expectParties(const State& state, Seat seat, int (&party)[kColours]) const;
  void judgePalace(Palace& palace, int colour);
  int walls() const;
  int order() const;

  const Judgement* judgement_;
  Palace palace_[kColours];
  Sums sums_;
  uint8_t walls_, bastions_;
  uint8_t size_, turns_, stage_, rivals_;
  uint8_t rivalShields_[kMaxSeats];
};

}  // namespace lucca::palazzi
