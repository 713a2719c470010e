// The certain losses of a turn that is about to end, for the coach of a seat. These functions do not change the game.
#pragma once

#include <span>

#include "engine/palazzi/query.h"

namespace lucca::palazzi {

enum class Loss : uint8_t {
  None,
  Walls,   // last round: they fall, and the same triplet could have brought more points that are certain
  Thrown,  // a card that would have completed a palace became a wall or was discarded
  Party,   // the last turn of all: a palace that was not opened before the triplet brings less at the end
};

struct TurnLoss {
  Loss kind = Loss::None;
  uint8_t fault = 0;      // which decision of the turn it was, from 0: from there on it can be prevented
  int16_t points = 0;     // that are lost, at least kWorthSaying
  CardId card = kNoCard;  // Thrown
  uint8_t colour = 0;     // Thrown, Party: of the palace
  uint8_t shields = 0, needed = 0;  // Walls: as they are

  static constexpr int kWorthSaying = 3;
  explicit operator bool() const { return kind != Loss::None; }
};

// `before`: what the seat knows of the position to which it can still go back; `turn`: the seat's decisions since, which are
// legal and end its turn. Returns the largest of several losses.
TurnLoss certainLoss(const State& before, std::span<const Action> turn, Seat seat);

}  // namespace lucca::palazzi
