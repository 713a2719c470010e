// Chances to win a game of Palazzi: the round is played on as its seats would play it without search, then each seat's outlook
// counts the more, the fewer rounds are left.
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

// What the chances are made from, for the fit: the seats' outlooks in grains when the round has been played on.
struct ChanceSigns {
  int32_t outlook[kMaxSeats];
  uint8_t rounds;  // after the present one
  uint8_t turns;   // of the present one that are still to come
};
// The pairs are revealed and the game is not over.
ChanceSigns readChanceSigns(const State& state);

Chances chancesOf(const State& state);

}  // namespace lucca::palazzi
