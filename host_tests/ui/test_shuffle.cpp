// Games whose shuffle is a number, as devices play and keep them.

#include <array>

#include "host_tests/suite.h"
#include "ui/game/played_match.h"
#include "ui/saves/passed_game.h"
#include "ui/saves/saved_game.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

Plan planOf(Shuffle shuffle) {
  Plan plan = standardPlan(GameId::Palazzi);
  setPlayers(plan, 3);
  plan.shuffle = shuffle;
  return plan;
}

// Plays up to `entries` of the history; `decisions` says how seats decide.
void play(PlayedMatch& match, uint32_t decisions, std::size_t entries) {
  for (match.settle(); match.toMove() != kOver && match.history().size() < entries; match.settle()) {
    if (match.toMove() == kChance) {
      TEST_ASSERT_TRUE(match.drawChance());
      continue;
    }
    ActionList legal;
    match.legal(legal);
    const std::size_t pick = (decisions + match.history().size() * decisions) % legal.size();
    TEST_ASSERT_TRUE(match.add(legal[pick]) == Verdict::Accepted);
  }
}

bool sameHistory(const PlayedMatch& a, const PlayedMatch& b) {
  return std::equal(a.history().begin(), a.history().end(), b.history().begin(), b.history().end());
}

PlayedMatch one, other;
std::array<uint8_t, kSavedGameMost> saved;
std::array<uint8_t, kPassedMost> passed;
PassWork work;

TEST(two_devices_draw_the_same_cards) {
  TEST_ASSERT_TRUE(one.begin(planOf(Shuffle::Numbered), 12) == Verdict::Accepted);
  TEST_ASSERT_TRUE(other.begin(planOf(Shuffle::City), 12) == Verdict::Accepted);
  play(one, 5, kMaxHistory);
  play(other, 5, kMaxHistory);
  TEST_ASSERT_TRUE(one.toMove() == kOver);
  TEST_ASSERT_TRUE(sameHistory(one, other));
}

TEST(a_saved_game_goes_on_with_the_same_shuffle) {
  TEST_ASSERT_TRUE(one.begin(planOf(Shuffle::Numbered), 12) == Verdict::Accepted);
  play(one, 5, 40);
  const std::size_t size = encodeGame({one.plan(), one.seed(), one.history(), one.settledDigest()}, 0, saved);
  SavedGame game;
  TEST_ASSERT_TRUE(decodeGame({saved.data(), size}, game));
  TEST_ASSERT_TRUE(game.plan.shuffle == Shuffle::Numbered);
  TEST_ASSERT_EQUAL(kSavedExtendedVersion, savedVersionOf(std::span<const uint8_t>(saved.data(), size)));
  TEST_ASSERT_TRUE(other.begin(game.plan, game.seed) == Verdict::Accepted);
  for (std::size_t i = 0; i < game.length; ++i) {
    other.settle();
    TEST_ASSERT_TRUE(other.add(savedAction(saved, i)) == Verdict::Accepted);
  }
  play(one, 5, kMaxHistory);
  play(other, 5, kMaxHistory);
  TEST_ASSERT_TRUE(sameHistory(one, other));
}

// A save with a kind of shuffle that no firmware writes is not taken for a game.
TEST(an_unknown_shuffle_is_refused) {
  constexpr std::size_t kKindOfSeat0 = kSavedSetupAndSeed + 24, kSeatSize = 28;
  TEST_ASSERT_TRUE(one.begin(planOf(Shuffle::City), 12) == Verdict::Accepted);
  encodeGame({one.plan(), one.seed(), one.history(), one.settledDigest()}, 0, saved);
  Plan plan;
  TEST_ASSERT_TRUE(decodePlan(std::span(saved).first(kSavedGameHead), plan));
  saved[kKindOfSeat0] = static_cast<uint8_t>(saved[kKindOfSeat0] | kShuffles << kMoreBit);
  TEST_ASSERT_FALSE(decodePlan(std::span(saved).first(kSavedGameHead), plan));
  encodeGame({one.plan(), one.seed(), one.history(), one.settledDigest()}, 0, saved);
  constexpr std::size_t kKindOfSeat2 = kKindOfSeat0 + 2 * kSeatSize;
  saved[kKindOfSeat2] = static_cast<uint8_t>(saved[kKindOfSeat2] | 1 << kMoreBit);
  TEST_ASSERT_FALSE(decodePlan(std::span(saved).first(kSavedGameHead), plan));
}

// A link does not reveal the cards to come.
TEST(a_game_passed_by_link_draws_new_cards) {
  TEST_ASSERT_TRUE(one.begin(planOf(Shuffle::City), 12) == Verdict::Accepted);
  play(one, 5, 40);
  const std::size_t size = encodeGame({one.plan(), one.seed(), one.history(), one.settledDigest()}, 0, saved);
  const std::size_t length = packPassed({saved.data(), size}, {}, passed, work);
  TEST_ASSERT_GREATER_THAN(0, length);
  std::size_t again = 0;
  PassedNotes notes;
  TEST_ASSERT_TRUE(unpackPassed({passed.data(), length}, 99, saved, again, notes, work) == PassedFault::None);
  SavedGame game;
  TEST_ASSERT_TRUE(decodeGame({saved.data(), again}, game));
  TEST_ASSERT_TRUE(game.plan.shuffle == Shuffle::Free);
  TEST_ASSERT_EQUAL(99, game.seed);
}

}  // namespace
