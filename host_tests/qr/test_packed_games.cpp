// Whole games packed, split into parts and put together again; and bytes that are none of that.

#include <algorithm>
#include <cstdio>

#include "base/qr/qr_parts.h"
#include "engine/game/match_pack.h"
#include "engine/games.h"
#include "host_tests/game/standard_setup.h"
#include "host_tests/suite.h"

using namespace lucca;

static Match match, again;
static PackWork work;
static ActionList legal;
static uint8_t packed[kMaxPacked], joined[kMaxPacked];

// A random game to its end, or `limit` entries.
static bool play(const Game& game, Setup setup, uint32_t seed, std::size_t limit = kMaxHistory) {
  if (match.start(game, setup) != Verdict::Accepted) return false;
  Rng rng(seed);
  for (match.settle(); match.toMove() != kOver && match.history().size() < limit; match.settle()) {
    legal.clear();
    match.legal(legal);
    if (match.apply(legal[rng.below(static_cast<uint32_t>(legal.size()))]) != Verdict::Accepted) return false;
  }
  return true;
}

// Every set-up a game has, as far as its options' standard values and the number of players go, and each option's others.
template <class Do>
static void forSetups(const Game& game, Do act) {
  for (uint8_t players = game.minPlayers; players <= game.maxPlayers; ++players) {
    const Setup setup = test::standardSetup(game, players);
    act(setup);
    for (std::size_t i = 0; i < game.options.size(); ++i) {
      for (std::size_t v = 0; v < game.options[i].values.size(); ++v) {
        Setup other = setup;
        other.option[i] = static_cast<uint8_t>(v);
        act(other);
      }
    }
  }
}

static void sameMatch() {
  TEST_ASSERT_TRUE(match.setup() == again.setup());
  TEST_ASSERT_EQUAL(match.history().size(), again.history().size());
  TEST_ASSERT_EQUAL_HEX32(match.digest(), again.digest());
  for (std::size_t i = 0; i < match.history().size(); ++i) {
    TEST_ASSERT_EQUAL(match.history()[i].bits, again.history()[i].bits);
  }
}

TEST(every_game_packs_and_unpacks) {
  for (const Game& game : games()) {
    int played = 0;
    std::size_t longest = 0;
    forSetups(game, [&](const Setup& setup) {
      if (!play(game, setup, 40u + static_cast<uint32_t>(played))) return;
      ++played;
      const std::size_t size = packMatch(match, 77, packed, work);
      TEST_ASSERT_GREATER_THAN(kPackHead, size);
      longest = size > longest ? size : longest;
      PackHead head;
      TEST_ASSERT_TRUE(readPackHead({packed, size}, head));
      TEST_ASSERT_EQUAL(77, head.seed);
      TEST_ASSERT_TRUE(unpackMatch({packed, size}, game, again, work));
      sameMatch();
    });
    TEST_ASSERT_GREATER_THAN(3, played);
    std::printf("%s: %d set-ups, at most %zu bytes\n", game.name, played, longest);
  }
}

TEST(parts_of_every_screen_join_again) {
  const Game& game = games()[0];
  TEST_ASSERT_TRUE(play(game, test::standardSetup(game, 3), 9));
  const std::size_t size = packMatch(match, 9, packed, work);
  for (const int version :
       {QrCode::versionFor(240, 4), QrCode::versionFor(240, 3), QrCode::versionFor(135, 3)}) {
    const QrParts parts({packed, size}, version);
    TEST_ASSERT_GREATER_THAN(0, parts.count());
    std::size_t total = 0;
    for (int i = 0; i < parts.count(); ++i) {
      const PartText text = parts.part(i);
      QrCode code;
      TEST_ASSERT_TRUE(code.make(text.view(), version));
      ReadPart part;
      TEST_ASSERT_TRUE(readPart(text.view(), part));
      TEST_ASSERT_EQUAL(i, part.index);
      TEST_ASSERT_EQUAL(parts.count(), part.count);
      const int got = readLetters(part.letters, std::span(joined).subspan(total));
      TEST_ASSERT_GREATER_THAN(0, got);
      total += static_cast<std::size_t>(got);
    }
    TEST_ASSERT_EQUAL(size, total);
    TEST_ASSERT_EQUAL_MEMORY(packed, joined, size);
  }
}

TEST(every_length_splits_and_joins) {
  Rng rng(2);
  for (uint8_t& byte : packed) byte = static_cast<uint8_t>(rng.next());
  for (std::size_t size = 0; size < 700; ++size) {
    const QrParts parts({packed, size}, 5);
    std::size_t total = 0;
    for (int i = 0; i < parts.count(); ++i) {
      ReadPart part;
      const PartText text = parts.part(i);
      TEST_ASSERT_TRUE(readPart(text.view(), part));
      total += static_cast<std::size_t>(readLetters(part.letters, std::span(joined).subspan(total)));
    }
    TEST_ASSERT_EQUAL(size, total);
    TEST_ASSERT_TRUE(std::equal(packed, packed + size, joined));
  }
}

TEST(other_texts_are_no_parts) {
  ReadPart part;
  for (const char* text :
       {"", "LUCCA", "LUCCA1-", "LUCCA1-1", "LUCCA1-1-1-", "LUCCA1-0-1-00000000-A", "LUCCA1-2-1-00000000-A",
        "LUCCA1-1-100-00000000-A", "LUCCA2-1-1-00000000-A", "LUCCA1-1-1-XYZ-A", "LUCCA1-1--00-A"}) {
    TEST_ASSERT_FALSE_MESSAGE(readPart(text, part), text);
  }
  TEST_ASSERT_EQUAL(-1, readLetters("ab", joined));
  TEST_ASSERT_EQUAL(-1, readLetters("AAAA1", joined));
  TEST_ASSERT_EQUAL(-1, readLetters("AAAAAAAA", std::span(joined).first(2)));
}

TEST(damaged_packs_are_refused) {
  const Game& game = games()[0];
  TEST_ASSERT_TRUE(play(game, test::standardSetup(game, 2), 5));
  const std::size_t size = packMatch(match, 1, packed, work);
  for (std::size_t length = 0; length < size; ++length) {
    TEST_ASSERT_FALSE(unpackMatch({packed, length}, game, again, work));
  }
  Rng rng(8);
  int accepted = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::size_t at =
        13 + rng.below(static_cast<uint32_t>(size - 13));  // not the seed: any seed is right
    const uint8_t bit = static_cast<uint8_t>(1u << rng.below(8));
    packed[at] ^= bit;
    // The last entry byte may have unused bits: those alone change nothing.
    if (unpackMatch({packed, size}, game, again, work))
      accepted += again.history().size() != match.history().size();
    packed[at] ^= bit;
  }
  TEST_ASSERT_EQUAL(0, accepted);
}

TEST(pack_says_when_there_is_no_room) {
  const Game& game = games()[0];
  TEST_ASSERT_TRUE(play(game, test::standardSetup(game, 4), 5));
  const std::size_t size = packMatch(match, 1, packed, work);
  for (std::size_t room = 0; room < size; ++room) {
    TEST_ASSERT_EQUAL(0, packMatch(match, 1, std::span(packed).first(room), work));
  }
}

TEST(any_bytes_are_safe_to_unpack) {
  Rng rng(4);
  for (int i = 0; i < 20'000; ++i) {
    const std::size_t size = rng.below(80);
    for (std::size_t k = 0; k < size; ++k) packed[k] = static_cast<uint8_t>(rng.next() >> 20);
    if (size > 15) {
      packed[0] = kPackFormat;
      packed[1] = static_cast<uint8_t>(i % 2);
      packed[2] = static_cast<uint8_t>(2 + i % 4);
      std::fill_n(packed + 3, 6, uint8_t{0});
      packed[13] = 0;
    }
    PackHead head;
    if (!readPackHead({packed, size}, head)) continue;
    const Game* game = findGame(head.setup.game);
    if (game == nullptr) continue;
    TEST_ASSERT_FALSE(unpackMatch({packed, size}, *game, again, work));
  }
}
