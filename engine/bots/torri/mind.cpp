// Torri's computer player: a level is how widely and how far ahead it deliberates, and how far it misjudges.
#include "engine/bots/torri/mind.h"

#include <algorithm>
#include <new>

#include "engine/bots/torri/deliberation.h"
#include "engine/bots/torri/forecast.h"
#include "engine/bots/torri/forecast_numbers.h"
#include "engine/bots/torri/reason.h"

namespace lucca::torri {
namespace {

// The tables below are by the number of seats, from two.
constexpr int kTables = 3;
constexpr std::size_t kMaxShapes = 4;

struct LevelOfPlay {
  Skill skill;
  Shape plan[kMaxShapes];  // the trees, one form after the other
  uint32_t budget;         // steps for a decision
  bool forecasts = false;  // of the turns that look best; only where canForecast()
};

// Builds for itself and never to hurt: what the others have does not count.
constexpr LevelOfPlay kEasy[kTables] = {
    {{4, 32, 60, 0}, {}, 4000},
    {{4, 32, 150, 0}, {}, 4000},
    {{4, 32, 250, 0}, {}, 4000},
};
constexpr LevelOfPlay kNormal[kTables] = {
    {{6, 8, 24, 10}, {}, 8000},
    {{6, 8, 60, 10}, {}, 8000},
    {{6, 8, 40, 6}, {}, 8000},
};
// With more than two seats nothing is known before all the others have answered: the first trees end with the last of
// them. Who sees the answers is hard to beat however else he errs, so hard sees those to a few of its turns only.
constexpr LevelOfPlay kHard[kTables] = {
    {{12, 16, 12, kAllRivals}, {{6, 4, 1, {}}}, 14000},
    {{12, 16, 24, kAllRivals}, {{4, 3, 2, {1}}}, 14000},
    {{12, 16, 12, kAllRivals}, {{4, 3, 3, {1, 1}}}, 14000},
};
// With more than two seats there are more towers to appraise and a step takes longer: none of these is above four seconds
// on the device.
constexpr LevelOfPlay kMaster[kTables] = {
    {{12, 32, 0, kAllRivals},
     {{32, 6, 1, {}}, {16, 6, 2, {10}}, {10, 6, 3, {8, 4}}, {8, 6, 4, {6, 5, 4}}},
     50000},
    {{12, 32, 0, kAllRivals}, {{16, 4, 2, {1}}, {16, 4, 3, {8, 5}}, {12, 4, 3, {14, 10}}}, 70000},
    {{12, 32, 0, kAllRivals}, {{32, 4, 3, {1, 1}}, {16, 4, 4, {4, 1, 1}}}, 50000},
};
// Two seats that may switch: a turn is looked for after more first bricks, and fewer turns are looked beyond
// (docs/bots.md).
constexpr LevelOfPlay kMasterOfSwitches = {
    {16, 32, 0, kAllRivals}, {{16, 16, 1, {}}, {10, 12, 2, {10}}, {6, 12, 3, {10, 5}}}, 60000};
// Where there are forecasts they say which of its turns to look beyond, and what comes of them. The more turns are compared, the
// more often one looks best that a forecast is wrong about: so the last trees do not overrule those before them.
constexpr LevelOfPlay kMasterOfForecasts = {
    {16, 32, 0, kAllRivals}, {{20, 16, 1, {}}, {12, 12, 2, {11}}, {7, 12, 3, {10, 6}, true}}, 110000, true};
constexpr const LevelOfPlay* kLevelsOfPlay[kLevels] = {kEasy, kNormal, kHard, kMaster};

const LevelOfPlay& levelOfPlay(const State& state, Level level) {
  if (level == Level::Master && state.players() == 2 && state.switchAllowed())
    return canForecast(state) ? kMasterOfForecasts : kMasterOfSwitches;
  return kLevelsOfPlay[static_cast<int>(level)][state.players() - 2];
}

class TorriMind final : public Mind {
 public:
  TorriMind(const State& state, const LevelOfPlay& level, uint32_t seed, uint32_t budget)
      : root_(state), scale_(state, level.skill.rivals) {
    budget_ = budget;
    if (level.forecasts) scale_.forecasts = &kForecastNumbers;
    deliberation_.begin(scale_, root_, level.skill, level.plan, seed);
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
static_assert(sizeof(TorriMind) <= kBotWorkspace);

}  // namespace

Mind* beginMind(std::span<std::byte> workspace, const AnyView& view, Level level, uint32_t seed,
                uint32_t budget) {
  const auto& state = reinterpret_cast<const View*>(view.bytes)->state;
  const LevelOfPlay& play = levelOfPlay(state, level);
  return new (workspace.data()) TorriMind(state, play, seed, budget != 0 ? budget : play.budget);
}

}  // namespace lucca::torri
