// Why a computer player moved, or what a hint says.
#pragma once

#include <cstdint>

#include "engine/game/seat.h"

namespace lucca {

struct Reason {
  uint8_t kind = 0;    // the game's own enumeration Because; 0: nothing to say
  int8_t colour = -1;  // a palace or brick colour; -1: none
  Seat seat = -1;      // whom it is about; -1: no seat
  int16_t amount = 0;  // points, floors, ...
};

template <class Because>
constexpr Reason because(Because kind, int amount = 0, int colour = -1, Seat seat = -1) {
  return {static_cast<uint8_t>(kind), static_cast<int8_t>(colour), seat, static_cast<int16_t>(amount)};
}

}  // namespace lucca
