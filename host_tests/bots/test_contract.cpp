// What every computer player promises: a legal move at any moment, the same one for the same view and seed, whatever
// the slices, and nothing known that its seat may not see.
#include "engine/bots/minds.h"
#include "host_tests/bots/think.h"
#include "host_tests/palazzi/every_setup.h"
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

bool isLegal(const Game& game, const AnyState& state, Action action) {
  static ActionList list;
  game.legal(state, list);
  return list.contains(action);
}

// A decision in slices, with the best move so far asked for at every one of them.
Action watched(const Game& game, const AnyState& state, Level level, uint32_t seed, uint32_t budget) {
  AnyView view{};
  const Seat seat = game.toMove(state);
  game.view(state, seat, view);
  Bot bot({workspace(), kBotWorkspace});
  bot.begin(game, view, level, seed, budget);
  TEST_ASSERT_TRUE(isLegal(game, state, bot.best()));
  uint8_t before = 0;
  while (!bot.think(40)) {
    TEST_ASSERT_TRUE(isLegal(game, state, bot.best()));
    TEST_ASSERT_TRUE(bot.progress() >= before && bot.progress() < 100);
    before = bot.progress();
  }
  TEST_ASSERT_EQUAL(100, bot.progress());
  TEST_ASSERT_TRUE(isLegal(game, state, bot.best()));
  TEST_ASSERT_TRUE(bot.why().kind > 0 && bot.why().kind < findMind(game.id)->reasonKinds);
  return bot.best();
}

void advance(const Game& game, AnyState& state, Rng& rng) {
  static ActionList only;
  while (game.toMove(state) == kChance || game.toMove(state) == kRules) {
    if (game.toMove(state) == kChance) {
      TEST_ASSERT_TRUE(game.apply(state, game.drawChance(state, rng)) == Verdict::Accepted);
      continue;
    }
    game.legal(state, only);
    TEST_ASSERT_TRUE(game.apply(state, only[0]) == Verdict::Accepted);
  }
}

int watchedGames = 0;

// A whole game: the levels take turns, with budgets small enough for a test.
void playWatched(const Game& game, const Setup& setup, uint32_t seed) {
  AnyState state{};
  TEST_ASSERT_TRUE(game.init(state, setup) == Verdict::Accepted);
  ++watchedGames;
  Rng rng(seed);
  for (uint32_t n = 0;; ++n) {
    advance(game, state, rng);
    if (game.toMove(state) == kOver) return;
    const Action action = watched(game, state, kAllLevels[(n + seed) % 4], seed + n, 300);
    TEST_ASSERT_TRUE(game.apply(state, action) == Verdict::Accepted);
  }
}

TEST(every_move_of_every_level_is_legal_at_any_moment_in_every_palazzi_configuration) {
  watchedGames = 0;
  const Game& game = *findGame(GameId::Palazzi);
  palazzi::test::eachSetup([&](const Setup& setup) {
    playWatched(game, setup, 11u * setup.players + setup.option[palazzi::kEditionOption]);
  });
  TEST_ASSERT_EQUAL(palazzi::test::kSetups, watchedGames);
}

TEST(every_move_of_every_level_is_legal_at_any_moment_in_every_torri_configuration) {
  watchedGames = 0;
  const Game& game = *findGame(GameId::Torri);
  for (uint8_t players = 2; players <= 4; ++players) {
    for (uint8_t size = 0; size < 4; ++size) {
      for (uint8_t switching = 0; switching < 2; ++switching) {
        playWatched(game, {GameId::Torri, players, {size, switching, 0, 1, 2, 3}}, 7u * players + size);
      }
    }
  }
  TEST_ASSERT_EQUAL(3 * 4 * 2, watchedGames);
}

// Plays a game with the normal level and compares, at every tenth decision, a move thought of in one go with one
// thought of in small slices.
void compareSlices(const Game& game, const Setup& setup) {
  AnyState state{};
  TEST_ASSERT_TRUE(game.init(state, setup) == Verdict::Accepted);
  Rng rng(5);
  for (uint32_t n = 0; n < 45; ++n) {
    advance(game, state, rng);
    if (game.toMove(state) == kOver) return;
    if (n % 5 == 0) {
      for (Level level : kAllLevels) {
        const Thought whole = thinkAbout(game, state, level, n, 1u << 20, 2000);
        const Thought sliced = thinkAbout(game, state, level, n, 7, 2000);
        TEST_ASSERT_EQUAL_HEX16(whole.action.bits, sliced.action.bits);
        TEST_ASSERT_EQUAL(whole.steps, sliced.steps);
        TEST_ASSERT_EQUAL(whole.reason.kind, sliced.reason.kind);
      }
    }
    const Action action = thinkAbout(game, state, Level::Normal, n).action;
    TEST_ASSERT_TRUE(game.apply(state, action) == Verdict::Accepted);
  }
}

TEST(slices_do_not_change_the_move) {
  compareSlices(*findGame(GameId::Palazzi), {GameId::Palazzi, 2, {2, 1}});
  compareSlices(*findGame(GameId::Palazzi), {GameId::Palazzi, 4, {1, 0}});
  compareSlices(*findGame(GameId::Torri), {GameId::Torri, 2, {1, 1, 0, 1, 2, 3}});
  compareSlices(*findGame(GameId::Torri), {GameId::Torri, 3, {0, 1, 0, 1, 2, 3}});
}

// A deal of three seats with the same hand for `seat` and the same triplets; the others' hands come from `others`.
palazzi::State dealt(Seat seat, const int (&others)[8], Rng& rng) {
  using namespace palazzi;
  using palazzi::test::card;
  State s = palazzi::test::fresh(Edition::English2005, 3);
  constexpr int kHand[] = {7, 13, 31, 80};
  int next = 0;
  for (Seat who = 0; who < 3; ++who) {
    for (int own : kHand) palazzi::test::accept(s, draw(card(who == seat ? own : others[next++])));
  }
  constexpr int kTriplets[] = {1, 2, 3, 9, 10, 11, 40, 41, 42, 66, 67, 68};
  for (int number : kTriplets) palazzi::test::accept(s, draw(card(number)));
  while (s.mover != seat) {
    ActionList keeps;
    legal(s, keeps);
    palazzi::test::accept(s, keeps[rng.below(static_cast<uint32_t>(keeps.size()))]);
  }
  return s;
}

// Rules, section 11: hands and kept cards are hidden until the reveal. Two games that differ only in them look the
// same to the seat, and so every level makes the same move.
TEST(others_hands_do_not_change_a_move) {
  constexpr int kSome[8] = {20, 21, 22, 23, 50, 51, 52, 53};
  constexpr int kOther[8] = {95, 90, 85, 75, 4, 5, 6, 12};
  const Game& game = *findGame(GameId::Palazzi);
  for (Seat seat = 0; seat < 3; ++seat) {
    Rng one(1), two(2);
    const palazzi::State a = dealt(seat, kSome, one), b = dealt(seat, kOther, two);
    TEST_ASSERT_TRUE(std::memcmp(&a, &b, sizeof a) != 0);
    AnyState first{}, second{};
    std::memcpy(first.bytes, &a, sizeof a);
    std::memcpy(second.bytes, &b, sizeof b);
    for (Level level : kAllLevels) {
      const Thought here = thinkAbout(game, first, level, 3, 1u << 20, 3000);
      const Thought there = thinkAbout(game, second, level, 3, 1u << 20, 3000);
      TEST_ASSERT_EQUAL_HEX16(here.action.bits, there.action.bits);
      TEST_ASSERT_EQUAL(here.steps, there.steps);
    }
  }
}

}  // namespace
