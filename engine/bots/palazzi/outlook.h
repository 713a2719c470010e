// What a seat can expect to score in the end, judged from what lies on the table. Counted in grains, sixteen
// to a point; chances are in 256ths.
#pragma once

#include <cstdint>

#include "engine/palazzi/state.h"

namespace lucca::palazzi {

inline constexpr int kGrains = 16;
inline constexpr int kSure = 256;
inline constexpr int kMaxRounds = 7;
inline constexpr int kMaxStoreys = 5;

// The numbers of the judgement, found by letting players with different ones play each other.
struct Weights {
  uint8_t oneCard = 92;     // chance that a turn brings exactly one card of a given colour
  uint8_t twoCards = 19;    // ... or two
  uint8_t storey = 31;      // windows that a missing storey will bring, in grains
  uint8_t guests = 12;      // a guest now is worth that many grains at a party still to come
  uint8_t lateGuests = 12;  // guests who will come later, in grains a party
  uint8_t support = 170;    // chance that walls whose shields just suffice will stand, while turns are left
  uint8_t perShield = 30;   // what each shield more or less changes in it
  uint8_t spare = 5;        // two shields to spare, as a part (16ths) of the wall they can carry
  uint8_t order = 6;        // a seat with fewer shields plays later: in grains
  uint8_t melting = 10;     // shields on a palace that may be completed do not stay: 16ths of that chance
};

// The weights and what follows from them and from the cards not yet seen, made once a decision.
struct Judgement {
  Weights weights;
  uint16_t chance[kMaxStoreys + 1][kMaxRounds + 1];  // of getting so many cards of a colour in so many turns
  uint8_t plenty[kColours];  // how common a colour is in the deck; 16: as at the start

  void prepare(const State& state, const Weights& with);
};

class Outlook {
 public:
  // `turns` is how many turns the seat still has after the one it may be in.
  Outlook(const Judgement& judgement, const State& state, Seat seat, int turns);

  // All that the seat has scored and may still expect.
  int value() const { return value_; }
  // The expectation that the party of a completed palace brings if it waits.
  int waiting(int colour) const;
  int partyNow(int colour) const { return party_[colour]; }
  int chanceOf(int colour) const { return chance_[colour]; }
  bool isBuilding(int colour) const { return building_ >> colour & 1; }
  bool isClosed(int colour) const { return closed_ >> colour & 1; }
  unsigned building() const { return building_; }

  // The card goes to the palace of a colour, to the walls, or is built as a bastion.
  void addStorey(CardId card, int colour);
  void addWall();
  void addBastion();

 private:
  void judgePalace(int colour);
  void judge();
  int walls() const;

  const Judgement* judgement_;
  int value_ = 0;
  int scored_ = 0;  // in grains
  int16_t worth_[kColours];
  uint16_t chance_[kColours];
  uint8_t count_[kColours], windows_[kColours], shields_[kColours], party_[kColours];
  uint8_t building_, closed_, done_, walls_, bastions_, allShields_;
  uint8_t size_, turns_, rivals_;
  uint8_t rivalShields_[kMaxSeats];
};

}  // namespace lucca::palazzi
