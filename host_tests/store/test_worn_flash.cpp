// Sectors that wear out: each is reported once, costs no sector that is sound, and never keeps the store busy.

#include "host_tests/store/history.h"
#include "host_tests/store/mounted_store.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

using namespace lucca;

static constexpr uint32_t kSectors = 64;
static TestFlash flash(kSectors);
static Bytes value(Store::kMaxValue);

void setUp() { flash.reset(); }

static StoreKey slotKey(int slot) {
  return slot == 0 ? StoreKey::CurrentGame
                   : static_cast<StoreKey>(static_cast<int>(StoreKey::Game1) + slot - 1);
}

// The number of erases until nothing more is due.
static uint32_t rest(Store& store) {
  flash.resetCounts();
  for (uint32_t i = 0; i < 4 * kSectors && store.idleDue(); ++i) store.idle();
  TEST_ASSERT_FALSE(store.idleDue());
  return flash.erases();
}

// Six running games of the greatest length, as many entries as a save can have.
static void fillSlots(Store& store, std::size_t size) {
  for (int slot = 0; slot < 6; ++slot) {
    for (std::size_t i = 0; i < size; ++i)
      value[i] = static_cast<uint8_t>(i * 7 + static_cast<std::size_t>(slot));
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(slotKey(slot), kVersion, std::span(value).first(size)));
  }
}

// A decision changes the last bytes.
static void decide(Store& store, int slot, uint32_t i, std::size_t size) {
  value[size - 3] = static_cast<uint8_t>(i);
  value[size - 2] = static_cast<uint8_t>(i >> 8);
  for (std::size_t j = 0; j + 3 < size; ++j)
    value[j] = static_cast<uint8_t>(j * 7 + static_cast<std::size_t>(slot));
  const auto bytes = std::span(value).first(size);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(slotKey(slot), kVersion, bytes, size - 3));
}

// Any number of worn sectors, and the longest games there can be: erasing ahead comes to an end, a decision costs one
// erase at most, and in the long run less than one in forty does.
TEST(erasing_ahead_ends_and_a_decision_erases_once_at_most) {
  for (const std::size_t size : {std::size_t{300}, std::size_t{1500}, std::size_t{3488}}) {
    for (uint32_t worn = 0; worn <= 12; ++worn) {
      flash.reset();
      for (uint32_t s = 0; s < worn; ++s) flash.wornSector.set(s * 5 % 32);
      MountedStore store(flash);
      rest(store);
      fillSlots(store, size);
      rest(store);
      TEST_ASSERT_EQUAL(0, rest(store));
      uint32_t erases = 0, most = 0, idle = 0;
      constexpr uint32_t kDecisions = 1500;
      for (uint32_t i = 0; i < kDecisions; ++i) {
        flash.resetCounts();
        decide(store, static_cast<int>(i / 40 % 6), i, size);
        erases += flash.erases();
        most = std::max(most, flash.erases());
        if (i % 10 == 9) idle += rest(store);
      }
      TEST_ASSERT_LESS_OR_EQUAL(1, most);
      TEST_ASSERT_LESS_THAN(kDecisions / 20, erases + idle);
    }
  }
}

// Without a pause for erasing ahead, a save that finds little room does not go round the whole flash for more.
TEST(save_without_a_pause_erases_a_few_sectors_at_most) {
  for (uint32_t s = 0; s < 8; ++s) flash.wornSector.set(s * 4);
  MountedStore store(flash);
  fillSlots(store, 3488);
  uint32_t most = 0;
  for (uint32_t i = 0; i < 3000; ++i) {
    flash.resetCounts();
    decide(store, static_cast<int>(i % 6), i, 3488);
    most = std::max(most, flash.erases());
  }
  TEST_ASSERT_LESS_OR_EQUAL(4, most);
}

TEST(worn_sectors_are_told_of_when_they_wear_out_and_not_at_every_start) {
  for (const bool erases : {false, true}) {
    flash.reset();
    MountedStore store(flash);
    Model model;
    for (uint32_t i = 0; i < 600; ++i) TEST_ASSERT_TRUE(doStep({Deed::Decision, i}, model, &store));
    for (const uint32_t s : {1u, 2u, 3u, 40u, 41u, 42u}) (erases ? flash.wornSector : flash.badSector).set(s);
    for (uint32_t i = 0; i < 9000; ++i) {
      const Deed deed = i % 400 == 0 ? Deed::NewGame : i % 20 == 0 ? Deed::Finish : Deed::Decision;
      TEST_ASSERT_TRUE(doStep({deed, i}, model, &store));
    }
    TEST_ASSERT_EQUAL(6, store.report().badSectors);
    for (uint32_t round = 0; round < 3; ++round) {
      MountedStore again(flash);
      rest(again);
      TEST_ASSERT_FALSE(again.report().unreadable);
      TEST_ASSERT_EQUAL(0, again.report().badSectors);
      TEST_ASSERT_TRUE(sameValue(again, StoreKey::CurrentGame, model.current));
      for (uint32_t i = 0; i < 300; ++i) TEST_ASSERT_TRUE(doStep({Deed::Decision, i}, model, &again));
    }
  }
}

// Where most sectors of a log were given up, a start tries them again: perhaps the battery was low then.
TEST(given_up_sectors_are_tried_again_when_few_are_left) {
  for (const uint32_t bad : {10u, 20u}) {
    flash.reset();
    for (uint32_t s = 0; s < bad; ++s) flash.badSector.set(s);
    MountedStore store(flash);
    Model model;
    const auto play = [&](Store& on) {
      for (uint32_t i = 0; i < 12000; ++i)
        TEST_ASSERT_TRUE(doStep({i % 300 == 0 ? Deed::NewGame : Deed::Decision, i}, model, &on));
    };
    play(store);
    flash.badSector.reset();
    static uint32_t counts[kSectors];
    std::ranges::fill(counts, 0u);
    flash.eraseCounts = counts;
    MountedStore again(flash);
    play(again);
    flash.eraseCounts = nullptr;
    TEST_ASSERT_TRUE(sameValue(again, StoreKey::CurrentGame, model.current));
    TEST_ASSERT_EQUAL(bad == 20, counts[3] > 0);
    TEST_ASSERT_EQUAL(bad == 20, counts[bad - 1] > 0);
    TEST_ASSERT_EQUAL(0, again.report().badSectors);
  }
}
