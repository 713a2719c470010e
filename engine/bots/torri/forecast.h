// Forecasts the winner from a position at the start of a turn: signs (signs.h) go into a small network whose numbers
// were fitted to games of players who ask it (tools/fit/torri.cpp). It sees much that the appraisal does not but takes six times
// as long.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/bots/torri/appraisal.h"
#include "engine/bots/torri/signs.h"

namespace lucca::torri {

inline constexpr int kForecastUnits = 16;
// Steps of a search, for the time that a forecast takes, and another colour of the same city. A city above 8 x 8 takes longer.
struct ForecastSteps {
  uint8_t first, other;
};
constexpr ForecastSteps forecastSteps(int size) {
  return size <= 8 ? ForecastSteps{6, 3} : ForecastSteps{9, 4};
}

// Weights of the sums, in 1024ths; the last column is of the sum that is the answer itself. `out` has what each of the other
// sums, where it is above 0, adds to the answer, in 256ths.
struct ForecastNumbers {
  int16_t start[kForecastUnits + 1];
  int16_t sign[kSigns][kForecastUnits + 1];
  int16_t out[kForecastUnits];
};

// The same in half of the flash: a weight is the number in its place, times two as often as the sign's `shift` says.
struct SmallForecastNumbers {
  int16_t start[kForecastUnits + 1];
  int8_t sign[kSigns][kForecastUnits + 1];
  uint8_t shift[kSigns];
  int16_t out[kForecastUnits];
};

constexpr int roundedPart(int number, int shift) {
  const int half = shift > 0 ? 1 << (shift - 1) : 0;
  return number < 0 ? -((-number + half) >> shift) : (number + half) >> shift;
}

constexpr SmallForecastNumbers madeSmall(const ForecastNumbers& from) {
  SmallForecastNumbers to{};
  std::copy(from.start, from.start + kForecastUnits + 1, to.start);
  std::copy(from.out, from.out + kForecastUnits, to.out);
  for (int i = 0; i < kSigns; ++i) {
    int most = 0;
    for (const int weight : from.sign[i]) most = std::max(most, weight < 0 ? -weight : weight);
    while (roundedPart(most, to.shift[i]) > INT8_MAX) ++to.shift[i];
    for (int unit = 0; unit <= kForecastUnits; ++unit)
      to.sign[i][unit] = static_cast<int8_t>(roundedPart(from.sign[i][unit], to.shift[i]));
  }
  return to;
}

// The numbers for a table of two seats, where forecasts proved better than the appraisal (docs/bots.md); null: elsewhere.
const ForecastNumbers* forecastNumbers(const State& state);
// The same for three and four seats.
const SmallForecastNumbers* roundForecastNumbers(const State& state);

// The logarithm of the odds that the seat to move wins, in 256ths. The state is at the start of its turn.
int forecast(const ForecastNumbers& numbers, const State& state);
int forecast(const SmallForecastNumbers& numbers, const State& state);

// Whether a seat would leave a tower for a colour that has none.
bool leavesTower(const State& state, Seat seat, Brick colour);
// By how much a colour must be better for that: by forecasts, and by the appraisal.
inline constexpr int kClear = 640, kClearByAppraisal = 60;

// The colours that a seat may continue with after its turn ended in a city, and the forecast of each.
struct ColourForecast {
  Brick colour;
  int value;  // the logarithm of the odds that the seat wins, in 256ths
  int steps;  // of a search, for the time that it took
};
// The best colour for the seat that has placed the last brick of its turn; -kWon: the other has won with any colour.
ColourForecast foretellColour(const ForecastNumbers& numbers, const State& state, Seat seat);

// The seat's position: by a forecast where the scale has the numbers for it and a turn is about to start, which with more than
// two seats has to be the seat's own; else by the appraisal.
int outlook(const Scale& scale, const State& state, Seat seat);

}  // namespace lucca::torri
