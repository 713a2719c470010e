// The puzzles of Torri's book in which the seat to move can win: the levels find these wins, and the search for proofs does if
// it has the time. With LUCCA_TABLE=1 in its environment it prints what was counted.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "engine/bots/torri/prover.h"
#include "host_tests/bots/think.h"
#include "host_tests/puzzles/claims.h"

using namespace lucca;
using namespace lucca::puzzles;

namespace {

const bool printsTable = std::getenv("LUCCA_TABLE") != nullptr;

bool isProved(const ui::Puzzle& puzzle) {
  const AnyState position = positionOf(puzzle);
  torri::State state;
  std::memcpy(&state, position.bytes, sizeof state);
  static torri::Prover prover;
  const torri::Scale scale(state);
  prover.begin(state, 1 << 20);
  while (prover.step(scale) > 0) {
  }
  return prover.found();
}

// One of the answers leaves more prisoners to choose from than the search goes through, so it takes that for a refutation.
constexpr std::string_view kTooManyPrisoners = "2.1";

// A turn that closes the city needs no proof: it wins at once.
TEST(every_win_of_the_book_but_one_is_proved) {
  for (const ui::Puzzle& puzzle : ui::puzzlesOf(GameId::Torri)) {
    if (puzzle.goal != Goal::Win) continue;
    const std::string name = nameOf(puzzle);
    TEST_ASSERT_EQUAL_MESSAGE(name != kTooManyPrisoners, isProved(puzzle), name.c_str());
  }
}

// Whether the level's turn wins, whatever the other answers.
bool isSolved(const ui::Puzzle& puzzle, Level level, uint32_t seed) {
  const Game& game = *findGame(GameId::Torri);
  const Task task{puzzle.seat, Goal::Win, true};
  AnyState state = positionOf(puzzle);
  do {
    const Action action = test::thinkAbout(game, state, level, seed).action;
    TEST_ASSERT_TRUE(game.apply(state, action) == Verdict::Accepted);
    settle(game, state);
  } while (game.judge(state, task) == TaskState::Turn);
  return Prover(game, task).holds(state);
}

int percentSolved(Level level) {
  constexpr uint32_t kSeeds = suite::kSanitized ? 1 : 3;
  int turns = 0, solved = 0;
  for (const ui::Puzzle& puzzle : ui::puzzlesOf(GameId::Torri)) {
    if (puzzle.goal == Goal::Stop) continue;
    for (uint32_t seed = 1; seed <= kSeeds; ++seed, ++turns) {
      const bool wins = isSolved(puzzle, level, seed);
      solved += wins;
      if (printsTable && !wins) std::printf("%s: not %s\n", nameOf(puzzle).c_str(), test::nameOf(level));
    }
  }
  if (printsTable) std::printf("%s solves %d of %d\n", test::nameOf(level), solved, turns);
  return solved * 100 / turns;
}

TEST(levels_find_the_wins_of_the_book) {
  TEST_ASSERT_GREATER_OR_EQUAL(95, percentSolved(Level::Master));
  TEST_ASSERT_GREATER_OR_EQUAL(85, percentSolved(Level::Hard));
  TEST_ASSERT_GREATER_OR_EQUAL(65, percentSolved(Level::Normal));
}

}  // namespace
