// Palazzi's computer player. It lists the plans for its turn, judges them, and compares the best of them in
// simulated games to the end or for some rounds: the cards not seen are drawn again for each sample, and all
// plans meet the same samples. After each part of its budget the worse half of the plans is dropped.
#include "engine/bots/palazzi/mind.h"

#include <algorithm>
#include <new>

#include "base/sort.h"
#include "engine/bots/palazzi/levels.h"
#include "engine/bots/palazzi/plans.h"
#include "engine/bots/palazzi/policy.h"
#include "engine/bots/palazzi/reason.h"
#include "engine/palazzi/query.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

// The judgement of a plan counts as much as this many simulated games.
constexpr int32_t kJudgementSamples = 10;

constexpr int32_t kNonsense = 100 * kGrains;

class PalazziMind final : public Mind {
 public:
  PalazziMind(const View& view, const Skill& skill, uint32_t seed)
      : view_(view), skill_(skill), seed_(seed), rng_(seed) {
    const State& root = view_.known;
    judgement_.prepare(root);
    seat_ = root.mover;
    makePlans(judgement_, root, plans_);
    if (skill_.seesRivals) judgeRound(judgement_, root, plans_);
    blur();
    budget_ = root.phase == Phase::Turn ? skill_.budget : skill_.budget / 3;
    alive_ = std::min<std::size_t>(plans_.size(), skill_.plans);
    decided_ = alive_ < 2 || sameDecision();
    // A kept pair is judged on a scale of its own.
    for (Plan& plan : plans_) plan.sum = root.phase == Phase::Keep ? 0 : plan.judged * kJudgementSamples;
    if (!decided_) beginPart();
  }

  Action best() const override { return bestPlan().action[0]; }
  Reason why() const override { return reasonFor(judgement_, view_.known, bestPlan(), skill_.seesRivals); }

 private:
  // Levels misjudge a triplet, whatever is opened before it; easy misjudges everything.
  void blur() {
    if (!skill_.careless && view_.known.phase != Phase::Turn) return;
    // The error shrinks towards the end of the game.
    const int ahead = std::min(turnsAfter(view_.known), 2);
    const int noise = skill_.noise[view_.known.players > 2];
    const uint32_t range = static_cast<uint32_t>(noise * kGrains * ahead / 2);
    if (range == 0) return;
    for (Plan& plan : plans_) {
      const bool opens = kindOf(plan.action[0]) == Kind::Open;
      Rng eye(skill_.careless ? rng_.next() : seed_ ^ plan.action[opens ? 1 : 0].bits << 8);
      plan.judged += static_cast<int32_t>(eye.below(range) + eye.below(range)) - static_cast<int32_t>(range);
      if (skill_.careless && isNonsense(plan)) plan.judged -= kNonsense;
    }
    sortBy([](const Plan& a, const Plan& b) { return a.judged > b.judged; }, plans_.size());
  }

  // Even a beginner does not give a party without guests or throw away a card that fits a palace.
  bool isNonsense(const Plan& plan) const {
    const Area& area = view_.known.area[seat_];
    for (int i = 0; i < plan.count; ++i) {
      const Action action = plan.action[i];
      if (kindOf(action) == Kind::Open && pointsOf(view_.known, action) == 0) return true;
      if (kindOf(action) != Kind::Play || asOf(action) != As::Discard) continue;
      const int colour = kDeck[cardOf(action)].colour;
      if (colour < kColours && !((area.completed | area.opened) >> colour & 1)) return true;
    }
    return false;
  }

  template <class Before>
  void sortBy(Before before, std::size_t count) {
    insertionSort(plans_.begin(), plans_.begin() + count, before);
  }

  const Plan& bestPlan() const {
    std::size_t best = 0;
    for (std::size_t i = 1; samples_ > 0 && i < alive_; ++i) {
      if (plans_[i].sum > plans_[best].sum) best = i;
    }
    return plans_[best];
  }

  bool sameDecision() const {
    for (std::size_t i = 1; i < alive_; ++i) {
      if (plans_[i].action[0] != plans_[0].action[0]) return false;
    }
    return true;
  }

  // The budget is shared equally among the parts; each halves the plans.
  void beginPart() {
    int parts = 0;
    for (std::size_t plans = alive_; plans > 1; plans = (plans + 1) / 2) ++parts;
    const uint32_t used = stepsUsed();
    partEnd_ = used + (budget_ > used ? (budget_ - used) / static_cast<uint32_t>(parts) : 0);
    beginGame();
  }

  void beginGame() {
    Rng draws(seed_ + 0x9E3779B9u * (samples_ + 1));
    game_ = sample(view_, draws);
    rng_ = draws;
    ahead_ = judgement_;
    ahead_.thorough = true;
    follow(game_, plans_[arm_]);
    settle(game_);
  }

  bool gameDone() const {
    if (game_.mover == kOver) return true;
    return game_.phase == Phase::Lay && game_.step == 0 && game_.round > view_.known.round + skill_.rounds;
  }

  // One turn of the simulated game, or its end.
  int step() override {
    if (gameDone()) {
      ahead_.prepare(game_);
      plans_[arm_].latest = standing(ahead_, game_, seat_);
      if (++arm_ == alive_) endSample();
      if (!decided_) beginGame();
      return 1;
    }
    return simulate(ahead_, game_, rng_);
  }

  void endSample() {
    arm_ = 0;
    ++samples_;
    for (std::size_t i = 0; i < alive_; ++i) plans_[i].sum += plans_[i].latest;
    if (stepsUsed() < partEnd_) return;
    sortBy([](const Plan& a, const Plan& b) { return a.sum > b.sum; }, alive_);
    alive_ = (alive_ + 1) / 2;
    decided_ = alive_ == 1 || sameDecision();
    if (!decided_) beginPart();
  }

  View view_;
  Skill skill_;
  Judgement judgement_;
  PlanList plans_;
  State game_;       // the simulated one
  Judgement ahead_;  // with the cards that are left in it
  uint32_t seed_;
  Rng rng_;
  uint32_t partEnd_ = 0, samples_ = 0;
  std::size_t alive_ = 0, arm_ = 0;
  Seat seat_ = 0;
};
static_assert(sizeof(PalazziMind) <= kBotWorkspace);

}  // namespace

Mind* beginMind(std::span<std::byte> workspace, const AnyView& view, Level level, uint32_t seed,
                uint32_t budget, Intent&) {
  Skill skill = kSkills[static_cast<int>(level)];
  if (budget != 0) skill.budget = budget;
  return new (workspace.data()) PalazziMind(*reinterpret_cast<const View*>(view.bytes), skill, seed);
}

}  // namespace lucca::palazzi
