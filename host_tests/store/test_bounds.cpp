// Stores that somebody made up to keep the device busy: mounting ends after a stated amount of work whatever the bytes are,
// feeds the watchdog on the way, and the store can be used afterwards.

#include <cstdio>
#include <functional>

#include "base/bytes.h"
#include "base/crc32.h"
#include "host_tests/store/history.h"
#include "host_tests/store/mounted_store.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

using namespace lucca;

static constexpr uint32_t kSectors = 64, kHalf = kSectors / 2;
static constexpr std::size_t kSector = FlashDevice::kSectorSize;
static TestFlash flash(kSectors);

void setUp() { flash.reset(); }

static std::span<uint8_t> sector(uint32_t i) { return std::span(flash.raw()).subspan(i * kSector, kSector); }

static void mark(uint32_t i) {
  encodeMark({kStoreFormat, static_cast<uint8_t>(i >= kHalf), 3}, sector(i).first<kMarkSize>());
}

// Puts a record with a right checksum; its length with the padding.
static std::size_t put(std::span<uint8_t> at, const Record& record) {
  uint8_t bytes[kMaxRecord];
  const std::size_t length = encodeRecord(record, bytes);
  if (length > at.size()) return at.size();
  std::copy_n(bytes, length, at.begin());
  return recordSize(record.payload.size());
}

static void putLookalike(std::span<uint8_t> at, uint8_t length) {
  const uint8_t header[] = {'L', 'R', 2, 1, 0, length, 0, 0};
  std::copy_n(header, sizeof header, at.begin());
}

// Fills every sector from behind its mark on by what `next` puts, until it is full.
using Next = std::function<std::size_t(std::span<uint8_t> at, uint32_t sector)>;
static void fill(const Next& next) {
  for (uint32_t i = 0; i < kSectors; ++i) {
    mark(i);
    for (std::size_t at = kMarkSize; at + kRecordAlign <= kSector;) at += next(sector(i).subspan(at), i);
  }
}

static uint32_t sequence;
static const Bytes payload(kMaxPayload, 0x5A);

// One of twelve values, of the greatest size, by as many short writings as there is room for; none of them is whole.
static std::size_t putShort(std::span<uint8_t> at, uint32_t) {
  static const uint8_t one = 1;
  Record record;
  record.key = static_cast<uint8_t>(1 + sequence % 12);
  record.version = 1;
  record.offset = Store::kMaxValue - 1;
  record.payload = {&one, 1};
  record.sequence = ++sequence;
  return put(at, record);
}

// Before those a base of each.
static std::size_t putBases(std::span<uint8_t> at, uint32_t) {
  constexpr uint32_t kPieces = (Store::kMaxValue - 1) / kMaxPayload + 1;
  if (sequence >= 12 * kPieces) return 0;
  Record record;
  record.key = static_cast<uint8_t>(1 + sequence / kPieces);
  record.version = 1;
  record.piece = static_cast<uint8_t>(sequence % kPieces);
  record.offset = static_cast<uint16_t>(record.piece * kMaxPayload);
  record.more = record.piece + 1u < kPieces;
  const std::size_t length = std::min(kMaxPayload, Store::kMaxValue - record.offset);
  record.payload = std::span(payload).first(length);
  record.sequence = ++sequence;
  return put(at, record);
}

struct Crafted {
  const char* name;
  Next next;
};
static const Crafted kCrafted[] = {
    {"every eight bytes look like a record",
     [](std::span<uint8_t> at, uint32_t) {
       putLookalike(at, kMaxPayload);
       return kRecordAlign;
     }},
    {"records without a payload, of every key",
     [](std::span<uint8_t> at, uint32_t) {
       Record record;
       record.key = static_cast<uint8_t>(sequence % 19);
       record.version = static_cast<uint8_t>(1 + sequence % 3);
       record.sequence = ++sequence;
       return put(at, record);
     }},
    {"a record, and then bytes that look like records",
     [](std::span<uint8_t> at, uint32_t i) {
       if (at.size() > kSector - 2 * kMarkSize) return putShort(at, i);
       putLookalike(at, kMaxPayload);
       return kRecordAlign;
     }},
    {"records and bytes that look like records by turns",
     [](std::span<uint8_t> at, uint32_t i) {
       if (at.size() % 128 < 32) return putShort(at, i);
       putLookalike(at, kMaxPayload);
       return kRecordAlign;
     }},
    {"long values that no writing leaves whole",
     [](std::span<uint8_t> at, uint32_t i) {
       const std::size_t base = putBases(at, i);
       return base > 0 ? base : putShort(at, i);
     }},
    {"sectors that all begin alike",
     [](std::span<uint8_t> at, uint32_t i) {
       if (at.size() == kSector - kMarkSize) sequence = 7;
       return putShort(at, i);
     }},
    {"sequences that go down, and round",
     [](std::span<uint8_t> at, uint32_t i) {
       if (at.size() == kSector - kMarkSize) sequence = 0u - i * 5;
       return putShort(at, i);
     }},
    {"seals on every page",
     [](std::span<uint8_t> at, uint32_t) {
       const std::size_t place = kSector - at.size();
       if (place % 256 != 240 || place < 512) {
         std::fill_n(at.begin(), kRecordAlign, uint8_t{0x5A});
         return kRecordAlign;
       }
       uint8_t seal[kSealSize];
       for (std::size_t from = place - 8; from > kMarkSize; from -= 8) {
         if (sealPlace(from) == place) encodeSeal(from, seal);
       }
       std::copy_n(seal, kSealSize, at.begin());
       return kSealSize;
     }},
    {"lists and deletions of finished games",
     [](std::span<uint8_t> at, uint32_t) {
       uint8_t list[8];
       put32(&list[0], sequence / 2);
       put32(&list[4], sequence);
       Record record;
       record.key = static_cast<uint8_t>(16 + sequence % 3);
       record.version = 1;
       record.payload = std::span<const uint8_t>(list);
       record.valueCrc = crc32(list, sizeof list);
       record.sequence = sequence += 1 + sequence % 2;
       return put(at, record);
     }},
    {"writings of a hundred pieces",
     [](std::span<uint8_t> at, uint32_t) {
       Record record;
       record.key = static_cast<uint8_t>(1 + sequence / 100 % 30);
       record.version = 1;
       record.piece = static_cast<uint8_t>(sequence % 100);
       record.more = record.piece < 99;
       record.sequence = ++sequence;
       return put(at, record);
     }},
};

TEST(mounting_any_bytes_is_bounded_and_feeds_the_watchdog) {
  uint32_t most = 0;
  for (const Crafted& crafted : kCrafted) {
    flash.reset();
    sequence = 0;
    fill(crafted.next);
    flash.resetCounts();
    MountedStore store(flash);
    std::printf("%9u bytes, %5u feeds, %4u pages, %2u erases: %s\n", store.work(), flash.feeds(),
                flash.pages(), flash.erases(), crafted.name);
    most = std::max(most, store.work());
    TEST_ASSERT_LESS_THAN_MESSAGE(Store::kMostWork, store.work(), crafted.name);
    TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(store.work() / Log::kFeedEvery / 2, flash.feeds(), crafted.name);
    TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(12, flash.erases(), crafted.name);
    // It can be used, or says that it cannot; the next start is bounded too, and so is one that only reads.
    const StoreResult saved = store.save(StoreKey::Settings, 9, Bytes(40, 3));
    TEST_ASSERT_TRUE(saved == StoreResult::Ok || saved == StoreResult::NoRoom);
    for (const Store::Mounts how : {Store::Mounts::ForReading, Store::Mounts::ForWriting}) {
      flash.resetCounts();
      Store again(flash);
      TEST_ASSERT_EQUAL(StoreResult::Ok, again.mount(how));
      TEST_ASSERT_LESS_THAN(Store::kMostWork, again.work());
      if (how == Store::Mounts::ForReading) TEST_ASSERT_EQUAL(0, flash.pages() + flash.erases());
    }
  }
  std::printf("at most %u bytes\n", most);
}

// As much as a device that was used for long costs, beside the bound.
TEST(mounting_an_honest_store_takes_little) {
  MountedStore store(flash);
  Model model;
  for (uint32_t i = 0; i < 9000; ++i) {
    const Deed deed = i % 400 == 0  ? Deed::NewGame
                      : i % 20 == 0 ? Deed::Finish
                      : i % 7 == 0  ? Deed::Settings
                                    : Deed::Decision;
    TEST_ASSERT_TRUE(doStep({deed, i}, model, &store));
  }
  MountedStore again(flash);
  std::printf("%u bytes\n", again.work());
  TEST_ASSERT_LESS_THAN(2'000'000, again.work());
}

TEST(store_that_is_only_read_stays_as_it_is) {
  MountedStore store(flash);
  Model model;
  for (uint32_t i = 0; i < 300; ++i)
    TEST_ASSERT_TRUE(doStep({i % 40 == 0 ? Deed::Finish : Deed::Decision, i}, model, &store));
  const Bytes before = flash.raw();
  Store reader(flash);
  TEST_ASSERT_EQUAL(StoreResult::Ok, reader.mount(Store::Mounts::ForReading));
  TEST_ASSERT_TRUE(holds(reader, model, model.games.size()));
  TEST_ASSERT_EQUAL(StoreResult::ReadOnly, reader.save(StoreKey::Settings, 1, Bytes(3, 1)));
  TEST_ASSERT_EQUAL(StoreResult::ReadOnly, reader.addGame(1, Bytes(3, 1)));
  TEST_ASSERT_EQUAL(StoreResult::ReadOnly, reader.forgetGames());
  TEST_ASSERT_FALSE(reader.idleDue());
  TEST_ASSERT_TRUE(before == flash.raw());
}

TEST(wiped_store_is_a_new_one) {
  sequence = 0;
  fill(kCrafted[0].next);
  Store store(flash);
  std::size_t i = 0;
  while (store.wipe(i)) ++i;
  TEST_ASSERT_EQUAL(kSectors, i);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  TEST_ASSERT_TRUE(store.report().fresh);
  TEST_ASSERT_FALSE(store.report().unreadable);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Settings, 1, Bytes(3, 1)));
}
