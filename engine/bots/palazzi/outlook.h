// What a seat can expect to score in the end, judged from what lies on the table. Counted in grains, sixteen
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
 public:
  // `turns` is how many turns the seat still has after the one it may be in.
  Outlook(const Judgement& judgement, const State& state, Seat seat, int turns);

  // All that the seat has scored and may still expect.
  int value() const { return value_; }
  int chanceOf(int colour) const { return chance_[colour]; }
  bool isBuilding(int colour) const { return building_ >> colour & 1; }
  bool isClosed(int colour) const { return closed_ >> colour & 1; }

  // The card goes to the palace of a colour, to the walls, or is built as a bastion.
  void addStorey(CardId card, int colour);
  void addWall();
  void addBastion();

 private:
  int expectedParty(const State& state, Seat seat, int colour) const;
  void judgePalace(int colour);
  void judge();
  int walls() const;

  const Judgement* judgement_;
  int value_ = 0;
  int scored_ = 0;  // in grains
  int16_t worth_[kColours];
  int16_t party_[kColours];  // what it is expected to bring when the palace is opened
  uint8_t chance_[kColours];
  uint8_t count_[kColours], windows_[kColours], shields_[kColours];
  uint8_t building_, closed_, done_, walls_, bastions_, allShields_;
  uint8_t size_, turns_, stage_, rivals_;
  uint8_t rivalShields_[kMaxSeats];
};

}  // namespace lucca::palazzi
