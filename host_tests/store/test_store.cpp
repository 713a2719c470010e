// The store on sound flash: what is saved is read back, wear is spread, a save is one page, versions stay apart.

#include <cstdio>

#include "base/crc32.h"
#include "host_tests/store/history.h"
#include "host_tests/store/mounted_store.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

using namespace lucca;

static TestFlash flash(64), small(16);
static Model model;
static Bytes value, other;
static uint8_t buffer[Store::kMaxValue];

void setUp() {
  flash.reset();
  small.reset();
  model = {};
}

static Bytes bytesOf(uint32_t seed, std::size_t size) {
  Rng rng(seed);
  return randomBytes(rng, size);
}

TEST(empty_flash_is_a_fresh_store) {
  MountedStore store(flash);
  TEST_ASSERT_TRUE(store.report().fresh);
  TEST_ASSERT_FALSE(store.report().damaged);
  std::size_t size = 9;
  TEST_ASSERT_EQUAL(StoreResult::Missing, store.load(StoreKey::Settings, 1, buffer, size));
  TEST_ASSERT_EQUAL(0, size);
  TEST_ASSERT_EQUAL(0, store.games());
}

TEST(values_of_every_size_come_back) {
  MountedStore store(flash);
  for (std::size_t size = 1; size <= Store::kMaxValue; size += size < 300 ? 1 : 97) {
    value = bytesOf(static_cast<uint32_t>(size), size);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Hall, 1, value));
    TEST_ASSERT_TRUE(sameValue(store, StoreKey::Hall, value));
  }
  MountedStore again(flash);
  TEST_ASSERT_TRUE(sameValue(again, StoreKey::Hall, value));
  TEST_ASSERT_FALSE(again.report().fresh);
  value = bytesOf(1, Store::kMaxValue + 1);
  TEST_ASSERT_EQUAL(StoreResult::TooBig, again.save(StoreKey::Hall, 1, value));
}

TEST(empty_value_removes_the_key_for_good) {
  MountedStore store(small);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::CurrentGame, 1, bytesOf(1, 300)));
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::CurrentGame, 1, {}));
  for (uint32_t i = 0; i < 2000; ++i) {
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Settings, 1, bytesOf(i, 40)));
  }
  MountedStore again(small);
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::Missing, again.load(StoreKey::CurrentGame, 1, buffer, size));
}

TEST(long_history_is_exact) {
  MountedStore store(small);
  Rng rng(3);
  for (int i = 0; i < 20'000; ++i) {
    const Step step = i % 700 == 0 ? Step{Deed::NewGame, rng.next()} : nextStep(rng);
    TEST_ASSERT_TRUE(doStep(step, model, &store));
    if (i % 97 != 0) continue;
    MountedStore again(small);
    TEST_ASSERT_FALSE(again.report().damaged);
    TEST_ASSERT_TRUE(holds(again, model, 8));
    TEST_ASSERT_TRUE(holds(store, model, 8));
  }
}

// A game of 1600 decisions, the longest there is, saved decision by decision among others.
TEST(longest_game_survives_many_laps) {
  MountedStore store(small);
  TEST_ASSERT_TRUE(doStep({Deed::NewGame, 5}, model, &store));
  for (uint32_t i = 0; i < 1600; ++i) {
    TEST_ASSERT_TRUE(doStep({Deed::Decision, i}, model, &store));
    TEST_ASSERT_TRUE(doStep({Deed::Idle, i}, model, &store));
  }
  MountedStore again(small);
  TEST_ASSERT_TRUE(holds(again, model, 0));
}

// With the sector erased ahead a decision is one page program, two where it crosses pages or opens a sector, and never an
// erase: at 0.7 ms typical, 3 ms at worst a page, well inside 10 ms.
TEST(decision_is_a_page_or_two_and_never_an_erase) {
  MountedStore store(flash);
  while (store.idleDue()) store.idle();
  TEST_ASSERT_TRUE(doStep({Deed::NewGame, 5}, model, &store));
  uint32_t pages = 0;
  const uint32_t decisions = 1500;
  for (uint32_t i = 0; i < decisions; ++i) {
    flash.resetCounts();
    TEST_ASSERT_TRUE(doStep({Deed::Decision, i}, model, &store));
    TEST_ASSERT_EQUAL(0, flash.erases());
    TEST_ASSERT_LESS_OR_EQUAL(2, flash.pages());
    pages += flash.pages();
    while (store.idleDue()) store.idle();
  }
  std::printf("%u decisions, %u page programs\n", decisions, pages);
}

TEST(idle_work_comes_to_an_end) {
  MountedStore store(small);
  Rng rng(9);
  for (int i = 0; i < 3000; ++i) {
    TEST_ASSERT_TRUE(doStep(nextStep(rng), model, &store));
    int calls = 0;
    for (; store.idleDue() && calls < 40; ++calls) store.idle();
    TEST_ASSERT_LESS_THAN(40, calls);
  }
}

TEST(wear_is_spread_over_the_region) {
  MountedStore store(small);
  static uint32_t erases[16];
  small.eraseCounts = erases;
  TEST_ASSERT_TRUE(doStep({Deed::NewGame, 5}, model, &store));
  for (uint32_t i = 0; i < 30'000; ++i) {
    const Deed deed = i % 400 == 399 ? Deed::NewGame : i % 50 == 49 ? Deed::Finish : Deed::Decision;
    TEST_ASSERT_TRUE(doStep({deed, i}, model, &store));
    if (store.idleDue()) store.idle();
  }
  small.eraseCounts = nullptr;
  for (int half = 0; half < 16; half += 8) {
    const auto [least, most] = std::minmax_element(erases + half, erases + half + 8);
    TEST_ASSERT_GREATER_THAN(5, *least);
    TEST_ASSERT_LESS_OR_EQUAL(2, *most - *least);
  }
  TEST_ASSERT_EQUAL(*std::max_element(erases, erases + 16), store.report().mostErases);
  std::printf("30,000 decisions on 8 sectors: %u erases of each\n", erases[0]);
}

TEST(full_archive_drops_the_oldest_and_keeps_the_current_game) {
  MountedStore store(small);
  TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
  for (uint32_t i = 0; i < 300; ++i) {
    TEST_ASSERT_TRUE(doStep({Deed::Finish, i}, model, &store));
    TEST_ASSERT_TRUE(holds(store, model, std::min<std::size_t>(i + 1, 20)));
  }
  MountedStore again(small);
  TEST_ASSERT_TRUE(holds(again, model, 20));
  TEST_ASSERT_EQUAL(store.games(), again.games());
}

TEST(forgotten_games_stay_forgotten) {
  MountedStore store(small);
  for (uint32_t i = 0; i < 5; ++i) TEST_ASSERT_TRUE(doStep({Deed::Finish, i}, model, &store));
  TEST_ASSERT_TRUE(doStep({Deed::Forget, 0}, model, &store));
  TEST_ASSERT_EQUAL(0, store.games());
  for (uint32_t i = 5; i < 7; ++i) TEST_ASSERT_TRUE(doStep({Deed::Finish, i}, model, &store));
  MountedStore again(small);
  TEST_ASSERT_EQUAL(2, again.games());
  TEST_ASSERT_TRUE(holds(again, model, 2));
}

TEST(the_head_of_a_game_is_read_without_the_rest) {
  MountedStore store(small);
  for (uint32_t i = 0; i < 30; ++i) {
    value = bytesOf(i, 400);  // some begin just before the end of a sector
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.addGame(3, value));
    uint8_t version = 0;
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.loadGameHead(0, version, std::span(buffer).first(152)));
    TEST_ASSERT_EQUAL(3, version);
    TEST_ASSERT_EQUAL_MEMORY(value.data(), buffer, 152);
  }
  uint8_t version = 0;
  TEST_ASSERT_EQUAL(StoreResult::Missing, store.loadGameHead(30, version, std::span(buffer).first(152)));
  TEST_ASSERT_EQUAL(StoreResult::Damaged, store.loadGameHead(0, version, std::span(buffer).first(500)));
}

TEST(longest_finished_games_fit) {
  MountedStore store(small);
  for (uint32_t i = 0; i < 40; ++i) {
    value = bytesOf(i, Store::kMaxValue);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.addGame(1, value));
    uint8_t version = 0;
    std::size_t size = 0;
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.loadGame(0, version, buffer, size));
    TEST_ASSERT_EQUAL(Store::kMaxValue, size);
    TEST_ASSERT_EQUAL_MEMORY(value.data(), buffer, size);
    if (i > 0) TEST_ASSERT_EQUAL(StoreResult::Ok, store.loadGame(1, version, buffer, size));
  }
}

TEST(same_game_twice_is_listed_once) {
  MountedStore store(small);
  value = bytesOf(1, 500);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.addGame(1, value));
  MountedStore again(small);
  TEST_ASSERT_EQUAL(StoreResult::Ok, again.addGame(1, value));
  TEST_ASSERT_EQUAL(1, again.games());
  TEST_ASSERT_EQUAL(StoreResult::Ok, again.addGame(1, bytesOf(2, 500)));
  TEST_ASSERT_EQUAL(2, again.games());
}

// A later firmware's value stays beside ours, whatever ours does, and is there again for the later firmware.
TEST(value_of_a_later_version_is_kept_and_reported) {
  MountedStore store(small);
  value = bytesOf(1, 700);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::CurrentGame, 9, value));
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::OtherVersion, store.load(StoreKey::CurrentGame, 1, buffer, size));
  TEST_ASSERT_EQUAL(9, store.newestVersion(StoreKey::CurrentGame));
  Rng rng(7);
  for (int i = 0; i < 2000; ++i) TEST_ASSERT_TRUE(doStep(nextStep(rng), model, &store));
  MountedStore again(small);
  TEST_ASSERT_TRUE(holds(again, model, 5));
  TEST_ASSERT_EQUAL(StoreResult::Ok, again.load(StoreKey::CurrentGame, 9, buffer, size));
  TEST_ASSERT_EQUAL(value.size(), size);
  TEST_ASSERT_EQUAL_MEMORY(value.data(), buffer, size);
}

TEST(key_that_this_version_does_not_know_is_kept) {
  MountedStore store(small);
  const StoreKey unknown = static_cast<StoreKey>(200);
  value = bytesOf(1, 90);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(unknown, 1, value));
  Rng rng(8);
  for (int i = 0; i < 2000; ++i) TEST_ASSERT_TRUE(doStep(nextStep(rng), model, &store));
  MountedStore again(small);
  TEST_ASSERT_TRUE(sameValue(again, unknown, value));
}

TEST(more_values_than_the_store_can_list_are_refused) {
  MountedStore store(small);
  value = bytesOf(1, 20);
  uint8_t version = 1;
  while (store.save(StoreKey::Hall, version, value) == StoreResult::Ok) ++version;
  TEST_ASSERT_EQUAL(25, version);
  TEST_ASSERT_EQUAL(StoreResult::NoRoom, store.save(StoreKey::Settings, 1, value));
  MountedStore again(small);
  TEST_ASSERT_TRUE(sameValue(again, StoreKey::Hall, value));
  TEST_ASSERT_EQUAL(24, again.newestVersion(StoreKey::Hall));
}

// Sectors marked by a later format of the store are neither read nor erased.
TEST(sectors_of_a_later_format_are_left_alone) {
  SectorMark mark{kStoreFormat + 1, 0, 3};
  uint8_t encoded[kMarkSize];
  encodeMark(mark, encoded);
  for (const uint32_t sector : {0u, 3u, 9u}) {
    std::copy_n(encoded, kMarkSize, small.raw().begin() + sector * FlashDevice::kSectorSize);
    small.raw()[sector * FlashDevice::kSectorSize + 100] = 0x42;
  }
  other = small.raw();
  MountedStore store(small);
  TEST_ASSERT_TRUE(store.report().newer);
  Rng rng(8);
  for (int i = 0; i < 2000; ++i) TEST_ASSERT_TRUE(doStep(nextStep(rng), model, &store));
  for (const uint32_t sector : {0u, 3u, 9u}) {
    const uint32_t at = sector * FlashDevice::kSectorSize;
    TEST_ASSERT_EQUAL_MEMORY(&other[at], &small.raw()[at], FlashDevice::kSectorSize);
  }
}

TEST(a_lost_count_of_erases_is_taken_for_the_highest) {
  constexpr int kSectors = 4;
  Log log(small, 0, Log::Starts::OnAFreshPage);
  log.mount(0, kSectors);
  for (int i = 0; i < 3 * kSectors; ++i) TEST_ASSERT_TRUE(log.erase(static_cast<uint8_t>(i % kSectors)));
  small.raw()[8] ^= 1;
  Log again(small, 0, Log::Starts::OnAFreshPage);
  again.mount(0, kSectors);
  TEST_ASSERT_TRUE(again.erase(0));
  SectorMark mark;
  TEST_ASSERT_TRUE(decodeMark(small.contents(), mark));
  TEST_ASSERT_EQUAL(4, mark.erases);
}

// The cells of such a page may be half programmed and read differently the next time: they are blotted out.
TEST(a_page_with_a_torn_writing_is_not_written_again) {
  MountedStore store(small);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Settings, 1, bytesOf(1, 30)));
  small.cutAt(25);
  TEST_ASSERT_NOT_EQUAL(StoreResult::Ok, store.save(StoreKey::Settings, 1, bytesOf(2, 30)));
  TEST_ASSERT_TRUE(small.dead());
  small.powerOn();
  MountedStore again(small);
  other = small.raw();
  TEST_ASSERT_EQUAL(0, other[FlashDevice::kPageSize - 1]);
  TEST_ASSERT_EQUAL(StoreResult::Ok, again.save(StoreKey::Settings, 1, bytesOf(3, 30)));
  const auto [was, is] = std::ranges::mismatch(other, small.raw());
  // The start's own record begins the fresh page, and zeros close it.
  TEST_ASSERT_EQUAL(recordSize(0) + kRecordAlign, (is - small.raw().begin()) % FlashDevice::kPageSize);
}

// A supply that comes and goes may start the device hundreds of times and never let it erase.
TEST(a_start_after_a_start_costs_no_room) {
  MountedStore store(flash);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Settings, 1, bytesOf(1, 200)));
  for (int start = 0; start < 1000; ++start) {
    MountedStore again(flash);
    if (start == 0) other = flash.raw();
    TEST_ASSERT_TRUE(other == flash.raw());
  }
}

// At every position of the ring: the settings, written once, are copied forward when their sector is the oldest.
TEST(starts_leave_the_room_in_which_values_are_written_anew) {
  static TestFlash tiny(8), copy(8);
  MountedStore store(tiny);
  for (uint32_t i = 0; i < 1500; ++i) {
    const Deed deed = i % 150 == 0 ? Deed::NewGame : i == 7 ? Deed::Settings : Deed::Decision;
    TEST_ASSERT_TRUE(doStep({deed, i}, model, &store));
    copy.raw() = tiny.raw();
    for (int start = 0; start < 20; ++start) {
      Store again(copy);
      again.holdErases(true);
      TEST_ASSERT_EQUAL(StoreResult::Ok, again.mount());
    }
    MountedStore last(copy);
    TEST_ASSERT_EQUAL(StoreResult::Ok, last.save(StoreKey::Hall, 1, bytesOf(i, 100)));
    TEST_ASSERT_TRUE(sameValue(last, StoreKey::CurrentGame, model.current));
  }
}

TEST(too_small_a_region_is_refused) {
  static TestFlash tiny(7);
  Store store(tiny);
  TEST_ASSERT_EQUAL(StoreResult::NoRoom, store.mount());
  TEST_ASSERT_EQUAL(StoreResult::NoRoom, store.save(StoreKey::Settings, 1, bytesOf(4, 30)));
}

TEST(memory_is_as_stated) { TEST_ASSERT_LESS_OR_EQUAL(6 * 1024 + 512, sizeof(Store)); }
