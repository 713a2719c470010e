// The numbers of the judgement, one set for each number of players. They were found by playing: first fitted to how
// games ended from positions like these, then changed little by little, keeping what won more games.
#pragma once

#include <cstdint>

namespace lucca::palazzi {

inline constexpr int kMaxRounds = 7;
inline constexpr int kMaxStoreys = 5;
inline constexpr int kStages = 3;      // one turn is left, two, more
inline constexpr int kGuestKinds = 6;  // of a colour a seat has no card, 1 to 4 cards, or a completed palace

struct Weights {
  // The chance to complete a palace, by storeys missing and turns left, each from 1.
  uint8_t chance[kMaxStoreys][kMaxRounds];
  // How much the cards left in the deck change that.
  uint8_t plenty;
  // Windows that a missing storey will bring, in grains.
  uint8_t storey;
  // The worth of guests at the party, in grains.
  uint8_t guests[kGuestKinds][kStages];
  // The chance that walls with just enough shields will hold, and its change with each shield more or less.
  int16_t support[kStages];
  uint8_t perShield;
  // Two shields to spare, as a part (16ths) of the wall they can carry.
  uint8_t spare;
  // Walls still to be built, in 16ths.
  uint8_t wallsToCome[kStages];
  // The worth of more shields than a rival, and so of playing before it, in grains.
  uint8_t order[kStages];
  // Shields on a palace that may be completed do not stay: 16ths of that chance.
  uint8_t melting;
  // Guests who may come if a party waits, in grains for each rival.
  uint8_t lateGuests;
};

// By players, from two.
extern const Weights kWeights[4];

}  // namespace lucca::palazzi
