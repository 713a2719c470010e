// Fits the numbers of Torri's forecast, generation by generation. Hard plays the games of the first generation. In later ones
// the players use the forecast fitted so far, so that it learns from the positions to which it leads; in a share of the games
// one of them meets rivals that play in another way.
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

#include "tools/fit/subject.h"
#include "tools/fit/torri_games.h"

namespace fit {
namespace {

using namespace lucca;
using namespace lucca::torri;

bool isMet(const ForecastFit& fit, const ForecastNumbers* numbers, uint32_t game) {
  return numbers != nullptr && !fit.rivals.empty() && game / 2 * 61 % 100 < fit.share;
}

// The seat of the player with the forecast; rivals have all other seats.
Seat metSeat(const ForecastFit& fit, uint32_t game) {
  const auto seats = static_cast<uint32_t>(fit.tables[0].players);
  return static_cast<Seat>(seats - 1 - game % seats);
}

// The players of a game: all use the numbers learned so far; in a share of the games rivals have all seats but one.
std::vector<Style> stylesOf(const ForecastFit& fit, const ForecastNumbers* numbers, uint32_t game) {
  std::vector<Style> styles(fit.tables[0].players, Style{numbers});
  if (!isMet(fit, numbers, game)) return styles;
  for (std::size_t seat = 0; seat < styles.size(); ++seat) {
    if (static_cast<Seat>(seat) != metSeat(fit, game))
      styles[seat] = fit.rivals[game / 2 % fit.rivals.size()];
  }
  return styles;
}

// Each game has its own seed, so that the games do not depend on the number of threads.
std::vector<Sample> playAll(const ForecastFit& fit, const ForecastNumbers* numbers, uint32_t seed) {
  std::vector<std::vector<Sample>> played(fit.games);
  std::atomic<uint32_t> next{0}, met{0}, won{0};
  const auto work = [&] {
    for (uint32_t index = next++; index < fit.games; index = next++) {
      const Setup& table = fit.tables[index / 2 % fit.tables.size()];
      TorriGame game(seed * 1000003u + index, table, stylesOf(fit, numbers, index));
      played[index] = game.play();
      if (!isMet(fit, numbers, index)) continue;
      ++met;
      won += static_cast<uint32_t>(std::lround(12 * game.won(metSeat(fit, index))));
    }
  };
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < fit.jobs; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  if (met > 0)
    std::fprintf(stderr, "won %.1f %% of %u games with rivals\n", 100.0 / 12 * won / met, met.load());
  std::vector<Sample> all;
  for (const auto& game : played) all.insert(all.end(), game.begin(), game.end());
  return all;
}

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

// The printed numbers are a little coarser than the fitted ones: they play as well and pack better.
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
