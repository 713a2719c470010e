// lucca-fit: changes the numbers of a judgement little by little and keeps what scores better, in the deals of the trial
// and again in others. Torri's forecast learns from games instead. Writes the numbers as the source has them; whether to
// take them is for the arena to say.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <map>
#include <string>

#include "base/rng.h"
#include "engine/games.h"
#include "tools/arena/torri/forecaster.h"
#include "tools/arguments.h"
#include "tools/fit/subject.h"

namespace {

using namespace fit;

constexpr const char* kUsage =
    "usage: lucca lab fit --game palazzi --players N [--trials N] [--deals N] [--seed N]\n"
    "       lucca lab fit --game torri [--games N] [--generations N] [--rounds N] [--jobs N] [--seed N]\n"
    "                 [--players N] [--sizes 8,10] [--switch 0] [--from FILE] [--rivals master,FILE [--share "
    "N]]\n"
    "Tries so many small changes (500) of the numbers by which the computer players judge, each in so many "
    "deals\n"
    "(1000), which are played from every seat. For Torri, learns who will win from so many games (40000) of "
    "hard, then\n"
    "in so many generations (2) from as many games of players who know what was learnt so far, going through "
    "them in\n"
    "so many rounds (8). The games are played in turn in cities of these sizes (8), with the switch unless "
    "it "
    "is 0.\n"
    "--from goes on from numbers that it wrote before, in place of hard's games. With two seats, or so many. "
    "In so "
    "many games of a hundred (50)\n"
    "all seats but one are played by a rival, each in turn: a level, or somebody with numbers that it wrote "
    "before.\n"
    "The same seed gives the same numbers.\n";

// Each seed has a million deals of its own.
constexpr uint32_t kDealsBits = 20, kMostSeed = 0xFFFFFFFFu >> kDealsBits, kMostDeals = 1u << kDealsBits;

struct Arguments {
  std::string game;
  std::map<std::string, uint32_t> number{
      {"--players", 0}, {"--trials", 500}, {"--deals", 1000},    {"--seed", 1},   {"--games", 40000},
      {"--rounds", 8},  {"--jobs", 1},     {"--generations", 2}, {"--switch", 1}, {"--share", 50}};
  std::string sizes = "8", from, rivals;
};

// Mean and standard error of the points by which one set of numbers is ahead of another.
struct Lead {
  double mean, error;
  bool isClear() const { return mean > error; }
};

class Fit {
 public:
  Fit(const Subject& subject, uint32_t deals, uint32_t seed)
      : subject_(subject), deals_(deals), rng_(seed), nextDeal_(seed << kDealsBits) {}

  void run(uint32_t trials) {
    const Numbers before = subject_.numbers();
    Numbers best = before;
    for (uint32_t trial = 1; trial <= trials; ++trial) {
      const Numbers changed = change(best);
      const Lead first = compare(changed, best);
      if (!first.isClear()) continue;
      const Lead again = compare(changed, best);
      if (!again.isClear()) continue;
      best = changed;
      std::printf("trial %u: kept, ahead by %.2f and %.2f points\n", trial, first.mean, again.mean);
      std::fflush(stdout);
    }
    const Lead all = compare(best, before);
    std::printf("Ahead of the numbers it began with by %.2f points a game, give or take %.2f:\n%s\n",
                all.mean, 1.96 * all.error, subject_.text(best).c_str());
  }

 private:
  // A few numbers go up or down, by up to an eighth or at least by 1.
  Numbers change(Numbers numbers) {
    const uint32_t count = 1 + rng_.below(3);
    for (uint32_t i = 0; i < count; ++i) {
      int& number = numbers[rng_.below(static_cast<uint32_t>(numbers.size()))];
      const int size = 1 + static_cast<int>(rng_.below(1 + static_cast<uint32_t>(number) / 8));
      number = std::max(0, rng_.below(2) == 0 ? number - size : number + size);
    }
    return numbers;
  }

  // In deals that were not played before.
  Lead compare(const Numbers& one, const Numbers& others) {
    double sum = 0, squares = 0;
    for (uint32_t i = 0; i < deals_; ++i) {
      const double lead = subject_.lead(one, others, nextDeal_++);
      sum += lead;
      squares += lead * lead;
    }
    const double mean = sum / deals_;
    return {mean, std::sqrt((squares / deals_ - mean * mean) / (deals_ - 1))};
  }

  const Subject& subject_;
  uint32_t deals_;
  lucca::Rng rng_;
  uint32_t nextDeal_;
};

// Empty, or what is wrong.
std::string read(int count, char** values, Arguments& out) {
  for (int i = 1; i < count; i += 2) {
    const std::string name = values[i];
    const auto number = out.number.find(name);
    std::string* const word = name == "--game"     ? &out.game
                              : name == "--sizes"  ? &out.sizes
                              : name == "--from"   ? &out.from
                              : name == "--rivals" ? &out.rivals
                                                   : nullptr;
    if (number == out.number.end() && word == nullptr) return "unknown argument " + name;
    if (i + 1 == count) return name + " wants a value";
    const std::string value = values[i + 1];
    if (word != nullptr) {
      *word = value;
      continue;
    }
    const auto read = lucca::wholeNumber(value);
    if (!read) return name + " wants a number, not \"" + value + "\"";
    number->second = *read;
  }
  if (out.game.empty()) return "--game is missing";
  if (out.game == "torri" && out.number["--players"] > lucca::torri::kColours)
    return "--players wants a number from 2 to 4";
  if (out.game == "torri" && out.number["--share"] > 100) return "--share wants a number from 0 to 100";
  if (out.game == "torri") return out.number["--games"] < 20 ? "--games wants a number from 20 on" : "";
  if (out.game != "palazzi")
    return "there are no numbers to fit in " + out.game + ", only in palazzi and torri";
  if (out.number["--seed"] > kMostSeed) return "--seed wants a number from 0 to " + std::to_string(kMostSeed);
  const uint32_t deals = out.number["--deals"];
  return deals < 2 || deals > kMostDeals ? "--deals wants a number from 2 to " + std::to_string(kMostDeals)
                                         : "";
}

// So many seats at cities of these sizes ("6,8").
std::string readTables(const Arguments& arguments, std::vector<lucca::Setup>& out) {
  for (const std::string& size : lucca::split(arguments.sizes)) {
    lucca::Setup setup{};
    setup.game = lucca::GameId::Torri;
    setup.players = static_cast<uint8_t>(std::max(2u, arguments.number.at("--players")));
    bool known = false;
    const auto options = lucca::findGame(setup.game)->options;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const lucca::Option& option = options[i];
      const std::string name = option.name;
      setup.option[i] = option.standard;
      if (name == "switch") setup.option[i] = arguments.number.at("--switch") != 0;
      for (std::size_t v = 0; name == "size" && v < option.values.size(); ++v) {
        if (size != option.values[v] || std::stoi(size) > lucca::torri::kMostSizeWithSigns) continue;
        setup.option[i] = static_cast<uint8_t>(v);
        known = true;
      }
    }
    if (!known) return "--sizes wants some of 6, 8 and 10, not \"" + arguments.sizes + "\"";
    out.push_back(setup);
  }
  return "";
}

// Levels or files of numbers ("master,build/answer.txt"). Empty, or what is wrong.
std::string readRivals(const std::string& rivals, std::vector<lucca::torri::ForecastNumbers>& known,
                       std::vector<Style>& out) {
  constexpr const char* kLevelNames[] = {"easy", "normal", "hard", "master"};
  for (const std::string& rival : lucca::split(rivals)) {
    if (rival.empty()) continue;
    const auto level = std::find(std::begin(kLevelNames), std::end(kLevelNames), rival) - kLevelNames;
    if (level < lucca::kLevels) {
      out.push_back({nullptr, static_cast<lucca::Level>(level)});
      continue;
    }
    if (out.size() >= known.size()) return "--rivals wants eight at most";
    lucca::torri::ForecastNumbers& numbers = known[out.size()];
    if (!arena::readForecast(rival, numbers)) return "there are no numbers of a forecast in " + rival;
    out.push_back({&numbers});
  }
  return "";
}

// Empty, or what is wrong.
std::string fitTorri(const Arguments& arguments) {
  const auto& number = arguments.number;
  ForecastFit fit{number.at("--games"),  number.at("--generations"),
                  number.at("--rounds"), std::max(1u, number.at("--jobs")),
                  number.at("--seed"),   {}};
  if (std::string error = readTables(arguments, fit.tables); !error.empty()) return error;
  lucca::torri::ForecastNumbers from;
  if (!arguments.from.empty()) {
    if (!arena::readForecast(arguments.from, from))
      return "there are no numbers of a forecast in " + arguments.from;
    fit.from = &from;
  }
  std::vector<lucca::torri::ForecastNumbers> known(8);
  if (std::string error = readRivals(arguments.rivals, known, fit.rivals); !error.empty()) return error;
  fit.share = number.at("--share");
  fitForecast(fit);
  return "";
}

}  // namespace

int main(int count, char** values) {
  if (count == 2 && (std::string(values[1]) == "--help" || std::string(values[1]) == "-h"))
    return std::fputs(kUsage, stdout) < 0;
  Arguments arguments;
  std::string error = read(count, values, arguments);
  auto& number = arguments.number;
  if (error.empty() && arguments.game == "torri") {
    error = fitTorri(arguments);
    if (error.empty()) return 0;
  }
  const auto subject = palazzi(number["--players"]);
  if (error.empty() && subject == nullptr) error = "--players wants a number from 2 to 5";
  if (!error.empty()) {
    std::fprintf(stderr, "lucca-fit: %s (--help shows what there is)\n", error.c_str());
    return 2;
  }
  Fit(*subject, number["--deals"], number["--seed"]).run(number["--trials"]);
  return 0;
}
