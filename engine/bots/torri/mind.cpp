// Torri's computer player: a level is how widely and how far ahead it deliberates, and how far it misjudges.
#include "engine/bots/torri/mind.h"

#include <algorithm>
#include <new>

#include "base/crc32.h"
#include "engine/bots/torri/deliberation.h"
#include "engine/bots/torri/forecast.h"
#include "engine/bots/torri/levels.h"
#include "engine/bots/torri/reason.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

const Skill& skillOf(const State& state, Level level) {
  if (level == Level::Master && forecastNumbers(state) != nullptr) return kMasterOfForecasts;
  if (level == Level::Master && roundForecastNumbers(state) != nullptr)
    return kMasterOfRounds[state.players() - 3];
  if (level == Level::Master && state.players() == 2 && state.switchAllowed()) return kMasterOfSwitches;
  return kSkills[static_cast<int>(level)][state.players() - 2];
}

// Names a position at a level, for a plan to be known again.
uint32_t nameOf(const State& state, Level level) {
  return crc32(reinterpret_cast<const uint8_t*>(&state), sizeof state, static_cast<uint32_t>(level)) | 1u;
}

// Decides a whole turn at its first brick: both bricks and the colour. Where forecasts judge, the deliberation weighs all of
// it at once. Elsewhere the second brick and the colour are decided after it, one by one, and the turn is told only when all
// of it is decided. The later decisions of the turn carry it out.
class TorriMind final : public Mind {
 public:
  TorriMind(const State& state, Level level, const Skill& skill, uint32_t seed, uint32_t budget,
            Intent& intent)
      : root_(state),
        scale_(state, skill.rivals),
        skill_(skill),
        intent_(intent),
        seed_(seed),
        level_(level) {
    budget_ = budget;
    if (skill.forecasts) scale_.forecasts = forecastNumbers(state);
    if (skill.forecasts) scale_.roundForecasts = roundForecastNumbers(state);
    if (intent.where == nameOf(state, level) && canDo(intent.next)) {
      carryOut();
    } else {
      deliberation_.begin(scale_, state, skill, seed);
      takeOver();
    }
  }

  Action best() const override {
    plan();
    return action_;
  }
  Reason why() const override { return reasonFor(scale_, root_, action_, turn_, value_); }

 private:
  bool canDo(Action action) const {
    State then = root_;
    return action != kNoAction && apply(then, action) == Verdict::Accepted;
  }

  void carryOut() {
    action_ = intent_.next;
    turn_.brick[0] = root_.phase == Phase::Place ? action_ : kNoAction;
    turn_.colour = root_.phase == Phase::Place ? intent_.then : action_;
    value_ = intent_.value;
    decided_ = true;
  }

  int step() override {
    int used = deliberation_.step(scale_);
    if (part_ == 0 || used == 0) takeOver();
    // A part of the budget is left for the rest of the turn.
    const bool late = part_ == 0 && !isWhole() && stepsUsed() >= budget_ / 8 * 5;
    if (used == 0 || late) {
      decided_ = !goOn();
      used = decided_ ? used : used + 1;
    }
    decided_ = decided_ || stepsUsed() + static_cast<uint32_t>(used) >= budget_;
    return used;
  }

  // What the deliberation finds best so far becomes part of the turn.
  void takeOver() {
    const Candidate& best = deliberation_.best();
    if (part_ == 0) {
      action_ = best.action;
      turn_ = best.turn;
      value_ = best.value;
      return;
    }
    if (deliberation_.root().phase == Phase::Place) turn_.brick[1] = best.action;
    turn_.colour = best.turn.colour;
  }

  // Nothing of the turn is left to decide after its first part.
  bool isWhole() const { return skill_.forecasts || value_ >= kSure || root_.phase != Phase::Place; }

  // To the next part of the turn; false when there is none.
  bool goOn() {
    if (isWhole() || deliberation_.root().phase == Phase::Switch) return false;
    State then = deliberation_.root();
    static_cast<void>(apply(then, deliberation_.best().action));
    settle(scale_, then);
    if (then.phase == Phase::Over || then.seat != seatInTurn(root_)) return false;
    ++part_;
    deliberation_.begin(scale_, then, skill_, (seed_ + part_) * 0x9E3779B9u, false);
    return true;
  }

  // Keeps what comes after the decision for the next one. Prisoners are no part of a plan.
  void plan() const {
    if (root_.phase == Phase::Prisoner) return;
    intent_.where = 0;
    if (root_.phase == Phase::Switch) return;
    const Seat seat = seatInTurn(root_);
    State then = root_;
    static_cast<void>(apply(then, action_));
    settle(scale_, then);
    if (then.phase == Phase::Over || then.seat != seat) return;
    const bool place = then.phase == Phase::Place && then.used != 0;
    if (!place && then.phase != Phase::Switch) return;
    intent_.next = place ? turn_.brick[1] : turn_.colour;
    intent_.then = place ? turn_.colour : kNoAction;
    intent_.value = value_;
    if (intent_.next != kNoAction) intent_.where = nameOf(then, level_);
  }

  State root_;
  Scale scale_;
  const Skill& skill_;
  Intent& intent_;
  Deliberation deliberation_;
  Turn turn_;
  Action action_ = kNoAction;
  int value_ = 0;
  uint32_t seed_;
  uint8_t part_ = 0;  // of the turn, that the deliberation is about
  Level level_;
};
static_assert(sizeof(TorriMind) <= kBotWorkspace - kReviewerPart - kJudgePart);

}  // namespace

Mind* beginMind(std::span<std::byte> workspace, const AnyView& view, Level level, uint32_t seed,
                uint32_t budget, Intent& intent) {
  const auto& state = reinterpret_cast<const View*>(view.bytes)->state;
  const Skill& skill = skillOf(state, level);
  return new (workspace.data())
      TorriMind(state, level, skill, seed, budget != 0 ? budget : skill.budget, intent);
}

}  // namespace lucca::torri
