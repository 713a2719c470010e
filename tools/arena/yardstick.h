// Rules of thumb of a game and what else the arena needs of it, to measure its computer players against. A game gives one constant in a file of its name, and
// yardsticks.cpp lists them.
#pragma once

#include <array>

#include "engine/game/game.h"

namespace arena {

// How good an action of the seat is; the highest is played.
using Worth = int (*)(const lucca::AnyState& before, lucca::Action action, const lucca::AnyState& after,
                      lucca::Seat seat);
using TurnPlaces = std::array<int, lucca::kMaxSeats>;

struct Yardstick {
  lucca::GameId game;
  Worth points;  // greedy by points
  Worth height;  // greedy by what is built
  // Each seat's place in the first round, once the game has decided it; null: the seats play in their order.
  bool (*turnPlaces)(const lucca::AnyState& state, TurnPlaces& places);
  // A whole state that gives the same view.
  void (*sample)(const lucca::AnyView& view, lucca::Rng& rng, lucca::AnyState& state);
};

extern const Yardstick kPalazziYardstick, kTorriYardstick;

// Of a game of the table; one without a yardstick of its own is played at random.
const Yardstick& yardstickOf(lucca::GameId game);

}  // namespace arena
