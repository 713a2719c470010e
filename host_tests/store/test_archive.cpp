// The finished games when their flash goes bad: what was deleted stays deleted, and a loss is told once.

#include <cstdio>

#include "host_tests/store/history.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

using namespace lucca;

static constexpr uint32_t kSectors = 16, kArchive = kSectors / 2;
static TestFlash flash(kSectors);
static Model model;
static Bytes image, before;

void setUp() {
  flash.reset();
  model = {};
}

static void mount(Store& store) {
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  while (store.idleDue()) store.idle();
}

static void finish(Store& store, uint32_t first, uint32_t count) {
  for (uint32_t i = first; i < first + count; ++i) {
    TEST_ASSERT_TRUE(doStep({Deed::Finish, i}, model, &store));
    TEST_ASSERT_TRUE(doStep({Deed::Idle, 0}, model, &store));
  }
}

// Many more games than the archive holds come after, so the record of the deleting itself is long gone.
static void deleteBesideABadSector(uint32_t sector, bool programs) {
  setUp();
  Store store(flash);
  mount(store);
  finish(store, 0, 30);
  flash.badSector.set(sector);
  for (uint32_t page = 0; page < 16 && !programs; ++page) flash.badPage.set(sector * 16 + page);
  TEST_ASSERT_TRUE(doStep({Deed::Forget, 0}, model, &store));
  for (uint32_t lap = 0; lap < 8; ++lap) {
    Store later(flash);
    mount(later);
    finish(later, 100 + 20 * lap, 20);
    Store again(flash);
    mount(again);
    TEST_ASSERT_TRUE(sameGames(again, model.games, 2));
    TEST_ASSERT_LESS_OR_EQUAL(model.games.size(), again.games());
  }
}

TEST(deleted_games_stay_deleted_beside_a_bad_sector) {
  for (uint32_t sector = kArchive; sector < kSectors; ++sector) {
    deleteBesideABadSector(sector, true);
    deleteBesideABadSector(sector, false);
  }
}

// Everything between the two pictures is gone.
static void destroyWhatWasWritten() {
  for (std::size_t i = 0; i < image.size(); ++i) {
    if (image[i] != before[i]) flash.raw()[i] = 0;
  }
}

static void loseOneOf(uint32_t earlier, uint32_t later) {
  setUp();
  Store store(flash);
  mount(store);
  finish(store, 0, earlier);
  before = flash.raw();
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.addGame(kVersion, Bytes(500, 1)));
  image = flash.raw();
  finish(store, 50, later);
  destroyWhatWasWritten();
  Store again(flash);
  mount(again);
  TEST_ASSERT_EQUAL(1, again.report().lostGames);
  TEST_ASSERT_TRUE(sameGames(again, model.games, earlier + later));
  for (int i = 0; i < 3; ++i) {
    Store third(flash);
    mount(third);
    TEST_ASSERT_EQUAL(0, third.report().lostGames);
    finish(third, 60 + static_cast<uint32_t>(i), 1);
  }
}

TEST(lost_game_is_told_once_also_in_the_oldest_sector) {
  loseOneOf(3, 1);
  loseOneOf(1, 4);
  loseOneOf(0, 3);
  loseOneOf(12, 4);
}

// A young archive, and one whose ring has come round.
static void flipEveryBit(uint32_t games) {
  setUp();
  Store store(flash);
  mount(store);
  finish(store, 0, games);
  const std::size_t there = store.games();
  image = flash.raw();
  uint32_t told = 0;
  for (std::size_t at = kArchive * FlashDevice::kSectorSize; at < image.size(); ++at) {
    if (image[at] == 0xFF && at % 16 != 0) continue;
    flash.raw() = image;
    flash.raw()[at] ^= static_cast<uint8_t>(1u << (at % 8));
    Store hit(flash);
    // Without idle(): the start may give up room, for which the oldest games would go as for the next game.
    TEST_ASSERT_EQUAL(StoreResult::Ok, hit.mount());
    const bool whole = hit.games() == there && sameGames(hit, model.games, there);
    TEST_ASSERT_TRUE(whole || hit.report().lostGames == 1);
    told += !whole;
    Store again(flash);
    mount(again);
    TEST_ASSERT_EQUAL(0, again.report().lostGames);
  }
  std::printf("%u games, %u flips told\n", games, told);
  TEST_ASSERT_GREATER_THAN(1000, told);
}

TEST(flipped_bit_in_a_finished_game_is_told) {
  flipEveryBit(9);
  flipEveryBit(150);
}

static void refuseEveryProgram(uint32_t games, bool idleFirst) {
  setUp();
  Store store(flash);
  mount(store);
  finish(store, 0, games);
  const std::size_t there = store.games();
  for (uint32_t page = kArchive * 16; page < kSectors * 16; ++page) flash.badPage.set(page);
  const auto rest = [&] {
    for (int i = 0; i < 100 && store.idleDue(); ++i) store.idle();
    TEST_ASSERT_FALSE(store.idleDue());
  };
  if (idleFirst) rest();
  for (uint32_t i = 0; i < 3; ++i) {
    TEST_ASSERT_EQUAL(StoreResult::NoRoom, store.addGame(kVersion, Bytes(3000, static_cast<uint8_t>(i))));
    TEST_ASSERT_EQUAL(there, store.games());
    rest();
  }
  TEST_ASSERT_TRUE(sameGames(store, model.games, there));
  flash.badPage.reset();
  Store again(flash);
  mount(again);
  TEST_ASSERT_EQUAL(there, again.games());
  TEST_ASSERT_TRUE(sameGames(again, model.games, there));
  TEST_ASSERT_EQUAL(0, again.report().lostGames);
  finish(again, 1000, 5);
  TEST_ASSERT_TRUE(sameGames(again, model.games, 5));
}

TEST(game_that_cannot_be_written_costs_no_older_one) {
  for (uint32_t games = 1; games < 70; ++games) {
    refuseEveryProgram(games, false);
    refuseEveryProgram(games, true);
  }
}

// Its records are given up for the mark that it cannot take: the ring must not stop there.
TEST(archive_goes_round_past_a_sector_without_its_first_page) {
  for (uint32_t sector = kArchive; sector < kSectors; ++sector) {
    setUp();
    Store store(flash);
    mount(store);
    finish(store, 0, 60);
    flash.badPage.set(sector * 16);
    for (uint32_t i = 0; i < 75; ++i) {
      Store later(flash);
      mount(later);
      finish(later, 100 + 2 * i, 2);
      TEST_ASSERT_TRUE(sameGames(later, model.games, 20));
    }
  }
}
