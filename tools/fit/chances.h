// Positions of many games between players of mixed levels, with how these games ended: what chances to win are fitted to and
// tested with.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/game/game.h"

namespace fit {

struct Table {
  const lucca::Game* game;
  lucca::Setup setup;
  std::string name;  // "Torri 8 x 8, 2 seats, switch"
};
// The tables of a game whose names contain `part`: numbers of seats, and the options that change how it goes.
std::vector<Table> tablesOf(const lucca::Game& game, const std::string& part = "");

// Each seat's share of the win, 1 in all.
using Shares = std::array<double, lucca::kMaxSeats>;

struct Position {
  lucca::AnyState state;
  Shares won;
  uint32_t game;
};

// Every seat is easy, normal or hard at random; all positions at which a turn ended or the cards of a round were laid. The same for the
// same seed and number, whatever else is played.
std::vector<Position> playPositions(const Table& table, uint32_t games, uint32_t seed);

// Print the numbers of these tables as the source has them; rows of the others are empty.
void fitPalazziChances(const std::string& part, uint32_t games, uint32_t seed);
void fitTorriChances(const std::string& part, uint32_t games, uint32_t seed);
// Prints what is said and what happens, in ten bins for each table, as a page in Markdown.
void testChances(const lucca::Game& game, const std::string& part, uint32_t games, uint32_t seed);

}  // namespace fit
