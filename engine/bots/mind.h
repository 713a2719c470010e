// What a game's computer player does behind Bot. It lives in the workspace that the caller lends; nothing in
// it needs to be destroyed.
#pragma once

#include <cstdint>
#include <span>

#include "engine/bots/bot.h"

namespace lucca {

class Mind {
 public:
  // Thinks on; the steps it used are at most a turn's more than asked for, and are then owed to the next
  // call. True when the move is decided.
  virtual bool think(uint32_t steps) = 0;
  virtual uint8_t progress() const = 0;
  virtual Action best() const = 0;
  virtual Reason why() const = 0;
  virtual uint32_t stepsUsed() const = 0;

 protected:
  ~Mind() = default;
};

}  // namespace lucca
