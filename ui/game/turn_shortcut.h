// Spares a player a question, or puts it off. The recap shows the player everything later, as always.
#pragma once

#include <cstdint>

#include "ui/game/session.h"

namespace lucca::ui {

class TurnShortcut {
 public:
  explicit TurnShortcut(Session& session) : session_(session) {}

  // HandOver: the named player has only this move, so it is made without handing over.
  void playFor(uint32_t nowMs, Speed speed, Action action);
  // Recap: the seat decides first, and gets the recap at its next decision.
  void putOffRecap();
  // Confirm: the rules act first; when only the question is left, confirmNow() asks it. confirmNow() returns false if no
  // question was put off.
  void confirmLater();
  bool confirmNow();

 private:
  Session& session_;
};

}  // namespace lucca::ui
