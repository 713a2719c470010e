// Fits the numbers of Torri's forecast, generation by generation. In the first one hard plays games of two seats with the
// switch; then players who ask the forecast fitted so far play, so that it meets the positions that it leads to. Up to some
// decision, drawn for each game, a weaker level or chance decides now and then, so that positions are met which only a search
// would look at. The positions from there on, with who won, are what the network learns.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <span>
#include <thread>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/torri/deliberation.h"
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

// How often another decides in the first part of a game, in percent; one of them is drawn for each. Hard does not look for
// positions that a forecast is wrong about, so its games need more of it.
constexpr int kMostStrays = 70;  // decisions of that first part, in 8 x 8
constexpr uint32_t kWhenHardPlays[] = {5, 15, 30, 60}, kWhenForecastsPlay[] = {5, 15};

class Players {
 public:
  // Without numbers hard plays.
  Players(uint32_t seed, const Setup& setup, const ForecastNumbers* numbers)
      : rng_(seed), botSeed_(seed * 4096u), setup_(setup), workspace_(kBotWorkspace), numbers_(numbers) {}

  std::vector<Sample> play() {
    State state{};
    static_cast<void>(init(state, setup_));
    const uint32_t strays = rng_.below(static_cast<uint32_t>(kMostStrays * state.size() / 8));
    const auto chances = numbers_ == nullptr ? std::span<const uint32_t>(kWhenHardPlays) : kWhenForecastsPlay;
    const uint32_t chance = chances[rng_.below(static_cast<uint32_t>(chances.size()))];
    std::vector<Sample> samples;
    std::vector<Seat> movers;
    for (uint32_t decision = 0; toMove(state) != kOver;) {
      if (toMove(state) == kRules) {
        advance(state);
        continue;
      }
      const bool straight = decision++ >= strays;
      if (straight && state.phase == Phase::Place && state.used == 0) {
        readSigns(state, samples.emplace_back().signs);
        movers.push_back(state.seat);
      }
      const bool other = !straight && rng_.below(100) < chance;
      if (other) turn_ = {};  // what was planned is over
      static_cast<void>(apply(state, other ? another(state) : best(state)));
    }
    const SeatSet winners = result(state).winners;
    for (std::size_t i = 0; i < movers.size(); ++i) {
      const bool won = contains(winners, movers[i]);
      samples[i].won = !won ? 0.0f : winners == seatBit(movers[i]) ? 1.0f : 0.5f;
    }
    return samples;
  }

 private:
  Action best(const State& state) {
    return numbers_ == nullptr ? think(state, Level::Hard) : deliberate(state);
  }

  // What the best player would hardly do: a weaker level's decision, or any.
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

  // A small part of master's thinking, once a turn.
  Action deliberate(const State& state) {
    static constexpr Skill kSkill{.beam = 12, .keep = 24, .plan = {{8, 8, 1, {}}}};
    const Action planned = state.phase == Phase::Switch                     ? turn_.colour
                           : state.phase == Phase::Place && state.used != 0 ? turn_.brick[1]
                                                                            : kNoAction;
    State then = state;
    if (planned != kNoAction && apply(then, planned) == Verdict::Accepted) return planned;
    Scale scale(state);
    scale.forecasts = numbers_;
    deliberation_->begin(scale, state, kSkill, botSeed_++);
    while (deliberation_->step(scale) > 0) {
    }
    if (state.phase == Phase::Place) turn_ = deliberation_->best().turn;
    return deliberation_->best().action;
  }

  Rng rng_;
  uint32_t botSeed_;
  Setup setup_;
  Turn turn_;
  std::vector<std::byte> workspace_;
  const ForecastNumbers* numbers_;
  std::unique_ptr<Deliberation> deliberation_ = std::make_unique<Deliberation>();
};

// Each game has a seed of its own, so that they are the same however many are played at a time.
std::vector<Sample> playAll(const ForecastFit& fit, const ForecastNumbers* numbers, uint32_t seed) {
  std::vector<std::vector<Sample>> played(fit.games);
  std::atomic<uint32_t> next{0};
  const auto work = [&] {
    for (uint32_t game = next++; game < fit.games; game = next++)
      played[game] = Players(seed * 1000003u + game, fit.tables[game % fit.tables.size()], numbers).play();
  };
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < fit.jobs; ++i) threads.emplace_back(work);
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

  // Goes on from numbers that a search uses.
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

double lossOf(Network& network, const std::vector<Sample>& samples) {
  double loss = 0;
  for (const Sample& sample : samples) {
    const float chance = std::clamp(Network::chanceOf(network.answer(sample)), 1e-4f, 1 - 1e-4f);
    loss -= sample.won * std::log(chance) + (1 - sample.won) * std::log(1 - chance);
  }
  return loss / static_cast<double>(samples.size());
}

struct Fitted {
  ForecastNumbers numbers;
  double loss;  // in games kept apart
};

// One game in twenty of each generation is kept apart, to see what was learned and not only remembered.
Fitted fitTo(const std::vector<std::vector<Sample>>& generations, const ForecastFit& fit) {
  std::vector<Sample> learned, apart;
  for (const std::vector<Sample>& samples : generations) {
    const auto end = samples.begin() + static_cast<std::ptrdiff_t>(samples.size() / 20 * 19);
    learned.insert(learned.end(), samples.begin(), end);
    apart.insert(apart.end(), end, samples.end());
  }
  Rng rng(fit.seed + 1);
  Network network(learned, rng);
  if (fit.from != nullptr) {
    network.goOnFrom(*fit.from);
    std::fprintf(stderr, "before: logarithmic loss %.4f in games kept apart\n", lossOf(network, apart));
  }
  std::vector<uint32_t> order(learned.size());
  std::iota(order.begin(), order.end(), 0u);
  constexpr int kBatch = 256;
  for (uint32_t round = 0; round < fit.rounds; ++round) {
    for (std::size_t i = order.size() - 1; i > 0; --i) {
      const auto other = static_cast<std::size_t>(rng.next()) % (i + 1);
      std::swap(order[i], order[other]);
    }
    const double part = round / static_cast<double>(fit.rounds);
    const double most = fit.from == nullptr ? 0.003 : 0.0015;
    const auto rate = static_cast<float>(most * 0.5 * (1 + std::cos(3.14159265 * part)));
    int count = 0;
    for (uint32_t index : order) {
      network.learn(learned[index]);
      if (++count < kBatch) continue;
      network.step(rate, count);
      count = 0;
    }
    std::fprintf(stderr, "round %u: logarithmic loss %.4f in games kept apart\n", round + 1,
                 lossOf(network, apart));
  }
  return {network.numbers(), lossOf(network, apart)};
}

// What is printed is a little coarser than what was fitted: it plays as well and packs better.
int coarse(int number, int grain) {
  return (std::abs(number) + grain / 2) / grain * grain * (number < 0 ? -1 : 1);
}

void print(std::span<const int16_t> row, int grain, const char* before) {
  std::printf("%s{", before);
  for (std::size_t i = 0; i < row.size(); ++i) std::printf("%s%d", i == 0 ? "" : ", ", coarse(row[i], grain));
  std::printf("},\n");
}

void print(const ForecastNumbers& numbers) {
  std::printf("inline constexpr ForecastNumbers kForecastNumbers = {\n");
  constexpr int kGrain = 8;
  print(numbers.start, kGrain, "    ");
  std::printf("    {\n");
  for (const auto& row : numbers.sign) print(row, kGrain, "        ");
  std::printf("    },\n");
  print(numbers.out, 1, "    ");
  std::printf("};\n");
}

}  // namespace

void fitForecast(const ForecastFit& fit) {
  std::vector<std::vector<Sample>> played;
  Fitted fitted{};
  if (fit.from != nullptr) {
    fitted.numbers = *fit.from;
  } else {
    std::fprintf(stderr, "hard plays\n");
    played.push_back(playAll(fit, nullptr, fit.seed));
    fitted = fitTo(played, fit);
  }
  for (uint32_t generation = 1; generation <= fit.generations; ++generation) {
    std::fprintf(stderr, "generation %u plays\n", generation);
    if (generation == 1) played.clear();  // these games have other positions, and better players
    played.push_back(playAll(fit, &fitted.numbers, fit.seed + generation));
    fitted = fitTo(played, fit);
  }
  std::size_t positions = 0;
  for (const std::vector<Sample>& samples : played) positions += samples.size();
  std::printf("// %u generations of %u games, %zu positions; seed %u, %u rounds; ", fit.generations,
              fit.games, positions, fit.seed, fit.rounds);
  std::printf("logarithmic loss %.4f in games kept apart.\n", fitted.loss);
  print(fitted.numbers);
}

}  // namespace fit
