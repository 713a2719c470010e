// Judges a turn of Palazzi. The turn made meets the best plans of the same position in games that are played to the end, with the
// cards not seen drawn again for each sample and the same cards for all. After each of three parts the worse half of the plans
// is dropped, and the last one is compared with the turn made in games with other cards. Near the end a game turns on answers that
// the quick play of those games does not see, so games in which everybody plays by plans must agree.
#include "engine/bots/review/palazzi/judge.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <new>

#include "base/sort.h"
#include "engine/bots/bot.h"
#include "engine/bots/palazzi/chance.h"
#include "engine/bots/palazzi/plans.h"
#include "engine/bots/palazzi/policy.h"
#include "engine/bots/palazzi/reason.h"
#include "engine/bots/review/paired_games.h"
#include "engine/palazzi/query.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

constexpr std::size_t kLines = 13;  // the turn made and twelve plans
constexpr int kParts = 3;
constexpr uint16_t kSamples[kParts] = {16, 32, 64};  // of each part, for every line that is left
constexpr int kLeadCounts = 20;  // points at the end that count at most, a point as 1 of 100

const State& stateOf(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

struct Line {
  Action action[kTurnActions] = {};
  uint8_t count = 0;
  int32_t sum = 0;  // of the results of games from it
};

class PalazziJudge final : public Judge {
 public:
  PalazziJudge(TurnWalk& walk, uint32_t seed)
      : root_(stateOf(walk.state())), seed_(seed), seat_(root_.mover) {
    const std::size_t from = walk.position();
    walk.endTurn();
    Line made;
    made.count = static_cast<uint8_t>(walk.position() - from);
    if (made.count > kTurnActions) return;
    for (int i = 0; i < made.count; ++i) made.action[i] = walk.history()[from + static_cast<std::size_t>(i)];
    lines_.push(made);
    listPlans();
    done_ = lines_.size() < 2;
    if (!done_) beginGame();
  }

  int step() override {
    if (done_) return 0;
    if (game_.mover == kOver) {
      endGame();
      if (!done_) beginGame();
      return 1;
    }
    return answering_ && game_.phase == Phase::Turn ? playPlan() : simulate(judgement_, game_, rng_);
  }

  uint8_t progress() const override {
    if (done_) return 100;
    if (answering_) return 99;
    if (part_ == kParts) return static_cast<uint8_t>(60 + 39 * pairs_.pairs() / thresholds().pairs);
    return static_cast<uint8_t>(20 * part_ + 20 * sample_ / kSamples[part_]);
  }

 private:
  const Thresholds& thresholds() const { return kPalazziThresholds[root_.players - 2]; }

  void listPlans() {
    judgement_.prepare(root_);
    makePlans(judgement_, root_, plans_);
    judgeRound(judgement_, root_, plans_);
    judgement_.thorough = true;
    const State made = after(lines_[0]);
    for (const Plan& plan : plans_) {
      Line line;
      line.count = plan.count;
      std::copy(plan.action, plan.action + plan.count, line.action);
      const State then = after(line);
      if (lines_.full()) return;
      if (std::memcmp(&then, &made, sizeof then) != 0) lines_.push(line);
    }
  }

  State after(const Line& line) const {
    State then = root_;
    for (int i = 0; i < line.count; ++i) static_cast<void>(apply(then, line.action[i]));
    settle(then);
    return then;
  }

  // The cards still to come are drawn while the game is played on: they are the only secret once the pairs are revealed.
  void beginGame() {
    const uint32_t sample = static_cast<uint32_t>(part_ + answering_) << 16 | static_cast<uint32_t>(sample_);
    rng_ = Rng(seed_ + 0x9E3779B9u * (sample + 1));
    game_ = after(lines_[arm_]);
    judgement_.prepare(game_);
  }

  // As hard plays without its errors: a palace opened, or a triplet and its cards, whatever looks best after the answers of
  // the others.
  int playPlan() {
    judgement_.prepare(game_);
    judgement_.thorough = false;
    makePlans(judgement_, game_, plans_);
    judgeRound(judgement_, game_, plans_);
    judgement_.thorough = true;
    Plan& best = plans_[0];
    if (kindOf(best.action[0]) == Kind::Open) best.count = 1;
    follow(game_, best);
    settle(game_);
    return kPlansSteps;
  }

  int won() const {
    const SeatSet winners = result(game_).winners;
    if (!contains(winners, seat_)) return 0;
    int count = 0;
    for (Seat seat = 0; seat < game_.players; ++seat) count += contains(winners, seat);
    return 100 / count;
  }

  int lead() const {
    int best = INT32_MIN;
    for (Seat seat = 0; seat < game_.players; ++seat) {
      if (seat != seat_) best = std::max(best, pointsOf(game_, seat).total);
    }
    return std::clamp(pointsOf(game_, seat_).total - best, -kLeadCounts, kLeadCounts);
  }

  void endGame() {
    if (part_ == kParts) {
      if (arm_ == 0) {
        wonByMade_ = won();
        arm_ = 1;
        return;
      }
      pairs_.add(wonByMade_, won());
      arm_ = 0;
      ++sample_;
      return answering_ ? endAnswer() : endPair();
    }
    lines_[arm_].sum += won() + lead();
    if (++arm_ < lines_.size()) return;
    arm_ = 0;
    if (++sample_ == kSamples[part_]) endPart();
  }

  // The turn made stays, at the first place.
  void endPart() {
    sample_ = 0;
    insertionSort(lines_.begin() + 1, lines_.end(),
                  [](const Line& a, const Line& b) { return a.sum > b.sum; });
    lines_.truncate(++part_ == kParts ? 2 : 1 + lines_.size() / 2);
    done_ = part_ == kParts && lines_[1].sum <= lines_[0].sum;
  }

  void endPair() {
    if (pairs_.pairs() < thresholds().pairs && !pairs_.isHopeless(thresholds())) return;
    const bool holds = pairs_.holds(thresholds());
    if (holds) find();
    if (!holds || turnsAfter(root_) > kAnsweredRounds) return end(holds);
    answering_ = true;
    sample_ = 0;
    pairs_ = {};
  }

  void endAnswer() {
    if (pairs_.isUnlikely(kPalazziAnswers)) return end(false);
    if (pairs_.pairs() == kPalazziAnswers.pairs) end(true);
  }

  void end(bool told) {
    told_ = told;
    done_ = true;
  }

  void find() {
    const Line& better = lines_[1];
    finding_.played = static_cast<uint8_t>(pairs_.played());
    finding_.better = static_cast<uint8_t>(pairs_.better());
    finding_.actions = better.count;
    std::copy(better.action, better.action + better.count, finding_.action.begin());
    finding_.reason = reasonOf(better);
  }

  // The reason for the first decision that the turn made does not have. Reasons that the turn made has, too, are passed over. The next
  // game begins anew, so the last one's state is free.
  Reason reasonOf(const Line& better) {
    const Line& made = lines_[0];
    State before = root_;
    int at = 0;
    while (at + 1 < better.count && at < made.count && better.action[at] == made.action[at]) {
      static_cast<void>(apply(before, better.action[at++]));
    }
    Judgement judgement;
    judgement.prepare(before);
    FixedList<Reason, kTurnActions> others;
    game_ = before;
    for (int i = at; i < made.count; ++i) {
      others.push(reasonFor(judgement, game_, restOf(made, i), true));
      static_cast<void>(apply(game_, made.action[i]));
    }
    return reasonFor(judgement, before, restOf(better, at), true, {others.begin(), others.end()});
  }

  // As far as a plan goes: the turn made may open more palaces.
  static Plan restOf(const Line& line, int from) {
    Plan plan;
    plan.count = static_cast<uint8_t>(std::min<int>(line.count - from, std::size(plan.action)));
    std::copy_n(line.action + from, plan.count, plan.action);
    return plan;
  }

  State root_, game_;
  Judgement judgement_;
  FixedList<Line, kLines> lines_;  // the turn made is the first
  PlanList plans_;                 // the source of the lines; too large for the stack
  PairedGames pairs_;
  uint32_t seed_;
  Rng rng_{0};
  int part_ = 0, sample_ = 0, wonByMade_ = 0;
  std::size_t arm_ = 0;
  Seat seat_;
  bool answering_ = false, done_ = true;
};
static_assert(sizeof(PalazziJudge) <= kBotWorkspace - kReviewerPart);

}  // namespace

uint16_t turnOf(const AnyState& any) {
  const State& state = stateOf(any);
  if (state.phase != Phase::Turn && state.phase != Phase::Play) return 0;
  return static_cast<uint16_t>((state.round - 1) * state.players + state.turn + 1);
}

bool cardsDue(const AnyState& any) {
  const State& state = stateOf(any);
  return state.phase == Phase::Lay && state.step == 0 && state.round > 1;
}

Chances chancesAt(const AnyState& state) { return chancesOf(stateOf(state)); }

bool canJudge(const AnyState&) { return true; }

Judge* beginJudge(std::span<std::byte> workspace, TurnWalk& walk, uint32_t seed) {
  return new (workspace.data()) PalazziJudge(walk, seed);
}

}  // namespace lucca::palazzi
