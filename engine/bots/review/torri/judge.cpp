// Judges a turn of Torri. A search of a few turns misleads, so two judges must agree: master's own search prefers another turn, and
// games that are played to their end from both positions show that it is better. Forecasts and quick games say which turns are
// worth those games. A turn that master itself would play with its whole budget is never reported.
#include "engine/bots/review/torri/judge.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "engine/bots/bot.h"
#include "engine/bots/review/paired_games.h"
#include "engine/bots/torri/chance.h"
#include "engine/bots/torri/forecast.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

const State& stateOf(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

const TorriJudging& judgingOf(const State& state) {
  return kTorriJudging[state.size() == kLargestJudgedCity];
}

// At the start of a turn or after the end.
Chances foretold(const State& state) {
  const ForecastNumbers* numbers = state.phase == Phase::Over ? nullptr : forecastNumbers(state);
  if (numbers == nullptr) return chancesOf(state);
  int32_t score[kMaxSeats] = {};
  score[toMove(state)] = forecast(*numbers, state);
  return shareChances(score, state.players(), 0);
}

constexpr uint32_t kSlice = 16;  // steps of the bot at a time

class TorriJudge final : public Judge {
 public:
  TorriJudge(std::span<std::byte> spare, TurnWalk& walk, uint32_t seed)
      : walk_(walk),
        bot_(spare),
        judging_(judgingOf(state())),
        seed_(seed),
        turn_(static_cast<uint16_t>(walk.turn())),
        from_(static_cast<uint16_t>(walk.position())),
        seat_(walk.seat()) {
    think();
  }

  int step() override {
    if (done_) return 0;
    const uint32_t before = bot_.stepsUsed();
    const bool decided = bot_.think(kSlice);
    const int steps = static_cast<int>(bot_.stepsUsed() - before);
    if (decided) decide();
    return steps > 0 ? steps : 1;
  }

  uint8_t progress() const override {
    if (done_) return 100;
    if (!playing_) return static_cast<uint8_t>(std::min(19, 5 * finding_.actions + bot_.progress() / 20));
    if (checking_) return 99;
    if (sifting_) return static_cast<uint8_t>(20 + 10 * pairs_.pairs() / judging_.sifting.pairs);
    return static_cast<uint8_t>(30 + 69 * pairs_.pairs() / judging_.thresholds.pairs);
  }

 private:
  const State& state() const { return stateOf(walk_.state()); }

  // A decision of the seat to move: by master in the better turn, by normal or hard in the rest of the game.
  void think() {
    AnyView view;
    walk_.game().view(walk_.state(), toMove(state()), view);
    const Level level = !playing_ || checking_ ? Level::Master : sifting_ ? Level::Normal : Level::Hard;
    const uint32_t seed =
        seed_ +
        0x9E3779B9u * (static_cast<uint32_t>(pairs_.pairs() + (second_ ? 0 : ahead_)) * 512u + decisions_++);
    bot_.begin(walk_.game(), view, level, seed, budget());
  }

  // Of a decision, in steps; 0: all that the level has.
  uint32_t budget() const {
    if (!playing_) return judging_.budget;
    return checking_ ? 0 : sifting_ ? kSiftingBudget : kMeasuringBudget;
  }

  // The bot has come to its decision.
  void decide() {
    const Action action = bot_.best();
    if (!playing_) note(action);
    if (done_) return;
    static_cast<void>(walk_.game().apply(walk_.state(), action));
    settle(walk_.game(), walk_.state());
    if (checking_ && walk_.turn() != turn_) return endCheck();
    if (!playing_ && walk_.turn() != turn_) return endSearch();
    if (toMove(state()) == kOver) return endGame();
    think();
  }

  void note(Action action) {
    const std::size_t at = finding_.actions;
    done_ = at == kTurnActions;
    if (done_) return;
    finding_.action[at] = action;
    ++finding_.actions;
    if (differs_ || action == walk_.history()[from_ + at]) return;
    differs_ = true;
    finding_.reason = bot_.why();
  }

  void endSearch() {
    playing_ = true;
    done_ = !differs_ || !isWorthPlaying();
    if (!done_) beginGame();
  }

  // Whether the better turn leads elsewhere, and forecasts, where there are any, like that better.
  bool isWorthPlaying() {
    State better;
    if (!leadsElsewhere(better)) return false;
    if (forecastNumbers(better) == nullptr) return true;
    return foretold(better).of[seat_] - foretold(state()).of[seat_] >= 100 * judging_.leastForetold;
  }

  // Not if it is the same bricks in another order. The walk goes from the position after the better turn to that after the turn made.
  bool leadsElsewhere(State& better) {
    better = state();
    walk_.toTurn(turn_);
    walk_.endTurn();
    return std::memcmp(&better, &state(), sizeof better) != 0;
  }

  // From the position after the turn made, or after the better one.
  void beginGame() {
    decisions_ = 0;
    walk_.toTurn(turn_);
    if (!second_) {
      walk_.endTurn();
    } else {
      for (int i = 0; i < finding_.actions; ++i) {
        static_cast<void>(walk_.game().apply(walk_.state(), finding_.action[i]));
        settle(walk_.game(), walk_.state());
      }
    }
    if (toMove(state()) == kOver) return endGame();
    think();
  }

  int won() const {
    const Chances chances = winnersChances(result(state()).winners, state().players());
    return chances.of[seat_] / 100;
  }

  // The turn made is played on first, as often as until the next look: where it wins too much for a large loss to show, the better
  // one need not be played as often.
  void endGame() {
    if (!second_) {
      wonByMade_[ahead_++] = static_cast<uint8_t>(won());
      second_ = ahead_ == (sifting_ ? pairsToLook() : 1);
      if (second_) done_ = sifting_ && isOutOfReach();
    } else {
      pairs_.add(wonByMade_[next_++], won());
      if (sifting_ ? endSifting() : endMeasuring()) return;
      second_ = next_ < ahead_;
      if (!second_) next_ = ahead_ = 0;
    }
    if (!done_) beginGame();
  }

  int pairsToLook() const {
    int look = judging_.sifting.leastPairs;
    while (look <= pairs_.pairs()) look *= 2;
    return look - pairs_.pairs();
  }

  bool isOutOfReach() const {
    int most = 0;
    for (int i = next_; i < ahead_; ++i) most += 100 - wonByMade_[i];
    return pairs_.isOutOfReach(judging_.sifting, ahead_ - next_, most);
  }

  // Quick games drop most of the turns. True when this one is good.
  bool endSifting() {
    done_ = isOutOfReach() || pairs_.isUnlikely(judging_.sifting);
    if (done_ || pairs_.pairs() < judging_.sifting.pairs) return done_;
    done_ = !pairs_.holds(judging_.sifting);
    if (done_) return true;
    sifting_ = false;
    pairs_ = {};
    return false;
  }

  // Longer games measure the rest. True when the turn is judged.
  bool endMeasuring() {
    const bool enough = pairs_.isUnlikely(judging_.thresholds) || pairs_.isHopeless(judging_.thresholds) ||
                        pairs_.isCertain(judging_.thresholds);
    if (!enough && pairs_.pairs() < judging_.thresholds.pairs) return false;
    told_ = pairs_.holds(judging_.thresholds);
    done_ = !told_;
    finding_.played = static_cast<uint8_t>(pairs_.played());
    finding_.better = static_cast<uint8_t>(pairs_.better());
    if (told_) beginCheck();
    return true;
  }

  void beginCheck() {
    checking_ = true;
    walk_.toTurn(turn_);
    think();
  }

  // Apart: its positions have left the stack when the next look begins.
  [[gnu::noinline]] bool leadsElsewhere() {
    State better;
    return leadsElsewhere(better);
  }

  void endCheck() {
    told_ = leadsElsewhere();
    done_ = !told_ || ++checks_ == kMasterChecks;
    if (!done_) beginCheck();
  }

  TurnWalk& walk_;
  Bot bot_;
  const TorriJudging& judging_;
  PairedGames pairs_;
  uint32_t seed_;
  uint32_t decisions_ = 0;
  uint16_t turn_, from_;
  int checks_ = 0;
  Seat seat_;
  // Of games that were played ahead: what they were won by, how many there are, and how many of them are in pairs.
  uint8_t wonByMade_[kTorriJudging[0].sifting.pairs / 2] = {}, ahead_ = 0, next_ = 0;
  bool differs_ = false, playing_ = false, sifting_ = judging_.sifting.pairs > 0, checking_ = false,
       second_ = false, done_ = false;
};
static_assert(sizeof(TorriJudge) <= kJudgePart);

}  // namespace

uint16_t turnOf(const AnyState& state) {
  return stateOf(state).phase == Phase::Over ? uint16_t{0} : stateOf(state).turn;
}

bool cardsDue(const AnyState&) { return false; }
Chances chancesAt(const AnyState& state) { return chancesOf(stateOf(state)); }
Chances foretoldAt(const AnyState& state) { return foretold(stateOf(state)); }

bool canJudge(const AnyState& any) {
  const State& state = stateOf(any);
  return state.players() == 2 && state.size() <= kLargestJudgedCity &&
         state.turn >= judgingOf(state).firstTurn;
}

Judge* beginJudge(std::span<std::byte> workspace, TurnWalk& walk, uint32_t seed) {
  return new (workspace.data()) TorriJudge(workspace.subspan(kJudgePart), walk, seed);
}

}  // namespace lucca::torri
