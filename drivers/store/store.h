// What must survive a power cut: a few values that change often (settings, the current game, the hall of
// fame) and the finished games, each added once. docs/store.md says why it is built so, docs/store-format.md
// names every byte.
//
// Whatever moment the power goes, the next mount() finds every value as it was before or after the
// interrupted call. The store knows nothing of what the bytes mean. Memory: the object itself (about 6 KB),
// no more.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "drivers/flash_device.h"
#include "drivers/store/log.h"
#include "drivers/store/store_result.h"

namespace lucca {

enum class StoreKey : uint8_t { Settings = 1, CurrentGame = 2, Hall = 3, LastSetup = 4 };

// What mount() found. `damaged` and `newer` are for telling the player.
struct StoreReport {
  bool fresh = false;    // nothing of this store was there: a new device, or a region of other bytes
  bool damaged = false;  // something saved earlier could not be read; every value is its last whole state
  bool newer = false;  // there are values or sectors of a later version of the firmware; they are left alone
  uint16_t badSectors = 0;
  uint32_t mostErases = 0;  // of any sector
};

class Store {
 public:
  static constexpr std::size_t kMaxValue = 3584;
  static constexpr std::size_t kMaxGames = 256;  // older finished games are not listed any more

  explicit Store(FlashDevice& flash);

  // Finds what is there. NoRoom when the region has fewer than eight sectors or none that can be used.
  StoreResult mount();
  StoreReport report() const;

  // `version` is that of the value's own format: values of another version under the same key are kept beside
  // it. `from`: the first byte in which `value` differs from what was last saved or loaded under this key and
  // version (0 is always right): only the bytes from there on are written. One page program when that is
  // little. On an error the old value stays. An empty value removes the key.
  StoreResult save(StoreKey key, uint8_t version, std::span<const uint8_t> value, std::size_t from = 0);

  // Missing, TooBig and NewerVersion (only a later version is there) leave `size` 0. With Damaged, `out`
  // holds the last state that was whole.
  StoreResult load(StoreKey key, uint8_t version, std::span<uint8_t> out, std::size_t& size);
  // The highest version saved under the key; 0: none.
  uint8_t newestVersion(StoreKey key) const;

  // Finished games: the newest is game 0. A full store drops the oldest.
  StoreResult addGame(uint8_t version, std::span<const uint8_t> value);
  std::size_t games() const { return gameCount_; }
  StoreResult loadGame(std::size_t game, uint8_t& version, std::span<uint8_t> out, std::size_t& size) const;

  // Prepares erased sectors while nobody waits: call idle() when the player has not pressed for a while and
  // it is due. One call erases at most one sector (45 ms, at worst 400).
  bool idleDue() const;
  StoreResult idle();

  // Forgets everything, later versions' values too.
  StoreResult eraseAll();

 private:
  static constexpr int kMaxEntries = 12;

  // One value of the journal: where its last complete writing from byte 0 begins.
  struct Entry {
    uint8_t key = 0, version = 0;
    uint16_t size = 0;
    LogPosition base;
    uint32_t newest = 0;  // sequence of its newest complete group
  };

  const Entry* find(uint8_t key, uint8_t version) const;
  Entry* findOrAdd(uint8_t key, uint8_t version);
  void indexJournal();
  void indexArchive();
  void repair();
  StoreResult read(const Entry& entry, std::span<uint8_t> out, std::size_t& size) const;
  std::size_t replay(const Entry& entry, std::span<uint8_t> out, uint32_t last, uint32_t& wholeAt,
                     bool& whole) const;
  StoreResult write(Entry& entry, std::span<const uint8_t> value, std::size_t from);
  StoreResult rewrite(Entry& entry);
  std::size_t liveRoom() const;
  StoreResult makeRoom(std::size_t bytes);
  StoreResult reclaimJournal();
  StoreResult reclaimArchive();
  void dropGamesIn(uint8_t sector);

  FlashDevice& flash_;
  Log journal_, archive_;
  std::array<Entry, kMaxEntries> entries_{};
  std::size_t entryCount_ = 0;
  std::array<LogPosition, kMaxGames> games_{};  // a ring: the oldest is at gameStart_
  std::size_t gameStart_ = 0, gameCount_ = 0;
  bool damaged_ = false, newer_ = false, fresh_ = false;
  std::array<uint8_t, kMaxValue> scratch_{};
};

}  // namespace lucca
