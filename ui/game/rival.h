// Chooses moves for the computers in place of their own thinking: the rivals of a guided game play so as to teach.
#pragma once

#include "engine/game/action.h"
#include "engine/game/game.h"

namespace lucca::ui {

class PlayedMatch;

class Rival {
 public:
  // The move of the seat that is to move, out of `legal`; kNoAction: the computer thinks for itself.
  virtual Action move(const PlayedMatch& match, const ActionList& legal) const = 0;

 protected:
  ~Rival() = default;
};

}  // namespace lucca::ui
