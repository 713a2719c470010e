// lucca-fit: changes the numbers of a judgement little by little and keeps what scores better, in the deals of the trial
// and again in others. Torri's forecast learns from games instead. Writes the numbers as the source has them; whether to
// take them is for the arena to say.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>

#include "base/rng.h"
#include "tools/arguments.h"
#include "tools/fit/subject.h"

namespace {

using namespace fit;

constexpr const char* kUsage =
    "usage: lucca lab fit --game palazzi --players N [--trials N] [--deals N] [--seed N]\n"
    "       lucca lab fit --game torri [--games N] [--generations N] [--rounds N] [--jobs N] [--seed N]\n"
    "Tries so many small changes (500) of the numbers by which the computer players judge, each in so many "
    "deals\n"
    "(1000), which are played from every seat. For Torri, learns who will win from so many games (40000) of "
    "hard, then\n"
    "in so many generations (2) from as many games of players who know what was learnt so far, going through "
    "them in\n"
    "so many rounds (8). The same seed gives the same numbers.\n";

// Each seed has a million deals of its own.
constexpr uint32_t kDealsBits = 20, kMostSeed = 0xFFFFFFFFu >> kDealsBits, kMostDeals = 1u << kDealsBits;

struct Arguments {
  std::string game;
  std::map<std::string, uint32_t> number{{"--players", 0}, {"--trials", 500},   {"--deals", 1000},
                                         {"--seed", 1},    {"--games", 40000},  {"--rounds", 8},
                                         {"--jobs", 1},    {"--generations", 2}};
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
    if (number == out.number.end() && name != "--game") return "unknown argument " + name;
    if (i + 1 == count) return name + " wants a value";
    const std::string value = values[i + 1];
    if (name == "--game") {
      out.game = value;
      continue;
    }
    const auto read = lucca::wholeNumber(value);
    if (!read) return name + " wants a number, not \"" + value + "\"";
    number->second = *read;
  }
  if (out.game.empty()) return "--game is missing";
  if (out.game == "torri") return out.number["--games"] < 20 ? "--games wants a number from 20 on" : "";
  if (out.game != "palazzi")
    return "there are no numbers to fit in " + out.game + ", only in palazzi and torri";
  if (out.number["--seed"] > kMostSeed) return "--seed wants a number from 0 to " + std::to_string(kMostSeed);
  const uint32_t deals = out.number["--deals"];
  return deals < 2 || deals > kMostDeals ? "--deals wants a number from 2 to " + std::to_string(kMostDeals)
                                         : "";
}

}  // namespace

int main(int count, char** values) {
  if (count == 2 && (std::string(values[1]) == "--help" || std::string(values[1]) == "-h"))
    return std::fputs(kUsage, stdout) < 0;
  Arguments arguments;
  std::string error = read(count, values, arguments);
  auto& number = arguments.number;
  if (error.empty() && arguments.game == "torri") {
    fitForecast({number["--games"], number["--generations"], number["--rounds"],
                 std::max(1u, number["--jobs"]), number["--seed"]});
    return 0;
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
