// Many games between the same contenders: seats rotate, and each deal is played once in every rotation.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/game/game.h"

namespace arena {

struct Contest {
  const lucca::Game* game;
  lucca::Setup setup;
  std::vector<std::string> contenders;  // as many as there are seats
  int games = 100;
  int jobs = 1;
  uint32_t seed = 1;
  bool keepsGames = false;  // each Played has its history, too
};

// A contender's result in one game.
struct Share {
  int contender = 0;
  int turnPlace = 0;  // Palazzi: its place in the first round's order of play; Torri: its seat
  double win = 0;     // 1, or a part of a shared win
  int total = 0;
  std::array<int, lucca::kMaxCategories> category{};
  long decisions = 0, steps = 0;
  double seconds = 0, slowest = 0;
};

struct Played {
  std::vector<Share> seats;  // by seat
  int reason = 0;            // of the Result
  int decisions = 0;
  lucca::Setup setup{};  // with the contenders' handicaps where they sit
  std::vector<lucca::Action> history;
};

// Game number `index` alone: the same whatever was played before it.
Played playGame(const Contest& contest, int index);
// All games in order of their numbers, played by `jobs` threads; `progress` is called now and then with the count.
std::vector<Played> playAll(const Contest& contest, const std::function<void(int)>& progress);
// Called by a signal: no further game is begun, and playAll() gives those that were.
void stop();

}  // namespace arena
