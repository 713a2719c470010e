// What is foretold must be what then happens: blocks, prisoners, and every ending of a struggle.
#include "base/rng.h"
#include "engine/torri/foresight.h"
#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

constexpr char kTwoTowers[] = R"(
    . . . . . .
    . . . . . .
    . r . . . .
    w krwr r . brb w
    . b . . k b
    . . . . . .)";

State struggling() { return at({.setup = Table{.players = 4}.setup(), .picture = kTwoTowers, .turn = 1}); }

TEST(a_house_foretells_its_block) {
  const State state = struggling();
  const LotSet block = blockWith(state, lot("d5"));
  TEST_ASSERT_EQUAL(1, block.count());
  const LotSet joined = blockWith(state, lot("c4"));
  TEST_ASSERT_EQUAL(blockAt(state, lot("b4")).count() + 1, joined.count());
  State after = state;
  put(after, kW, "c4");
  const LotSet stands = blockAt(after, lot("c4"));
  TEST_ASSERT_EQUAL_MEMORY(&stands, &joined, sizeof joined);
}

// All endings by recursion, which the device must not use.
struct Extremes {
  int endings = 0, best = 0, worst = 0;
};

int worthFor(const State& state, Brick own) {
  int tower = 0, prisoners = 0;
  for (const Brick colour : {kW, kK, kR, kB}) {
    if (colour == own) continue;
    tower = std::max<int>(tower, standingOf(state, colour).highestTower);
    prisoners = std::max<int>(prisoners, standingOf(state, colour).prisoners);
  }
  const Standing mine = standingOf(state, own);
  return (mine.highestTower - tower) * 128 + mine.prisoners - prisoners;
}

void visit(const State& state, Brick own, Extremes& out) {
  if (out.endings > StruggleForesight::kMostEndings) return;
  State now = state;
  while (now.placed != kNoLot && now.phase != Phase::Prisoner) {
    TEST_ASSERT_TRUE(apply(now, ruleStep(now)) == Verdict::Accepted);
  }
  if (now.placed == kNoLot) {
    const int worth = worthFor(now, own);
    out.best = out.endings == 0 ? worth : std::max(out.best, worth);
    out.worst = out.endings == 0 ? worth : std::min(out.worst, worth);
    ++out.endings;
    return;
  }
  ActionList houses;
  legal(now, houses);
  for (const Action house : houses) {
    State next = now;
    TEST_ASSERT_TRUE(apply(next, house) == Verdict::Accepted);
    visit(next, own, out);
  }
}

TEST(every_ending_of_a_struggle_is_foretold) {
  int struggles = 0, varying = 0;
  for (uint32_t seed = 1; seed <= 60; ++seed) {
    Rng rng(seed);
    static State state;
    const int players = 2 + static_cast<int>(seed % 3);
    TEST_ASSERT_TRUE(
        init(state, Table{.size = 6 + 2 * static_cast<int>(seed % 2), .players = players}.setup()) ==
        Verdict::Accepted);
    ActionList list;
    while (toMove(state) != kOver) {
      legal(state, list);
      const Action action = list[rng.below(static_cast<uint32_t>(list.size()))];
      static State next;
      next = state;
      TEST_ASSERT_TRUE(apply(next, action) == Verdict::Accepted);
      if (kindOf(action) == Kind::Place && next.phase == Phase::Struggle) {
        const Brick own = colourOfSeat(state, seatInTurn(state));
        static StruggleForesight foresight;
        foresight.begin(state, action, own);
        while (!foresight.advance(state, 7)) {
        }
        Extremes all;
        visit(next, own, all);
        TEST_ASSERT_LESS_OR_EQUAL(StruggleForesight::kMostEndings, foresight.endings());
        if (foresight.complete()) {
          TEST_ASSERT_EQUAL(all.endings, foresight.endings());
          TEST_ASSERT_EQUAL(all.best, foresight.best().worth);
          TEST_ASSERT_EQUAL(all.worst, foresight.worst().worth);
        } else {
          TEST_ASSERT_GREATER_THAN(StruggleForesight::kMostEndings, all.endings);
        }
        ++struggles;
        varying += foresight.varies();
      }
      state = next;
    }
  }
  TEST_ASSERT_GREATER_THAN(30, struggles);
  TEST_ASSERT_GREATER_THAN(2, varying);
}

TEST(a_prisoner_foretells_what_it_does) {
  int kinds[4] = {};
  for (uint32_t seed = 1; seed <= 800; ++seed) {
    Rng rng(seed);
    static State state;
    TEST_ASSERT_TRUE(init(state, Table{.players = 4}.setup()) == Verdict::Accepted);
    ActionList list;
    while (toMove(state) != kOver) {
      legal(state, list);
      const Action action = list[rng.below(static_cast<uint32_t>(list.size()))];
      if (kindOf(action) == Kind::Prisoner) {
        const PrisonerEffect effect = effectOfPrisoner(state, lotOf(action));
        const Brick taker = struggleOf(state).against;
        TEST_ASSERT_TRUE(apply(state, action) == Verdict::Accepted);
        TEST_ASSERT_EQUAL(prisonersOf(state, taker), effect.prisoners);
        static constexpr Phase kThen[] = {Phase::Attack, Phase::Apart, Phase::Fallen, Phase::Merge};
        TEST_ASSERT_EQUAL(kThen[static_cast<int>(effect.kind)], state.phase);
        ++kinds[static_cast<int>(effect.kind)];
        continue;
      }
      TEST_ASSERT_TRUE(apply(state, action) == Verdict::Accepted);
    }
  }
  for (const int count : kinds) TEST_ASSERT_GREATER_THAN(0, count);
}

TEST(who_wins_next_is_told_to_the_others) {
  const State state = at({.setup = Table{.players = 2}.setup(),
                          .picture = R"(
    . . . . . .
    . . . . . .
    . . . . . .
    w w w . . .
    wwwwwk k k . k .
    . . . . . .)",
                          .turn = 1});
  TEST_ASSERT_EQUAL(1, winsNext(state, state.seat));  // black's tower is six high, and white is in turn
  State quiet = struggling();
  TEST_ASSERT_EQUAL(kNobody, winsNext(quiet, quiet.seat));
}

}  // namespace
