// Finding the head of a log after a start, and settling what a power cut may have left there.
//
// A cell that was being programmed when the power went may read as written at one start and as blank at a later
// one. Only the last program can have left such cells: in the last record, behind it, or at the beginning of the
// sector that would have come next. So mount() programs the last record once more, which makes its cells sound;
// blots out everything that a torn writing may have touched, whatever it reads like now; and goes on behind that. Room
// that starts give up must not be the room into which the oldest sector's values are copied: otherwise power that comes
// and goes would leave none. So a start whose own record is the last thing there gives up nothing.
#include <algorithm>

#include "drivers/store/log.h"

namespace lucca {

namespace {

constexpr std::size_t kSector = FlashDevice::kSectorSize;

// Zeros are what mount() leaves of a torn record, and 0xFF is what nobody wrote.
bool holdsBytes(std::span<const uint8_t> bytes) {
  return std::ranges::any_of(bytes, [](uint8_t byte) { return byte != 0 && byte != 0xFF; });
}

}  // namespace

void Log::mount(uint32_t first, int count) {
  first_ = first;
  count_ = std::min(count, kMaxSectors);
  mostErases_ = 0;
  badPages_ = 0;
  marked_ = sealed_ = false;
  unreadable_ = 0;
  for (int i = 0; i < count_; ++i) inspect(static_cast<uint8_t>(i));
  dropTwins();
  findHead();
  settleHead();
  takes_ = Takes::Unknown;  // what was programmed once more would read the same on flash that takes nothing
}

// A sector's mark may be damaged while its records are sound, so records decide first.
void Log::inspect(uint8_t sector) {
  Sector& s = sectors_[sector];
  s = {};
  SectorMark mark;
  s.marked = decodeMark(bytes(sector), mark);
  if (s.marked) {
    marked_ = true;
    mostErases_ = std::max(mostErases_, mark.erases);
    if (mark.format > kStoreFormat) {
      s.state = State::Newer;
      return;
    }
    finishSeals(sector);
  }
  std::size_t at = 0;
  Record record;
  if (findRecord(bytes(sector), at, record)) {
    s.state = State::Used;
    s.first = record.sequence;
  } else if (s.marked && usedLength(bytes(sector).subspan(kMarkSize)) == 0) {
    s.state = State::Clean;
  } else if (!s.marked && usedLength(bytes(sector)) > 0 && !isGivenUp(bytes(sector))) {
    ++unreadable_;
  }
}

// A start before this one may have been cut while it blotted out. Programming a record once more does not help where
// zeros were begun, so what reads like a record there must not be taken for one.
void Log::finishSeals(uint8_t sector) {
  for (std::size_t page = FlashDevice::kPageSize; page <= kSector; page += FlashDevice::kPageSize) {
    const std::size_t place = page - kSealSize;
    std::size_t from = 0;
    if (!decodeSeal(bytes(sector), place, from)) continue;
    const std::span<const uint8_t> sealed = bytes(sector).subspan(from, place - from);
    if (std::ranges::all_of(sealed, [](uint8_t byte) { return byte == 0; }) || inRecord(sector, place))
      continue;
    strengthen({sector, static_cast<uint16_t>(place)}, kSealSize);
    blot(sector, from, sealed.size());
  }
}

bool Log::inRecord(uint8_t sector, std::size_t place) const {
  std::size_t at = 0, end = 0;
  Record record;
  for (; findRecord(bytes(sector), at, record) && at <= place; at = end) {
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
  std::size_t at = 0;
  Record record;
  for (; findRecord(bytes(sector), at, record); at += recordSize(record.payload.size()))
    last = std::max(last, record.sequence);
  return last;
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
  if (head_ != kNoSector) sequence_ = lastSequence(head_) + 1;
}

void Log::settleHead() {
  announces_ = true;
  bool touched = starts_ == Starts::OnAFreshPage;
  if (head_ != kNoSector) {
    std::size_t at = 0, last = 0, end = 0;
    Record record, next;
    for (; findRecord(bytes(head_), at, next); at = end) {
      record = next;
      last = at;
      end = at + recordSize(record.payload.size());
    }
    strengthen({head_, static_cast<uint16_t>(last)}, end - last);
    const bool closes = !record.more && (starts_ == Starts::Announced || record.key == kStartKey);
    touched = !closes || !isClosed(end);
    // Zeros that close and announce are programmed again first; else the next start might take all for settled.
    if (touched && closes) blot(head_, end, std::min(2 * kRecordAlign, kSector - end));
    headOffset_ = touched ? seal(head_, end) : end + kRecordAlign;
  }
  if (headSpace() < kRecordAlign) openInterrupted(touched);
  if (touched && starts_ == Starts::OnAFreshPage) leaveStart();
}

// Nothing was begun behind the record that ends there, and no start can have seen it torn.
bool Log::isClosed(std::size_t end) const {
  const std::span<const uint8_t> behind = bytes(head_).subspan(end);
  return usedLength(bytes(head_)) == end + kRecordAlign &&
         std::ranges::all_of(behind.first(kRecordAlign), [](uint8_t byte) { return byte == 0; });
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

// Programs a record's bytes once more.
void Log::strengthen(LogPosition position, std::size_t length) {
  uint8_t copy[kMaxRecord];
  length = std::min({length, kMaxRecord, kSector - position.offset});
  std::copy_n(bytes(position.sector).begin() + position.offset, length, copy);
  [[maybe_unused]] const bool same = program(position, {copy, length});
}

// Blots out what a torn writing behind `from` may have touched, and gives where the next one can begin. Page
// after page, so that what is still visible after a cut in here tells how far it had come. A page that does not
// even take zeros has refused the writing too, and it went on behind it.
std::size_t Log::seal(uint8_t sector, std::size_t from) {
  const std::size_t used = std::max(from, usedLength(bytes(sector)));
  const std::size_t place = sealPlace(from);
  const bool said = putSeal(sector, from);
  std::size_t end = std::max(nextPage(used + kMaxRecord), place + kSealSize);
  sealed_ = true;
  while (from < std::min(end, kSector)) {
    const std::size_t next = nextPage(from + 1);
    const std::size_t stop = said && next == place + kSealSize ? place : next;
    blot(sector, from, stop - from);
    const std::span<const uint8_t> page = bytes(sector).subspan(from, stop - from);
    if (std::ranges::any_of(page, [](uint8_t byte) { return byte != 0; })) end += FlashDevice::kPageSize;
    from = next;
  }
  return std::min(end, kSector);
}

// False: there is something else already, or no room.
bool Log::putSeal(uint8_t sector, std::size_t from) {
  const std::size_t place = sealPlace(from);
  if (from >= place) return false;
  uint8_t seal[kSealSize];
  encodeSeal(from, seal);
  const std::span<const uint8_t> there = bytes(sector).subspan(place, kSealSize);
  const bool free = std::ranges::all_of(there, [](uint8_t byte) { return byte == 0xFF; });
  if (!free && !std::ranges::equal(there, seal)) return false;
  return program({sector, static_cast<uint16_t>(place)}, seal);
}

// The head is full, or there is none: the interrupted record may have been the first of the next sector. Torn,
// it does not show; the sector is begun behind it. One without any room left is given up until its next erase.
void Log::openInterrupted(bool touched) {
  const int start = head_ == kNoSector ? 0 : head_ + 1;
  for (int i = 0; i < count_; ++i) {
    const uint8_t candidate = static_cast<uint8_t>((start + i) % count_);
    Sector& s = sectors_[candidate];
    if (!s.marked || (s.state != State::Clean && s.state != State::Dirty)) continue;
    if (s.state == State::Clean && !touched) return;
    if (!touched) blot(candidate, kMarkSize, kRecordAlign);  // announced here
    const std::size_t offset = seal(candidate, kMarkSize);
    if (offset >= kSector) {
      blot(candidate, kMarkRest, kSector - kMarkRest);
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
  return holdsBytes(bytes(first.sector).subspan(kMarkSize, first.offset - kMarkSize));
}

}  // namespace lucca
