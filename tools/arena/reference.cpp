#include "tools/arena/reference.h"

#include <algorithm>
#include <vector>

#include "tools/arena/play_to_end.h"
#include "tools/arena/yardstick.h"

namespace arena {
namespace {

using namespace lucca;

constexpr uint32_t kUsualPlayouts = 32;
// A win counts as much as this many points; the points tell close games apart.
constexpr double kWin = 40, kMostPoints = 20;
// The weight of an adviser, in points of a play-out: play-outs are few, and luck decides much in them.
constexpr double kWord = 1;

struct Adviser {
  Level level;
  int times;
};
constexpr Adviser kAdvisers[] = {{Level::Master, 3}, {Level::Hard, 3}};

struct Proposal {
  Action action;
  double words = 0, sum = 0, playouts = 0;

  double value() const { return kWord * words + (playouts > 0 ? sum / playouts : 0); }
};

class Reference final : public Contender {
 public:
  explicit Reference(uint32_t playouts) : workspace_(kBotWorkspace), playouts_(playouts) {}

  Decision decide(const Game& game, const AnyState& state, Seat seat, uint32_t seed) override {
    AnyView view{};
    game.view(state, seat, view);
    steps_ = 0;
    std::vector<Proposal> proposals = ask(game, view, seed);
    while (proposals.size() > 1) {
      for (uint32_t i = 0; i < playouts_; ++i) tryAll(game, view, seat, seed++, proposals);
      std::stable_sort(proposals.begin(), proposals.end(),
                       [](const Proposal& a, const Proposal& b) { return a.value() > b.value(); });
      proposals.resize((proposals.size() + 1) / 2);
    }
    return {proposals[0].action, steps_};
  }

 private:
  Action think(const Game& game, const AnyView& view, Level level, uint32_t seed) {
    Bot bot(workspace_);
    bot.begin(game, view, level, seed);
    while (!bot.think(1u << 20)) {
    }
    steps_ += bot.stepsUsed();
    return bot.best();
  }

  std::vector<Proposal> ask(const Game& game, const AnyView& view, uint32_t seed) {
    std::vector<Proposal> proposals;
    for (const Adviser& adviser : kAdvisers) {
      for (int i = 0; i < adviser.times; ++i) {
        const Action action = think(game, view, adviser.level, seed++);
        auto known = std::find_if(proposals.begin(), proposals.end(),
                                  [&](const Proposal& proposal) { return proposal.action == action; });
        if (known == proposals.end()) known = proposals.insert(known, {action});
        known->words += adviser.level == Level::Master;
      }
    }
    return proposals;
  }

  // All proposals meet the same cards.
  void tryAll(const Game& game, const AnyView& view, Seat seat, uint32_t seed,
              std::vector<Proposal>& proposals) {
    Rng guess(seed);
    AnyState sampled{};
    yardstickOf(game.id).sample(view, guess, sampled);
    for (Proposal& proposal : proposals) {
      AnyState state = sampled;
      static_cast<void>(game.apply(state, proposal.action));
      proposal.sum += playOut(game, state, seat, seed);
      ++proposal.playouts;
    }
  }

  double playOut(const Game& game, AnyState& state, Seat seat, uint32_t seed) {
    Rng chance(seed ^ 0x51ED270Bu);
    static_cast<void>(playToEnd(game, state, chance, [&](Seat mover) {
      AnyView view{};
      game.view(state, mover, view);
      ++steps_;
      return think(game, view, Level::Hard, seed++);
    }));
    return worthOf(game.result(state), seat);
  }

  static double worthOf(const Result& result, Seat seat) {
    int winners = 0, best = 0;
    bool any = false;
    for (Seat other = 0; other < kMaxSeats; ++other) {
      winners += contains(result.winners, other);
      if (other == seat) continue;
      best = any ? std::max<int>(best, result.total[other]) : result.total[other];
      any = true;
    }
    const double points = std::clamp<double>(result.total[seat] - best, -kMostPoints, kMostPoints);
    return points + (contains(result.winners, seat) ? kWin / winners : 0);
  }

  std::vector<std::byte> workspace_;
  uint32_t playouts_, steps_ = 0;
};

}  // namespace

std::unique_ptr<Contender> makeReference(uint32_t playouts) {
  return std::make_unique<Reference>(playouts != 0 ? playouts : kUsualPlayouts);
}

}  // namespace arena
