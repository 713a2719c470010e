// The end scene of a game: the winner's city, and the other things to look at.
#pragma once

#include "ui/stage/act.h"

namespace lucca::ui {

struct EndShow {
  Seat seat = 0;       // who is looked at: the winner, or where each has a city another one
  bool wins = true;    // `seat` is a winner, and the flag is raised
  bool cheers = true;  // a person won: fireworks
  int turns = 0;       // presses of left and right since; a game with one city turns it
  Act act;
};

}  // namespace lucca::ui
