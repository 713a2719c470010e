// The guided first games as data: a game that was played to its end, the moments at which the player takes over a seat,
// and what the coach says there. Every choice is the player's own; after his turn the guide goes on to the next moment
// of the example, or he plays on from where he is.
#pragma once

#include <cstdint>
#include <span>

#include "engine/game/action.h"
#include "engine/game/seat.h"
#include "engine/game/setup.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// Said once in its moment, when the player has to decide on one of these kinds of action (bits 15..12 of an action).
struct GuideLine {
  Coach line;
  uint16_t kinds;  // bit k: kind k
};

template <class... Kinds>
constexpr uint16_t guideKinds(Kinds... kind) {
  return static_cast<uint16_t>((... | (1u << static_cast<unsigned>(kind))));
}

struct GuideMoment {
  uint16_t history;  // how many entries of the example have happened
  GuideLine lines[2];
  uint8_t lineCount;
};

struct Guide {
  Setup setup;
  Seat player;  // the others are computers
  uint32_t seed;
  std::span<const uint16_t> example;  // bits of the actions
  std::span<const GuideMoment> moments;
  uint16_t turnKinds;  // of an action with which another seat ends the player's moment
  Coach hello, end;
};

}  // namespace lucca::ui
