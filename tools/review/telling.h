// The words and pictures of a review: a row for each game.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/bots/review/review.h"
#include "engine/game/match.h"
#include "simulator/picture.h"

namespace lucca::review {

struct Telling {
  GameId game;
  const char* turnWord;  // what turns are counted by: "Round" or "Turn"
  int (*turnNumber)(std::size_t turn, int seats);
  // The numbers that decided, of each seat: "Points: 15 for Seat 1, 46 for Seat 2".
  std::string (*score)(const Result& result, int seats);
  // The comparison that decided between equal totals, as "tie: 96 beats 67"; empty: the totals differ.
  std::string (*tie)(const AnyState& end, const Result& result, Seat winner);
  // One decision in a few words, from the state before it.
  std::string (*describe)(const AnyState& before, Action action);
  // The position as the device draws it, for a seat; `then` is the position before.
  simulator::Picture (*draw)(const AnyState& state, const AnyState& then, Seat seat);
};

extern const Telling kPalazziTelling, kTorriTelling;
const Telling& tellingOf(GameId game);

// Seats as they are told: from 1.
std::string seatWord(Seat seat);
// "Points: 15 for Seat 1, 46 for Seat 2".
std::string scoreWords(const std::string& what, int seats, const std::function<int(std::size_t)>& of);
// Why the better turn is better, as the device says it; empty: nothing to say.
std::string reasonOf(const Match& match, const Reason& reason);
// A whole turn: its decisions one after the other.
std::string describeTurn(const Game& game, AnyState state, const Action* actions, std::size_t count);

}  // namespace lucca::review
