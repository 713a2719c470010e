// How good a position of Torri is for a seat, without looking ahead: above all how many bricks each colour still
// needs to win.
#pragma once

#include <cstdint>

#include "engine/frame/seat.h"
#include "engine/torri/state.h"

namespace lucca::torri {

// What a game that is over is worth to its winner; a shared win is worth a part of it.
inline constexpr int kWon = 20000;

// The worth of progress towards a victory in a city of a given size, made once a decision. Progress is counted in
// bricks: 2N is the victory.
struct Scale {
  int size;
  uint16_t tower[2 * kMaxSize + 1];
  uint16_t prisoners[kMaxBricks + 1];

  explicit Scale(int citySize);
};

struct Appraisal {
  int worth[kColours];       // of each colour, whoever plays it
  uint8_t height[kColours];  // of its highest tower
  uint8_t held[kColours];    // prisoners
  ColourSet winning;         // colours that would win if their turn began now
};
Appraisal appraise(const Scale& scale, const State& state);

// How the seat stands against the others. The rules have nothing to do in the state: a seat is to move, or the game
// is over.
int standing(const Scale& scale, const State& state, Seat seat);

// The best colour to go on with for a seat that may switch.
Colour bestColour(const Scale& scale, const State& state, Seat seat);

}  // namespace lucca::torri
