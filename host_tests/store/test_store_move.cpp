// A store of older firmware moves to where it ends earlier: power is cut at every byte of every program and at each part of every
// erase, with cells that read differently at every start, and everything it held must be there.

#include <algorithm>
#include <cstdio>
#include <memory>

#include "drivers/store/store_move.h"
#include "host_tests/store/history.h"
#include "host_tests/store/mounted_store.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

using namespace lucca;

namespace {

constexpr uint32_t kSector = FlashDevice::kSectorSize;
#if defined(__SANITIZE_ADDRESS__)
constexpr uint32_t kEvery = 61, kLives = 6;
#else
constexpr uint32_t kEvery = 7, kLives = 60;
#endif

// A part of a flash, as a device of its own.
class Part final : public FlashDevice {
 public:
  Part(FlashDevice& whole, uint32_t start, uint32_t bytes) : whole_(whole), start_(start), bytes_(bytes) {}
  std::span<const uint8_t> contents() const override { return whole_.contents().subspan(start_, bytes_); }
  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override {
    return holds(offset, data.size()) ? whole_.program(start_ + offset, data) : FlashResult::OutOfRange;
  }
  FlashResult erase(uint32_t offset) override {
    return holds(offset, kSectorSize) ? whole_.erase(start_ + offset) : FlashResult::OutOfRange;
  }

 private:
  FlashDevice& whole_;
  uint32_t start_, bytes_;
};

// Where the store is now and where it was, in one flash, and what it held.
struct Moved {
  explicit Moved(uint32_t sectors)
      : flash(sectors + StoreMove::kSectors),
        before(flash, StoreMove::kBytes, sectors * kSector),
        now(flash, 0, sectors * kSector) {}

  TestFlash flash;
  Part before, now;
  Model model;
  std::size_t games = 0;

  // Writes a history with the store in its old place. The flash before it may hold anything.
  void write(uint32_t seed, int steps, uint8_t fill = 0xFF) {
    flash.reset();
    std::fill_n(flash.raw().begin(), StoreMove::kBytes, fill);
    model = {};
    Rng rng(seed);
    MountedStore store(before);
    for (int i = 0; i < steps; ++i) {
      const Step step = i % 120 == 60 ? Step{Deed::NewGame, rng.next()} : nextStep(rng);
      TEST_ASSERT_TRUE(doStep(step, model, &store));
    }
    games = store.games();
  }
  void finish(int more) {
    MountedStore store(before);
    Rng rng(1);
    for (int i = 0; i < more; ++i) TEST_ASSERT_TRUE(doStep({Deed::Finish, rng.next()}, model, &store));
    games = store.games();
  }

  // Everything is where it should be, nothing is told to be wrong, and the last sectors are blank.
  bool isWhole() {
    Store store(now);
    if (store.mount() != StoreResult::Ok || !::holds(store, model, games)) return false;
    const StoreReport report = store.report();
    if (report.damaged || report.unreadable || report.fresh || report.lostGames > 0) return false;
    return store.games() == games;
  }
  bool leftTheEnd() const {
    return std::ranges::all_of(flash.contents().last(StoreMove::kBytes),
                               [](uint8_t byte) { return byte == 0xFF; });
  }
};

// A store of eight sectors wears its places out often; histories of some length leave every kind of sector at the end.
constexpr uint32_t kFew = 16;
constexpr int kLong = 700;

}  // namespace

TEST(a_store_moves_whole_and_only_once) {
  Moved moved(kFew);
  for (const uint8_t fill : {uint8_t{0xFF}, uint8_t{0x5A}, uint8_t{0}}) {
    for (uint32_t seed = 1; seed <= 12; ++seed) {
      moved.write(seed, static_cast<int>(seed * 90), fill);
      // A young store does not reach its old end yet.
      const bool due = StoreMove(moved.flash).run();
      TEST_ASSERT_TRUE(due || seed < 6);
      TEST_ASSERT_TRUE(moved.isWhole());
      TEST_ASSERT_TRUE(moved.leftTheEnd());
      moved.flash.resetCounts();
      TEST_ASSERT_FALSE(StoreMove(moved.flash).run());
      TEST_ASSERT_EQUAL(0, moved.flash.instants());
    }
  }
}

TEST(the_store_works_on_where_it_moved) {
  Moved moved(kFew);
  moved.write(5, kLong);
  TEST_ASSERT_TRUE(StoreMove(moved.flash).run());
  Rng rng(77);
  for (int life = 0; life < 6; ++life) {
    TEST_ASSERT_FALSE(StoreMove(moved.flash).run());
    Store store(moved.now);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_TRUE(holds(store, moved.model, 3));
    for (int i = 0; i < 200; ++i) TEST_ASSERT_TRUE(doStep(nextStep(rng), moved.model, &store));
  }
}

TEST(new_flash_and_foreign_bytes_at_the_end_are_left_alone) {
  Moved moved(kFew);
  for (const uint8_t fill : {uint8_t{0xFF}, uint8_t{0}, uint8_t{0xA5}}) {
    moved.flash.reset(fill);
    moved.flash.resetCounts();
    TEST_ASSERT_FALSE(StoreMove(moved.flash).run());
    TEST_ASSERT_EQUAL(0, moved.flash.instants());
  }
  // Another program's settings behind a store that has moved.
  moved.write(3, kLong);
  TEST_ASSERT_TRUE(StoreMove(moved.flash).run());
  Rng rng(9);
  for (std::size_t i = moved.flash.raw().size() - StoreMove::kBytes; i < moved.flash.raw().size(); ++i)
    moved.flash.raw()[i] = static_cast<uint8_t>(rng.next() >> 24);
  const std::vector<uint8_t> all = moved.flash.raw();
  TEST_ASSERT_FALSE(StoreMove(moved.flash).run());
  TEST_ASSERT_TRUE(all == moved.flash.raw());
}

TEST(every_cut_is_survived_by_the_next_start) {
  Moved moved(kFew);
  uint32_t cuts = 0;
  for (uint32_t seed = 1; seed <= 3; ++seed) {
    moved.write(seed, kLong);
    moved.flash.keep();
    const std::vector<uint8_t> old = moved.flash.raw();
    moved.flash.resetCounts();
    TEST_ASSERT_TRUE(StoreMove(moved.flash).run());
    const uint32_t instants = moved.flash.instants();
    for (uint32_t at = seed % kEvery; at < instants; at += kEvery, ++cuts) {
      moved.flash.raw() = old;
      moved.flash.cutAt(at);
      StoreMove(moved.flash).run();
      TEST_ASSERT_TRUE(moved.flash.dead());
      moved.flash.powerOn();
      StoreMove(moved.flash).run();
      TEST_ASSERT_TRUE_MESSAGE(moved.isWhole(), "something is missing");
    }
  }
  std::printf("%u cuts\n", cuts);
  TEST_ASSERT_GREATER_THAN(1000, cuts);
}

// As large as a device has it, with more games than its archive holds.
TEST(a_full_store_of_a_device_moves_whole) {
  Moved moved(64);
  moved.write(4, 3000);
  moved.finish(400);
  TEST_ASSERT_GREATER_THAN(100, moved.games);
  moved.flash.keep();
  const std::vector<uint8_t> old = moved.flash.raw();
  moved.flash.resetCounts();
  TEST_ASSERT_TRUE(StoreMove(moved.flash).run());
  const uint32_t instants = moved.flash.instants();
  std::printf("%u erases, %u page programs\n", moved.flash.erases(), moved.flash.pages());
  TEST_ASSERT_TRUE(moved.isWhole());
  TEST_ASSERT_TRUE(moved.leftTheEnd());
  for (uint32_t at = 11; at < instants; at += 997 * kEvery) {
    moved.flash.raw() = old;
    moved.flash.cutAt(at);
    StoreMove(moved.flash).run();
    moved.flash.powerOn();
    StoreMove(moved.flash).run();
    TEST_ASSERT_TRUE(moved.isWhole());
  }
}

// Cut after cut, each start or each look reading the weak cells as it likes, until one start comes through.
TEST(many_cuts_in_a_row_with_weak_cells_lose_nothing) {
  Moved moved(kFew);
  uint32_t cuts = 0;
  for (uint32_t seed = 1; seed <= kLives; ++seed) {
    moved.write(1 + seed % 7, kLong);
    moved.flash.rng = Rng(seed);
    moved.flash.flickers = seed % 2 == 0;
    moved.flash.tear = seed % 4 == 0 ? TestFlash::Tear::AllWeak : TestFlash::Tear::Any;
    Rng rng(seed + 1000);
    for (int i = 0; i < 40; ++i, ++cuts) {
      moved.flash.cutAt(rng.below(i % 5 == 0 ? 60'000 : 9'000));
      StoreMove(moved.flash).run();
      moved.flash.powerOn();
    }
    StoreMove(moved.flash).run();
    TEST_ASSERT_TRUE_MESSAGE(moved.isWhole(), "something is missing");
    for (int i = 0; i < 5; ++i) {
      moved.flash.powerOn();
      StoreMove(moved.flash).run();
      TEST_ASSERT_TRUE_MESSAGE(moved.isWhole(), "something came back");
    }
    moved.flash.tear = TestFlash::Tear::Off;
    moved.flash.flickers = false;
  }
  std::printf("%u cuts\n", cuts);
}

// A place that does not erase, or a page that takes nothing, is passed over.
TEST(bad_places_are_passed_over) {
  Moved moved(kFew);
  for (uint32_t bad = 0; bad < StoreMove::kSectors; ++bad) {
    moved.write(bad + 1, kLong, 0x33);
    moved.flash.badSector[bad] = true;
    StoreMove(moved.flash).run();
    TEST_ASSERT_TRUE(moved.isWhole());
    moved.write(bad + 1, kLong);
    moved.flash.badPage[bad * 16 + 2] = true;
    StoreMove(moved.flash).run();
    TEST_ASSERT_TRUE(moved.isWhole());
  }
}

TEST(sectors_with_a_damaged_mark_move_too) {
  Moved moved(kFew);
  for (uint32_t seed = 1; seed <= 8; ++seed) {
    moved.write(seed, kLong);
    for (const uint32_t sector : {kFew / 2, kFew / 2 + 2, kFew + 1, kFew + 3})
      moved.flash.raw()[sector * kSector + 9] ^= 0x10;
    StoreMove(moved.flash).run();
    TEST_ASSERT_TRUE(moved.isWhole());
  }
}
