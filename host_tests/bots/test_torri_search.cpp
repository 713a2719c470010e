// A search of Torri leaves turns out to be fast, and loses nothing by it.
#include "engine/bots/torri/deliberation.h"

#include <cstdlib>

#include "engine/bots/torri/forecast_numbers.h"
#include "host_tests/suite.h"
#include "host_tests/torri/play.h"

using namespace lucca;
using namespace lucca::torri;
using namespace lucca::torri::test;

namespace {

TurnSearch search;
Deliberation deliberation;

struct Found {
  Turn best;
  int steps;
};

Found bestTurn(const Scale& scale, const State& state, Seconds seconds) {
  search.begin(state, 12, 20, 1, seconds, kNoJitter);
  Found found{};
  for (int steps = search.step(scale); steps > 0; steps = search.step(scale)) found.steps += steps;
  found.best = search.turns()[0];
  return found;
}

// Plays a game of quick forecasters and visits every start of a turn.
template <class Visit>
void visitTurns(uint32_t seed, Visit visit) {
  static constexpr Skill kQuick{.beam = 6, .keep = 8};
  State state{};
  static_cast<void>(init(state, Table{.size = 8, .switching = true}.setup()));
  Scale scale(state);
  scale.forecasts = &kForecastNumbers;
  while (toMove(state) != kOver) {
    if (toMove(state) == kRules) {
      advance(state);
      continue;
    }
    if (state.phase == Phase::Place && state.used == 0) visit(scale, state);
    deliberation.begin(scale, state, kQuick, seed++);
    while (deliberation.step(scale) > 0) {
    }
    static_cast<void>(apply(state, deliberation.best().action));
  }
}

TEST(likely_second_bricks_are_few_and_among_them_is_nearly_always_the_best) {
  int turns = 0, same = 0, lost = 0, steps = 0, allSteps = 0;
  for (uint32_t game = 0; game < 6; ++game) {
    visitTurns(1000 * game, [&](const Scale& scale, const State& state) {
      const Found all = bestTurn(scale, state, Seconds::All);
      const Found likely = bestTurn(scale, state, Seconds::Likely);
      ++turns;
      same += likely.best.value == all.best.value;
      lost += all.best.value - likely.best.value;
      steps += likely.steps;
      allSteps += all.steps;
    });
  }
  TEST_ASSERT_GREATER_THAN(60, turns);
  TEST_ASSERT_LESS_THAN(allSteps * 2 / 3, steps);
  TEST_ASSERT_GREATER_THAN(turns * 9 / 10, same);
  TEST_ASSERT_LESS_THAN(3 * turns, lost);  // 256 are a whole tower
}

// The best answer leaves the other seat a value that is certain. So the second time that answer, which is tried first, ends
// the search.
TEST(an_answer_that_was_good_before_saves_the_search) {
  static constexpr Shape kOnlyAnswers{1, 8, 1, {}};
  int turns = 0;
  visitTurns(77, [&](const Scale& scale, const State& state) {
    TreeSearch tree(search);
    const Seat other = state.seat == 0 ? 1 : 0;
    const auto stepsOf = [&](int bound) {
      int steps = 0;
      tree.begin(scale, state, other, kOnlyAnswers, bound);
      for (int more = tree.step(scale); more > 0; more = tree.step(scale)) steps += more;
      return steps;
    };
    const int searched = stepsOf(INT32_MIN), value = tree.value();
    if (std::abs(value) >= kSure)
      return;  // it ends the game, perhaps with the first brick, and half a turn is not remembered
    ++turns;
    const int known = stepsOf(value);
    TEST_ASSERT_EQUAL(value, tree.value());
    TEST_ASSERT_GREATER_THAN(100, searched);
    TEST_ASSERT_LESS_THAN(30, known);
  });
  TEST_ASSERT_GREATER_THAN(10, turns);
}

}  // namespace
