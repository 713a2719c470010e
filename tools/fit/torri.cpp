// Fits the numbers of Torri's forecast. Hard plays games of two seats with the switch. Up to some decision, drawn for each
// game, a weaker level or chance decides now and then, so that positions are met which only a search would look at. The
// positions from there on, with who won, are what the network learns.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <thread>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/torri/forecast.h"
#include "engine/torri/game.h"
#include "engine/torri/query.h"
#include "tools/fit/subject.h"

namespace fit {
namespace {

using namespace lucca;
using namespace lucca::torri;

struct Sample {
  Signs signs;
  float won;  // by the seat to move
};

class Players {
 public:
  explicit Players(uint32_t seed) : rng_(seed), botSeed_(seed * 4096u), workspace_(kBotWorkspace) {}

  std::vector<Sample> play() {
    State state{};
    static_cast<void>(init(state, usualSetup()));
    const uint32_t drawn = rng_.below(4) == 0 ? 0 : rng_.below(70);
    constexpr uint32_t kChances[] = {5, 15, 30, 60};
    const uint32_t chance = kChances[rng_.below(4)];
    std::vector<Sample> samples;
    std::vector<Seat> movers;
    for (uint32_t decision = 0; toMove(state) != kOver;) {
      if (toMove(state) == kRules) {
        advance(state);
        continue;
      }
      const bool best = decision++ >= drawn;
      if (best && state.phase == Phase::Place && state.used == 0) {
        readSigns(state, samples.emplace_back().signs);
        movers.push_back(state.seat);
      }
      const bool other = !best && rng_.below(100) < chance;
      static_cast<void>(apply(state, other ? another(state) : think(state, Level::Hard)));
    }
    const SeatSet winners = result(state).winners;
    for (std::size_t i = 0; i < movers.size(); ++i) {
      const bool won = contains(winners, movers[i]);
      samples[i].won = !won ? 0.0f : winners == seatBit(movers[i]) ? 1.0f : 0.5f;
    }
    return samples;
  }

 private:
  static Setup usualSetup() {
    Setup setup{};
    setup.game = GameId::Torri;
    setup.players = 2;
    for (std::size_t i = 0; i < kGame.options.size(); ++i) setup.option[i] = kGame.options[i].standard;
    return setup;
  }

  // What hard would hardly do: a weaker level's decision, or any.
  Action another(const State& state) {
    const uint32_t draw = rng_.below(5);
    if (draw < 3) return think(state, draw == 0 ? Level::Normal : Level::Easy);
    ActionList actions;
    legal(state, actions);
    return actions[rng_.below(static_cast<uint32_t>(actions.size()))];
  }

  Action think(const State& state, Level level) {
    AnyView view{};
    reinterpret_cast<View*>(view.bytes)->state = state;
    Bot bot(workspace_);
    bot.begin(kGame, view, level, botSeed_++);
    while (!bot.think(1u << 20)) {
    }
    return bot.best();
  }

  Rng rng_;
  uint32_t botSeed_;
  std::vector<std::byte> workspace_;
};

// Each game has a seed of its own, so that they are the same however many are played at a time.
std::vector<Sample> playAll(uint32_t games, uint32_t jobs, uint32_t seed) {
  std::vector<std::vector<Sample>> played(games);
  std::atomic<uint32_t> next{0};
  const auto work = [&] {
    for (uint32_t game = next++; game < games; game = next++)
      played[game] = Players(seed * 1000003u + game).play();
  };
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < jobs; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  std::vector<Sample> all;
  for (const auto& game : played) all.insert(all.end(), game.begin(), game.end());
  return all;
}

// The network with its numbers as they are learned: gradients followed in small steps (Adam).
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

  void print() const {
    std::printf("inline constexpr ForecastNumbers kForecastNumbers = {\n    {");
    for (int unit = 0; unit < kColumns; ++unit) printNumber(at(kSigns)[unit] * 1024, unit == 0);
    std::printf("},\n    {\n");
    for (int i = 0; i < kSigns; ++i) {
      std::printf("        {");
      for (int unit = 0; unit < kColumns; ++unit)
        printNumber(at(i)[unit] * scale_[static_cast<std::size_t>(i)] * 1024, unit == 0);
      std::printf("},\n");
    }
    std::printf("    },\n    {");
    for (int unit = 0; unit < kForecastUnits; ++unit) printNumber(out()[unit] * 256, unit == 0);
    std::printf("},\n};\n");
  }

 private:
  static void printNumber(float value, bool first) {
    std::printf("%s%ld", first ? "" : ", ", std::lround(std::clamp(value, -32767.0f, 32767.0f)));
  }
  const float* at(int row) const { return number_.data() + row * kColumns; }
  const float* out() const { return number_.data() + kRows * kColumns; }

  std::vector<float> number_, mean_, square_, gradient_, scale_;
  float sum_[kColumns] = {};
  int steps_ = 0;
};

double lossOf(Network& network, const std::vector<Sample>& samples, std::size_t from) {
  double loss = 0;
  for (std::size_t i = from; i < samples.size(); ++i) {
    const float chance = std::clamp(Network::chanceOf(network.answer(samples[i])), 1e-4f, 1 - 1e-4f);
    loss -= samples[i].won * std::log(chance) + (1 - samples[i].won) * std::log(1 - chance);
  }
  return loss / static_cast<double>(samples.size() - from);
}

// The last games are kept apart, to see what was learned and not only remembered.
void fitTo(const std::vector<Sample>& samples, uint32_t games, uint32_t rounds, uint32_t seed) {
  const std::size_t learned = samples.size() / 20 * 19;
  Rng rng(seed + 1);
  Network network(samples, rng);
  std::vector<uint32_t> order(learned);
  std::iota(order.begin(), order.end(), 0u);
  constexpr int kBatch = 256;
  for (uint32_t round = 0; round < rounds; ++round) {
    for (std::size_t i = learned - 1; i > 0; --i) {
      const auto other = static_cast<std::size_t>(rng.next()) % (i + 1);
      std::swap(order[i], order[other]);
    }
    const double part = round / static_cast<double>(rounds);
    const auto rate = static_cast<float>(0.003 * 0.5 * (1 + std::cos(3.14159265 * part)));
    int count = 0;
    for (uint32_t index : order) {
      network.learn(samples[index]);
      if (++count < kBatch) continue;
      network.step(rate, count);
      count = 0;
    }
    std::fprintf(stderr, "round %u: logarithmic loss %.4f in games kept apart\n", round + 1,
                 lossOf(network, samples, learned));
  }
  std::printf(
      "// %zu positions of %u games, seed %u, %u rounds; logarithmic loss %.4f in games kept apart.\n",
      samples.size(), games, seed, rounds, lossOf(network, samples, learned));
  network.print();
}

}  // namespace

void fitForecast(uint32_t games, uint32_t rounds, uint32_t jobs, uint32_t seed) {
  fitTo(playAll(games, jobs, seed), games, rounds, seed);
}

}  // namespace fit
