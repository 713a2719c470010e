// A few games between neighbouring levels: enough to see that nothing is upside down. How strong the levels are is
// measured in the arena, with many more (docs/bots.md).

#include "engine/games.h"
#include "host_tests/suite.h"
#include "tools/arena/contest.h"

using namespace lucca;

namespace {

// With sanitizers, which see in one game of each pair what they see in forty, who wins is not counted: without them it was.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kCounts = false;
#else
constexpr bool kCounts = true;
#endif

// The wins of the first of two contenders, in percent.
int winsOf(const char* one, const char* other, GameId game, int games, int jobs = 2) {
  static arena::Contest contest;
  contest.game = findGame(game);
  contest.setup = {game, 2, {2, 0}};
  if (game == GameId::Torri) contest.setup = {game, 2, {1, 1, 0, 1, 2, 3}};
  contest.contenders = {one, other};
  contest.games = games;
  contest.jobs = jobs;
  double wins = 0;
  for (const arena::Played& played : arena::playAll(contest, [](int) {})) {
    for (const arena::Share& share : played.seats) wins += share.contender == 0 ? share.win : 0;
  }
  return static_cast<int>(100 * wins / games);
}

// The first wins more than so many percent.
void winsMore(int percent, const char* one, const char* other, GameId game, int games) {
  const int wins = winsOf(one, other, game, kCounts ? games : 1);
  if (kCounts) TEST_ASSERT_GREATER_THAN(percent, wins);
}

// In both games.
void winsMore(int percent, const char* one, const char* other, int games) {
  winsMore(percent, one, other, GameId::Palazzi, games);
  winsMore(percent, one, other, GameId::Torri, games);
}

TEST(easy_beats_chance) { winsMore(80, "easy", "random", 20); }

TEST(normal_beats_easy_and_the_rules_of_thumb) {
  winsMore(60, "normal", "easy", 40);
  winsMore(70, "normal", "greedy-points", GameId::Palazzi, 40);
  winsMore(70, "normal", "greedy-height", GameId::Torri, 40);
}

TEST(hard_beats_normal) { winsMore(50, "hard", "normal", 20); }

// The arena stops the program at an illegal move, so these are legal ones. With few play-outs it is master, asked thrice.
TEST(the_reference_beats_hard) {
  winsMore(50, "reference@4", "hard", GameId::Palazzi, 12);
  winsMore(50, "reference@1", "hard", GameId::Torri, 4);
}

TEST(the_jobs_do_not_change_the_result) {
  constexpr int kGames = kCounts ? 14 : 4;
  const int alone = winsOf("normal", "easy", GameId::Torri, kGames, 1);
  TEST_ASSERT_EQUAL(alone, winsOf("normal", "easy", GameId::Torri, kGames, 3));
}

// With sanitizers this fails where the numbers of its decisions overflow.
TEST(the_last_game_of_a_million_can_be_played) {
  static arena::Contest contest;
  contest.game = findGame(GameId::Torri);
  contest.setup = {GameId::Torri, 2, {1, 1, 0, 1, 2, 3}};
  contest.contenders = {"random", "random"};
  contest.seed = 0xFFFFFFFF;
  TEST_ASSERT_GREATER_THAN(0, arena::playGame(contest, 999'999).decisions);
}

}  // namespace
