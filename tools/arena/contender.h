// The players at the arena's tables: the levels of the product's computer players, with a budget of their own after
// an @ ("master@20000"), and rules of thumb and a reference to measure them against.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "engine/bots/bot.h"

namespace arena {

struct Decision {
  lucca::Action action;
  uint32_t steps;
};

class Contender {
 public:
  virtual ~Contender() = default;
  // A decision for the seat to move. Only rules of thumb may look at more of the state than the seat's view: they
  // look one decision ahead and know of no cards to come.
  virtual Decision decide(const lucca::Game& game, const lucca::AnyState& state, lucca::Seat seat,
                          uint32_t seed) = 0;
};

// Null when no contender has that name.
std::unique_ptr<Contender> makeContender(const std::string& name);
// For messages: "easy, normal, ...".
std::string contenderNames();

}  // namespace arena
