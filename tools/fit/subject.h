// A game whose judgement can be fitted: all that the fit knows of it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "tools/fit/torri_games.h"

namespace fit {

using Numbers = std::vector<int>;

class Subject {
 public:
  virtual ~Subject() = default;
  // The numbers by which the computer players judge now.
  virtual Numbers numbers() const = 0;
  // By how many points `one` is ahead of the others in a deal that is played with it at every seat in turn. The same for the same
  // deal, and 0 when all have the same numbers.
  virtual double lead(const Numbers& one, const Numbers& others, uint32_t deal) const = 0;
  // The numbers as the source has them.
  virtual std::string text(const Numbers& numbers) const = 0;
};

// Null when the game has no such number of players.
std::unique_ptr<Subject> palazzi(uint32_t players);

// Torri's forecast is fitted to how games went, not changed little by little: prints its numbers as the source has them.
struct ForecastFit {
  uint32_t games, generations;  // games of hard and of each generation; generations after hard
  uint32_t rounds;              // through all positions
  uint32_t jobs, seed;
  std::vector<lucca::Setup> tables;  // which are played in turn
  const lucca::torri::ForecastNumbers* from =
      nullptr;                  // the fit continues from these; null: it starts from hard's games
  std::vector<Style> rivals{};  // met in turn, after hard's games
  uint32_t share = 50;          // of the games, in percent, that have a rival in one seat
};
void fitForecast(const ForecastFit& fit);

}  // namespace fit
