// Where the turns of a match are. A game with a judge (engine/bots/review) says what a turn is; of another, the decisions of
// one seat in a row are one. Each call walks through the match, which takes some milliseconds.
#pragma once

#include "ui/game/played_match.h"

namespace lucca::ui {

struct TurnPlace {
  int turn = -1;          // from 0; -1: before the first
  int turns = 0;          // of the whole match
  std::size_t start = 0;  // entries before it
};

// The turn that entry `entry` of the history is part of; what is behind the last is part of that.
TurnPlace turnAt(const PlayedMatch& match, std::size_t entry);
// A turn by its number, at most the last.
TurnPlace turnNumber(const PlayedMatch& match, int turn);
// How many turns a seat has made.
int turnsOf(const PlayedMatch& match, Seat seat);

}  // namespace lucca::ui
