// The finished games: the store's second log, in which nothing is ever moved. The oldest sector goes when
// room is needed.
#include <algorithm>

#include "drivers/store/store.h"
#include "engine/frame/crc32.h"

namespace lucca {

namespace {

constexpr uint8_t kGameKey = 16;

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
  for (int attempt = 0; attempt < 3; ++attempt) {
    for (int i = 0; i < archive_.sectors() && archive_.room() < Log::roomFor(value.size()); ++i) {
      if (!reclaimArchive()) break;
    }
    Log::Written written;
    if (archive_.append(kGameKey, version, value, 0, written) != StoreResult::Ok) continue;
    addToList(written.position);
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
  const LogPosition position = games_[(gameStart_ + gameCount_ - 1 - game) % kMaxGames];
  Groups groups(archive_, archive_.walkFrom(position));
  Group group;
  if (!groups.next(group) || group.position != position) return StoreResult::Damaged;
  version = group.version;
  if (group.size > out.size()) return StoreResult::TooBig;
  if (applyGroup(archive_, group, out, size) && crc32(out.data(), size) == group.valueCrc)
    return StoreResult::Ok;
  size = 0;
  return StoreResult::Damaged;
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
