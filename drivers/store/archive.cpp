// The finished games: the store's second log, in which no record is ever moved. The oldest sector goes when
// room is needed.
#include <algorithm>

#include "base/bytes.h"
#include "base/crc32.h"
#include "drivers/store/store.h"

namespace lucca {

namespace {

constexpr uint8_t kGameKey = 16, kForgetKey = 17, kListKey = 18;
constexpr std::size_t kListSize = 8;

}  // namespace

// The newest state of the list follows every game: so a game that is lost leaves a gap even when it was the
// last one, and the store knows which games were forgotten and which losses were reported, however old they are.
void Store::indexArchive() {
  gameStart_ = gameCount_ = 0;
  lostGames_ = 0;
  list_ = {};
  uint32_t gap = 0;
  bool listed = true;
  Groups groups(archive_, archive_.walk());
  Group group;
  while (groups.next(group)) {
    if (groups.lastGap() != gap) ++lostGames_;
    gap = groups.lastGap();
    listed = group.key == kListKey;
    if (group.key == kForgetKey) forgetBefore(group.sequence);
    if (group.key == kListKey) readList(group, gap);
    if (group.key == kGameKey && group.offset == 0) addToList(group.position);
  }
  if (readOnly_ || (listed && lostGames_ == 0 && !archive_.sealed())) return;
  list_.told = gap;
  writeList();
}

void Store::readList(const Group& group, uint32_t gap) {
  uint8_t bytes[kListSize];
  std::size_t size = 0;
  if (group.offset != 0 || !applyGroup(archive_, group, bytes, size) || size != kListSize) return;
  forgetBefore(get32(&bytes[0]));
  list_.told = std::max(list_.told, get32(&bytes[4]));
  if (gap <= list_.told) lostGames_ = 0;
}

// Without room the list is written with the next game.
void Store::writeList() {
  uint8_t bytes[kListSize];
  put32(&bytes[0], list_.forgotten);
  put32(&bytes[4], list_.told);
  Log::Written written;
  [[maybe_unused]] const StoreResult result = archive_.append(kListKey, 1, bytes, 0, written);
}

void Store::forgetBefore(uint32_t sequence) {
  if (sequence <= list_.forgotten) return;
  list_.forgotten = sequence;
  Record record;
  while (gameCount_ > 0 && archive_.walkFrom(games_[gameStart_]).next(record) && record.sequence < sequence)
    dropOldest();
}

void Store::dropOldest() {
  gameStart_ = (gameStart_ + 1) % kMaxGames;
  --gameCount_;
}

void Store::addToList(LogPosition position) {
  games_[(gameStart_ + gameCount_) % kMaxGames] = position;
  if (gameCount_ < kMaxGames) {
    ++gameCount_;
  } else {
    gameStart_ = (gameStart_ + 1) % kMaxGames;
  }
}

StoreResult Store::addGame(uint8_t version, std::span<const uint8_t> value) {
  if (readOnly_) return StoreResult::ReadOnly;
  if (value.size() > kMaxValue) return StoreResult::TooBig;
  idleGains_ = true;
  if (isNewest(version, value)) return StoreResult::Ok;
  Log::Written written;
  const StoreResult result = appendToArchive(kGameKey, version, value, written);
  if (result != StoreResult::Ok) return result;
  addToList(written.position);
  writeList();
  return StoreResult::Ok;
}

StoreResult Store::forgetGames() {
  if (readOnly_) return StoreResult::ReadOnly;
  Log::Written written;
  const StoreResult result = appendToArchive(kForgetKey, 1, {}, written);
  if (result != StoreResult::Ok) return result;
  forgetBefore(written.sequence);
  writeList();
  return StoreResult::Ok;
}

StoreResult Store::appendToArchive(uint8_t key, uint8_t version, std::span<const uint8_t> value,
                                   Log::Written& written) {
  if (holdsWrites_) return StoreResult::NoRoom;
  const std::size_t needed = Log::roomFor(value.size()) + Log::roomFor(kListSize);
  for (int attempt = 0; attempt < 3; ++attempt) {
    for (int i = 0; i < archive_.sectors() && archive_.room() < needed; ++i) {
      if (!reclaimArchive()) break;
    }
    if (archive_.append(key, version, value, 0, written) == StoreResult::Ok) return StoreResult::Ok;
  }
  return StoreResult::NoRoom;
}

bool Store::isNewest(uint8_t version, std::span<const uint8_t> value) const {
  if (gameCount_ == 0) return false;
  Groups groups(archive_, archive_.walkFrom(games_[(gameStart_ + gameCount_ - 1) % kMaxGames]));
  Group group;
  return groups.next(group) && group.version == version && group.size == value.size() &&
         group.valueCrc == crc32(value.data(), value.size());
}

StoreResult Store::loadGame(std::size_t game, uint8_t& version, std::span<uint8_t> out,
                            std::size_t& size) const {
  size = 0;
  if (game >= gameCount_) return StoreResult::Missing;
  Group group;
  if (!findGame(game, group)) return StoreResult::Damaged;
  version = group.version;
  if (group.size > out.size()) return StoreResult::TooBig;
  if (applyGroup(archive_, group, out, size) && crc32(out.data(), size) == group.valueCrc)
    return StoreResult::Ok;
  size = 0;
  return StoreResult::Damaged;
}

bool Store::findGame(std::size_t game, Group& group) const {
  const LogPosition position = games_[(gameStart_ + gameCount_ - 1 - game) % kMaxGames];
  Groups groups(archive_, archive_.walkFrom(position));
  return groups.next(group) && group.position == position;
}

StoreResult Store::loadGameHead(std::size_t game, uint8_t& version, std::span<uint8_t> out) const {
  if (game >= gameCount_) return StoreResult::Missing;
  Group group;
  if (!findGame(game, group) || group.size < out.size()) return StoreResult::Damaged;
  version = group.version;
  Log::Walk walk = archive_.walkFrom(group.position);
  Record record;
  for (std::size_t done = 0; done < out.size(); done += record.payload.size()) {
    if (!walk.next(record)) return StoreResult::Damaged;
    const std::size_t length = std::min(record.payload.size(), out.size() - done);
    std::copy_n(record.payload.begin(), length, out.begin() + static_cast<std::ptrdiff_t>(done));
  }
  return StoreResult::Ok;
}

// The games that begin in the oldest sector go with it; they are the first of the list. None goes for a game that flash
// that refuses every program could not store anyway.
bool Store::reclaimArchive() {
  if (archive_.eraseDirty()) return true;
  const uint8_t sector = archive_.oldest();
  if (sector == kNoSector || sector == archive_.head() || !archive_.erase(sector, true)) return false;
  while (gameCount_ > 0 && games_[gameStart_].sector == sector) dropOldest();
  return true;
}

}  // namespace lucca
