// Rules of thumb of a game and what else the arena needs of it, to measure its computer players against. A game gives one
// constant in a file of its name, and yardsticks.cpp lists them.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "engine/game/game.h"
#include "tools/arena/contender.h"

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
  // A player with the numbers of a forecast from a file; null if it has none. No function: the game has no forecasts.
  std::unique_ptr<Contender> (*forecaster)(const std::string& path, bool likeMaster);
};

extern const Yardstick kPalazziYardstick, kTorriYardstick;

// Of a game of the table; one without a yardstick of its own is played at random.
const Yardstick& yardstickOf(lucca::GameId game);
// Of whichever game has such numbers; null: none.
std::unique_ptr<Contender> makeForecaster(const std::string& path, bool likeMaster);

}  // namespace arena
