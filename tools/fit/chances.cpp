#include "tools/fit/chances.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/bots/chance.h"
#include "engine/bots/palazzi/chance.h"
#include "engine/bots/palazzi/outlook.h"
#include "engine/bots/torri/chance.h"
#include "engine/games.h"
#include "engine/palazzi/state.h"
#include "engine/torri/state.h"

namespace fit {
namespace {

using namespace lucca;

// The chances that scores give, in the words of shareChances().
void share(const double (&score)[kMaxSeats], int seats, double doubt, double (&out)[kMaxSeats]) {
  const double most = *std::max_element(score, score + seats);
  double all = 0;
  for (int seat = 0; seat < seats; ++seat) all += out[seat] = std::exp(score[seat] - most);
  for (int seat = 0; seat < seats; ++seat) out[seat] = out[seat] / all * (1 - doubt) + doubt / seats;
}

struct PalazziSample {
  palazzi::ChanceSigns signs;
  Shares won;
};

double likelihood(const std::vector<PalazziSample>& samples, int seats, double weight, double doubt) {
  double sum = 0;
  for (const PalazziSample& sample : samples) {
    double score[kMaxSeats] = {}, chance[kMaxSeats];
    for (int seat = 0; seat < seats; ++seat)
      score[seat] = sample.signs.outlook[seat] * weight / palazzi::kGrains;
    share(score, seats, doubt, chance);
    for (int seat = 0; seat < seats; ++seat) sum += sample.won[seat] * std::log(std::max(chance[seat], 1e-4));
  }
  return sum;
}

palazzi::ChanceRow bestRow(const std::vector<PalazziSample>& samples, int seats) {
  palazzi::ChanceRow best;
  double most = -1e300;
  const auto attempt = [&](int weight, int doubt) {
    if (weight < 0 || weight > 255 || doubt < 0 || doubt > 255) return;
    const double value = likelihood(samples, seats, weight / 256.0, doubt / 256.0);
    if (value <= most) return;
    most = value;
    best = {static_cast<uint8_t>(weight), static_cast<uint8_t>(doubt)};
  };
  for (int weight = 0; weight < 256; weight += 12) {
    for (int doubt = 0; doubt < 160; doubt += 16) attempt(weight, doubt);
  }
  for (int width : {6, 3, 1}) {
    const palazzi::ChanceRow middle = best;
    for (int weight = -2; weight <= 2; ++weight) {
      for (int doubt = -2; doubt <= 2; ++doubt)
        attempt(middle.weight + weight * width, middle.doubt + doubt * width);
    }
  }
  return best;
}

using TorriSample = struct {
  torri::ChanceSigns signs;
  Shares won;
};

// Steepest ascent with a step of its own for each number (Adam).
class TorriFit {
 public:
  TorriFit(const std::vector<TorriSample>& samples, int seats) : samples_(samples), seats_(seats) {}

  void run() {
    for (int round = 1; round <= 300; ++round) ascend(round);
  }

  std::string text() const {
    std::string out = "    {{";
    for (int i = 0; i < torri::kChanceSigns; ++i) {
      const long weight = std::clamp(std::lround(number_[i] / kUnit * 65536), -32767l, 32767l);
      out += (i == 0 ? "" : ", ") + std::to_string(weight);
    }
    out += "}, {";
    for (int i = 0; i < torri::kChanceStages; ++i) {
      out += (i == 0 ? "" : ", ") + std::to_string(std::lround(doubt(i) * 256));
    }
    return out + "}},\n";
  }

 private:
  static constexpr double kUnit = 64, kMostDoubt = 0.9;
  static constexpr int kNumbers = torri::kChanceSigns + torri::kChanceStages;

  double doubt(int stage) const { return kMostDoubt / (1 + std::exp(-number_[torri::kChanceSigns + stage])); }

  void ascend(int round) {
    double slope[kNumbers] = {};
    for (const TorriSample& sample : samples_) addSlope(sample, slope);
    const double rate = round < 200 ? 0.05 : 0.006;
    for (int i = 0; i < kNumbers; ++i) {
      const double g =
          slope[i] / static_cast<double>(samples_.size()) - (i < torri::kChanceSigns ? 4e-4 * number_[i] : 0);
      mean_[i] = 0.9 * mean_[i] + 0.1 * g;
      square_[i] = 0.99 * square_[i] + 0.01 * g * g;
      const double m = mean_[i] / (1 - std::pow(0.9, round)), v = square_[i] / (1 - std::pow(0.99, round));
      number_[i] += rate * m / (std::sqrt(v) + 1e-9);
    }
  }

  void addSlope(const TorriSample& sample, double (&slope)[kNumbers]) const {
    double score[kMaxSeats] = {}, p[kMaxSeats], q[kMaxSeats];
    for (int seat = 0; seat < seats_; ++seat) {
      for (int i = 0; i < torri::kChanceSigns; ++i)
        score[seat] += sample.signs.of[seat][i] / kUnit * number_[i];
    }
    const int stage = sample.signs.stage;
    const double unsure = doubt(stage);
    share(score, seats_, 0, p);
    double inner = 0, byDoubt = 0;
    for (int seat = 0; seat < seats_; ++seat) {
      q[seat] = p[seat] * (1 - unsure) + unsure / seats_;
      inner += sample.won[seat] / q[seat] * (1 - unsure) * p[seat];
      byDoubt += sample.won[seat] / q[seat] * (1.0 / seats_ - p[seat]);
    }
    for (int seat = 0; seat < seats_; ++seat) {
      const double g = sample.won[seat] / q[seat] * (1 - unsure) * p[seat] - inner * p[seat];
      for (int i = 0; i < torri::kChanceSigns; ++i) slope[i] += g * sample.signs.of[seat][i] / kUnit;
    }
    slope[torri::kChanceSigns + stage] += byDoubt * unsure * (1 - unsure / kMostDoubt);
  }

  const std::vector<TorriSample>& samples_;
  int seats_;
  double number_[kNumbers] = {0.1, 0.5, 0, 0, 0, 0, 1, 0, 0, 0, -2, -2, -2, -2};
  double mean_[kNumbers] = {}, square_[kNumbers] = {};
};

constexpr int kBins = 10;

struct Bin {
  double said = 0, won = 0;
  long count = 0;
  std::vector<uint32_t> games;  // in which it occurs
};

void printHead(const char* name) {
  std::printf("// Generated by `./lucca lab chances --fit --game %s`: see chance.h.\n#pragma once\n\n", name);
  std::printf("#include \"engine/bots/%s/chance.h\"\n\nnamespace lucca::%s {\n\n", name, name);
}

}  // namespace

void fitPalazziChances(const std::string& part, uint32_t games, uint32_t seed) {
  printHead("palazzi");
  std::printf("// %u games for each number of seats, seed %u.\n", games, seed);
  std::printf("inline constexpr ChanceNumbers kChanceNumbers = {\n");
  for (const Table& table : tablesOf(*findGame(GameId::Palazzi), part)) {
    const int seats = table.setup.players;
    std::vector<PalazziSample> cell[palazzi::kChanceRounds][kMaxSeats + 1];
    for (const Position& position : playPositions(table, games, seed)) {
      const auto& state = *reinterpret_cast<const palazzi::State*>(position.state.bytes);
      if (palazzi::handsAreHeld(state)) continue;
      const palazzi::ChanceSigns signs = palazzi::readChanceSigns(state);
      cell[signs.rounds][signs.turns].push_back({signs, position.won});
    }
    std::printf("    {\n");
    for (auto& round : cell) {
      std::printf("        {");
      for (int turns = 0; turns <= seats; ++turns) {
        const palazzi::ChanceRow row =
            round[turns].empty() ? palazzi::ChanceRow{} : bestRow(round[turns], seats);
        std::printf("%s{%d, %d}", turns == 0 ? "" : ", ", row.weight, row.doubt);
      }
      std::printf("},\n");
    }
    std::printf("    },\n");
    std::fflush(stdout);
  }
  std::printf("};\n\n}  // namespace lucca::palazzi\n");
}

void fitTorriChances(const std::string& part, uint32_t games, uint32_t seed) {
  printHead("torri");
  std::printf("// %u games at each table, seed %u.\n", games, seed);
  std::printf("inline constexpr ChanceNumbers kChanceNumbers[kChanceTables] = {\n");
  std::vector<std::string> row(torri::kChanceTables, "    {},\n");
  for (const Table& table : tablesOf(*findGame(GameId::Torri), part)) {
    std::vector<TorriSample> samples;
    int index = 0;
    for (const Position& position : playPositions(table, games, seed)) {
      const auto& state = *reinterpret_cast<const torri::State*>(position.state.bytes);
      samples.push_back({torri::readChanceSigns(state), position.won});
      index = torri::chanceTable(state);
    }
    TorriFit fit(samples, table.setup.players);
    fit.run();
    row[static_cast<std::size_t>(index)] = fit.text();
    std::fprintf(stderr, "%s\n", table.name.c_str());
  }
  for (const std::string& text : row) std::fputs(text.c_str(), stdout);
  std::printf("};\n\n}  // namespace lucca::torri\n");
}

namespace {

struct Calibration {
  Bin bin[kBins];
  double loss = 0;
  long positions = 0;
  uint32_t games = 0;

  void add(const Game& game, const std::vector<Position>& all, int seats, uint32_t played) {
    for (const Position& position : all) {
      const Chances chances = chancesOf(game, position.state);
      for (int seat = 0; seat < seats; ++seat) {
        const double said = chances.of[seat] / double{kAllChances};
        Bin& own = bin[std::min(static_cast<int>(said * kBins), kBins - 1)];
        own.said += said;
        own.won += position.won[seat];
        ++own.count;
        const uint32_t number = games + position.game;
        if (own.games.empty() || own.games.back() != number) own.games.push_back(number);
        loss -= position.won[seat] * std::log(std::max(said, 1e-4));
      }
    }
    positions += static_cast<long>(all.size());
    games += played;
  }

  void print(const std::string& name, int seats) const {
    std::printf("| %s | %u | %ld |", name.c_str(), games, positions);
    double miss = 0;
    for (const Bin& own : bin) {
      if (own.count == 0) {
        std::printf(" |");
        continue;
      }
      const double n = static_cast<double>(own.count), won = own.won / n;
      const double error = std::sqrt(won * (1 - won) / static_cast<double>(own.games.size()));
      miss = std::max(miss, std::abs(won - own.said / n));
      std::printf(" %.0f: %.0f ±%.0f |", 100 * own.said / n, 100 * won, 196 * error);
    }
    std::printf(" %.0f | %.3f | %.3f |\n", 100 * miss, loss / static_cast<double>(positions),
                std::log(seats));
    std::fflush(stdout);
  }
};

}  // namespace

void testChances(const Game& game, const std::string& part, uint32_t games, uint32_t seed) {
  std::printf("| table | games | positions |");
  for (int i = 0; i < kBins; ++i) std::printf(" %d-%d |", i * 10, i * 10 + 10);
  std::printf(" largest miss | log loss | even |\n| --- |");
  for (int i = 0; i < kBins + 5; ++i) std::printf(" --- |");
  std::printf("\n");
  Calibration all[kMaxSeats + 1];
  for (const Table& table : tablesOf(game, part)) {
    const int seats = table.setup.players;
    const std::vector<Position> positions = playPositions(table, games, seed);
    all[seats].add(game, positions, seats, games);
    // Palazzi has one table for each number of seats.
    if (game.seatOption < 0) continue;
    Calibration own;
    own.add(game, positions, seats, games);
    own.print(table.name, seats);
  }
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    if (all[seats].games > 0)
      all[seats].print(std::string(game.name) + ", all with " + std::to_string(seats) + " seats", seats);
  }
}

}  // namespace fit
