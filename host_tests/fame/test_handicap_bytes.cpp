// Handicaps (rules: Palazzi section 12, Torri section 7) in everything that keeps or carries a game: saves, links, codes,
// settings, the hall. A game without handicaps is written as 0.2.0 wrote it.
#include <array>
#include <cstring>

#include "base/bytes.h"
#include "base/rng.h"
#include "engine/games.h"
#include "host_tests/suite.h"
#include "simulator/web/flash_copy.h"
#include "ui/saves/hall.h"
#include "ui/saves/passed_game.h"
#include "ui/saves/settings.h"
#include "ui/saves/stored_game.h"
#include "ui/setup/draft.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

constexpr GameId kGames[] = {GameId::Palazzi, GameId::Torri};

std::array<uint8_t, kSavedGameMost> saved, again;
std::array<uint8_t, kPassedMost> packed;
PassWork work;
Match match;

Plan planWith(GameId id, bool handicap) {
  Plan plan = standardPlan(id);
  stampDeck(*findGame(id), plan.setup);
  if (handicap) setHandicap(plan.setup, 1, 2);
  if (handicap && plan.setup.players > 2) setHandicap(plan.setup, 2, 4);
  return plan;
}

// A random game to its end, or up to so many entries.
std::size_t play(const Plan& plan, std::size_t entries) {
  static ActionList legal;
  TEST_ASSERT_TRUE(match.start(*findGame(plan.setup.game), plan.setup) == Verdict::Accepted);
  Rng rng(9);
  for (match.settle(); match.toMove() != kOver && match.history().size() < entries; match.settle()) {
    match.legal(legal);
    TEST_ASSERT_TRUE(match.apply(legal[rng.below(static_cast<uint32_t>(legal.size()))]) == Verdict::Accepted);
  }
  return encodeGame({plan, 77, match.history(), match.digest()}, 0, saved);
}

TEST(a_save_has_the_handicap_and_a_version_of_its_own) {
  for (const GameId id : kGames) {
    for (const bool handicap : {false, true}) {
      const Plan plan = planWith(id, handicap);
      const std::size_t size = play(plan, 30);
      SavedGame game;
      TEST_ASSERT_TRUE(decodeGame({saved.data(), size}, game));
      TEST_ASSERT_TRUE(game.plan.setup == plan.setup);
      TEST_ASSERT_EQUAL(plan.who(1).isBot, game.plan.who(1).isBot);
      TEST_ASSERT_EQUAL(handicap ? kSavedExtendedVersion : kSavedGameVersion,
                        savedVersionOf(std::span<const uint8_t>(saved.data(), size)));
    }
  }
}

// Firmware up to 0.2.0 takes a seat with any other byte than 0 and 1 there for none.
TEST(what_0_2_0_would_misread_it_refuses) {
  play(planWith(GameId::Torri, true), 10);
  constexpr std::size_t kKindOfSeat0 = 12 + 24, kKindOfSeat1 = kKindOfSeat0 + 28;
  TEST_ASSERT_GREATER_THAN(1, saved[kKindOfSeat1]);
  play(planWith(GameId::Torri, false), 10);
  TEST_ASSERT_LESS_OR_EQUAL(1, saved[kKindOfSeat1]);
  Plan coached = planWith(GameId::Torri, false);
  coached.setCoached(1, true);  // a computer, which no coach warns: nothing to misread
  std::size_t size = play(coached, 10);
  TEST_ASSERT_LESS_OR_EQUAL(1, saved[kKindOfSeat1]);
  TEST_ASSERT_EQUAL(kSavedGameVersion, savedVersionOf(coached));
  TEST_ASSERT_EQUAL(kSavedGameVersion, savedVersionOf(std::span<const uint8_t>(saved.data(), size)));
  coached.setCoached(0, true);
  size = play(coached, 10);
  TEST_ASSERT_GREATER_THAN(1, saved[kKindOfSeat0]);
  TEST_ASSERT_EQUAL(kSavedExtendedVersion, savedVersionOf(coached));
  TEST_ASSERT_EQUAL(kSavedExtendedVersion, savedVersionOf(std::span<const uint8_t>(saved.data(), size)));
  saved[kKindOfSeat1] = 0xE0;  // a byte that no firmware writes
  Plan plan;
  TEST_ASSERT_FALSE(decodePlan(std::span(saved).first(kSavedGameHead), plan));
}

TEST(links_and_codes_have_it_and_change_nothing_without) {
  for (const GameId id : kGames) {
    for (const bool handicap : {false, true}) {
      const Plan plan = planWith(id, handicap);
      const std::size_t size = play(plan, kMaxHistory);
      const std::size_t length = packPassed({saved.data(), size}, {}, packed, work);
      std::size_t back = 0;
      PassedNotes notes;
      TEST_ASSERT_TRUE(unpackPassed({packed.data(), length}, 5, again, back, notes, work) ==
                       PassedFault::None);
      SavedGame game;
      TEST_ASSERT_TRUE(decodeGame({again.data(), back}, game));
      TEST_ASSERT_TRUE(game.plan.setup == plan.setup);
      TEST_ASSERT_EQUAL_MEMORY(saved.data() + kSavedGameHead, again.data() + kSavedGameHead,
                               size - kSavedGameHead);
      // The codes of a finished game.
      const std::size_t code = packMatch(match, 77, packed, work.pack);
      TEST_ASSERT_EQUAL(handicap, (packed[2] & kPackedHandicap) != 0);
      TEST_ASSERT_EQUAL(plan.setup.players, packed[2] & ~kPackedHandicap);
      static Match other;
      TEST_ASSERT_TRUE(unpackMatch({packed.data(), code}, match.game(), other, work.pack));
      TEST_ASSERT_TRUE(other.setup() == plan.setup);
      TEST_ASSERT_EQUAL_HEX32(match.digest(), other.digest());
    }
  }
}

TEST(a_code_that_announces_none_is_refused) {
  const std::size_t size = play(planWith(GameId::Torri, true), kMaxHistory);
  TEST_ASSERT_GREATER_THAN(0, size);
  const std::size_t code = packMatch(match, 77, packed, work.pack);
  packed[9] = packed[10] = 0;
  PackHead head;
  TEST_ASSERT_FALSE(readPackHead({packed.data(), code}, head));
  for (std::size_t cut = 0; cut < code; ++cut)
    TEST_ASSERT_FALSE(unpackMatch({packed.data(), cut}, match.game(), match, work.pack));
}

TEST(the_last_plan_keeps_it) {
  Settings before, after;
  rememberPlan(before, planWith(GameId::Palazzi, true));
  rememberPlan(before, planWith(GameId::Torri, false));
  std::array<uint8_t, kSettingsMost> bytes;
  const std::size_t size = encodeSettings(before, bytes);
  TEST_ASSERT_TRUE(decodeSettings(Settings::kVersion, std::span(bytes).first(size), after));
  TEST_ASSERT_TRUE(lastPlan(after, GameId::Palazzi)->setup == before.plans[0].setup);
  TEST_ASSERT_TRUE(lastPlan(after, GameId::Torri)->setup == before.plans[1].setup);
}

TEST(the_hall_knows_it_from_the_bytes_that_0_2_0_reads) {
  for (const GameId id : kGames) {
    for (const bool finished : {false, true}) {
      const Plan plan = planWith(id, true);
      play(plan, finished ? kMaxHistory : 20);
      FameGame game, read;
      if (finished) recordGame(match, plan, game);
      if (!finished) recordUnfinished(plan, 20, game);
      std::array<uint8_t, kMaxFameBytes> bytes;
      const std::size_t size = encodeFame(game, bytes);
      TEST_ASSERT_EQUAL(size, decodeFame(std::span(bytes).first(size), read));
      TEST_ASSERT_TRUE(read.setup == plan.setup);
      TEST_ASSERT_TRUE(isOf(read, plan));
      TEST_ASSERT_TRUE(read.result.total == game.result.total);
    }
  }
}

TEST(best_scores_leave_such_games_out) {
  static Hall hall;
  hall.clear();
  FameGame game;
  const Plan given = planWith(GameId::Palazzi, true), plain = planWith(GameId::Palazzi, false);
  play(given, kMaxHistory);
  recordGame(match, given, game);
  hall.add(game);
  TEST_ASSERT_FALSE(bestScore(hall, GameId::Palazzi, plain.setup.players).known);
  play(plain, kMaxHistory);
  recordGame(match, plain, game);
  hall.add(game);
  const BestScore best = bestScore(hall, GameId::Palazzi, plain.setup.players);
  TEST_ASSERT_TRUE(best.known);
  TEST_ASSERT_EQUAL(0, best.game);
}

// A slot holds one game: whichever was saved last.
TEST(a_slot_has_one_version_at_a_time) {
  static web::FlashCopy flash;
  Store store(flash);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  for (const bool handicap : {true, false, true, false}) {
    const std::size_t size = play(planWith(GameId::Torri, handicap), 12);
    TEST_ASSERT_EQUAL(StoreResult::Ok, saveStored(store, StoreKey::CurrentGame, {saved.data(), size}));
    std::size_t found = 0;
    TEST_ASSERT_EQUAL(StoreResult::Ok, loadStored(store, StoreKey::CurrentGame, again, found));
    TEST_ASSERT_EQUAL(size, found);
    TEST_ASSERT_EQUAL_MEMORY(saved.data(), again.data(), size);
    TEST_ASSERT_EQUAL(handicap, store.has(StoreKey::CurrentGame, kSavedExtendedVersion));
    TEST_ASSERT_EQUAL(!handicap, store.has(StoreKey::CurrentGame, kSavedGameVersion));
  }
  TEST_ASSERT_EQUAL(StoreResult::Ok, saveStored(store, StoreKey::CurrentGame, {}));
  TEST_ASSERT_EQUAL(0, store.newestVersion(StoreKey::CurrentGame));
}

}  // namespace
