#include "drivers/store/store_move.h"

#include <algorithm>

#include "drivers/store/format.h"

namespace lucca {

namespace {

constexpr std::size_t kSector = FlashDevice::kSectorSize;
constexpr std::size_t kPage = FlashDevice::kPageSize;
constexpr uint8_t kJournal = 0, kArchive = 1;
constexpr uint8_t kFirstArchiveKey = 16;
constexpr uint8_t kMarkBegin[kMarkRest] = {'L', 'U', 'C', 'A'};

}  // namespace

std::span<const uint8_t> StoreMove::bytes(uint32_t sector) const {
  return flash_.contents().subspan(sector * kSector, kSector);
}

uint32_t StoreMove::logSectors() const {
  return (static_cast<uint32_t>(flash_.contents().size() / kSector) - kSectors) / 2;
}

// The journal first: it frees the place that the archive takes.
bool StoreMove::run() {
  bool moved = clearGained();
  for (const uint8_t log : {kJournal, kArchive}) {
    const uint32_t end = firstOf(log) + logSectors();
    for (uint32_t sector = end; sector < end + kSectors; ++sector) moved = move(sector, log) || moved;
  }
  return moved;
}

bool StoreMove::isMarked(uint32_t sector) const {
  SectorMark mark;
  return decodeMark(bytes(sector), mark);
}

// Bytes of another program in the places that the journal gains are no damage of the store. Once one of them is the
// journal's, all are its own.
bool StoreMove::clearGained() {
  bool known = false, cleared = false;
  for (uint32_t sector = 0; sector < logSectors(); ++sector) {
    if (!isMarked(sector)) continue;
    if (sector < kSectors) return false;
    known = true;
  }
  for (uint32_t sector = 0; known && sector < kSectors; ++sector) {
    std::size_t at = 0;
    Record record;
    if (usedLength(bytes(sector)) == 0 || findRecord(bytes(sector), at, record)) continue;
    [[maybe_unused]] const FlashResult erased = flash_.erase(static_cast<uint32_t>(sector * kSector));
    cleared = true;
  }
  return cleared;
}

bool StoreMove::move(uint32_t sector, uint8_t log) {
  if (!belongsTo(sector, log)) {
    if (!isLeftover(sector)) return false;
  } else if (!isEmpty(sector) && !hasCopy(sector, log) && !copy(sector, log)) {
    return true;
  }
  release(sector);
  return true;
}

// The sector is one of the log. Where the mark is damaged its records tell.
bool StoreMove::belongsTo(uint32_t sector, uint8_t log) const {
  SectorMark mark;
  if (decodeMark(bytes(sector), mark)) return mark.log == log;
  std::size_t at = 0;
  Record record;
  return findRecord(bytes(sector), at, record) && (record.key < kFirstArchiveKey) == (log == kJournal);
}

// A release may have been cut here: its zeros may be weak, and are written once more. Nothing in such a sector counts.
bool StoreMove::isLeftover(uint32_t sector) const {
  SectorMark mark;
  std::size_t at = 0;
  Record record;
  return std::ranges::equal(bytes(sector).first(kMarkRest), kMarkBegin) && !decodeMark(bytes(sector), mark) &&
         !findRecord(bytes(sector), at, record);
}

bool StoreMove::isEmpty(uint32_t sector) const { return usedLength(bytes(sector).subspan(kMarkSize)) == 0; }

// A copy got its mark last. Since then the sector can only have lost bits, by a release that was cut.
bool StoreMove::hasCopy(uint32_t sector, uint8_t log) {
  const std::span<const uint8_t> original = bytes(sector).subspan(kMarkSize);
  for (uint32_t place = firstOf(log); place < firstOf(log) + logSectors(); ++place) {
    SectorMark found;
    if (!decodeMark(bytes(place), found) || found.log != log || isEmpty(place)) continue;
    const std::span<const uint8_t> copied = bytes(place).subspan(kMarkSize);
    if (!std::ranges::equal(original, copied, [](uint8_t a, uint8_t b) { return (a & ~b) == 0; })) continue;
    uint8_t again[kMarkSize];
    std::ranges::copy(bytes(place).first(kMarkSize), again);
    [[maybe_unused]] const bool sound = put(place, 0, again);
    return true;
  }
  return false;
}

// The places that the log gained, and then any other that holds nothing.
bool StoreMove::copy(uint32_t sector, uint8_t log) {
  for (uint32_t i = 0; i < logSectors(); ++i) {
    const uint32_t place = firstOf(log) + i;
    if (isFree(place, log) && copyTo(place, sector, log)) return true;
  }
  return false;
}

// In the places that the log gained, records without a mark are a copy that was cut. The archive gains its places from the
// journal: a sector of the journal that no place took stays there.
bool StoreMove::isFree(uint32_t place, uint8_t log) const {
  SectorMark found;
  if (decodeMark(bytes(place), found)) return found.format <= kStoreFormat && isEmpty(place);
  if (place - firstOf(log) < kSectors) return log == kJournal || !belongsTo(place, kJournal);
  std::size_t at = 0;
  Record record;
  return !findRecord(bytes(place), at, record);
}

// False: the place does not take it, and is blotted out, so that nothing in it counts.
bool StoreMove::copyTo(uint32_t place, uint32_t sector, uint8_t log) {
  if (usedLength(bytes(place)) > 0) blot(place, kMarkRest, kMarkSize);
  [[maybe_unused]] const FlashResult erased = flash_.erase(static_cast<uint32_t>(place * kSector));
  bool same = usedLength(bytes(place)) == 0;
  alignas(4) uint8_t page[kPage];
  for (std::size_t at = kMarkSize; same && at < kSector;) {
    const std::size_t length = std::min(nextPage(at + 1), kSector) - at;
    std::ranges::copy(bytes(sector).subspan(at, length), page);
    if (usedLength({page, length}) > 0) same = put(place, at, {page, length});
    at += length;
  }
  if (same) mark(place, sector, log);
  SectorMark made;
  if (same && decodeMark(bytes(place), made)) return true;
  blot(place, kMarkRest, kSector);
  return false;
}

// The same mark, or a new one where the sector's own is damaged.
void StoreMove::mark(uint32_t place, uint32_t sector, uint8_t log) {
  SectorMark own;
  uint8_t encoded[kMarkSize];
  if (!decodeMark(bytes(sector), own)) own = {kStoreFormat, log, 1};
  encodeMark(own, encoded);
  [[maybe_unused]] const bool said = put(place, 0, encoded);
}

// Zeros first: what an erase that is cut leaves of them can be no record.
void StoreMove::release(uint32_t sector) {
  blot(sector, kMarkRest, kSector);
  [[maybe_unused]] const FlashResult erased = flash_.erase(static_cast<uint32_t>(sector * kSector));
}

void StoreMove::blot(uint32_t sector, std::size_t from, std::size_t to) {
  const uint8_t zeros[kPage] = {};
  while (from < to) {
    const std::size_t length = std::min(nextPage(from + 1), to) - from;
    [[maybe_unused]] const bool blotted = put(sector, from, {zeros, length});
    from += length;
  }
}

// Success means that the bytes can be read back.
bool StoreMove::put(uint32_t place, std::size_t offset, std::span<const uint8_t> data) {
  const uint32_t at = static_cast<uint32_t>(place * kSector + offset);
  [[maybe_unused]] const FlashResult said = flash_.program(at, data);
  return std::ranges::equal(data, flash_.contents().subspan(at, data.size()));
}

}  // namespace lucca
