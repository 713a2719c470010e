// A game on its way to another device: it comes out as it went in, and what is broken is refused.
#include <array>
#include <cstring>

#include "base/bytes.h"
#include "base/crc32.h"
#include "base/rng.h"
#include "engine/games.h"
#include "host_tests/fame/random_match.h"
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
PassedNotes notes;
Match match;
constexpr uint32_t kOwnSeed = 4711;

// A random game of that many entries, or to its end, as saved bytes; their number.
std::size_t play(GameId id, uint32_t seed, std::size_t entries) {
  Plan plan = standardPlan(id);
  const Game& game = *findGame(id);
  stampDeck(game, plan.setup);
  TEST_ASSERT_TRUE(match.start(game, plan.setup) == Verdict::Accepted);
  Rng random(seed);
  test::playRandomly(match, entries, [&](std::size_t) -> Rng& { return random; });
  return encodeGame({plan, seed, match.history(), match.digest()}, 0, saved);
}

TEST(comes_out_as_it_went_in) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (const std::size_t entries : {std::size_t{0}, std::size_t{1}, std::size_t{40}, std::size_t{90}}) {
      const std::size_t size = play(id, 7 + static_cast<uint32_t>(entries), entries);
      const std::size_t length = packPassed({saved.data(), size}, {}, packed, work);
      TEST_ASSERT_GREATER_THAN(0, length);
      std::size_t back = 0;
      TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, kOwnSeed, again, back, notes, work) ==
                       PassedFault::None);
      TEST_ASSERT_EQUAL(size, back);
      // Seats that nobody sits on stay at home.
      const std::size_t used = kSavedGameHead - (kMaxSeats - saved[1]) * sizeof(SeatInfo);
      TEST_ASSERT_EQUAL_MEMORY(saved.data(), again.data(), kSavedSeedAt);
      TEST_ASSERT_EQUAL_MEMORY(saved.data() + 12, again.data() + 12, used - 12);
      // The seed of chance does not leave the device.
      TEST_ASSERT_EQUAL(kOwnSeed, get32(again.data() + kSavedSeedAt));
      TEST_ASSERT_EQUAL_MEMORY(saved.data() + kSavedGameHead, again.data() + kSavedGameHead,
                               size - kSavedGameHead);
    }
  }
}

// A coach goes along, to people's seats alone.
TEST(a_coach_goes_along) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (uint8_t coached = 0; coached < 4; ++coached) {
      play(id, 5, 20);
      Plan plan = standardPlan(id);
      stampDeck(*findGame(id), plan.setup);
      plan.seats[1].isBot = 0;
      plan.coached = coached;
      const std::size_t size = encodeGame({plan, 5, match.history(), match.digest()}, 0, saved);
      const std::size_t length = packPassed({saved.data(), size}, {}, packed, work);
      std::size_t back = 0;
      TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, kOwnSeed, again, back, notes, work) ==
                       PassedFault::None);
      SavedGame game;
      TEST_ASSERT_TRUE(decodeGame({again.data(), back}, game));
      for (Seat seat = 0; seat < plan.setup.players; ++seat)
        TEST_ASSERT_EQUAL(plan.isCoached(seat), game.plan.isCoached(seat));
    }
  }
}

TEST(whole_games_fit_into_a_link) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (uint32_t seed = 1; seed <= 20; ++seed) {
      const std::size_t size = play(id, seed, kMaxHistory);
      TEST_ASSERT_LESS_THAN(kLinkBytes, packPassed({saved.data(), size}, {}, packed, work));
    }
  }
}

TEST(every_changed_or_missing_byte_is_noticed) {
  const std::size_t size = play(GameId::Palazzi, 3, 60);
  const std::size_t length = packPassed({saved.data(), size}, {}, packed, work);
  std::size_t back = 0;
  for (std::size_t i = 0; i < length; ++i) {
    TEST_ASSERT_TRUE(unpackPassed({packed.data(), i}, kOwnSeed, again, back, notes, work) !=
                     PassedFault::None);
    packed[i] ^= 0x41;
    TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, kOwnSeed, again, back, notes, work) !=
                     PassedFault::None);
    TEST_ASSERT_EQUAL(0, back);
    packed[i] ^= 0x41;
  }
  TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, kOwnSeed, again, back, notes, work) ==
                   PassedFault::None);
}

// The checksum is right: somebody made such a link on purpose.
TEST(names_that_nobody_can_have_typed_are_refused) {
  const std::size_t size = play(GameId::Torri, 3, 20);
  constexpr std::size_t kFirstNameAt = 12, kPassedNameAt = 11 + 3;
  const std::size_t letters = saved[kFirstNameAt];
  TEST_ASSERT_GREATER_OR_EQUAL(3, letters);
  for (const char* letter : {"\x1B[J", "a\nb", "\x7F--", "ab\xC3", "\xE0\x80\x8A"}) {
    const std::size_t length = packPassed({saved.data(), size}, {}, packed, work);
    std::memcpy(&packed[kPassedNameAt], letter, 3);
    put32(&packed[1], crc32(&packed[5], length - 5));
    std::size_t back = 0;
    TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, kOwnSeed, again, back, notes, work) ==
                     PassedFault::Foreign);
    TEST_ASSERT_EQUAL(0, back);
  }
}

// Nowhere in what leaves the device: two games that differ in their seeds alone are the same bytes.
TEST(no_seed_leaves_the_device) {
  const std::size_t size = play(GameId::Palazzi, 3, 60);
  const std::size_t length = packPassed({saved.data(), size}, {}, packed, work);
  std::array<uint8_t, kPassedMost> other{};
  put32(saved.data() + kSavedSeedAt, 0xDEADBEEF);
  TEST_ASSERT_EQUAL(length, packPassed({saved.data(), size}, {}, other, work));
  TEST_ASSERT_EQUAL_MEMORY(packed.data(), other.data(), length);
}

TEST(what_goes_along_comes_out) {
  const std::size_t size = play(GameId::Palazzi, 3, 60);
  std::array<uint8_t, kMostSeals> seals;
  seals.fill(0x5A);
  const std::size_t length = packPassed({saved.data(), size}, {12345, seals}, packed, work);
  std::size_t back = 0;
  TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, kOwnSeed, again, back, notes, work) ==
                   PassedFault::None);
  TEST_ASSERT_EQUAL(12345, notes.id);
  TEST_ASSERT_EQUAL(seals.size(), notes.seals.size());
  TEST_ASSERT_EQUAL_MEMORY(seals.data(), notes.seals.data(), seals.size());
}

TEST(other_cards_are_refused) {
  std::size_t size = play(GameId::Palazzi, 3, 20), back = 0;
  const std::size_t bare = packMatch(match, 3, packed, work.pack);
  // The name of the deck is in the set-up: format, game, players, options.
  packed[3 + kDeckOption] ^= 1;
  TEST_ASSERT_TRUE(unpackPassed({packed.data(), bare}, kOwnSeed, again, back, notes, work) ==
                   PassedFault::Deck);
  TEST_ASSERT_GREATER_THAN(0, size);
}

}  // namespace
