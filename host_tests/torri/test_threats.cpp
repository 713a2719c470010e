// A height that is called reachable can be reached, and no greater one can: compared with every turn of two bricks.
#include <algorithm>
#include <cstdio>

#include "base/rng.h"
#include "engine/torri/foresight.h"
#include "engine/torri/threats.h"
#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

int answer(const State& state, Brick colour, int slice = 1000) {
  Threats threats;
  threats.begin(state);
  for (int i = 0; i < 10'000 && !threats.advance(state, slice); ++i) {
  }
  TEST_ASSERT_TRUE(threats.over());
  return threats.reach(colour);
}

// The bricks that are left in the turn, all ways.
int highestBySearch(const State& state, Brick colour, int bricks) {
  int highest = standingOf(state, colour).highestTower;
  if (bricks == 0 || state.phase != Phase::Place) return highest;
  ActionList actions;
  legal(state, actions);
  for (const Action action : actions) {
    if (effectOf(state, colourOf(action), lotOf(action)).kind == Effect::Kind::Fight) continue;
    State next = state;
    TEST_ASSERT_TRUE(apply(next, action) == Verdict::Accepted);
    while (next.placed != kNoLot) TEST_ASSERT_TRUE(apply(next, ruleStep(next)) == Verdict::Accepted);
    highest = std::max(highest, highestBySearch(next, colour, bricks - 1));
  }
  return highest;
}

// Floors of the highest tower or prisoners, whichever is more; with struggles, whoever takes what. No more than wins.
int mostByAnyTurn(const State& state, Brick colour, int bricks) {
  const Standing standing = standingOf(state, colour);
  int most = std::max(standing.highestTower, standing.prisoners);
  const bool fighting = struggleOf(state).placed != kNoLot;
  if (!fighting && (bricks == 0 || state.phase != Phase::Place)) return most;
  if (fighting) most = 0;
  ActionList actions;
  legal(state, actions);
  for (const Action action : actions) {
    if (most >= state.size()) break;
    State next = state;
    TEST_ASSERT_TRUE(apply(next, action) == Verdict::Accepted);
    while (next.placed != kNoLot && struggleOf(next).placed == kNoLot)
      TEST_ASSERT_TRUE(apply(next, ruleStep(next)) == Verdict::Accepted);
    most = std::max(most, mostByAnyTurn(next, colour, bricks - !fighting));
  }
  return most;
}

// The turn of that colour.
State turnOf(const State& state, Brick colour) {
  State asked = state;
  const bool inTurn = colourOfSeat(state, state.seat) == colour;
  asked.phase = Phase::Place;
  if (!inTurn) asked.used = 0;
  return asked;
}

// Rather floors, and houses beside others: cities with towers that can merge.
Action drawLively(const State& state, Rng& rng) {
  Action best = drawPlacement(state, rng);
  int worth = -1;
  for (int i = 0; i < 6; ++i) {
    const Action action = drawPlacement(state, rng);
    if (action == kNoAction) return action;
    const bool floor = heightAt(state, lotOf(action)) > 0;
    const int now = floor ? 20 + heightAt(state, lotOf(action)) : blockWith(state, lotOf(action)).count();
    if (now > worth) {
      worth = now;
      best = action;
    }
  }
  return best;
}

struct Compared {
  int positions = 0, reach = 0, merges = 0, ofTurn = 0, byStruggle = 0;
};

void compare(uint32_t seed, int size, int players, int every, Compared& found) {
  Table table{.size = size, .players = players};
  State state;
  TEST_ASSERT_TRUE(init(state, table.setup()) == Verdict::Accepted);
  Rng rng(seed);
  ActionList actions;
  for (int i = 0; i < 400 && toMove(state) != kOver; ++i) {
    if (toMove(state) == kRules) {
      TEST_ASSERT_TRUE(apply(state, ruleStep(state)) == Verdict::Accepted);
      continue;
    }
    if (state.phase == Phase::Place && i > 12 && rng.below(static_cast<uint32_t>(every)) == 0) {
      for (const Brick colour : {kW, kK, kR, kB}) {
        const State asked = turnOf(state, colour);
        const int wanted = highestBySearch(asked, colour, asked.used != 0 ? 1 : 2),
                  told = answer(state, colour);
        char message[80];
        std::snprintf(message, sizeof message, "seed %u turn %d colour %d", seed, state.turn,
                      static_cast<int>(colour));
        TEST_ASSERT_EQUAL_MESSAGE(wanted, told, message);
        TEST_ASSERT_EQUAL_MESSAGE(wanted, answer(state, colour, 3), message);
        ++found.positions;
        found.reach += wanted >= size;
        found.byStruggle += wanted < size && mostByAnyTurn(asked, colour, asked.used != 0 ? 1 : 2) >= size;
        found.merges += wanted > standingOf(state, colour).highestTower + 2;
        found.ofTurn += state.used != 0;
      }
    }
    legal(state, actions);
    const Action action = state.phase == Phase::Place
                              ? drawLively(state, rng)
                              : actions[rng.below(static_cast<uint32_t>(actions.size()))];
    TEST_ASSERT_TRUE(apply(state, action) == Verdict::Accepted);
  }
}

}  // namespace

TEST(what_is_reachable_is_what_every_turn_could_reach) {
  Compared found;
  const uint32_t games = suite::kSanitized ? 4 : 60;
  // Goes on until there were merges enough to see; a few dozen games may have none.
  constexpr int kMerges = 3;
  for (uint32_t seed = 1;
       seed <= games || (!suite::kSanitized && found.merges <= kMerges && seed <= 20 * games); ++seed)
    compare(seed, 6, 2 + static_cast<int>(seed % 3), 12, found);
  std::printf("%d positions, %d reach the height, %d by a merge, %d in a turn; %d win by a struggle only\n",
              found.positions, found.reach, found.merges, found.ofTurn, found.byStruggle);
  if (suite::kSanitized) return;
  TEST_ASSERT_GREATER_THAN(200, found.positions);
  TEST_ASSERT_GREATER_THAN(10, found.reach);
  TEST_ASSERT_GREATER_THAN(kMerges, found.merges);
  TEST_ASSERT_LESS_OR_EQUAL(found.reach / 50, found.byStruggle);
}

TEST(also_in_a_city_of_eight) {
  Compared found;
  for (uint32_t seed = 1; seed <= (suite::kSanitized ? 1u : 6u); ++seed) compare(seed, 8, 2, 40, found);
  TEST_ASSERT_GREATER_THAN(0, found.positions);
}

// The longest search has to be cut into slices; counted in first bricks.
TEST(a_search_looks_at_few_first_bricks) {
  int most = 0;
  for (uint32_t seed = 1; seed <= 12; ++seed) {
    State state;
    TEST_ASSERT_TRUE(init(state, Table{.size = 8, .players = 4}.setup()) == Verdict::Accepted);
    Rng rng(seed);
    ActionList actions;
    for (int i = 0; i < 600 && toMove(state) != kOver; ++i) {
      if (toMove(state) == kRules) {
        static_cast<void>(apply(state, ruleStep(state)));
        continue;
      }
      Threats threats;
      threats.begin(state);
      int steps = 0;
      while (!threats.advance(state, 1)) ++steps;
      most = std::max(most, steps);
      legal(state, actions);
      static_cast<void>(apply(state, state.phase == Phase::Place
                                         ? drawLively(state, rng)
                                         : actions[rng.below(static_cast<uint32_t>(actions.size()))]));
    }
  }
  std::printf("at most %d first bricks\n", most);
  TEST_ASSERT_LESS_THAN(500, most);
}

TEST(every_pair_of_towers_has_one_joint) {
  const State state = at({.setup = Table{.players = 4}.setup(),
                          .picture = R"(
    . . . . . .
    . . . . . .
    . r . . . .
    w krwr r . brb w
    . b . . k b
    . . . . . .)",
                          .turn = 1});
  JointList joints;
  listJoints(state, joints);
  for (const Joint& joint : joints) {
    const Effect effect = effectOf(state, kW, joint.lot);
    TEST_ASSERT_TRUE(effect.kind == (joint.merges ? Effect::Kind::Merge : Effect::Kind::Fight));
    TEST_ASSERT_EQUAL(effect.stronger, joint.stronger);
    TEST_ASSERT_EQUAL(effect.weaker, joint.weaker);
  }
  TEST_ASSERT_EQUAL(1, joints.size());
  TEST_ASSERT_EQUAL(lot("d3"), joints[0].lot);
}

void setUp() {}
void tearDown() {}
