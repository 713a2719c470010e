// Torri's computer player. It lists the best turns by appraisal; then it lets the others answer the most promising of
// them, and for the best of those lets the game go on for some turns, until its budget is used up.
#include <algorithm>
#include <new>

#include "engine/bots/mind.h"
#include "engine/bots/sort.h"
#include "engine/bots/torri/reason.h"
#include "engine/bots/torri/turn_search.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca {
namespace torri {
namespace {

struct Skill {
  uint8_t beam, keep;  // of the own turn
  uint8_t replyBeam;   // of the others' answers; 0: none are looked at
  uint8_t replies;     // answers after which it looks further ahead; 0: it does not
  uint8_t deep;        // turns for which that is done
  uint8_t ahead;       // turns to look further ahead after each of these answers,
  uint8_t aheadBeam;   // with that beam
  uint16_t noise;      // how far an appraisal may be off
  uint32_t budget;     // steps for a turn
};
constexpr Skill kSkills[kLevels] = {
    {2, 12, 0, 0, 0, 0, 0, 260, 4000},
    {6, 8, 0, 0, 0, 0, 0, 24, 8000},
    {8, 8, 2, 0, 0, 0, 0, 0, 14000},
    {12, 32, 6, 12, 12, 1, 6, 0, 200000},
};

struct Candidate {
  Action action = kNoAction;  // the decision at hand
  Turn turn;                  // with the rest of the turn, when it places bricks
  int value = 0;
};

class TorriMind final : public Mind {
 public:
  TorriMind(const State& state, Seat seat, const Skill& skill, uint32_t seed, const Weights& weights = {})
      : root_(state), scale_(state.size(), weights), skill_(skill), seed_(seed), seat_(seat) {
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
  enum class Stage : uint8_t { Turns, Replies, Deep, Done };

  void begin() {
    legal(root_, choices_);
    best_.action = best_.turn.brick[0] = choices_[0];
    if (choices_.size() == 1) {
      stage_ = Stage::Done;
      return;
    }
    if (root_.phase == Phase::Place) {
      search_[0].begin(root_, skill_.beam, skill_.keep, seed_);
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
    if (skill_.replyBeam == 0 || candidates_.size() < 2 || root_.phase == Phase::Prisoner) return;
    stage_ = Stage::Replies;
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
      case Stage::Replies:
        return advanceReplies();
      case Stage::Deep:
        return advanceDeep();
      case Stage::Done:
        break;
    }
    return 1;
  }

  int advanceTurns() {
    const int steps = search_[0].step(scale_);
    if (!search_[0].turns().empty()) {
      best_.turn = search_[0].turns()[0];
      best_.action = best_.turn.brick[0];
    }
    if (steps > 0) return steps;
    for (const Turn& turn : search_[0].turns()) {
      Candidate candidate;
      candidate.action = turn.brick[0];
      candidate.turn = turn;
      candidate.value = turn.value;
      candidates_.push(candidate);
    }
    compare();
    return 1;
  }

  // The next candidate whose answers are to be looked at; one that ends the game has its value already.
  void beginCandidate(std::size_t index) {
    for (at_ = index; at_ < count(); ++at_) {
      const State then = after(candidates_[at_]);
      if (then.phase == Phase::Over) {
        settleCandidate(standing(scale_, then, seat_));
        continue;
      }
      search_[0].begin(then, skill_.replyBeam, stage_ == Stage::Deep ? skill_.replies : 1, seed_);
      reply_ = 0;
      worst_ = INT32_MAX;
      return;
    }
    endStage();
  }

  std::size_t count() const {
    return stage_ == Stage::Deep ? std::min<std::size_t>(candidates_.size(), skill_.deep)
                                 : candidates_.size();
  }

  void settleCandidate(int value) {
    candidates_[at_].value = value;
    if (at_ == 0 || value > bestValue_) {
      bestValue_ = value;
      best_ = candidates_[at_];
    }
  }

  void endStage() {
    sortCandidates(count());
    if (stage_ == Stage::Replies && skill_.replies > 0) {
      stage_ = Stage::Deep;
      beginCandidate(0);
      return;
    }
    stage_ = Stage::Done;
  }

  // The next seat's best answer, and with more seats each one's after it.
  int advanceReplies() {
    const int steps = search_[0].step(scale_);
    if (steps > 0) return steps;
    State then = search_[0].state();
    follow(scale_, then, search_[0].turns()[0]);
    if (then.phase != Phase::Over && seatInTurn(then) != seat_) {
      search_[0].begin(then, skill_.replyBeam, 1, seed_);
      return 1;
    }
    settleCandidate(standing(scale_, then, seat_));
    beginCandidate(at_ + 1);
    return 1;
  }

  // After each of the best answers the game goes on for some turns, every seat playing what looks best: the candidate is
  // worth what the worst of the answers leaves.
  int advanceDeep() {
    TurnSearch& search = search_[deeper_];
    const int steps = search.step(scale_);
    if (steps > 0) return steps;
    State then = search.state();
    follow(scale_, then, search.turns()[deeper_ ? 0 : reply_]);
    if (!deeper_) turnsLeft_ = skill_.ahead;
    if (then.phase != Phase::Over && turnsLeft_ > 0) {
      --turnsLeft_;
      search_[1].begin(then, skill_.aheadBeam, 1, seed_);
      deeper_ = true;
      return 1;
    }
    // The next reply, if there is one, is found where the search of replies stands: at its end.
    deeper_ = false;
    endReply(standing(scale_, then, seat_));
    return 1;
  }

  void endReply(int value) {
    worst_ = std::min(worst_, value);
    const bool refuted = at_ > 0 && worst_ <= bestValue_;
    if (!refuted && ++reply_ < search_[0].turns().size()) return;
    settleCandidate(worst_);
    beginCandidate(at_ + 1);
  }

  State root_;
  Scale scale_;
  Skill skill_;
  TurnSearch search_[2];
  FixedList<Candidate, kMaxTurns> candidates_;
  ActionList choices_;
  Candidate best_;
  uint32_t seed_;
  uint32_t used_ = 0;
  int32_t credit_ = 0;
  std::size_t at_ = 0, reply_ = 0;
  uint8_t turnsLeft_ = 0;  // to look ahead
  int bestValue_ = 0, worst_ = 0;
  Seat seat_;
  Stage stage_ = Stage::Done;
  bool deeper_ = false;
};
static_assert(sizeof(TorriMind) <= kBotWorkspace);

}  // namespace
}  // namespace torri

Mind* beginTorri(std::span<std::byte> workspace, const AnyView& view, Seat seat, Level level, uint32_t seed,
                 uint32_t budget) {
  torri::Skill skill = torri::kSkills[static_cast<int>(level)];
  // With more seats there are more towers to appraise: a step takes twice as long.
  const auto& state = reinterpret_cast<const torri::View*>(view.bytes)->state;
  if (state.players() > 2) {
    skill.budget = skill.budget * 5 / 8;
    // Nor is the next seat one's only enemy: its best answer counts, and what all then make of it.
    if (skill.replies > 0) {
      skill.replies = 1;
      skill.deep = torri::kMaxTurns;
      skill.ahead = 5;
      skill.aheadBeam = 2;
    }
  }
  if (budget != 0) skill.budget = budget;
  return new (workspace.data()) torri::TorriMind(state, seat, skill, seed);
}

}  // namespace lucca
