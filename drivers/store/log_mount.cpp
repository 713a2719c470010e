// Finding the head of a log after a start, and settling what a power cut may have left there.
//
// A cell that was being programmed when the power went may read as written at one look and as blank at the next. Only
// the last program can have left such cells: in the last record, behind it, or at the beginning of the sector that would
// have come next. So mount() programs a copy of the last record whose checksum was right, which makes its cells sound;
// blots out everything that a torn writing may have touched, whatever it reads like now; and continues behind that. What it
// decides from such cells it decides once, and makes them agree before anything else depends on them. Room that starts
// give up must not be the room into which the oldest sector's values are copied: otherwise power that comes and goes
// would leave none. So a start whose own record is the last thing there gives up nothing.
#include <algorithm>

#include "drivers/store/log.h"

namespace lucca {

namespace {

constexpr std::size_t kSector = FlashDevice::kSectorSize;

// mount() leaves zeros of a torn record, and 0xFF is flash that was never written. The place of a seal may hold a torn one.
bool holdsBytes(std::span<const uint8_t> sector, std::size_t from, std::size_t to) {
  for (; from < to; ++from) {
    const bool ofSeal = from % FlashDevice::kPageSize >= FlashDevice::kPageSize - kSealSize;
    if (!ofSeal && sector[from] != 0 && sector[from] != 0xFF) return true;
  }
  return false;
}

bool isBlotted(std::span<const uint8_t> bytes) {
  return std::ranges::all_of(bytes, [](uint8_t byte) { return byte == 0; });
}

}  // namespace

void Log::mount(uint32_t first, int count, bool readOnly) {
  first_ = first;
  count_ = std::min(count, kMaxSectors);
  mostErases_ = 0;
  badPages_ = 0;
  marked_ = sealed_ = false;
  unreadable_ = givenUp_ = 0;
  work_ = 0;
  for (int i = 0; i < count_; ++i) inspect(static_cast<uint8_t>(i));
  forgiveBad();
  dropTwins();
  if (starts_ == Starts::Announced) dropHalfErased();
  if (readOnly) {
    findHead();
  } else {
    settle();
  }
  takes_ = Takes::Unknown;  // what was programmed once more would read the same on flash that takes nothing
}

// A sector's mark may be damaged while its records are sound, so records decide first.
void Log::inspect(uint8_t sector) {
  Sector& s = sectors_[sector];
  s = {};
  SectorMark mark;
  s.marked = decodeFlippedMark(bytes(sector), mark);
  if (s.marked) {
    marked_ = true;
    mostErases_ = std::max(mostErases_, mark.erases);
    if (mark.format > kStoreFormat) {
      s.state = State::Newer;
      return;
    }
  }
  std::size_t at = 0, left = kScanBytes;
  Record record;
  if (find(sector, at, record, left)) {
    s.state = State::Used;
    s.first = record.sequence;
  } else if (s.marked && usedLength(bytes(sector).subspan(kMarkSize)) == 0) {
    s.state = State::Clean;
  } else if (!s.marked && isGivenUp(bytes(sector))) {
    s.state = State::Bad;
    ++givenUp_;
  } else if (!s.marked && usedLength(bytes(sector)) > 0) {
    ++unreadable_;
  }
}

// A sector that once would not erase stays given up as long as half of the log does without. After that each start tries
// them again: perhaps the battery was too low then.
void Log::forgiveBad() {
  if (2 * givenUp_ <= count_) return;
  givenUp_ = 0;
  for (int i = 0; i < count_; ++i) {
    if (sectors_[i].state == State::Bad) sectors_[i].state = State::Dirty;
  }
}

// A start before this one may have been cut while it blotted out. Programming a record once more does not help where
// zeros were begun, so what reads like a record there must not be taken for one. Nor can zeros be trusted behind which
// nothing was written yet.
void Log::finishSeals(uint8_t sector) {
  for (std::size_t page = FlashDevice::kPageSize; page <= kSector; page += FlashDevice::kPageSize) {
    const std::size_t place = page - kSealSize;
    std::size_t from = 0;
    if (!decodeSeal(bytes(sector), place, from)) continue;
    const bool finished =
        usedLength(bytes(sector)) > page && isBlotted(bytes(sector).subspan(from, place - from));
    if (finished || inRecord(sector, place)) continue;
    uint8_t seal[kSealSize];
    encodeSeal(from, seal);
    [[maybe_unused]] const bool same = program({sector, static_cast<uint16_t>(place)}, seal);
    blot(sector, from, place - from);
  }
}

bool Log::inRecord(uint8_t sector, std::size_t place) const {
  std::size_t at = 0, end = 0, left = kScanBytes;
  Record record;
  for (; find(sector, at, record, left) && at <= place; at = end) {
    end = at + recordSize(record.payload.size());
    if (place < end) return true;
  }
  return false;
}

// Two sectors that begin alike cannot be put in order. Flash does not do that, but an image put together by hand
// may: the one that goes further is kept.
void Log::dropTwins() {
  for (int i = 0; i < count_; ++i) {
    for (int j = i + 1; j < count_ && sectors_[i].state == State::Used; ++j) {
      if (sectors_[j].state != State::Used || sectors_[j].first != sectors_[i].first) continue;
      const bool further = lastSequence(static_cast<uint8_t>(j)) > lastSequence(static_cast<uint8_t>(i));
      sectors_[further ? i : j].state = State::Dirty;
    }
  }
}

uint32_t Log::lastSequence(uint8_t sector) const {
  uint32_t last = 0;
  std::size_t at = 0, left = kScanBytes;
  Record record;
  for (; find(sector, at, record, left); at += recordSize(record.payload.size()))
    last = std::max(last, record.sequence);
  return last;
}

// The oldest sector of an archive without a mark was being erased: its games were to go, and each look may show others of
// them. One whose mark merely has a flipped bit counts as marked.
void Log::dropHalfErased() {
  const uint8_t sector = oldest();
  if (sector == kNoSector || sectors_[sector].marked || after(sector) == kNoSector) return;
  sectors_[sector].state = State::Dirty;
}

// The head is the sector begun last.
void Log::findHead() {
  head_ = kNoSector;
  headOffset_ = kSector;
  sequence_ = 1;
  for (int i = 0; i < count_; ++i) {
    const Sector& s = sectors_[i];
    if (s.state != State::Used || (head_ != kNoSector && s.first <= sectors_[head_].first)) continue;
    head_ = static_cast<uint8_t>(i);
  }
}

// Makes the head's last record sound. One that cannot be read twice is torn: the one before it is the last. False: none
// is left, and the sector was begun by a torn one.
bool Log::findLast(Last& last) {
  finishSeals(head_);
  for (std::size_t limit = kSector;;) {
    std::size_t at = 0, left = kScanBytes, found = kSector;
    Record record;
    for (; find(head_, at, record, left) && at < limit; at = last.end) {
      found = at;
      last = {at + recordSize(record.payload.size()), record.key, record.more};
      sequence_ = std::max(sequence_, record.sequence + 1);
    }
    if (found == kSector) return false;
    if (hold({head_, static_cast<uint16_t>(found)}, last.end - found)) return true;
    limit = found;
    sequence_ = 1;
  }
}

void Log::settle() {
  announces_ = true;
  bool touched = starts_ == Starts::OnAFreshPage;
  Last last;
  for (findHead(); head_ != kNoSector && !findLast(last); findHead()) sectors_[head_].state = State::Dirty;
  if (head_ != kNoSector) {
    const bool closes = !last.more && (starts_ == Starts::Announced || last.key == kStartKey);
    touched = !closes || !isClosed(last.end);
    // Zeros that close and announce are programmed again first: the next start may read them differently.
    if (closes)
      blot(head_, last.end, std::min(touched ? 2 * kRecordAlign : kRecordAlign, kSector - last.end));
    headOffset_ = touched ? seal(head_, last.end) : last.end + kRecordAlign;
  }
  if (headSpace() < kRecordAlign) openInterrupted(touched);
  if (touched && starts_ == Starts::OnAFreshPage) leaveStart();
}

// Nothing was begun behind the record that ends there, and no start can have seen it torn.
bool Log::isClosed(std::size_t end) const {
  return usedLength(bytes(head_)) == end + kRecordAlign && isBlotted(bytes(head_).subspan(end, kRecordAlign));
}

// Without room for it the next start settles all once more.
void Log::leaveStart() {
  Record record;
  record.key = kStartKey;
  record.version = 1;
  record.sequence = sequence_;
  LogPosition position;
  if (head_ != kNoSector && headSpace() >= recordSize(0) && put(record, position)) close();
}

// Programs a copy of the record whose checksum is right. False: this look did not show one, or it could not be read back.
bool Log::hold(LogPosition position, std::size_t length) {
  uint8_t copy[kMaxRecord];
  length = std::min({length, kMaxRecord, kSector - position.offset});
  std::copy_n(bytes(position.sector).begin() + position.offset, length, copy);
  Record record;
  return decodeRecord({copy, length}, record) &&
         program(position, {copy, kRecordHeader + record.payload.size()});
}

// The same for a mark, before anything is written behind it.
bool Log::holdMark(uint8_t sector) {
  uint8_t copy[kMarkSize];
  std::copy_n(bytes(sector).begin(), kMarkSize, copy);
  SectorMark mark;
  return decodeMark(copy, mark) && program({sector, 0}, copy);
}

// Where a start before this one had blotted out all that its seal covers: behind that.
std::size_t Log::behindSeals(uint8_t sector, std::size_t from) const {
  std::size_t sealed = 0;
  for (std::size_t place = sealPlace(from); from < place; place = sealPlace(from)) {
    if (!decodeSeal(bytes(sector), place, sealed) || sealed != from) break;
    if (!isBlotted(bytes(sector).subspan(from, place - from))) break;
    from = place + kSealSize;
  }
  return from;
}

// Blots out what a torn writing behind `from` may have touched, and gives where the next one can begin. Page
// after page, so that what is still visible after a cut in here tells how far it had come. A page that does not
// even take zeros has refused the writing too, and it continued behind it; else a torn one does not reach the seal. Behind a seal of the journal nothing but the
// record of a start can have been begun: this start's has the same bytes and takes its place.
std::size_t Log::seal(uint8_t sector, std::size_t from) {
  const std::size_t behind = behindSeals(sector, from);
  if (behind > from && starts_ == Starts::OnAFreshPage) return behind;
  from = behind;
  const std::size_t used = std::max(from, usedLength(bytes(sector)));
  const std::size_t place = sealPlace(from);
  const bool said = putSeal(sector, from);
  std::size_t end = place + kSealSize;
  if (used > end) end = nextPage(used + kMaxRecord);
  sealed_ = true;
  while (from < std::min(end, kSector)) {
    const std::size_t next = nextPage(from + 1);
    const std::size_t stop = said && next == place + kSealSize ? place : next;
    blot(sector, from, stop - from);
    if (!isBlotted(bytes(sector).subspan(from, stop - from))) end += FlashDevice::kPageSize;
    from = next;
  }
  return std::min(end, kSector);
}

// A torn one of the same place is completed. False: there is something else already, or no room.
bool Log::putSeal(uint8_t sector, std::size_t from) {
  const std::size_t place = sealPlace(from);
  if (from >= place) return false;
  uint8_t seal[kSealSize];
  encodeSeal(from, seal);
  return program({sector, static_cast<uint16_t>(place)}, seal);
}

// The head is full, or there is none: the interrupted record may have been the first of the next sector. Torn,
// it does not show; the sector is begun behind it. One without any room left waits for its next erase.
void Log::openInterrupted(bool touched) {
  const int start = head_ == kNoSector ? 0 : head_ + 1;
  for (int i = 0; i < count_; ++i) {
    const uint8_t candidate = static_cast<uint8_t>((start + i) % count_);
    Sector& s = sectors_[candidate];
    if (!s.marked || (s.state != State::Clean && s.state != State::Dirty)) continue;
    if (s.state == State::Clean && !touched) return;
    if (!holdMark(candidate)) {
      s = {};
      continue;
    }
    if (!touched) blot(candidate, kMarkSize, kRecordAlign);  // announced here
    const std::size_t offset = seal(candidate, kMarkSize);
    if (offset >= kSector) {
      s = {};
      continue;
    }
    head_ = candidate;
    headOffset_ = offset;
    s.state = State::Used;
    s.first = sequence_;
    return;
  }
}

// As long as no sector was erased twice the ring has not come round, and the log begins with record 1 in the first
// sector. Later the bytes of a damaged record at the beginning show.
bool Log::lostItsBeginning(LogPosition first, uint32_t sequence) const {
  if (first.sector != oldest() || !sectors_[first.sector].marked) return false;
  if (first.sector == 0 && mostErases_ <= 1 && sequence > 1) return true;
  return holdsBytes(bytes(first.sector), kMarkSize, first.offset);
}

}  // namespace lucca
