// The thinking of a game's computer player, behind Bot. It lives in the workspace that the caller lends; nothing in
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
  bool think(uint32_t steps);
  uint8_t progress() const;
  uint32_t stepsUsed() const { return used_; }

  virtual Action best() const = 0;
  virtual Reason why() const = 0;

 protected:
  ~Mind() = default;

  // Does the next part of its work and returns how many steps that was. Not called any more once it is decided.
  virtual int step() = 0;

  uint32_t budget_ = 0;  // steps for the whole decision
  bool decided_ = false;

 private:
  uint32_t used_ = 0;
  int32_t credit_ = 0;  // steps that may still be used; below 0 they are owed
};

}  // namespace lucca
