// Chances to win a game of Palazzi: the rest of the round is played as its seats would play it without search. Then the
// seats' outlooks are compared; they count more when fewer rounds are left.
#pragma once

#include "engine/bots/chance.h"
#include "engine/palazzi/state.h"

namespace lucca::palazzi {

inline constexpr int kChanceRounds = 7;  // rounds after the present one: 0..6

// How the chances follow from the outlooks.
struct ChanceRow {
  uint8_t weight = 0;  // of a point of the outlook, in 256ths of a natural logarithm of odds
  uint8_t doubt = 0;   // 256ths of the answer that are the even share
};
// By players from two, rounds after the present one, turns of the present one that are still to come.
using ChanceNumbers = ChanceRow[4][kChanceRounds][kMaxSeats + 1];

// The input of the chances, which the fit needs: the seats' outlooks in grains at the end of the round.
struct ChanceSigns {
  int32_t outlook[kMaxSeats];
  uint8_t rounds;  // after the present one
  uint8_t turns;   // of the present one that are still to come
};
// The pairs are revealed and the game is not over.
ChanceSigns readChanceSigns(const State& state);

Chances chancesOf(const State& state);

}  // namespace lucca::palazzi
