// A game on its way to another device: it comes out as it went in, and what is broken is refused.
#include <array>

#include "base/rng.h"
#include "engine/games.h"
#include "host_tests/suite.h"
#include "ui/saves/passed_game.h"
#include "ui/setup/draft.h"
#include "unity.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

constexpr std::size_t kLinkBytes = 1450;  // with the address below 2,000 characters

std::array<uint8_t, kSavedGameMost> saved, again;
std::array<uint8_t, kPassedMost> packed;
PassWork work;
Match match;

// A random game of that many entries, or to its end, as saved bytes; their number.
std::size_t play(GameId id, uint32_t seed, std::size_t entries) {
  Plan plan = standardPlan(id);
  const Game& game = *findGame(id);
  stampDeck(game, plan.setup);
  TEST_ASSERT_TRUE(match.start(game, plan.setup) == Verdict::Accepted);
  Rng random(seed);
  ActionList legal;
  while (match.history().size() < entries) {
    match.settle();
    if (match.toMove() == kOver) break;
    legal.clear();
    match.legal(legal);
    TEST_ASSERT_TRUE(match.apply(legal[random.below(static_cast<uint32_t>(legal.size()))]) ==
                     Verdict::Accepted);
  }
  match.settle();
  return encodeGame({plan, seed, match.history(), match.digest()}, 0, saved);
}

TEST(comes_out_as_it_went_in) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (const std::size_t entries : {std::size_t{0}, std::size_t{1}, std::size_t{40}, std::size_t{90}}) {
      const std::size_t size = play(id, 7 + static_cast<uint32_t>(entries), entries);
      const std::size_t length = packPassed({saved.data(), size}, packed, work);
      TEST_ASSERT_GREATER_THAN(0, length);
      std::size_t back = 0;
      TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, again, back, work) == PassedFault::None);
      TEST_ASSERT_EQUAL(size, back);
      // Seats that nobody sits on stay at home.
      const std::size_t used = kSavedGameHead - (kMaxSeats - saved[1]) * sizeof(SeatInfo);
      TEST_ASSERT_EQUAL_MEMORY(saved.data(), again.data(), used);
      TEST_ASSERT_EQUAL_MEMORY(saved.data() + kSavedGameHead, again.data() + kSavedGameHead,
                               size - kSavedGameHead);
    }
  }
}

TEST(whole_games_fit_into_a_link) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (uint32_t seed = 1; seed <= 20; ++seed) {
      const std::size_t size = play(id, seed, kMaxHistory);
      TEST_ASSERT_LESS_THAN(kLinkBytes, packPassed({saved.data(), size}, packed, work));
    }
  }
}

TEST(every_changed_or_missing_byte_is_noticed) {
  const std::size_t size = play(GameId::Palazzi, 3, 60);
  const std::size_t length = packPassed({saved.data(), size}, packed, work);
  std::size_t back = 0;
  for (std::size_t i = 0; i < length; ++i) {
    TEST_ASSERT_TRUE(unpackPassed({packed.data(), i}, again, back, work) != PassedFault::None);
    packed[i] ^= 0x41;
    TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, again, back, work) != PassedFault::None);
    TEST_ASSERT_EQUAL(0, back);
    packed[i] ^= 0x41;
  }
  TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, again, back, work) == PassedFault::None);
}

TEST(other_cards_are_refused) {
  std::size_t size = play(GameId::Palazzi, 3, 20), back = 0;
  const std::size_t bare = packMatch(match, 3, packed, work.pack);
  // The name of the deck stands in the set-up: format, game, players, options.
  packed[3 + kDeckOption] ^= 1;
  TEST_ASSERT_TRUE(unpackPassed({packed.data(), bare}, again, back, work) == PassedFault::Deck);
  TEST_ASSERT_GREATER_THAN(0, size);
}

}  // namespace
