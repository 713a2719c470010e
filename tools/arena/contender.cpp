#include "tools/arena/contender.h"

#include <charconv>
#include <vector>

#include "tools/arena/reference.h"
#include "tools/arena/yardstick.h"

namespace arena {
namespace {

using namespace lucca;

constexpr const char* kLevelNames[kLevels] = {"easy", "normal", "hard", "master"};

class Computer final : public Contender {
 public:
  Computer(Level level, uint32_t budget) : workspace_(kBotWorkspace), level_(level), budget_(budget) {}

  Decision decide(const Game& game, const AnyState& state, Seat seat, uint32_t seed) override {
    AnyView view{};
    game.view(state, seat, view);
    bot_.begin(game, view, level_, seed, budget_);
    while (!bot_.think(1u << 20)) {
    }
    return {bot_.best(), bot_.stepsUsed()};
  }

 private:
  std::vector<std::byte> workspace_;
  Bot bot_{workspace_};
  Level level_;
  uint32_t budget_;
};

// Chooses the action after which `worth` is highest, at random among equals.
class RuleOfThumb final : public Contender {
 public:
  using Worth = int (*)(const Game&, const AnyState& before, Action, const AnyState& after, Seat);
  explicit RuleOfThumb(Worth worth) : worth_(worth) {}

  Decision decide(const Game& game, const AnyState& state, Seat seat, uint32_t seed) override {
    Rng rng(seed);
    ActionList actions;
    game.legal(state, actions);
    std::vector<Action> best;
    int bestWorth = 0;
    for (Action action : actions) {
      AnyState after = state;
      static_cast<void>(game.apply(after, action));
      const int worth = worth_(game, state, action, after, seat);
      if (best.empty() || worth > bestWorth) {
        best.clear();
        bestWorth = worth;
      }
      if (worth == bestWorth) best.push_back(action);
    }
    return {best[rng.below(static_cast<uint32_t>(best.size()))], 0};
  }

 private:
  Worth worth_;
};

int anything(const Game&, const AnyState&, Action, const AnyState&, Seat) { return 0; }

int points(const Game& game, const AnyState& before, Action action, const AnyState& after, Seat seat) {
  return yardstickOf(game.id).points(before, action, after, seat);
}

int height(const Game& game, const AnyState& before, Action action, const AnyState& after, Seat seat) {
  return yardstickOf(game.id).height(before, action, after, seat);
}

}  // namespace

std::unique_ptr<Contender> makeContender(const std::string& name) {
  const std::string forecaster = "forecaster:", master = "master:";
  if (name.starts_with(forecaster)) return makeForecaster(name.substr(forecaster.size()), false);
  if (name.starts_with(master)) return makeForecaster(name.substr(master.size()), true);
  const std::string level = name.substr(0, name.find('@'));
  uint32_t budget = 0;
  if (level.size() < name.size()) {
    const char* from = name.data() + level.size() + 1;
    const char* end = name.data() + name.size();
    const auto parsed = std::from_chars(from, end, budget);
    if (parsed.ec != std::errc() || parsed.ptr != end || budget == 0) return nullptr;
  }
  for (int i = 0; i < kLevels; ++i) {
    if (level == kLevelNames[i]) return std::make_unique<Computer>(static_cast<Level>(i), budget);
  }
  if (level == "reference") return makeReference(budget);
  if (name == "random") return std::make_unique<RuleOfThumb>(anything);
  if (name == "greedy-points") return std::make_unique<RuleOfThumb>(points);
  if (name == "greedy-height") return std::make_unique<RuleOfThumb>(height);
  return nullptr;
}

std::string contenderNames() {
  return "easy, normal, hard, master (each with @STEPS), reference (with @PLAYOUTS), forecaster:FILE and "
         "master:FILE (numbers of a forecast with a small search and with master's; Torri), random, "
         "greedy-points, greedy-height";
}

}  // namespace arena
