// Flash that misbehaves: flipped bits, sectors that will not erase, pages that will not program, random bytes, a truncated
// image, and a decoder fed with anything. No crash, nothing whole is lost, and the store says so.

#include <cstdio>

#include "host_tests/store/history.h"
#include "host_tests/store/mounted_store.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

using namespace lucca;

static constexpr uint32_t kSectors = 16;
static TestFlash flash(kSectors);
static Model model;
static Bytes image, before;
static uint8_t buffer[Store::kMaxValue];

void setUp() {
  flash.reset();
  model = {};
}

static void play(Store& store, uint32_t seed, int steps) {
  Rng rng(seed);
  for (int i = 0; i < steps; ++i) {
    const Step step = i % 150 == 0 ? Step{Deed::NewGame, rng.next()} : nextStep(rng);
    TEST_ASSERT_TRUE(doStep(step, model, &store));
  }
}

// Whether the loaded game begins as the model's does.
static bool isEarlierState(const Store& store) {
  std::size_t size = 0;
  const StoreResult result = store.load(StoreKey::CurrentGame, kVersion, buffer, size);
  if (result != StoreResult::Ok && result != StoreResult::Damaged) return false;
  return size >= kHead + kTail && std::equal(buffer, buffer + kHead, model.current.begin());
}

struct Steps {
  Deed deed;
  uint32_t from, end;
};
static void doSteps(Store& store, const Steps& steps) {
  for (uint32_t i = steps.from; i < steps.end; ++i) TEST_ASSERT_TRUE(doStep({steps.deed, i}, model, &store));
}

// Whatever the steps in `lost` bring into the flash is destroyed once those in `kept` are done too.
static void loseSteps(Store& store, const Steps& lost, const Steps& kept) {
  before = flash.raw();
  doSteps(store, lost);
  image = flash.raw();
  doSteps(store, kept);
  for (std::size_t i = 0; i < image.size(); ++i) {
    if (image[i] != before[i]) flash.raw()[i] = 0;
  }
}

// Every bit of the journal's head sector and of a spread of others: what was not hit is exact; the value that was hit is
// its last whole state.
TEST(flipped_bit_anywhere_loses_at_most_its_own_record) {
  MountedStore store(flash);
  play(store, 4, 400);
  image = flash.raw();
  int exact = 0, earlier = 0, gamesShort = 0, tried = 0;
  const std::size_t games = store.games();
  for (std::size_t bit = 0; bit < image.size() * 8; bit += 61) {
    if (image[bit / 8] == 0xFF && bit % 5 != 0) continue;
    flash.raw() = image;
    flash.raw()[bit / 8] ^= static_cast<uint8_t>(1u << (bit % 8));
    MountedStore hit(flash);
    ++tried;
    TEST_ASSERT_TRUE(sameValue(hit, StoreKey::Hall, model.hall) || hit.report().damaged);
    if (sameValue(hit, StoreKey::CurrentGame, model.current)) {
      ++exact;
    } else {
      ++earlier;
      TEST_ASSERT_TRUE(isEarlierState(hit));
    }
    TEST_ASSERT_GREATER_OR_EQUAL(games - 1, hit.games());
    if (hit.games() != games) {
      ++gamesShort;
      TEST_ASSERT_TRUE(hit.report().lostGames > 0 || hit.games() == games - 1);
    }
    TEST_ASSERT_TRUE(doStep({Deed::Settings, 1}, model, &hit));
  }
  std::printf("%d flips: current game exact %d, earlier %d; one finished game lost %d\n", tried, exact,
              earlier, gamesShort);
  // Only the very last record of the current game has nothing after it that would mend it.
  TEST_ASSERT_LESS_THAN(tried / 100, earlier);
}

// A decision's record in the middle of the journal is gone altogether: the next one carries its bytes too.
TEST(lost_decision_is_mended_by_the_next) {
  MountedStore store(flash);
  TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
  doSteps(store, {Deed::Decision, 0, 10});
  loseSteps(store, {Deed::Decision, 10, 11}, {Deed::Decision, 11, 14});
  MountedStore again(flash);
  TEST_ASSERT_TRUE(sameValue(again, StoreKey::CurrentGame, model.current));
  TEST_ASSERT_FALSE(again.report().damaged);
}

// The store says that something was lost, and gives the game as it was before.
static void checkLossIsTold(Store& store, const Bytes& whole) {
  TEST_ASSERT_TRUE(store.report().damaged);
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::Damaged, store.load(StoreKey::CurrentGame, kVersion, buffer, size));
  TEST_ASSERT_EQUAL(whole.size(), size);
  TEST_ASSERT_EQUAL_MEMORY(whole.data(), buffer, size);
}

// After a few lost decisions the next ones still fit on what is there, but what they give is not whole; after many they
// do not even fit.
static void loseDecisions(uint32_t lost) {
  flash.reset();
  model = {};
  MountedStore store(flash);
  TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
  doSteps(store, {Deed::Decision, 0, 10});
  const Bytes whole = model.current;
  loseSteps(store, {Deed::Decision, 10, 10 + lost}, {Deed::Decision, 30, 40});
  MountedStore again(flash);
  checkLossIsTold(again, whole);
  // It continues from there, and the next start reports no damage.
  model.current = whole;
  TEST_ASSERT_TRUE(doStep({Deed::Decision, 99}, model, &again));
  MountedStore third(flash);
  TEST_ASSERT_FALSE(third.report().damaged);
  TEST_ASSERT_TRUE(sameValue(third, StoreKey::CurrentGame, model.current));
}

// Both copies of a value's first writing are gone: nothing can be read of it any more, and that is told, once.
TEST(loss_that_cannot_be_mended_is_told_once_and_leaves_the_last_whole_state) {
  loseDecisions(5);
  loseDecisions(20);
}

TEST(newest_decision_lost_behind_other_values_is_told) {
  MountedStore store(flash);
  play(store, 4, 400);  // past the oldest sector: there a gap is no loss, a cut erase may leave one
  TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
  const Bytes whole = model.current;
  loseSteps(store, {Deed::Decision, 1, 2}, {Deed::Settings, 2, 3});
  MountedStore again(flash);
  checkLossIsTold(again, whole);
  TEST_ASSERT_TRUE(sameValue(again, StoreKey::Settings, model.settings));
}

TEST(game_lost_from_the_archive_is_counted) {
  MountedStore store(flash);
  // Past the oldest sector again.
  doSteps(store, {Deed::Finish, 0, 20});
  const std::size_t games = store.games();
  loseSteps(store, {Deed::Finish, 20, 21}, {Deed::Finish, 21, 22});
  MountedStore again(flash);
  TEST_ASSERT_EQUAL(1, again.report().lostGames);
  TEST_ASSERT_EQUAL(games + 1, again.games());
}

TEST(value_lost_with_its_base_is_told) {
  MountedStore store(flash);
  TEST_ASSERT_TRUE(doStep({Deed::Settings, 1}, model, &store));
  loseSteps(store, {Deed::NewGame, 1, 2}, {Deed::Decision, 0, 10});
  MountedStore again(flash);
  TEST_ASSERT_TRUE(again.report().damaged);
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::Missing, again.load(StoreKey::CurrentGame, kVersion, buffer, size));
  TEST_ASSERT_TRUE(loaded(again, StoreKey::Settings) == model.settings ||
                   again.load(StoreKey::Settings, kVersion, buffer, size) == StoreResult::Damaged);
  MountedStore third(flash);
  TEST_ASSERT_FALSE(third.report().damaged);
}

TEST(sectors_that_will_not_erase_are_gone_round) {
  for (uint32_t bad = 0; bad < kSectors; ++bad) {
    flash.reset();
    model = {};
    flash.badSector.set(bad);
    flash.badSector.set((bad + 5) % kSectors);
    MountedStore store(flash);
    play(store, bad + 1, 1200);
    TEST_ASSERT_TRUE(holds(store, model, 3));
    MountedStore again(flash);
    TEST_ASSERT_TRUE(holds(again, model, 3));
    play(again, bad + 50, 300);
    TEST_ASSERT_TRUE(holds(again, model, 3));
  }
}

// The sector goes bad with records in it that are no longer true: they must not come back.
TEST(stale_sector_that_will_not_erase_does_not_come_back) {
  MountedStore store(flash);
  play(store, 5, 100);
  for (uint32_t s = 0; s < 3; ++s) flash.badSector.set(s);
  play(store, 6, 1500);
  MountedStore again(flash);
  TEST_ASSERT_TRUE(holds(again, model, 0));
  play(again, 7, 1500);
  MountedStore third(flash);
  TEST_ASSERT_TRUE(holds(third, model, 0));
}

TEST(pages_that_will_not_program_are_skipped) {
  Rng rng(12);
  for (int round = 0; round < 12; ++round) {
    flash.reset();
    model = {};
    for (int i = 0; i < 20; ++i) flash.badPage.set(rng.below(kSectors * 16));
    MountedStore store(flash);
    play(store, static_cast<uint32_t>(round + 1), 800);
    TEST_ASSERT_TRUE(holds(store, model, 0));
    MountedStore again(flash);
    TEST_ASSERT_TRUE(holds(again, model, 0));
  }
}

TEST(flash_that_takes_nothing_is_reported_not_hung_on) {
  flash.badPage.set();
  flash.badSector.set();
  MountedStore store(flash);
  TEST_ASSERT_EQUAL(StoreResult::NoRoom, store.save(StoreKey::Settings, 1, Bytes(20, 1)));
  TEST_ASSERT_EQUAL(StoreResult::NoRoom, store.addGame(1, Bytes(20, 1)));
  for (int i = 0; i < 100 && store.idleDue(); ++i) store.idle();
  TEST_ASSERT_FALSE(store.idleDue());
  TEST_ASSERT_EQUAL(kSectors, store.report().badSectors);
}

TEST(failed_save_leaves_the_old_value) {
  MountedStore store(flash);
  play(store, 3, 60);
  flash.badPage.set();
  flash.badSector.set();
  TEST_ASSERT_EQUAL(StoreResult::NoRoom, store.save(StoreKey::Settings, 1, Bytes(50, 7)));
  TEST_ASSERT_TRUE(sameValue(store, StoreKey::Settings, model.settings));
  MountedStore again(flash);
  TEST_ASSERT_TRUE(holds(again, model, 0));
}

TEST(region_of_random_bytes_becomes_a_fresh_store) {
  for (uint32_t seed = 1; seed <= 30; ++seed) {
    flash.reset();
    model = {};
    Rng rng(seed);
    for (uint8_t& byte : flash.raw()) byte = static_cast<uint8_t>(rng.next() >> 11);
    MountedStore store(flash);
    TEST_ASSERT_TRUE(store.report().fresh);
    TEST_ASSERT_TRUE(store.report().unreadable);
    TEST_ASSERT_EQUAL(0, store.games());
    play(store, seed, 40);
    MountedStore again(flash);
    TEST_ASSERT_TRUE(holds(again, model, 0));
    TEST_ASSERT_FALSE(again.report().fresh);
  }
}

// The image of a larger region cut short: the store reads the rest and keeps working.
TEST(truncated_image_is_read_as_far_as_it_goes) {
  MountedStore store(flash);
  play(store, 3, 60);
  for (std::size_t keep = 0; keep < flash.raw().size(); keep += 1000) {
    image = flash.raw();
    std::fill(flash.raw().begin() + static_cast<std::ptrdiff_t>(keep), flash.raw().end(), uint8_t{0xFF});
    MountedStore cut(flash);
    TEST_ASSERT_EQUAL(StoreResult::Ok, cut.save(StoreKey::Settings, 1, Bytes(20, 1)));
    flash.raw() = image;
  }
}

// Real images with bytes changed, moved and doubled: mounting, reading and writing always end, in good order.
TEST(fuzzed_images_never_break_the_store) {
  MountedStore store(flash);
  play(store, 3, 300);
  image = flash.raw();
  Rng rng(99);
#if defined(__SANITIZE_ADDRESS__)
  const int rounds = 150;
#else
  const int rounds = 1500;
#endif
  for (int round = 0; round < rounds; ++round) {
    flash.raw() = image;
    const uint32_t size = static_cast<uint32_t>(image.size() - 5000);
    for (uint32_t n = 1 + rng.below(12); n > 0; --n) {
      const uint32_t at = rng.below(size), from = rng.below(size);
      switch (rng.below(4)) {
        case 0:
          flash.raw()[at] = static_cast<uint8_t>(rng.next());
          break;
        case 1:
          std::copy_n(image.begin() + from / 8 * 8, 8 * (1 + rng.below(60)),
                      flash.raw().begin() + at / 8 * 8);
          break;
        case 2:
          std::copy_n(image.begin() + from / 4096 * 4096, 4096, flash.raw().begin() + at / 4096 * 4096);
          break;
        default:
          std::fill_n(flash.raw().begin() + at, rng.below(500), uint8_t{0xFF});
          break;
      }
    }
    MountedStore hit(flash);
    for (std::size_t i = 0; i < hit.games(); ++i) {
      uint8_t version = 0;
      std::size_t length = 0;
      const StoreResult result = hit.loadGame(i, version, buffer, length);
      TEST_ASSERT_TRUE(result == StoreResult::Ok || length == 0);
    }
    const Bytes fresh(30, static_cast<uint8_t>(round));
    TEST_ASSERT_EQUAL(StoreResult::Ok, hit.save(StoreKey::Settings, kVersion, fresh));
    TEST_ASSERT_EQUAL(StoreResult::Ok, hit.addGame(kVersion, fresh));
    for (int i = 0; i < 40 && hit.idleDue(); ++i) hit.idle();
    MountedStore again(flash);
    TEST_ASSERT_TRUE(sameValue(again, StoreKey::Settings, fresh));
  }
}

// The record decoder alone, on bytes that begin like records: it stays inside the sector and ends.
TEST(decoder_stays_inside_its_sector) {
  Rng rng(5);
  static uint8_t sector[FlashDevice::kSectorSize];
  for (int round = 0; round < 300; ++round) {
    for (uint8_t& byte : sector) byte = static_cast<uint8_t>(rng.next() >> 9);
    for (std::size_t at = kMarkSize; at < sizeof sector; at += 8) {
      sector[at] = 'L';
      sector[at + 1] = 'R';
    }
    const std::size_t length = 1 + rng.below(sizeof sector);
    std::size_t at = 0, left = kScanBytes;
    Record record;
    while (findRecord({sector, length}, at, record, left)) {
      TEST_ASSERT_TRUE(record.payload.data() + record.payload.size() <= sector + length);
      at += recordSize(record.payload.size());
    }
    // To the end, or until as much was summed up as a sector of records is worth.
    TEST_ASSERT_TRUE(at + kRecordHeader > length || left < kMaxRecord);
  }
}
