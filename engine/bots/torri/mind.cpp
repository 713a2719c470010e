// Torri's computer player: a level is how widely and how far ahead it deliberates, and how far it misjudges.
#include "engine/bots/torri/mind.h"

#include <algorithm>
#include <new>

#include "engine/bots/torri/deliberation.h"
#include "engine/bots/torri/forecast.h"
#include "engine/bots/torri/forecast_numbers.h"
#include "engine/bots/torri/levels.h"
#include "engine/bots/torri/reason.h"

namespace lucca::torri {
namespace {

const Skill& skillOf(const State& state, Level level) {
  if (level == Level::Master && state.players() == 2 && state.switchAllowed())
    return canForecast(state) ? kMasterOfForecasts : kMasterOfSwitches;
  return kSkills[static_cast<int>(level)][state.players() - 2];
}

class TorriMind final : public Mind {
 public:
  TorriMind(const State& state, const Skill& skill, uint32_t seed, uint32_t budget)
      : root_(state), scale_(state, skill.rivals) {
    budget_ = budget;
    if (skill.forecasts) scale_.forecasts = &kForecastNumbers;
    deliberation_.begin(scale_, root_, skill, seed);
  }

  Action best() const override { return deliberation_.best().action; }
  Reason why() const override {
    const Candidate& best = deliberation_.best();
    return reasonFor(scale_, root_, best.action, best.turn, best.value);
  }

 private:
  int step() override {
    const int used = deliberation_.step(scale_);
    decided_ = used == 0 || stepsUsed() + static_cast<uint32_t>(used) >= budget_;
    return used;
  }

  State root_;
  Scale scale_;
  Deliberation deliberation_;
};
static_assert(sizeof(TorriMind) <= kBotWorkspace - kReviewerPart - kJudgePart);

}  // namespace

Mind* beginMind(std::span<std::byte> workspace, const AnyView& view, Level level, uint32_t seed,
                uint32_t budget) {
  const auto& state = reinterpret_cast<const View*>(view.bytes)->state;
  const Skill& skill = skillOf(state, level);
  return new (workspace.data()) TorriMind(state, skill, seed, budget != 0 ? budget : skill.budget);
}

}  // namespace lucca::torri
