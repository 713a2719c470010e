// Finds the turns of a match. A game with a judge (engine/bots/review) says where a turn ends; in other games, consecutive
// decisions of one seat are a turn. Each call walks through the match, which takes some milliseconds.
#pragma once

#include "ui/game/played_match.h"

namespace lucca::ui {

struct TurnPlace {
  int turn = -1;          // from 0; -1: before the first
  int turns = 0;          // of the whole match
  std::size_t start = 0;  // entries before it
};

// The turn of entry `entry` of the history; entries after the last turn belong to it.
TurnPlace turnAt(const PlayedMatch& match, std::size_t entry);
// A turn by its number, at most the last.
TurnPlace turnNumber(const PlayedMatch& match, int turn);
// The number of turns that a seat has made.
int turnsOf(const PlayedMatch& match, Seat seat);

}  // namespace lucca::ui
