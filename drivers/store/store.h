// Keeps the values that must survive a power cut: a few that change often (settings, the current game, the hall of
// fame) and the finished games, each added once. docs/store.md gives the reasons for its design, docs/store-format.md
// names every byte.
//
// After a power cut at any moment, the next mount() finds every value as it was before or after the
// interrupted call. The store does not interpret the bytes. Memory: the object itself, about 6 KB,
// and half a KB of stack.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "drivers/flash_device.h"
#include "drivers/store/log.h"
#include "drivers/store/store_result.h"

namespace lucca {

// CurrentGame is the first running game, Game1 and the keys after it are the others.
enum class StoreKey : uint8_t {
  Settings = 1,
  CurrentGame = 2,
  Hall = 3,
  Guides = 4,
  Game1 = 5,
  Rivals = 11,
  Puzzles = 12,
  Reviews = 13,
  Cities = 14
};

// The findings of mount(), and the failures since. The player is told all of them but `mostErases`.
struct StoreReport {
  bool fresh = false;       // the region held nothing of this store: a new device, or other bytes
  bool unreadable = false;  // more sectors than an interrupted erase leaves held bytes that are no records
  bool damaged = false;     // something saved could not be read; every value is its last whole state
  bool newer = false;       // there are sectors of a later version of the store; they are left alone
  uint16_t lostGames = 0;   // places where a finished game was lost since the last mount()
  uint16_t badSectors = 0;  // did not erase since mount()
  uint16_t badPages = 0;    // did not take what was written since mount()
  uint32_t mostErases = 0;  // of any sector, since it was new
};

class Store {
 public:
  static constexpr std::size_t kMaxValue = 3584;
  static constexpr std::size_t kMaxGames = 256;  // older finished games are not listed any more

  explicit Store(FlashDevice& flash)
      : flash_(flash),
        journal_(flash, 0, Log::Starts::OnAFreshPage),
        archive_(flash, 1, Log::Starts::Announced) {}

  // Finds the newest values. NoRoom when the region has fewer than eight sectors. ForReading: nothing is mended, and the
  // flash stays as it is until the next mount(); what would change it says ReadOnly.
  enum class Mounts : uint8_t { ForWriting, ForReading };
  StoreResult mount(Mounts how = Mounts::ForWriting);
  StoreReport report() const;

  // The most bytes that a mount looks at and sums up, whatever they are; docs/store.md has the calculation.
  static constexpr uint32_t kMostWork = 160'000'000;
  // The bytes that the last mount and the calls since looked at and summed up.
  uint32_t work() const { return journal_.work() + archive_.work(); }

  // To begin afresh whatever is there: erases one sector, and then mount() finds a new store. False: there is no such
  // sector.
  bool wipe(std::size_t sector);
  std::size_t sectors() const { return flash_.contents().size() / FlashDevice::kSectorSize; }

  // `version` is that of the value's own format: values of another version under the same key are kept beside
  // it. `from`: the first byte in which `value` differs from what was last saved or loaded under this key and
  // version (0 is always right): only the bytes from there on are written, in one page program when they are
  // few. On an error the old value stays. An empty value removes the key.
  StoreResult save(StoreKey key, uint8_t version, std::span<const uint8_t> value, std::size_t from = 0);

  // `size` is 0 with Missing, TooBig and OtherVersion (only an earlier or later version is there). With Damaged, `out`
  // holds the last state that was whole.
  StoreResult load(StoreKey key, uint8_t version, std::span<uint8_t> out, std::size_t& size) const;
  // Whether a value of that version is there, whole or not.
  bool has(StoreKey key, uint8_t version) const {
    const Entry* entry = find(static_cast<uint8_t>(key), version);
    return entry != nullptr && entry->size != 0;
  }
  // The highest version saved under the key; 0: none.
  uint8_t newestVersion(StoreKey key) const;

  // Finished games: the newest is game 0. A full store drops the oldest. Adding the newest once more changes nothing: a
  // power cut between adding a game and removing the current one may lead to that.
  StoreResult addGame(uint8_t version, std::span<const uint8_t> value);
  std::size_t games() const { return gameCount_; }
  StoreResult loadGame(std::size_t game, uint8_t& version, std::span<uint8_t> out, std::size_t& size) const;
  // Only its first bytes, as many as `out` has: for lists.
  StoreResult loadGameHead(std::size_t game, uint8_t& version, std::span<uint8_t> out) const;
  // Forgets all games that were added so far.
  StoreResult forgetGames();

  // Prepares erased sectors while no player waits: call idle() when the player has not pressed for a while and
  // it is due. One call erases at most one sector (45 ms, at worst 400).
  bool idleDue() const;
  void idle();
  // While erasing is held back idle() is never due and mount() mends nothing that needs an erase: one that a dying battery
  // interrupts is the worst that can happen. A save without room still has to erase.
  void holdErases(bool hold) { holdsErases_ = hold; }
  // While writing is held back every call that would write answers NoRoom, and nothing is programmed or erased.
  void holdWrites(bool hold) { holdsWrites_ = hold; }

 private:
  static constexpr int kMaxEntries = 24;

  // One value of the journal.
  struct Entry {
    Entry() = default;
    Entry(uint8_t itsKey, uint8_t itsVersion) : key(itsKey), version(itsVersion) {}
    uint8_t key = 0, version = 0;
    bool damaged = false;
    uint16_t size = 0;
    LogPosition base;     // of its last complete writing from byte 0 on
    uint32_t newest = 0;  // sequence of its last complete writing
  };

  Entry* find(uint8_t key, uint8_t version);
  const Entry* find(uint8_t key, uint8_t version) const;
  std::span<const Entry> entries() const { return {entries_.data(), entryCount_}; }
  std::span<Entry> entries() { return {entries_.data(), entryCount_}; }

  struct Findings {
    uint32_t lastGap;     // sequence of the journal's last record that followed a gap
    uint32_t singleBase;  // the last writing, when it is a base whose copy was never written; 0: it is not
  };
  Findings indexJournal();
  void indexArchive();
  void repair(const Findings& found);
  StoreResult read(const Entry& entry, std::span<uint8_t> out, std::size_t& size) const;
  StoreResult write(Entry& entry, std::span<const uint8_t> value, std::size_t from);
  StoreResult writeBase(Entry& entry, std::span<const uint8_t> value);
  StoreResult rewrite(Entry& entry);

  std::size_t liveRoom() const;
  std::size_t attainable() const;
  std::size_t reserve() const;
  std::size_t ahead() const;
  bool hasRoom(std::size_t bytes) const { return journal_.room() >= bytes + reserve(); }
  bool makeRoom(std::size_t bytes, int most);
  bool reclaimJournal();
  bool reclaimArchive();
  void readList(const Group& group, uint32_t gap);
  void writeList();
  void forgetBefore(uint32_t sequence);
  void addToList(LogPosition position);
  void dropOldest();
  StoreResult appendToArchive(uint8_t key, uint8_t version, std::span<const uint8_t> value,
                              Log::Written& written);
  bool findGame(std::size_t game, Group& group) const;
  bool isNewest(uint8_t version, std::span<const uint8_t> value) const;

  FlashDevice& flash_;
  Log journal_, archive_;
  std::array<Entry, kMaxEntries> entries_{};
  std::size_t entryCount_ = 0;
  std::array<LogPosition, kMaxGames> games_{};  // a ring: the oldest is at gameStart_
  std::size_t gameStart_ = 0, gameCount_ = 0;
  struct List {
    uint32_t forgotten = 0;  // games before this sequence were deleted
    uint32_t told = 0;       // losses up to this sequence were reported
  } list_;
  uint16_t lostGames_ = 0;
  bool damaged_ = false, holdsErases_ = false, holdsWrites_ = false, readOnly_ = false;
  bool idleGains_ = true;  // the last idle() came on; else the next waits for a save
  std::array<uint8_t, kMaxValue> scratch_{};
};

}  // namespace lucca
