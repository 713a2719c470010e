// The network of Torri's forecast with its numbers as they are learned: gradients followed in small steps (Adam).
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/rng.h"
#include "engine/bots/torri/forecast.h"

namespace fit {

using lucca::Rng;
using lucca::torri::ForecastNumbers;
using lucca::torri::kForecastUnits;
using lucca::torri::kSigns;

// A position at the start of a turn, and how it ended.
struct Sample {
  lucca::torri::Signs signs;
  float won;  // by the seat to move
};

class Network {
 public:
  static constexpr int kColumns = kForecastUnits + 1;
  static constexpr int kRows = kSigns + 1;  // the last one is the start of the sums
  static constexpr int kNumbers = kRows * kColumns + kForecastUnits;

  explicit Network(const std::vector<Sample>& samples, Rng& rng)
      : number_(kNumbers), mean_(kNumbers), square_(kNumbers), gradient_(kNumbers), scale_(kRows, 1.0f) {
    // Signs of different sizes are learned equally fast when they are measured by how much they usually are.
    for (int i = 0; i < kSigns; ++i) {
      double squares = 0;
      for (const Sample& sample : samples) squares += sample.signs.value[i] * sample.signs.value[i];
      scale_[static_cast<std::size_t>(i)] =
          static_cast<float>(1 / std::max(0.3, std::sqrt(squares / static_cast<double>(samples.size()))));
    }
    for (int i = 0; i < kNumbers; ++i) {
      const bool answer = i < kRows * kColumns && i % kColumns == kForecastUnits;
      const float draw = static_cast<float>(rng.below(20001)) / 10000.0f - 1;
      number_[static_cast<std::size_t>(i)] = answer ? 0 : draw * (i < kRows * kColumns ? 0.12f : 0.4f);
    }
  }

  // Continues from numbers that a search uses.
  void goOnFrom(const ForecastNumbers& from) {
    for (int unit = 0; unit < kColumns; ++unit) at(kSigns)[unit] = from.start[unit] / 1024.0f;
    for (int i = 0; i < kSigns; ++i) {
      const float scale = scale_[static_cast<std::size_t>(i)] * 1024;
      for (int unit = 0; unit < kColumns; ++unit) at(i)[unit] = from.sign[i][unit] / scale;
    }
    for (int unit = 0; unit < kForecastUnits; ++unit)
      number_[static_cast<std::size_t>(kRows * kColumns + unit)] = from.out[unit] / 256.0f;
  }

  float answer(const Sample& sample) {
    for (int unit = 0; unit < kColumns; ++unit) sum_[unit] = at(kSigns)[unit];
    for (int i = 0; i < kSigns; ++i) {
      if (sample.signs.value[i] == 0) continue;
      const float value = sample.signs.value[i] * scale_[static_cast<std::size_t>(i)];
      const float* weight = at(i);
      for (int unit = 0; unit < kColumns; ++unit) sum_[unit] += value * weight[unit];
    }
    float answer = sum_[kForecastUnits];
    for (int unit = 0; unit < kForecastUnits; ++unit) answer += std::max(0.0f, sum_[unit]) * out()[unit];
    return answer;
  }

  void learn(const Sample& sample) {
    const float error = chanceOf(answer(sample)) - sample.won;
    float back[kColumns];
    back[kForecastUnits] = error;
    float* outGradient = gradient_.data() + kRows * kColumns;
    for (int unit = 0; unit < kForecastUnits; ++unit) {
      back[unit] = sum_[unit] > 0 ? error * out()[unit] : 0;
      outGradient[unit] += error * std::max(0.0f, sum_[unit]);
    }
    for (int i = 0; i < kRows; ++i) {
      const float value = i == kSigns ? 1 : sample.signs.value[i] * scale_[static_cast<std::size_t>(i)];
      if (value == 0) continue;
      float* row = gradient_.data() + i * kColumns;
      for (int unit = 0; unit < kColumns; ++unit) row[unit] += value * back[unit];
    }
  }

  void step(float rate, int samples) {
    ++steps_;
    const float first = 1 - std::pow(0.9f, static_cast<float>(steps_));
    const float other = 1 - std::pow(0.999f, static_cast<float>(steps_));
    for (std::size_t i = 0; i < number_.size(); ++i) {
      const float slope = gradient_[i] / static_cast<float>(samples) + 1e-5f * number_[i];
      mean_[i] = 0.9f * mean_[i] + 0.1f * slope;
      square_[i] = 0.999f * square_[i] + 0.001f * slope * slope;
      number_[i] -= rate * (mean_[i] / first) / (std::sqrt(square_[i] / other) + 1e-8f);
      gradient_[i] = 0;
    }
  }

  static float chanceOf(float answer) { return 1 / (1 + std::exp(-answer)); }

  // As a search uses them.
  ForecastNumbers numbers() const {
    ForecastNumbers out{};
    for (int unit = 0; unit < kColumns; ++unit) out.start[unit] = rounded(at(kSigns)[unit] * 1024);
    for (int i = 0; i < kSigns; ++i) {
      const float scale = scale_[static_cast<std::size_t>(i)] * 1024;
      for (int unit = 0; unit < kColumns; ++unit) out.sign[i][unit] = rounded(at(i)[unit] * scale);
    }
    for (int unit = 0; unit < kForecastUnits; ++unit) out.out[unit] = rounded(this->out()[unit] * 256);
    return out;
  }

 private:
  static int16_t rounded(float value) {
    return static_cast<int16_t>(std::lround(std::clamp(value, -32767.0f, 32767.0f)));
  }
  float* at(int row) { return number_.data() + row * kColumns; }
  const float* at(int row) const { return number_.data() + row * kColumns; }
  const float* out() const { return number_.data() + kRows * kColumns; }

  std::vector<float> number_, mean_, square_, gradient_, scale_;
  float sum_[kColumns] = {};
  int steps_ = 0;
};

}  // namespace fit
