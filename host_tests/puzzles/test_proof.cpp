// Every puzzle of the book, by an exact search; and every try that looks like the goal is judged by the device's search as
// by the proof.
#include "engine/game/task_search.h"
#include "host_tests/puzzles/claims.h"

using namespace lucca;
using namespace lucca::puzzles;

namespace {

void proveAll(GameId id) {
  const Game& game = *findGame(id);
  auto search = std::make_unique<TaskSearch>();
  for (const ui::Puzzle& puzzle : ui::puzzlesOf(id)) {
    const Proof proof = proofOf(puzzle, true);
    checkNumbers(puzzle, proof);
    for (const Try& one : proof.tries) {
      if (!isOpen(game.judge(one.after, puzzle.task()))) continue;
      search->begin(game, one.after, puzzle.task(), puzzle.answers);
      while (!search->advance(1 << 16)) {
      }
      TEST_ASSERT_FALSE(search->leftOut());
      TEST_ASSERT_EQUAL(one.holds, !search->refuted());
      if (one.holds) continue;
      // The answer that is played refutes whatever comes after it.
      AnyState after = one.after;
      TEST_ASSERT_EQUAL(Verdict::Accepted, game.apply(after, search->refutation()));
      settle(game, after);
      TEST_ASSERT_FALSE(Prover(game, puzzle.task()).holds(after));
    }
  }
}

}  // namespace

TEST(torri_is_proved) { proveAll(GameId::Torri); }

TEST(palazzi_is_proved) { proveAll(GameId::Palazzi); }
