// A player of Torri for the PC only, who knows nothing but the numbers of a forecast, and searches a small part of what
// master does. Numbers are learned in its games; with numbers that were learned against master it measures where master
// can be beaten.
#pragma once

#include <memory>
#include <string>

#include "engine/bots/torri/deliberation.h"
#include "engine/bots/torri/forecast.h"
#include "tools/arena/contender.h"

namespace arena {

class Forecaster {
 public:
  // The numbers last longer. It searches little, or as master does.
  explicit Forecaster(const lucca::torri::ForecastNumbers& numbers, bool likeMaster = false)
      : numbers_(numbers), small_(lucca::torri::madeSmall(numbers)), likeMaster_(likeMaster) {}
  // It decides a turn at its first brick and carries it out while it is possible.
  Decision decide(const lucca::torri::State& state, uint32_t seed);
  // The plan is over.
  void forget() { turn_ = {}; }

 private:
  const lucca::torri::ForecastNumbers& numbers_;
  lucca::torri::SmallForecastNumbers small_;  // of them, for more than two seats
  lucca::torri::Turn turn_;
  bool likeMaster_;
  std::unique_ptr<lucca::torri::Deliberation> deliberation_ = std::make_unique<lucca::torri::Deliberation>();
};

// The first set of numbers in a file like engine/bots/torri/forecast_numbers.h, as `./lucca lab fit` writes it; false: there is
// none.
bool readForecast(const std::string& path, lucca::torri::ForecastNumbers& out);

// A forecaster with the numbers of a file; null if it has none. It can play Torri up to kMostSizeWithSigns.
std::unique_ptr<Contender> makeTorriForecaster(const std::string& path, bool likeMaster);

}  // namespace arena
