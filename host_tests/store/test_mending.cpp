// A damaged store on a dying battery: start after start is cut while it may not erase. Then the battery is charged, and
// there must be room to mend and to save.

#include <algorithm>
#include <array>

#include "drivers/store/store.h"
#include "host_tests/store/mounted_store.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

using namespace lucca;

namespace {

constexpr uint8_t kVersion = 9;
constexpr std::size_t kSettings = 400;
std::array<uint8_t, 2000> value;

StoreResult saveSettings(Store& store, uint32_t i) {
  value[0] = static_cast<uint8_t>(i);
  return store.save(StoreKey::Settings, kVersion, std::span(value).first(kSettings));
}

// A few games of `size` bytes, and settings that were changed often.
void fill(TestFlash& flash, int games, std::size_t size, uint32_t changes) {
  MountedStore store(flash);
  for (int i = 0; i < games; ++i) {
    const auto key = static_cast<StoreKey>(static_cast<int>(StoreKey::Game1) + i);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(key, kVersion, std::span(value).first(size)));
  }
  for (uint32_t i = 0; i < changes; ++i) TEST_ASSERT_EQUAL(StoreResult::Ok, saveSettings(store, i));
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Hall, kVersion, std::span(value).first(8)));
}

// The last writing of the settings is gone, both copies of two records each; the hall's behind it is there.
void loseNewestSettings(TestFlash& flash) {
  const std::array<uint8_t, 4> record{'L', 'R', static_cast<uint8_t>(StoreKey::Settings), kVersion};
  for (int i = 0; i < 4; ++i) {
    const auto at = std::find_end(flash.raw().begin(), flash.raw().end(), record.begin(), record.end());
    std::fill_n(at, 40, uint8_t{0});
  }
}

void startAndCut(TestFlash& flash, int starts, Rng& rng) {
  for (int i = 0; i < starts; ++i) {
    flash.cutAt(200 + rng.below(900));
    Store store(flash);
    store.holdErases(true);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    flash.powerOn();
  }
}

void expectRoomAfterCuts(uint32_t sectors, int games, std::size_t size) {
  constexpr int kStarts = 200;
  for (uint32_t seed = 1; seed <= 30; ++seed) {
    TestFlash flash(sectors);
    flash.rng = Rng(seed);
    flash.tear = TestFlash::Tear::Any;
    fill(flash, games, size, 20 + 3 * seed);
    loseNewestSettings(flash);
    flash.resetCounts();
    Rng rng(seed);
    startAndCut(flash, kStarts, rng);
    TEST_ASSERT_EQUAL(0, flash.erases());
    MountedStore charged(flash);
    for (uint32_t i = 0; i < 100; ++i) TEST_ASSERT_EQUAL(StoreResult::Ok, saveSettings(charged, i));
    MountedStore again(flash);
    TEST_ASSERT_FALSE(again.report().damaged);
  }
}

}  // namespace

TEST(starts_cut_on_an_empty_battery_leave_room_in_the_smallest_store) { expectRoomAfterCuts(8, 1, 800); }

TEST(starts_cut_on_an_empty_battery_leave_room_beside_games) {
  expectRoomAfterCuts(16, 3, 2000);
  expectRoomAfterCuts(64, 3, 2000);
}
