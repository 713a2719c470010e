// What computer players say while they play: in no game, of either kind and at any level, is one reason given for more
// than a third of the moves. With LUCCA_TABLE=1 in its environment it prints how often each was given.
#include <array>
#include <cstdio>
#include <cstdlib>

#include "engine/bots/minds.h"
#include "host_tests/bots/think.h"
#include "host_tests/game/standard_setup.h"
#include "host_tests/suite.h"
#include "tools/arena/play_to_end.h"

using namespace lucca;
using namespace lucca::test;

namespace {

constexpr int kGames = 4;           // of each kind
constexpr uint32_t kBudget = 1500;  // steps: as the levels think, but not for as long
constexpr std::size_t kMaxKinds = 64;
const bool printsTable = std::getenv("LUCCA_TABLE") != nullptr;

struct Count {
  std::array<int, kMaxKinds> kind{};
  int moves = 0;

  void add(const Count& other) {
    for (std::size_t i = 0; i < kMaxKinds; ++i) kind[i] += other.kind[i];
    moves += other.moves;
  }
};

// One game, all seats at the same level.
Count played(const Game& game, const Setup& setup, Level level, uint32_t seed) {
  Count count;
  AnyState state{};
  if (game.init(state, setup) != Verdict::Accepted) return count;
  Rng rng(seed);
  Bot bot({workspace(), kBotWorkspace});  // one for the whole game, so that it carries out what it plans
  const Action refused = playToEnd(game, state, rng, [&](Seat seat) {
    AnyView view{};
    game.view(state, seat, view);
    bot.begin(game, view, level, rng.next(), kBudget);
    while (!bot.think(1u << 20)) {
    }
    ++count.kind[bot.why().kind];
    ++count.moves;
    return bot.best();
  });
  return refused == kNoAction ? count : Count{};
}

void print(const char* name, const Setup& setup, Level level, const Count& count) {
  if (!printsTable) return;
  std::printf("%s %d players, options %d %d, %s: %d moves:", name, setup.players, setup.option[0],
              setup.option[1], nameOf(level), count.moves);
  for (std::size_t kind = 0; kind < kMaxKinds; ++kind) {
    if (count.kind[kind] > 0) std::printf(" %zu:%d%%", kind, count.kind[kind] * 100 / count.moves);
  }
  std::printf("\n");
}

void check(const Game& game, const Setup& setup, Level level) {
  Count all;
  for (uint32_t seed = 1; seed <= kGames; ++seed) {
    // Another size or edition each time, where there is one for so many players.
    Setup other = setup;
    other.option[0] = static_cast<uint8_t>(seed % game.options[0].values.size());
    AnyState state{};
    if (game.init(state, other) != Verdict::Accepted) other = setup;
    const Count count = played(game, other, level, seed * 101);
    TEST_ASSERT_GREATER_THAN(0, count.moves);
    TEST_ASSERT_EQUAL(0, count.kind[0]);
    for (std::size_t kind = 1; kind < kMaxKinds; ++kind) {
      if (count.kind[kind] * 3 <= count.moves) continue;
      char words[120];
      std::snprintf(words, sizeof words, "%s, %d players, %s, game %u: reason %zu for %d of %d moves",
                    game.name, setup.players, nameOf(level), static_cast<unsigned>(seed), kind,
                    count.kind[kind], count.moves);
      if (printsTable) {
        std::printf("! %s\n", words);
      } else {
        TEST_FAIL_MESSAGE(words);
      }
    }
    all.add(count);
  }
  print(game.name, setup, level, all);
}

TEST(no_reason_is_given_for_more_than_a_third_of_a_game) {
  for (const Game& game : games()) {
    for (uint8_t players = game.minPlayers; players <= game.maxPlayers; ++players) {
      for (std::size_t value = 0; value < game.options[1].values.size(); ++value) {
        Setup setup = standardSetup(game, players);
        setup.option[1] = static_cast<uint8_t>(value);
        stampDeck(game, setup);
        AnyState state{};
        if (game.init(state, setup) != Verdict::Accepted) continue;
        for (Level level : kAllLevels) check(game, setup, level);
      }
    }
  }
}

}  // namespace
