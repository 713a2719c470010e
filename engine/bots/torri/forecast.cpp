#include "engine/bots/torri/forecast.h"

#include <algorithm>

namespace lucca::torri {

bool canForecast(const State& state) {
  return state.players() == 2 && state.switchAllowed() && state.size() == kSizeWithSigns;
}

int forecast(const ForecastNumbers& numbers, const State& state) {
  Signs signs;
  readSigns(state, signs);
  int32_t sum[kForecastUnits + 1];
  std::copy(numbers.start, numbers.start + kForecastUnits + 1, sum);
  for (int i = 0; i < kSigns; ++i) {
    const int32_t value = signs.value[i];
    if (value == 0) continue;  // as most are
    const int16_t* weight = numbers.sign[i];
    for (int unit = 0; unit <= kForecastUnits; ++unit) sum[unit] += value * weight[unit];
  }
  int32_t answer = sum[kForecastUnits] / 4;
  for (int unit = 0; unit < kForecastUnits; ++unit) {
    if (sum[unit] > 0) answer += (sum[unit] / 4) * numbers.out[unit] / 256;
  }
  return std::clamp<int>(answer, -kWon / 2 + 1, kWon / 2 - 1);
}

int outlook(const Scale& scale, const State& state, Seat seat) {
  const bool turnStarts = state.phase == Phase::Place && state.used == 0;
  if (scale.forecasts == nullptr || !turnStarts) return standing(scale, state, seat);
  const int odds = forecast(*scale.forecasts, state);
  return state.seat == seat ? odds : -odds;
}

}  // namespace lucca::torri
