// The chances to win at any moment of a game, for players of equal skill: the river of a review shows them. Integers only;
// the same on every machine. The numbers were fitted to games of mixed levels (`./lucca lab chances --fit`) and tested on
// others (docs/measured/review.md).
#pragma once

#include <array>
#include <cstdint>

#include "engine/game/game.h"

namespace lucca {

inline constexpr int kAllChances = 10000;  // 1/100 of 1 in 100

// By seat, 0..kAllChances; those of the seats of the game add up to kAllChances, the others are 0.
struct Chances {
  std::array<uint16_t, kMaxSeats> of{};
};

// `state`: any state in which no step of the rules is due (settle()). Before anything is known all seats have equal chances;
// after the end the winners share them. For Palazzi the answer uses what every seat may know, once the first pairs are
// revealed.
Chances chancesOf(const Game& game, const AnyState& state);

// The same in whole numbers of 100, which add up to 100. While the game runs (`over` false) every seat has 1 to 99.
std::array<uint8_t, kMaxSeats> percentsOf(const Chances& chances, int seats, bool over);

// For games that judge seats one by one: `score` is each seat's, in 256ths of a natural logarithm of odds; `doubt` is how much of
// the answer, in 256ths, is the even share instead.
Chances shareChances(const int32_t (&score)[kMaxSeats], int seats, int doubt);
// The winners' equal parts.
Chances winnersChances(SeatSet winners, int seats);

}  // namespace lucca
