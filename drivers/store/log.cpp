#include "drivers/store/log.h"

#include <algorithm>

#include "base/crc32.h"

namespace lucca {

namespace {

constexpr std::size_t kSector = FlashDevice::kSectorSize;
// A piece shorter than this is not worth its header at the end of a sector.
constexpr std::size_t kShortPiece = 64;
// Programming a page takes as long as summing up this many bytes.
constexpr std::size_t kProgramWork = 4096;

}  // namespace

std::span<const uint8_t> Log::bytes(uint8_t sector) const {
  return flash_.contents().subspan(address(sector, 0), kSector);
}

uint32_t Log::address(uint8_t sector, std::size_t offset) const {
  return static_cast<uint32_t>((first_ + sector) * kSector + offset);
}

uint8_t Log::oldest() const {
  uint8_t found = kNoSector;
  for (int i = 0; i < count_; ++i) {
    if (sectors_[i].state != State::Used) continue;
    if (found == kNoSector || sectors_[i].first < sectors_[found].first) found = static_cast<uint8_t>(i);
  }
  return found;
}

uint8_t Log::after(uint8_t sector) const {
  const uint32_t sequence = sectors_[sector].first;
  uint8_t found = kNoSector;
  for (int i = 0; i < count_; ++i) {
    const Sector& s = sectors_[i];
    if (s.state != State::Used || s.first <= sequence) continue;
    if (found == kNoSector || s.first < sectors_[found].first) found = static_cast<uint8_t>(i);
  }
  return found;
}

int Log::count(State state) const {
  const auto end = sectors_.begin() + count_;
  return static_cast<int>(
      std::count_if(sectors_.begin(), end, [state](const Sector& s) { return s.state == state; }));
}

void Log::worked(std::size_t bytes) const {
  const uint32_t before = work_;
  work_ += static_cast<uint32_t>(bytes);
  if (before / kFeedEvery != work_ / kFeedEvery) flash_.stillReading();
}

bool Log::find(uint8_t sector, std::size_t& at, Record& record, std::size_t& left) const {
  const std::size_t from = at, before = left;
  const bool found = findRecord(bytes(sector), at, record, left);
  worked(std::max(at, from) - from + before - left);
  return found;
}

bool Log::Walk::next(Record& record) {
  while (at_.sector != kNoSector) {
    std::size_t at = next_;
    if (log_->find(at_.sector, at, record, left_)) {
      at_.offset = static_cast<uint16_t>(at);
      next_ = at + recordSize(record.payload.size());
      return true;
    }
    at_.sector = log_->after(at_.sector);
    next_ = 0;
    left_ = kScanBytes;
  }
  return false;
}

std::size_t Log::headSpace() const {
  return head_ == kNoSector || headOffset_ >= kRecordsEnd ? 0 : kRecordsEnd - headOffset_;
}

std::size_t Log::room() const {
  const std::size_t inHead = headSpace() > kMaxRecord ? headSpace() - kMaxRecord : 0;
  return inHead + static_cast<std::size_t>(count(State::Clean)) * kSectorRoom;
}

StoreResult Log::append(uint8_t key, uint8_t version, std::span<const uint8_t> value, std::size_t from,
                        Written& written) {
  if (announces_ && !announce()) return StoreResult::NoRoom;
  announces_ = starts_ == Starts::Announced;
  Record record;
  record.key = key;
  record.version = version;
  record.valueCrc = crc32(value.data(), value.size());
  std::size_t at = from;
  do {
    const std::size_t left = value.size() - at;
    if (headSpace() < kRecordHeader + std::min(left, kShortPiece) && !openNext()) return StoreResult::NoRoom;
    const std::size_t length = std::min({left, kMaxPayload, headSpace() - kRecordHeader});
    record.offset = static_cast<uint16_t>(at);
    record.payload = value.subspan(at, length);
    record.more = length < left;
    record.sequence = sequence_;
    LogPosition position;
    if (!put(record, position)) return StoreResult::NoRoom;
    if (record.piece == 0) written.position = position;
    written.sequence = record.sequence;
    ++record.piece;
    at += length;
  } while (record.more);
  if (starts_ == Starts::Announced) close();
  return StoreResult::Ok;
}

// The zeros may be torn themselves, which is no harm: nothing was written behind them then.
bool Log::announce() {
  if (headSpace() < kRecordAlign && !openNext()) return false;
  close();
  return true;
}

void Log::close() {
  if (headSpace() < kRecordAlign) return;
  blot(head_, headOffset_, kRecordAlign);
  headOffset_ += kRecordAlign;
}

// A page that does not take the bytes is overwritten with zeros, so that it is never read, and skipped.
bool Log::put(const Record& record, LogPosition& position) {
  uint8_t encoded[kMaxRecord];
  const std::size_t length = encodeRecord(record, encoded);
  for (;;) {
    if (headSpace() < length && !openNext()) return false;
    position = {head_, static_cast<uint16_t>(headOffset_)};
    if (program(position, {encoded, length})) break;
    blot(head_, headOffset_, length);
    headOffset_ = nextPage(headOffset_ + length);
    ++badPages_;
  }
  headOffset_ += recordSize(record.payload.size());
  ++sequence_;
  return true;
}

// Zeros are no record, and no later reading of half-programmed cells can make them one.
void Log::blot(uint8_t sector, std::size_t from, std::size_t length) {
  const uint8_t zeros[FlashDevice::kPageSize] = {};
  for (const std::size_t end = from + length; from < end;) {
    const std::size_t part = std::min(nextPage(from + 1), end) - from;
    [[maybe_unused]] const FlashResult said = flash_.program(address(sector, from), {zeros, part});
    worked(kProgramWork);
    from += part;
  }
}

// Success means that the bytes can be read back, whatever the device reports.
bool Log::program(LogPosition position, std::span<const uint8_t> data) {
  const uint32_t at = address(position.sector, position.offset);
  [[maybe_unused]] const FlashResult said = flash_.program(at, data);
  const bool same = std::equal(data.begin(), data.end(), flash_.contents().begin() + at);
  takes_ = same ? Takes::Yes : Takes::No;
  return same;
}

// Takes the next clean sector round the ring, so that all are used in turn.
bool Log::openNext() {
  const bool leftEmpty = head_ != kNoSector && sectors_[head_].first == sequence_;
  if (leftEmpty) sectors_[head_].state = State::Dirty;
  const int start = head_ == kNoSector ? 0 : head_ + 1;
  for (int i = 0; i < count_; ++i) {
    const uint8_t candidate = static_cast<uint8_t>((start + i) % count_);
    Sector& s = sectors_[candidate];
    if (s.state != State::Clean) continue;
    if (usedLength(bytes(candidate)) > kMarkSize || !holdMark(candidate)) {
      s.state = State::Dirty;
      continue;
    }
    head_ = candidate;
    headOffset_ = kMarkSize;
    s.state = State::Used;
    s.first = sequence_;
    return true;
  }
  if (leftEmpty) head_ = kNoSector;
  return false;
}

bool Log::unmark(uint8_t sector) {
  const std::span<const uint8_t> mark = bytes(sector).subspan(kMarkRest, kMarkSize - kMarkRest);
  blot(sector, kMarkRest, mark.size());
  return std::ranges::all_of(mark, [](uint8_t byte) { return byte == 0; });
}

// The mark goes first: what an interrupted erase leaves is then known for what it is. A sector that will not
// erase is blotted out, so that nothing in it comes back at the next start.
bool Log::erase(uint8_t sector, bool forWriting) {
  // A lost count is taken for the highest; blank flash is new.
  SectorMark mark;
  if (!decodeMark(bytes(sector), mark)) mark.erases = usedLength(bytes(sector)) == 0 ? 0 : mostErases_;
  mark = {kStoreFormat, id_, mark.erases + 1};
  if (usedLength(bytes(sector)) > 0 && !unmark(sector) && forWriting && takes_ != Takes::Yes) {
    takes_ = Takes::No;
    return false;
  }
  mostErases_ = std::max(mostErases_, mark.erases);
  if (sector == head_) head_ = kNoSector;
  sectors_[sector] = {State::Bad, false, 0};
  [[maybe_unused]] const FlashResult said = flash_.erase(address(sector, 0));
  if (usedLength(bytes(sector)) != 0) {
    blot(sector, kMarkRest, kSector - kMarkRest);
    return true;
  }
  uint8_t encoded[kMarkSize];
  encodeMark(mark, encoded);
  if (program({sector, 0}, encoded)) sectors_[sector] = {State::Clean, true, 0};
  return true;
}

bool Log::eraseDirty() {
  for (int i = 0; i < count_; ++i) {
    if (sectors_[i].state != State::Dirty) continue;
    erase(static_cast<uint8_t>(i));
    return true;
  }
  return false;
}

bool Groups::next(Group& group) {
  Record record;
  int expected = 0;  // the next piece of the group; 0: none is open
  while (walk_.next(record)) {
    const bool follows = any_ && record.sequence == last_ + 1;
    const bool missing = any_ ? !follows && !log_.halfErased(lastSector_)
                              : log_.lostItsBeginning(walk_.position(), record.sequence);
    if (missing) lastGap_ = record.sequence;
    any_ = true;
    last_ = record.sequence;
    lastSector_ = walk_.position().sector;
    if (record.piece == 0) {
      group = {record.key, record.version, record.offset, 0, walk_.position(), 0, record.valueCrc};
    } else if (!follows || record.piece != expected || record.offset != group.size ||
               record.key != group.key || record.version != group.version) {
      expected = 0;
      continue;
    }
    group.size = record.offset + record.payload.size();
    expected = record.piece + 1;
    if (record.more) continue;
    group.sequence = record.sequence;
    return true;
  }
  return false;
}

bool applyGroup(const Log& log, const Group& group, std::span<uint8_t> value, std::size_t& size) {
  if (group.offset > size || group.size > value.size()) return false;
  Log::Walk walk = log.walkFrom(group.position);
  Record record;
  do {
    if (!walk.next(record) || record.offset + record.payload.size() > value.size()) return false;
    std::copy(record.payload.begin(), record.payload.end(), value.begin() + record.offset);
  } while (record.sequence != group.sequence);
  size = group.size;
  return true;
}

}  // namespace lucca
