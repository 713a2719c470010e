// Begins and ends guided games. A guided game is a running one, and its coach is saved with it; if no slot is free it is
// another game, and not saved.
#pragma once

#include "ui/saves/open_game.h"

namespace lucca::ui {

class OpenGuide {
 public:
  explicit OpenGuide(OpenGame& game) : game_(game) {}

  // In a free slot, if there is one. False: the rules refuse the guide's set-up (a test plays every guide).
  bool begin(const Guide& guide);
  // Resumes the coach of the running game from what was saved; without a saved coach nothing changes.
  void takeUp(const Guide& guide);
  // The game has no coach from now on.
  void end();
  // The same; a game that was not saved is saved from now on, in the slot that OpenGame::takeFreeSlot() found.
  void playFreely();

 private:
  OpenGame& game_;
};

}  // namespace lucca::ui
