// Computer players of Torri keep their word: the turn is carried out as it was planned at its first brick, what a reason
// announces happens, and no tower is left for nothing. With LUCCA_TABLE=1 in its environment it prints what was counted.
#include <cstdio>
#include <cstdlib>

#include "engine/bots/torri/reasons.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"
#include "host_tests/bots/think.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;
using namespace lucca::torri;

namespace {

const bool printsTable = std::getenv("LUCCA_TABLE") != nullptr;

struct Word {
  int turns = 0, planned = 0, kept = 0;  // second bricks
  int colours = 0, coloursKept = 0;      // foreseen at the first brick
  int reasons = 0, reasonsKept = 0, sure = 0, won = 0;
  int switches = 0, left = 0, leftWhenLost = 0;  // towers left for a colour without one
  int costs = 0, costsKept = 0;                  // struggles that cost a tower
};

// An announcement in a turn that must come true in it.
struct Promise {
  Reason reason;
  Lot lot = kNoLot;
};

bool isPlan(Because kind) { return kind >= Because::ThenSwitch && kind <= Because::ThenFloor; }

class Watched {
 public:
  Watched(Level level, uint32_t seed, Word& word) : level_(level), rng_(seed), word_(word) {}

  void play(const Setup& setup) {
    TEST_ASSERT_TRUE(init(state_, setup) == Verdict::Accepted);
    Seat sure = -1;
    while (toMove(state_) != kOver) {
      if (state_.phase == Phase::Place || state_.phase == Phase::Switch) keepCost();
      if (toMove(state_) == kRules) {
        advance(state_);
        continue;
      }
      const Seat seat = toMove(state_);
      const Thought thought = think(seat);
      if (static_cast<Because>(thought.reason.kind) == Because::WinsSurely) {
        sure = seat;
        ++word_.sure;
      }
      judge(seat, thought);
      if (state_.phase == Phase::Place) announceCost(thought.reason);
      TEST_ASSERT_TRUE(apply(state_, thought.action) == Verdict::Accepted);
    }
    // The last seat that said "no answer is left" has won.
    if (sure >= 0 && state_.players() == 2) word_.won += result(state_).winners == seatBit(sure) ? 1 : -1000;
  }

 private:
  Thought think(Seat seat) {
    AnyView view{};
    const Game& game = *findGame(GameId::Torri);
    reinterpret_cast<View*>(view.bytes)->state = state_;
    static_cast<void>(seat);
    bot_.begin(game, view, level_, rng_.next());
    while (!bot_.think(1u << 20)) {
    }
    return {bot_.best(), bot_.why(), bot_.stepsUsed()};
  }

  void judge(Seat seat, const Thought& thought) {
    const auto kind = static_cast<Because>(thought.reason.kind);
    if (state_.phase == Phase::Place && state_.used == 0) {
      ++word_.turns;
      plan_ = bot_.intent();
      promise_ = {thought.reason, lotOf(thought.action)};
      return;
    }
    if (state_.phase == Phase::Place) {
      if (plan_.where != 0) {
        ++word_.planned;
        word_.kept += thought.action == plan_.next;
      }
      keepSecond(thought.action);
      return;
    }
    if (state_.phase != Phase::Switch) return;
    const Brick colour = colourOf(thought.action), own = colourOfSeat(state_, seat);
    if (plan_.where != 0 && plan_.then != kNoAction) {
      ++word_.colours;
      word_.coloursKept += thought.action == plan_.then;
    }
    if (static_cast<Because>(promise_.reason.kind) == Because::ThenSwitch) {
      ++word_.reasons;
      word_.reasonsKept += static_cast<int>(index(colour)) == promise_.reason.colour;
    }
    promise_ = {};
    ++word_.switches;
    const bool leaves = colour != own && standingOf(state_, own).highestTower > 0 &&
                        standingOf(state_, colour).highestTower == 0 && prisonersOf(state_, colour) == 0;
    word_.left += leaves;
    static_cast<void>(kind);
    word_.leftWhenLost += leaves && victoryOf(state_, colourOfSeat(state_, static_cast<Seat>(1 - seat)));
  }

  // A tower whose height the reason tells; the struggle ends before the next brick or the switch.
  void announceCost(const Reason& reason) {
    const auto kind = static_cast<Because>(reason.kind);
    if ((kind != Because::WinsStruggle && kind != Because::StirsStruggle) || reason.amount == 0) return;
    cost_ = reason;
    TEST_ASSERT_EQUAL(standingOf(state_, static_cast<Brick>(reason.colour)).highestTower, reason.amount);
  }

  void keepCost() {
    if (cost_.kind == 0) return;
    ++word_.costs;
    word_.costsKept += standingOf(state_, static_cast<Brick>(cost_.colour)).highestTower == 0;
    cost_ = {};
  }

  void keepSecond(Action second) {
    const auto kind = static_cast<Because>(promise_.reason.kind);
    if (!isPlan(kind) || kind == Because::ThenSwitch) return;
    ++word_.reasons;
    const Effect effect = effectOf(state_, colourOf(second), lotOf(second));
    const int height = heightAt(state_, lotOf(second)) + 1;
    word_.reasonsKept += kind == Because::ThenStruggle ? effect.kind != Effect::Kind::None
                         : kind == Because::ThenTower  ? effect.floor && height == 2
                                                       : effect.floor && height == promise_.reason.amount;
  }

  State state_{};
  Level level_;
  Rng rng_;
  Word& word_;
  Bot bot_{{workspace(), kBotWorkspace}};  // one for all seats, as on the device
  Intent plan_;
  Promise promise_;
  Reason cost_;
};

void check(Level level, int games, uint8_t size, bool switches, uint8_t seats = 2) {
  Word word;
  for (int game = 0; game < games; ++game) {
    Setup setup{GameId::Torri, seats, {size, static_cast<uint8_t>(switches), 0, 1, 2, 3}};
    Watched(level, 900u + static_cast<uint32_t>(game), word).play(setup);
  }
  if (printsTable) {
    std::printf(
        "%s, %d seats, size %d, switch %d: %d turns; second brick %d of %d; colour %d of %d; reasons %d of "
        "%d; "
        "costs %d of %d; sure %d, won %d; switches %d, tower left %d, when lost %d\n",
        nameOf(level), seats, 6 + 2 * size, switches, word.turns, word.kept, word.planned, word.coloursKept,
        word.colours, word.reasonsKept, word.reasons, word.costsKept, word.costs, word.sure, word.won,
        word.switches, word.left, word.leftWhenLost);
  }
  TEST_ASSERT_GREATER_THAN(10 * games, word.turns);
  TEST_ASSERT_GREATER_THAN(word.turns * 8 / 10, word.planned);
  TEST_ASSERT_TRUE(word.kept * 100 >= word.planned * 95);
  TEST_ASSERT_TRUE(word.coloursKept * 100 >= word.colours * 98);
  TEST_ASSERT_TRUE(word.reasonsKept * 100 >= word.reasons * 99);
  TEST_ASSERT_TRUE(word.costsKept * 10 >= word.costs * 9);
  TEST_ASSERT_TRUE(word.won >= 0);
  TEST_ASSERT_TRUE(word.left * 200 <= word.turns);
  TEST_ASSERT_EQUAL(0, word.leftWhenLost);
}

TEST(master_carries_out_what_it_planned) {
  check(Level::Master, suite::kSanitized ? 1 : 20, 1, true);
  if (suite::kSanitized) return;
  check(Level::Master, 2, 0, true);
  check(Level::Master, 2, 1, false);
  for (uint8_t seats = 3; seats <= 4; ++seats) check(Level::Master, 4, 1, false, seats);
}

TEST(lower_levels_carry_out_what_they_planned) {
  for (Level level : {Level::Normal, Level::Hard}) {
    check(level, suite::kSanitized ? 8 : 40, 1, true);
    check(level, suite::kSanitized ? 4 : 20, 0, false);
  }
}

}  // namespace
