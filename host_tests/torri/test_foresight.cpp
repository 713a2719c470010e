// Every foretold consequence must come true: blocks, prisoners, and every ending of a struggle.
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

// All endings by recursion, which the device must not use. Counts come from the city itself.
struct Fight {
  Brick own, strongerColour, weakerColour;
  Lot stronger, weaker, placed;
};

struct Ending {
  int worth = 0, heights[2] = {}, houses[2] = {}, prisoners[2] = {};
  LotSet taken{}, cutOff{};
};

struct Extremes {
  int endings = 0;
  Ending best, worst;
};

// The lots that hang together with `from` without the house that joined the towers.
LotSet hangsTogether(const State& state, Lot from, Lot placed) {
  LotSet lots;
  lots.add(from);
  for (int grown = 0; grown != lots.count();) {
    grown = lots.count();
    for (int i = 0; i < state.size() * state.size(); ++i) {
      const int column = i % state.size(), row = i / state.size();
      const Lot lot = lotAt(column, row);
      if (lot == placed || heightAt(state, lot) == 0) continue;
      const bool beside = (column > 0 && lots.contains(lotAt(column - 1, row))) ||
                          (column + 1 < state.size() && lots.contains(lotAt(column + 1, row))) ||
                          (row > 0 && lots.contains(lotAt(column, row - 1))) ||
                          (row + 1 < state.size() && lots.contains(lotAt(column, row + 1)));
      if (beside) lots.add(lot);
    }
  }
  return lots;
}

int worthFor(const State& state, const Fight& fight, const Ending& end) {
  int tower = 0, prisoners = 0, houses = 0;
  for (const Brick colour : {kW, kK, kR, kB}) {
    if (colour == fight.own) continue;
    tower = std::max<int>(tower, standingOf(state, colour).highestTower);
    prisoners = std::max<int>(prisoners, standingOf(state, colour).prisoners);
  }
  const Standing mine = standingOf(state, fight.own);
  if (fight.strongerColour != fight.weakerColour) {
    if (fight.strongerColour == fight.own) houses = end.houses[0] - end.houses[1];
    if (fight.weakerColour == fight.own) houses = end.houses[1] - end.houses[0];
  }
  return ((mine.highestTower - tower) * 1000 + mine.prisoners - prisoners) * 1000 + houses;
}

void visit(const State& state, const State& before, const Fight& fight, const LotSet& taken, Extremes& out) {
  if (out.endings > StruggleForesight::kMostEndings) return;
  State now = state;
  while (now.placed != kNoLot && now.phase != Phase::Prisoner) {
    TEST_ASSERT_TRUE(apply(now, ruleStep(now)) == Verdict::Accepted);
  }
  if (now.placed == kNoLot) {
    Ending end;
    end.taken = taken;
    const LotSet stronger = hangsTogether(now, fight.stronger, fight.placed),
                 weaker = hangsTogether(now, fight.weaker, fight.placed);
    const Lot towers[] = {fight.stronger, fight.weaker};
    const Brick colours[] = {fight.strongerColour, fight.weakerColour};
    for (int i = 0; i < 2; ++i) {
      end.heights[i] = heightAt(now, towers[i]);
      end.houses[i] = (i == 0 ? stronger : weaker).count() - 1;
      end.prisoners[i] = prisonersOf(now, colours[i]);
    }
    for (int lot = 0; lot < kLots; ++lot) {
      const Lot each = static_cast<Lot>(lot);
      if (!inCity(now, each) || heightAt(now, each) == 0) continue;
      const bool was =
          blockAt(before, fight.stronger).contains(each) || blockAt(before, fight.weaker).contains(each);
      if (was && !stronger.contains(each) && !weaker.contains(each)) end.cutOff.add(each);
    }
    end.worth = worthFor(now, fight, end);
    if (out.endings == 0 || end.worth > out.best.worth) out.best = end;
    if (out.endings == 0 || end.worth < out.worst.worth) out.worst = end;
    ++out.endings;
    return;
  }
  ActionList houses;
  legal(now, houses);
  for (const Action house : houses) {
    State next = now;
    LotSet more = taken;
    more.add(lotOf(house));
    TEST_ASSERT_TRUE(apply(next, house) == Verdict::Accepted);
    visit(next, before, fight, more, out);
  }
}

void compare(const Ending& end, const StruggleForesight::End& foretold) {
  const StruggleForesight::Side* const sides[] = {&foretold.stronger, &foretold.weaker};
  for (int i = 0; i < 2; ++i) {
    TEST_ASSERT_EQUAL(end.heights[i], sides[i]->tower.height);
    TEST_ASSERT_EQUAL(end.houses[i], sides[i]->houses);
    TEST_ASSERT_EQUAL(end.prisoners[i], sides[i]->prisoners);
  }
}

TEST(every_ending_of_a_struggle_is_foretold) {
  int struggles = 0, varying = 0, cuts = 0, merges = 0;
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
        const Effect effect = effectOf(state, colourOf(action), lotOf(action));
        const Fight fight{colourOfSeat(state, seatInTurn(state)),
                          colourAt(state, effect.stronger),
                          colourAt(state, effect.weaker),
                          effect.stronger,
                          effect.weaker,
                          lotOf(action)};
        static StruggleForesight foresight;
        foresight.begin(state, action, fight.own);
        while (!foresight.advance(state, 7)) {
        }
        Extremes all;
        visit(next, state, fight, {}, all);
        TEST_ASSERT_LESS_OR_EQUAL(StruggleForesight::kMostEndings, foresight.endings());
        TEST_ASSERT_EQUAL(blockAt(state, effect.weaker).count() - 1, foresight.before().weaker.houses);
        TEST_ASSERT_EQUAL(prisonersOf(state, fight.strongerColour), foresight.before().stronger.prisoners);
        if (foresight.complete()) {
          TEST_ASSERT_EQUAL(all.endings, foresight.endings());
          compare(all.best, foresight.best());
          compare(all.worst, foresight.worst());
          TEST_ASSERT_EQUAL_MEMORY(&all.best.taken, &foresight.taken(), sizeof(LotSet));
          TEST_ASSERT_EQUAL_MEMORY(&all.best.cutOff, &foresight.cutOff(), sizeof(LotSet));
          cuts += all.best.cutOff.count() > 0;
        } else {
          TEST_ASSERT_GREATER_THAN(StruggleForesight::kMostEndings, all.endings);
        }
        ++struggles;
        varying += foresight.varies();
        merges += effect.kind == Effect::Kind::Merge;
      }
      state = next;
    }
  }
  TEST_ASSERT_GREATER_THAN(30, struggles);
  TEST_ASSERT_GREATER_THAN(2, varying);
  TEST_ASSERT_GREATER_THAN(0, cuts);
  TEST_ASSERT_GREATER_THAN(0, merges);
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
