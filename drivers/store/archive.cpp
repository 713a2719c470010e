// The finished games: the store's second log, in which nothing is ever moved. The oldest sector goes when
// room is needed.
#include <algorithm>

#include "base/crc32.h"
#include "drivers/store/store.h"

namespace lucca {

namespace {

constexpr uint8_t kGameKey = 16, kForgetKey = 17;

}  // namespace

void Store::indexArchive() {
  gameStart_ = gameCount_ = 0;
  lostGames_ = 0;
  uint32_t gap = 0;
  Groups groups(archive_, archive_.walk());
  Group group;
  while (groups.next(group)) {
    if (groups.lastGap() != gap) ++lostGames_;
    gap = groups.lastGap();
    if (group.key == kForgetKey) gameStart_ = gameCount_ = 0;
    if (group.key == kGameKey && group.offset == 0) addToList(group.position);
  }
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
  if (value.size() > kMaxValue) return StoreResult::TooBig;
  if (isNewest(version, value)) return StoreResult::Ok;
  LogPosition position;
  const StoreResult result = appendToArchive(kGameKey, version, value, position);
  if (result == StoreResult::Ok) addToList(position);
  return result;
}

StoreResult Store::forgetGames() {
  LogPosition position;
  const StoreResult result = appendToArchive(kForgetKey, 1, {}, position);
  if (result == StoreResult::Ok) gameStart_ = gameCount_ = 0;
  return result;
}

StoreResult Store::appendToArchive(uint8_t key, uint8_t version, std::span<const uint8_t> value,
                                   LogPosition& position) {
  for (int attempt = 0; attempt < 3; ++attempt) {
    for (int i = 0; i < archive_.sectors() && archive_.room() < Log::roomFor(value.size()); ++i) {
      if (!reclaimArchive()) break;
    }
    Log::Written written;
    if (archive_.append(key, version, value, 0, written) != StoreResult::Ok) continue;
    position = written.position;
    return StoreResult::Ok;
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

// The games that begin in the oldest sector go with it; they are the first of the list.
bool Store::reclaimArchive() {
  if (archive_.eraseDirty()) return true;
  const uint8_t sector = archive_.oldest();
  if (sector == kNoSector || sector == archive_.head()) return false;
  while (gameCount_ > 0 && games_[gameStart_].sector == sector) {
    gameStart_ = (gameStart_ + 1) % kMaxGames;
    --gameCount_;
  }
  archive_.erase(sector);
  return true;
}

}  // namespace lucca
