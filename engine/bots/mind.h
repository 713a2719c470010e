// The thinking of a game's computer player, behind Bot. It lives in the workspace that the caller lends; nothing in
// it needs to be destroyed.
#pragma once

#include <cstdint>
#include <span>

#include "engine/bots/bot.h"

namespace lucca {

class Mind {
 public:
  // Continues to think. It may use up to a turn's steps more than asked for; the next call then gets fewer. True when the
  // move is decided.
  bool think(uint32_t steps);
  uint8_t progress() const;
  uint32_t stepsUsed() const { return used_; }

  virtual Action best() const = 0;
  virtual Reason why() const = 0;

 protected:
  ~Mind() = default;

  // Does the next part of the work and returns how many steps that took. Not called after the decision.
  virtual int step() = 0;

  uint32_t budget_ = 0;  // steps for the whole decision
  bool decided_ = false;

 private:
  uint32_t used_ = 0;
  int32_t credit_ = 0;  // steps that may still be used; below 0 they are owed
};

}  // namespace lucca
