// Torri's computer player. It lists the best turns by appraisal; then it looks at trees of answers to the most promising of
// them, wider and deeper each time, until its plan or its budget is used up.
#include <algorithm>
#include <new>

#include "engine/bots/mind.h"
#include "engine/bots/sort.h"
#include "engine/bots/torri/reason.h"
#include "engine/bots/torri/tree_search.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca {
namespace torri {
namespace {

struct Skill {
  uint8_t beam, keep;  // of the own turn
  uint16_t noise;      // how far an appraisal may be off
  uint32_t budget;     // steps for a decision; 0: see kMasterBudget
};
constexpr Skill kSkills[kLevels] = {{4, 32, 340, 4000}, {6, 8, 24, 8000}, {12, 16, 0, 14000}, {12, 32, 0, 0}};

// The trees of the upper levels, one after the other, by the number of seats. With more than two, nothing is known before
// all the others have answered: the first trees end with the last of them, the next with the seat's own next turn.
constexpr std::size_t kMaxShapes = 4;
using Plan = Shape[kMaxShapes];
constexpr Plan kHard[] = {
    {{16, 4, 1, {}}},
    {{12, 3, 2, {1}}},
    {{12, 3, 3, {1, 1}}},
};
constexpr Plan kMaster[] = {
    {{32, 6, 1, {}}, {16, 6, 2, {10}}, {10, 6, 3, {8, 4}}, {8, 6, 4, {6, 5, 4}}},
    {{16, 4, 2, {1}}, {16, 4, 3, {8, 5}}, {12, 4, 3, {14, 10}}},
    {{24, 4, 3, {1, 1}}, {16, 4, 4, {2, 1, 2}}, {12, 4, 4, {3, 2, 3}}},
};
// With two seats more than this gains nothing (docs/bots.md). With more of them there are more towers to appraise and a
// step takes longer: these are at most five seconds.
constexpr uint32_t kMasterBudget[] = {50000, 70000, 50000};
constexpr std::size_t kAlike = 2;  // lots of each kind that are looked at for the own turn

struct Candidate {
  Action action = kNoAction;  // the decision at hand
  Turn turn;                  // with the rest of the turn, when it places bricks
  int value = 0;
};

class TorriMind final : public Mind {
 public:
  TorriMind(const State& state, Seat seat, const Skill& skill, std::span<const Shape> plan, uint32_t seed)
      : root_(state), scale_(state.size()), skill_(skill), plan_(plan), seed_(seed), seat_(seat) {
    begin();
  }

  bool think(uint32_t steps) override {
    credit_ += static_cast<int32_t>(steps);
    while (stage_ != Stage::Done && credit_ > 0) {
      const int used = advance();
      credit_ -= used;
      used_ += static_cast<uint32_t>(used);
      if (used_ >= skill_.budget) stage_ = Stage::Done;
    }
    return stage_ == Stage::Done;
  }

  uint8_t progress() const override {
    return stage_ == Stage::Done ? 100
                                 : static_cast<uint8_t>(std::min<uint32_t>(99, used_ * 100 / skill_.budget));
  }
  Action best() const override { return best_.action; }
  Reason why() const override { return reasonFor(scale_, root_, best_.action, best_.turn); }
  uint32_t stepsUsed() const override { return used_; }

 private:
  enum class Stage : uint8_t { Turns, Trees, Done };

  void begin() {
    legal(root_, choices_);
    best_.action = best_.turn.brick[0] = choices_[0];
    if (choices_.size() == 1) {
      stage_ = Stage::Done;
      return;
    }
    if (root_.phase == Phase::Place) {
      search_.begin(root_, skill_.beam, skill_.keep, kAlike, seed_);
      stage_ = Stage::Turns;
      return;
    }
    // Prisoners and switches are few: each is a candidate.
    for (Action choice : choices_) {
      Candidate candidate;
      candidate.action = choice;
      State after = root_;
      static_cast<void>(apply(after, choice));
      settle(scale_, after);
      candidate.value = standing(scale_, after, seat_);
      candidates_.push(candidate);
    }
    compare();
  }

  // Sorts the candidates by their values and goes on to the answers.
  void compare() {
    Rng rng(seed_);
    if (skill_.noise > 0) {
      for (Candidate& candidate : candidates_) candidate.value += static_cast<int>(rng.below(skill_.noise));
    }
    sortCandidates(candidates_.size());
    best_ = candidates_[0];
    stage_ = Stage::Done;
    if (plan_.empty() || candidates_.size() < 2 || root_.phase == Phase::Prisoner) return;
    stage_ = Stage::Trees;
    shape_ = 0;
    beginCandidate(0);
  }

  void sortCandidates(std::size_t count) {
    insertionSort(candidates_.begin(), candidates_.begin() + count,
                  [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
  }

  State after(const Candidate& candidate) const {
    State then = root_;
    if (root_.phase == Phase::Place) {
      follow(scale_, then, candidate.turn);
    } else {
      static_cast<void>(apply(then, candidate.action));
      settle(scale_, then);
    }
    return then;
  }

  int advance() {
    switch (stage_) {
      case Stage::Turns:
        return advanceTurns();
      case Stage::Trees:
        return advanceTrees();
      case Stage::Done:
        break;
    }
    return 1;
  }

  int advanceTurns() {
    const int steps = search_.step(scale_);
    if (!search_.turns().empty()) {
      best_.turn = search_.turns()[0];
      best_.action = best_.turn.brick[0];
    }
    if (steps > 0) return steps;
    for (const Turn& turn : search_.turns()) {
      Candidate candidate;
      candidate.action = turn.brick[0];
      candidate.turn = turn;
      candidate.value = turn.value;
      candidates_.push(candidate);
    }
    compare();
    return 1;
  }

  // The next candidate that gets a tree, or the first for the next form of trees. One that ends the game has its value
  // already.
  void beginCandidate(std::size_t index) {
    for (; shape_ < plan_.size() && plan_[shape_].candidates > 0; ++shape_, index = 0) {
      const Shape& shape = plan_[shape_];
      const std::size_t count = std::min<std::size_t>(candidates_.size(), shape.candidates);
      for (at_ = index; at_ < count; ++at_) {
        const State then = after(candidates_[at_]);
        if (then.phase != Phase::Over) {
          tree_.begin(then, seat_, shape, at_ == 0 ? INT32_MIN : bestValue_);
          return;
        }
        settleCandidate(standing(scale_, then, seat_));
      }
      sortCandidates(count);
    }
    stage_ = Stage::Done;
  }

  void settleCandidate(int value) {
    candidates_[at_].value = value;
    if (at_ == 0 || value > bestValue_) {
      bestValue_ = value;
      best_ = candidates_[at_];
    }
  }

  int advanceTrees() {
    const int steps = tree_.step(scale_);
    if (steps > 0) return steps;
    settleCandidate(tree_.value());
    beginCandidate(at_ + 1);
    return 1;
  }

  State root_;
  Scale scale_;
  Skill skill_;
  std::span<const Shape> plan_;
  TurnSearch search_;
  TreeSearch tree_;
  FixedList<Candidate, kMaxTurns> candidates_;
  ActionList choices_;
  Candidate best_;
  uint32_t seed_;
  uint32_t used_ = 0;
  int32_t credit_ = 0;
  std::size_t at_ = 0, shape_ = 0;
  int bestValue_ = 0;
  Seat seat_;
  Stage stage_ = Stage::Done;
};
static_assert(sizeof(TorriMind) <= kBotWorkspace);

}  // namespace
}  // namespace torri

Mind* beginTorri(std::span<std::byte> workspace, const AnyView& view, Seat seat, Level level, uint32_t seed,
                 uint32_t budget) {
  const auto& state = reinterpret_cast<const torri::View*>(view.bytes)->state;
  torri::Skill skill = torri::kSkills[static_cast<int>(level)];
  const int seats = state.players() - 2;
  std::span<const torri::Shape> plan;
  if (level == Level::Hard) plan = torri::kHard[seats];
  if (level == Level::Master) {
    plan = torri::kMaster[seats];
    skill.budget = torri::kMasterBudget[seats];
  }
  if (budget != 0) skill.budget = budget;
  return new (workspace.data()) torri::TorriMind(state, seat, skill, plan, seed);
}

}  // namespace lucca
