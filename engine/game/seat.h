// The player who acts now. A seat is 0..4; the negative values are not players.
#pragma once

#include <cstdint>

namespace lucca {

using Seat = int8_t;

inline constexpr Seat kChance =
    -1;  // an outcome is due: a card is drawn. Every legal outcome is equally likely
inline constexpr Seat kRules =
    -2;  // the rules act by themselves: exactly one legal action, never in a history
inline constexpr Seat kOver = -3;    // the game is over: no legal action
inline constexpr Seat kNobody = -4;  // looks on: a view for it shows what every seat may know

inline constexpr int kMaxSeats = 5;

// A set of seats, bit s for seat s.
using SeatSet = uint8_t;
constexpr SeatSet seatBit(Seat seat) { return static_cast<SeatSet>(1u << seat); }
constexpr bool contains(SeatSet set, Seat seat) { return (set >> seat) & 1u; }

}  // namespace lucca
