#include "engine/bots/torri/forecast.h"

#include <algorithm>

#include "engine/bots/torri/forecast_numbers.h"
#include "engine/bots/torri/forecast_numbers_6.h"
#include "engine/bots/torri/forecast_numbers_of_four.h"
#include "engine/bots/torri/forecast_numbers_of_three.h"
#include "engine/bots/torri/forecast_numbers_without_switch.h"
#include "engine/torri/query.h"

namespace lucca::torri {

const ForecastNumbers* forecastNumbers(const State& state) {
  if (state.players() != 2) return nullptr;
  switch (state.size()) {
    case 6:
      return state.switchAllowed() ? &kForecastNumbersOf6 : nullptr;
    case 8:
    case 10:
      return state.switchAllowed() ? &kForecastNumbers : &kForecastNumbersWithoutSwitch;
    default:
      return nullptr;
  }
}

const SmallForecastNumbers* roundForecastNumbers(const State& state) {
  if (state.players() == 2 || state.switchAllowed() || state.size() > kMostSizeWithSigns) return nullptr;
  return state.players() == 3 ? &kForecastNumbersOfThree : &kForecastNumbersOfFour;
}

namespace {

using Sums = int32_t[kForecastUnits + 1];

constexpr int shiftOf(const ForecastNumbers&, int) { return 0; }
constexpr int shiftOf(const SmallForecastNumbers& numbers, int sign) { return numbers.shift[sign]; }

template <class Numbers>
void addSigns(const Numbers& numbers, const int8_t* signs, int count, int from, Sums& sum) {
  for (int i = 0; i < count; ++i) {
    if (signs[i] == 0) continue;  // as most are
    const int32_t value = signs[i] * (1 << shiftOf(numbers, from + i));
    const auto* weight = numbers.sign[from + i];
    for (int unit = 0; unit <= kForecastUnits; ++unit) sum[unit] += value * weight[unit];
  }
}

template <class Numbers>
int answerOf(const Numbers& numbers, const Sums& sum) {
  int32_t answer = sum[kForecastUnits] / 4;
  for (int unit = 0; unit < kForecastUnits; ++unit) {
    if (sum[unit] > 0) answer += (sum[unit] / 4) * numbers.out[unit] / 256;
  }
  return std::clamp<int>(answer, -kWon / 2 + 1, kWon / 2 - 1);
}

// The forecasts of one city for one seat to move. The signs of that seat's colour are summed up once.
template <class Numbers>
class Odds {
 public:
  Odds(const Numbers& numbers, const CityReading& reading, unsigned mover)
      : numbers_(numbers), reading_(reading), mover_(mover) {
    std::copy(numbers.start, numbers.start + kForecastUnits + 1, ofMover_);
    addSigns(numbers, reading.colour[mover], kSignsOfColour, 0, ofMover_);
  }

  // Of the seat to move, when the other of two continues with the colour.
  int against(unsigned waiter) const {
    uint8_t roles[kColours];
    reading_.giveRoles(mover_, waiter, roles);
    return with(roles);
  }

  int with(const uint8_t (&roles)[kColours]) const {
    Sums sum;
    std::copy(ofMover_, ofMover_ + kForecastUnits + 1, sum);
    for (int role = 0; role < kColours; ++role) {
      const int from = role * kSignsOfColour;
      if (role > 0) addSigns(numbers_, reading_.colour[roles[role]], kSignsOfColour, from, sum);
      for (const Sign sign : reading_.byRoles(roles, role)) {
        constexpr int8_t kYes = 1;
        addSigns(numbers_, &kYes, 1, from + static_cast<int>(sign), sum);
      }
    }
    constexpr int kOfCity = static_cast<int>(CitySign::Count);
    int8_t city[kOfCity];
    for (int i = 0; i < kOfCity; ++i)
      city[i] = static_cast<int8_t>(reading_.citySign(roles, static_cast<CitySign>(i)));
    addSigns(numbers_, city, kOfCity, kColours * kSignsOfColour, sum);
    return answerOf(numbers_, sum);
  }

 private:
  const Numbers& numbers_;
  const CityReading& reading_;
  unsigned mover_;
  Sums ofMover_;
};

template <class Numbers>
int forecastOf(const Numbers& numbers, const State& state) {
  const CityReading reading(state);
  uint8_t roles[kColours];
  reading.giveRoles(state, roles);
  return Odds(numbers, reading, roles[0]).with(roles);
}

}  // namespace

bool leavesTower(const State& state, Seat seat, Brick colour) {
  const Brick own = colourOfSeat(state, seat);
  return colour != own && standingOf(state, own).highestTower > 0 &&
         standingOf(state, colour).highestTower == 0;
}

int forecast(const ForecastNumbers& numbers, const State& state) { return forecastOf(numbers, state); }

int forecast(const SmallForecastNumbers& numbers, const State& state) { return forecastOf(numbers, state); }

ColourForecast foretellColour(const ForecastNumbers& numbers, const State& state, Seat seat) {
  const Brick own = colourOfSeat(state, seat), other = colourOfSeat(state, static_cast<Seat>(1 - seat));
  ColourForecast best{own, -kWon, 1};
  if (victoryOf(state, other)) return best;
  const CityReading reading(state);
  const Odds odds(numbers, reading, index(other));
  best.value = -odds.against(index(own));
  const ForecastSteps steps = forecastSteps(state.size());
  best.steps = steps.first;
  if (!state.switchAllowed()) return best;
  for (unsigned c = 0; c < kColours; ++c) {
    if (c == index(own) || c == index(other)) continue;
    int value = -odds.against(c);
    if (reading.highest[index(own)] > 0 && reading.highest[c] == 0) value -= kClear;
    best.steps += steps.other;
    if (value <= best.value) continue;
    best.value = value;
    best.colour = static_cast<Brick>(c);
  }
  return best;
}

int outlook(const Scale& scale, const State& state, Seat seat) {
  const bool turnStarts = state.phase == Phase::Place && state.used == 0;
  if (scale.roundForecasts != nullptr && turnStarts && state.seat == seat)
    return forecast(*scale.roundForecasts, state);
  if (scale.forecasts == nullptr || !turnStarts) return standing(scale, state, seat);
  const int odds = forecast(*scale.forecasts, state);
  return state.seat == seat ? odds : -odds;
}

}  // namespace lucca::torri
