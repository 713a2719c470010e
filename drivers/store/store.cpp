#include "drivers/store/store.h"

#include <algorithm>

#include "base/crc32.h"

namespace lucca {

namespace {

constexpr int kMinSectors = 8;
// Each writing repeats a few bytes before the change, so that the next record mends the loss of one.
constexpr std::size_t kOverlap = 8;
// A value's first writing is stored twice: everything after it depends on it.
constexpr std::size_t baseRoom(std::size_t size) { return 2 * Log::roomFor(size); }
// Also kept free, because copying the values may be cut off several times in a row, and each start after that takes room too.
constexpr std::size_t kForCuts = FlashDevice::kSectorSize;
// The most bytes to write again in order to empty one sector: a value of the greatest length that begins in it, and the rest of it.
constexpr std::size_t kSectorLoad = baseRoom(Store::kMaxValue) + FlashDevice::kSectorSize / 4;
// Erased ahead of need: room for about three hundred decisions, or a dozen changes of the settings and a new game.
constexpr std::size_t kAhead = 3 * FlashDevice::kSectorSize;
// A save with enough room erases no more than this in advance; the next save and idle() continue.
constexpr int kMostErases = 3;

bool isCopy(const Group& one, const Group& other) {
  return one.key == other.key && one.version == other.version && one.offset == other.offset &&
         one.size == other.size && one.valueCrc == other.valueCrc;
}

}  // namespace

StoreResult Store::mount(Mounts how) {
  if (sectors() < kMinSectors) return StoreResult::NoRoom;
  const int half = static_cast<int>(std::min<std::size_t>(sectors() / 2, Log::kMaxSectors));
  readOnly_ = how == Mounts::ForReading;
  journal_.mount(0, half, readOnly_);
  archive_.mount(static_cast<uint32_t>(half), half, readOnly_);
  damaged_ = false;
  idleGains_ = true;
  repair(indexJournal());
  indexArchive();
  return StoreResult::Ok;
}

StoreReport Store::report() const {
  StoreReport report;
  report.fresh = !journal_.marked() && !archive_.marked();
  report.damaged = damaged_;
  report.newer = journal_.count(Log::State::Newer) + archive_.count(Log::State::Newer) > 0;
  report.lostGames = lostGames_;
  report.unreadable = journal_.unreadable() > 2 || archive_.unreadable() > 2;
  report.badPages = static_cast<uint16_t>(journal_.badPages() + archive_.badPages());
  report.badSectors = static_cast<uint16_t>(journal_.newlyBad() + archive_.newlyBad());
  report.mostErases = std::max(journal_.mostErases(), archive_.mostErases());
  return report;
}

bool Store::wipe(std::size_t sector) {
  if (sector >= sectors()) return false;
  [[maybe_unused]] const FlashResult said =
      flash_.erase(static_cast<uint32_t>(sector * FlashDevice::kSectorSize));
  return true;
}

const Store::Entry* Store::find(uint8_t key, uint8_t version) const {
  for (const Entry& entry : entries()) {
    if (entry.key == key && entry.version == version) return &entry;
  }
  return nullptr;
}

Store::Entry* Store::find(uint8_t key, uint8_t version) {
  return const_cast<Entry*>(static_cast<const Store*>(this)->find(key, version));
}

// A writing that is not from byte 0 on and has no base before it belongs to a base that was written again later;
// if none comes, the value is lost with its base.
Store::Findings Store::indexJournal() {
  entryCount_ = 0;
  Groups groups(journal_, journal_.walk());
  Group group, before;
  bool single = false;
  for (; groups.next(group); before = group) {
    if (group.key == kStartKey) {
      group = before;
      continue;
    }
    single = group.offset == 0 && !(single && isCopy(before, group));
    Entry* entry = find(group.key, group.version);
    if (entry == nullptr) {
      if (entryCount_ == kMaxEntries) continue;
      entry = &entries_[entryCount_++];
      *entry = Entry(group.key, group.version);
    }
    if (group.offset == 0) entry->base = group.position;
    if (entry->base.sector == kNoSector) continue;
    entry->size = static_cast<uint16_t>(group.size);
    entry->newest = group.sequence;
  }
  return {groups.lastGap(), single ? before.sequence : 0};
}

// Writes the last whole state of values that may have lost something again, so that the next mount finds
// no damage; so does one whose base is stored only once.
void Store::repair(const Findings& found) {
  for (Entry& entry : entries()) {
    std::size_t size = 0;
    entry.damaged = entry.newest < found.lastGap || read(entry, scratch_, size) == StoreResult::Damaged;
    damaged_ = damaged_ || entry.damaged;
  }
  for (Entry& entry : entries()) {
    if (readOnly_ || (!entry.damaged && entry.newest != found.singleBase)) continue;
    // Without room a later start mends it. While nothing may be erased it leaves alone what is kept free: starts that are
    // cut again and again would use that up, and then no sector could be emptied any more.
    if (holdsErases_ && !hasRoom(baseRoom(entry.size))) continue;
    if (!makeRoom(baseRoom(entry.size), 1)) continue;
    [[maybe_unused]] const StoreResult rewritten = rewrite(entry);
  }
}

StoreResult Store::load(StoreKey key, uint8_t version, std::span<uint8_t> out, std::size_t& size) const {
  size = 0;
  const Entry* entry = find(static_cast<uint8_t>(key), version);
  if (entry == nullptr || entry->size == 0) {
    return newestVersion(key) > 0 ? StoreResult::OtherVersion : StoreResult::Missing;
  }
  const StoreResult result = read(*entry, out, size);
  return result == StoreResult::Ok && entry->damaged ? StoreResult::Damaged : result;
}

uint8_t Store::newestVersion(StoreKey key) const {
  uint8_t newest = 0;
  for (const Entry& entry : entries()) {
    if (entry.key == static_cast<uint8_t>(key) && entry.size != 0) newest = std::max(newest, entry.version);
  }
  return newest;
}

// All writings from the base on, in order. Each carries the CRC of the whole value, so the last one tells
// whether all is there. If not, the states between are checked one by one for the last that was whole.
StoreResult Store::read(const Entry& entry, std::span<uint8_t> out, std::size_t& size) const {
  const auto replay = [&](uint32_t until, bool checkEach, uint32_t& whole) {
    size = 0;
    whole = 0;
    Groups groups(journal_, journal_.walkFrom(entry.base));
    Group group;
    Group last;
    while (last.sequence != until && groups.next(group)) {
      if (group.key != entry.key || group.version != entry.version) continue;
      last = group;
      if (!applyGroup(journal_, group, out, size)) continue;
      if (!checkEach) continue;
      journal_.worked(size);
      if (crc32(out.data(), size) == group.valueCrc) whole = group.sequence;
    }
    const bool complete = last.sequence == until && size == last.size;
    if (!checkEach && complete && crc32(out.data(), size) == last.valueCrc) whole = last.sequence;
  };
  if (entry.size > out.size()) {
    size = 0;
    return StoreResult::TooBig;
  }
  uint32_t whole = 0;
  replay(entry.newest, false, whole);
  if (whole != 0) return StoreResult::Ok;
  replay(entry.newest, true, whole);
  const uint32_t last = whole;
  replay(last, false, whole);
  return StoreResult::Damaged;
}

StoreResult Store::save(StoreKey key, uint8_t version, std::span<const uint8_t> value, std::size_t from) {
  if (readOnly_) return StoreResult::ReadOnly;
  if (value.size() > kMaxValue) return StoreResult::TooBig;
  if (holdsWrites_) return StoreResult::NoRoom;
  idleGains_ = true;
  Entry* entry = find(static_cast<uint8_t>(key), version);
  if (entry != nullptr) return write(*entry, value, std::min<std::size_t>({from, entry->size, value.size()}));
  if (value.empty()) return StoreResult::Ok;
  if (entryCount_ == kMaxEntries) return StoreResult::NoRoom;
  Entry fresh(static_cast<uint8_t>(key), version);
  const StoreResult result = write(fresh, value, 0);
  if (result == StoreResult::Ok) entries_[entryCount_++] = fresh;
  return result;
}

// A writing may run out of room when pages refuse it; it is then begun again elsewhere. Making room may write
// this very value again and find it damaged: then `from` is no longer true.
StoreResult Store::write(Entry& entry, std::span<const uint8_t> value, std::size_t from) {
  for (int attempt = 0; attempt < 4; ++attempt) {
    const std::size_t start = from > kOverlap && !entry.damaged ? from - kOverlap : 0;
    const std::size_t needed = start == 0 ? baseRoom(value.size()) : Log::roomFor(value.size() - start);
    if (!makeRoom(needed, 2 * journal_.sectors())) break;
    if (start == 0) {
      if (writeBase(entry, value) == StoreResult::Ok) return StoreResult::Ok;
      continue;
    }
    Log::Written written;
    if (entry.damaged || journal_.append(entry.key, entry.version, value, start, written) != StoreResult::Ok)
      continue;
    entry.newest = written.sequence;
    entry.size = static_cast<uint16_t>(value.size());
    return StoreResult::Ok;
  }
  return StoreResult::NoRoom;
}

StoreResult Store::writeBase(Entry& entry, std::span<const uint8_t> value) {
  Log::Written written;
  if (journal_.append(entry.key, entry.version, value, 0, written) != StoreResult::Ok)
    return StoreResult::NoRoom;
  entry.base = written.position;
  entry.newest = written.sequence;
  entry.size = static_cast<uint16_t>(value.size());
  entry.damaged = false;
  Log::Written second;
  if (journal_.append(entry.key, entry.version, value, 0, second) == StoreResult::Ok) {
    entry.base = second.position;
    entry.newest = second.sequence;
  }
  return StoreResult::Ok;
}

StoreResult Store::rewrite(Entry& entry) {
  std::size_t size = 0;
  const StoreResult found = read(entry, scratch_, size);
  if (found == StoreResult::TooBig) return found;
  const bool damaged = found == StoreResult::Damaged || entry.damaged;
  const StoreResult result = writeBase(entry, std::span(scratch_).first(size));
  entry.damaged = damaged;
  damaged_ = damaged_ || damaged;
  return result;
}

// The room to write every value again.
std::size_t Store::liveRoom() const {
  std::size_t total = 0;
  for (const Entry& entry : entries()) total += baseRoom(entry.size);
  return total;
}

// The room after emptying every sector once: everything but the values and one sector in use.
std::size_t Store::attainable() const {
  const std::size_t live = liveRoom() + Log::kSectorRoom, all = journal_.capacity();
  return all > live ? all - live : 0;
}

// Kept free, so that the oldest sector can always be emptied; where there is little room, no more than can be had.
std::size_t Store::reserve() const {
  const std::size_t wanted = std::min(liveRoom() + kForCuts, journal_.capacity() / 2), most = attainable();
  return std::min(wanted, std::max(most / 2, std::min(kSectorLoad + kForCuts, most)));
}

std::size_t Store::ahead() const {
  return std::min({reserve() + kAhead, attainable(), journal_.capacity() / 2});
}

bool Store::makeRoom(std::size_t bytes, int most) {
  for (int i = 0; i < most && !hasRoom(bytes); ++i) {
    if (i >= kMostErases && journal_.room() >= bytes) break;
    if (!reclaimJournal()) break;
  }
  return journal_.room() >= bytes;
}

bool Store::reclaimJournal() {
  if (journal_.eraseDirty()) return true;
  const uint8_t sector = journal_.oldest();
  if (sector == kNoSector || sector == journal_.head()) return false;
  for (Entry& entry : entries()) {
    if (entry.base.sector != sector) continue;
    if (rewrite(entry) != StoreResult::Ok || entry.base.sector == sector) return false;
  }
  journal_.erase(sector);
  return true;
}

bool Store::idleDue() const {
  if (holdsErases_ || holdsWrites_ || readOnly_ || !idleGains_) return false;
  if (journal_.room() < ahead() &&
      (journal_.count(Log::State::Dirty) > 0 || journal_.count(Log::State::Used) > 2))
    return true;
  const bool more = archive_.count(Log::State::Dirty) > 0 || archive_.count(Log::State::Used) > 2;
  return archive_.room() < Log::roomFor(kMaxValue) && more && !archive_.refuses();
}

void Store::idle() {
  if (journal_.room() < ahead() && reclaimJournal()) return;
  idleGains_ = archive_.room() < Log::roomFor(kMaxValue) && reclaimArchive();
}

}  // namespace lucca
