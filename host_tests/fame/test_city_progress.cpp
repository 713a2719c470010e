// Which cities were played, in the store: the best result counts, the last two hundred are kept, and what another firmware left
// stays as it is.

#include <algorithm>
#include <memory>
#include <optional>

#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"
#include "ui/saves/city_progress.h"
#include "ui/setup/city.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

constexpr GameId kPalazzi = GameId::Palazzi;

struct Keeper {
  alignas(8) std::array<std::byte, kBotWorkspace> memory;
  LentMemory spare{memory};
  TestFlash flash{64};
  std::optional<Store> store;
  std::optional<CityProgress> cities;

  Keeper() { reload(); }
  // Switched off and on.
  void reload() {
    store.emplace(flash);
    cities.emplace(spare);
    TEST_ASSERT_TRUE(store->mount() == StoreResult::Ok);
    cities->load(&*store);
  }
};

// A match that is over: each person's decision is the same kind of choice, `way` says which.
std::unique_ptr<PlayedMatch> played(GameId game, int number, std::size_t way) {
  auto match = std::make_unique<PlayedMatch>();
  TEST_ASSERT_TRUE(match->begin(cityPlan(game, number), static_cast<uint32_t>(number)) == Verdict::Accepted);
  ActionList legal;
  for (match->settle(); match->toMove() != kOver; match->settle()) {
    if (match->toMove() == kChance) {
      TEST_ASSERT_TRUE(match->drawChance());
      continue;
    }
    match->legal(legal);
    TEST_ASSERT_TRUE(match->add(legal[way * (match->history().size() + 1) % legal.size()]) ==
                     Verdict::Accepted);
  }
  return match;
}

FameGame fameOf(const PlayedMatch& match, int number) {
  FameGame fame;
  recordGame(match, match.plan(), fame);
  fame.number = static_cast<uint16_t>(number);
  return fame;
}

void finish(Keeper& keeper, GameId game, int number, std::size_t way, int hall) {
  const auto match = played(game, number, way);
  keeper.cities->finish(*match, fameOf(*match, hall));
}

TEST(the_best_result_of_a_city_counts_and_is_kept) {
  const auto keeper = std::make_unique<Keeper>();
  int best = -1, worst = 1000;
  for (std::size_t way = 1; way < 8; ++way) {
    const int score = cityScore(*played(kPalazzi, 3, way));
    best = std::max(best, score);
    worst = std::min(worst, score);
    finish(*keeper, kPalazzi, 3, way, static_cast<int>(way));
    TEST_ASSERT_EQUAL(std::max(best, 0), keeper->cities->best(kPalazzi, 3).score);
  }
  TEST_ASSERT_LESS_THAN(best, worst);
  keeper->reload();
  const CityProgress::Best kept = keeper->cities->best(kPalazzi, 3);
  TEST_ASSERT_TRUE(kept.played);
  TEST_ASSERT_EQUAL(best, kept.score);
  TEST_ASSERT_TRUE(kept.medal == medalOf(citiesOf(kPalazzi), 3, best));
  TEST_ASSERT_FALSE(keeper->cities->best(kPalazzi, 4).played);
  TEST_ASSERT_FALSE(keeper->cities->best(GameId::Torri, 3).played);
}

TEST(the_next_city_follows_those_played_in_order) {
  const auto keeper = std::make_unique<Keeper>();
  TEST_ASSERT_EQUAL(1, keeper->cities->next(kPalazzi));
  finish(*keeper, kPalazzi, 3, 1, 1);
  TEST_ASSERT_EQUAL(1, keeper->cities->next(kPalazzi));
  finish(*keeper, kPalazzi, 1, 1, 2);
  TEST_ASSERT_EQUAL(2, keeper->cities->next(kPalazzi));
  finish(*keeper, kPalazzi, 2, 1, 3);
  TEST_ASSERT_EQUAL(4, keeper->cities->next(kPalazzi));
  TEST_ASSERT_EQUAL(1, keeper->cities->next(GameId::Torri));
  TEST_ASSERT_TRUE(keeper->cities->lastGame() == kPalazzi);
  keeper->reload();
  TEST_ASSERT_EQUAL(4, keeper->cities->next(kPalazzi));
}

TEST(two_hundred_cities_are_kept_and_the_order_goes_on) {
  const auto keeper = std::make_unique<Keeper>();
  const auto match = played(kPalazzi, 1, 1);
  for (int number = 1; number <= 203; ++number) {
    keeper->cities->finish(*played(kPalazzi, number, 1), fameOf(*match, number));
  }
  TEST_ASSERT_EQUAL(204, keeper->cities->next(kPalazzi));
  keeper->reload();
  TEST_ASSERT_EQUAL(204, keeper->cities->next(kPalazzi));
  TEST_ASSERT_FALSE(keeper->cities->best(kPalazzi, 3).played);
  TEST_ASSERT_TRUE(keeper->cities->best(kPalazzi, 4).played);
  TEST_ASSERT_TRUE(keeper->cities->best(kPalazzi, 203).played);
}

TEST(a_game_of_the_hall_is_told_as_a_city) {
  const auto keeper = std::make_unique<Keeper>();
  const auto match = played(GameId::Torri, 7, 1);
  const FameGame fame = fameOf(*match, 12);
  TEST_ASSERT_EQUAL(0, keeper->cities->cityOf(fame));
  keeper->cities->finish(*match, fame);
  keeper->cities->finish(*match, fame);  // the end came again after a power cut
  keeper->reload();
  TEST_ASSERT_EQUAL(7, keeper->cities->cityOf(fame));
  FameGame other = fame;
  other.number = 13;
  TEST_ASSERT_EQUAL(0, keeper->cities->cityOf(other));
  // The hall was cleared by a firmware without cities, and counts from 1 again.
  other = fameOf(*played(GameId::Torri, 8, 5), 12);
  TEST_ASSERT_EQUAL(0, keeper->cities->cityOf(other));
  keeper->cities->forgetHall();
  keeper->reload();
  TEST_ASSERT_EQUAL(0, keeper->cities->cityOf(fame));
  TEST_ASSERT_TRUE(keeper->cities->best(GameId::Torri, 7).played);
  keeper->cities->forget();
  keeper->reload();
  TEST_ASSERT_TRUE(keeper->cities->empty());
  TEST_ASSERT_EQUAL(1, keeper->cities->next(GameId::Torri));
}

TEST(bytes_are_as_the_documents_say) {
  const auto keeper = std::make_unique<Keeper>();
  const auto match = played(kPalazzi, 1, 1);
  const FameGame fame = fameOf(*match, 0x0102);
  keeper->cities->finish(*match, fame);
  std::array<uint8_t, 900> bytes;
  std::size_t size = 0;
  TEST_ASSERT_TRUE(keeper->store->load(StoreKey::Cities, 1, bytes, size) == StoreResult::Ok);
  const int score = std::max(cityScore(*match), 0);
  const int medal = static_cast<int>(medalOf(citiesOf(kPalazzi), 1, score));
  const uint8_t expected[] = {
      2, 0, 2, 0, 1, 0, 0, 1, 1, static_cast<uint8_t>(medal << 5), static_cast<uint8_t>(score),
      1, 2, 1, 1, 0};
  TEST_ASSERT_EQUAL(sizeof expected + 1, size);
  TEST_ASSERT_EQUAL_HEX8_ARRAY(expected, bytes.data(), sizeof expected);
}

TEST(another_version_is_kept_and_other_games_pass_through) {
  const auto keeper = std::make_unique<Keeper>();
  const uint8_t newer[] = {9, 9, 9, 9};
  TEST_ASSERT_TRUE(keeper->store->save(StoreKey::Cities, 2, newer) == StoreResult::Ok);
  keeper->reload();
  TEST_ASSERT_TRUE(keeper->cities->empty());
  finish(*keeper, kPalazzi, 1, 1, 1);
  keeper->reload();
  TEST_ASSERT_TRUE(keeper->cities->best(kPalazzi, 1).played);
  std::array<uint8_t, 900> bytes;
  std::size_t size = 0;
  TEST_ASSERT_TRUE(keeper->store->load(StoreKey::Cities, 2, bytes, size) == StoreResult::Ok);
  TEST_ASSERT_EQUAL(sizeof newer, size);
  TEST_ASSERT_EQUAL_HEX8_ARRAY(newer, bytes.data(), sizeof newer);
  // A city of a game that only another firmware knows stays in the list.
  const uint8_t third[] = {1, 5, 3, 0, 1, 2, 0x0A, 20, 0};
  TEST_ASSERT_TRUE(keeper->store->save(StoreKey::Cities, 1, third) == StoreResult::Ok);
  keeper->reload();
  finish(*keeper, kPalazzi, 1, 1, 1);
  TEST_ASSERT_TRUE(keeper->store->load(StoreKey::Cities, 1, bytes, size) == StoreResult::Ok);
  TEST_ASSERT_EQUAL(2, bytes[7]);
  TEST_ASSERT_EQUAL_HEX8_ARRAY(third + 5, bytes.data() + 8, 3);
}

// The power goes at every byte of what the end of a city writes here.
TEST(a_cut_leaves_the_cities_as_before_or_after) {
  const auto keeper = std::make_unique<Keeper>();
  finish(*keeper, kPalazzi, 1, 1, 1);
  const auto match = played(kPalazzi, 2, 3);
  const FameGame fame = fameOf(*match, 2);
  keeper->flash.keep();
  keeper->flash.resetCounts();
  keeper->cities->finish(*match, fame);
  const uint32_t instants = keeper->flash.instants();
  TEST_ASSERT_GREATER_THAN(40, instants);
  int before = 0, after = 0;
  for (uint32_t at = 0; at < instants; ++at) {
    keeper->flash.rollBack();
    keeper->flash.powerOn();
    keeper->reload();
    keeper->flash.cutAt(at);
    keeper->cities->finish(*match, fame);
    keeper->flash.powerOn();
    keeper->reload();
    TEST_ASSERT_TRUE(keeper->cities->best(kPalazzi, 1).played);
    const bool there = keeper->cities->best(kPalazzi, 2).played;
    TEST_ASSERT_EQUAL(there ? 3 : 2, keeper->cities->next(kPalazzi));
    TEST_ASSERT_EQUAL(there ? 2 : 0, keeper->cities->cityOf(fame));
    ++(there ? after : before);
  }
  TEST_ASSERT_GREATER_THAN(0, before);
  TEST_ASSERT_GREATER_THAN(0, after);
}

// Whatever the bytes are, they are read without harm, and what is written next is whole again.
TEST(torn_bytes_are_read_as_far_as_they_go) {
  const auto keeper = std::make_unique<Keeper>();
  finish(*keeper, kPalazzi, 1, 1, 1);
  finish(*keeper, kPalazzi, 2, 1, 2);
  std::array<uint8_t, 900> bytes;
  std::size_t size = 0;
  TEST_ASSERT_TRUE(keeper->store->load(StoreKey::Cities, 1, bytes, size) == StoreResult::Ok);
  for (std::size_t cut = 1; cut < size; ++cut) {
    TEST_ASSERT_TRUE(keeper->store->save(StoreKey::Cities, 1, std::span(bytes).first(cut)) ==
                     StoreResult::Ok);
    keeper->reload();
    TEST_ASSERT_EQUAL(cut >= 11, keeper->cities->best(kPalazzi, 1).played);
    TEST_ASSERT_EQUAL(cut >= 14, keeper->cities->best(kPalazzi, 2).played);
  }
}

}  // namespace
