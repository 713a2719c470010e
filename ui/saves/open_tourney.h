// Leads a match from game to game. The match and its running game are saved as one value; after a game the finished one stays
// in the session to be looked at, and the next one waits in the slot.
#pragma once

#include <cstdint>
#include <span>

#include "ui/saves/open_game.h"

namespace lucca::ui {

class OpenTourney {
 public:
  explicit OpenTourney(OpenGame& game) : game_(game) {}

  // The session's new game is the first of a match, if its plan says so.
  void begin();
  // The session's game is over, and the hall has it: see lucca::finishGame.
  void finishGame(const Result& result, std::span<const Seat> order, int turns);
  // The next game waits in the slot from now on; OpenGame::takeBack() leads to it.
  void waitForNext(const Plan& plan, uint32_t seed);

 private:
  OpenGame& game_;
};

// Which game of its match the session's is, from 0.
inline int tourneyGame(const OpenGame& game) {
  return game.tourney()->played - (game.session().phase() == Session::Phase::Over);
}

}  // namespace lucca::ui
