// The arena's own promises, whatever the strength of the computer players. How they play is pinned by signature.txt; how strong the
// levels are is measured by ./lucca lab strength, in many more games than a test could play (docs/bots.md).

#include "engine/games.h"
#include "host_tests/suite.h"
#include "tools/arena/contest.h"

using namespace lucca;

namespace {

arena::Contest contestOf(GameId game, std::vector<std::string> contenders, int games, int jobs) {
  arena::Contest contest;
  contest.game = findGame(game);
  contest.setup = {game, 2, {2, 0}};
  if (game == GameId::Torri) contest.setup = {game, 2, {1, 1, 0, 1, 2, 3}};
  contest.contenders = std::move(contenders);
  contest.games = games;
  contest.jobs = jobs;
  return contest;
}

// The wins of the first contender, in hundredths.
int winsOf(const arena::Contest& contest) {
  double wins = 0;
  for (const arena::Played& played : arena::playAll(contest, [](int) {})) {
    for (const arena::Share& share : played.seats) wins += share.contender == 0 ? share.win : 0;
  }
  return static_cast<int>(100 * wins);
}

TEST(the_jobs_do_not_change_the_result) {
  const int alone = winsOf(contestOf(GameId::Torri, {"normal", "easy"}, 8, 1));
  TEST_ASSERT_EQUAL(alone, winsOf(contestOf(GameId::Torri, {"normal", "easy"}, 8, 3)));
}

// The arena stops the program at an illegal move. With few play-outs the reference is master, asked thrice.
TEST(every_kind_of_contender_plays_a_game_to_its_end) {
  for (const char* name : {"random", "greedy-points", "normal", "reference@1"}) {
    TEST_ASSERT_GREATER_THAN(0,
                             arena::playGame(contestOf(GameId::Palazzi, {name, "easy"}, 1, 1), 0).decisions);
  }
  for (const char* name : {"random", "greedy-height", "normal", "reference@1"}) {
    TEST_ASSERT_GREATER_THAN(0, arena::playGame(contestOf(GameId::Torri, {name, "easy"}, 1, 1), 0).decisions);
  }
}

// With sanitizers this fails where the numbers of its decisions overflow.
TEST(the_last_game_of_a_million_can_be_played) {
  arena::Contest contest = contestOf(GameId::Torri, {"random", "random"}, 1, 1);
  contest.seed = 0xFFFFFFFF;
  TEST_ASSERT_GREATER_THAN(0, arena::playGame(contest, 999'999).decisions);
}

}  // namespace
