#include "drivers/store/log.h"

#include <algorithm>

#include "base/crc32.h"

namespace lucca {

namespace {

constexpr std::size_t kSector = FlashDevice::kSectorSize;
// A piece shorter than this is not worth its header at the end of a sector.
constexpr std::size_t kShortPiece = 64;

constexpr std::size_t nextPage(std::size_t offset) {
  return (offset + FlashDevice::kPageSize - 1) & ~static_cast<std::size_t>(FlashDevice::kPageSize - 1);
}

}  // namespace

void Log::mount(uint32_t first, int count) {
  first_ = first;
  count_ = std::min(count, kMaxSectors);
  mostErases_ = 0;
  badPages_ = 0;
  marked_ = false;
  unreadable_ = 0;
  for (int i = 0; i < count_; ++i) inspect(static_cast<uint8_t>(i));
  dropTwins();
  findHead();
}

std::span<const uint8_t> Log::bytes(uint8_t sector) const {
  return flash_.contents().subspan(address(sector, 0), kSector);
}

uint32_t Log::address(uint8_t sector, std::size_t offset) const {
  return static_cast<uint32_t>((first_ + sector) * kSector + offset);
}

// A sector's mark may be damaged while its records are sound, so records decide first.
void Log::inspect(uint8_t sector) {
  Sector& s = sectors_[sector];
  s = {};
  SectorMark mark;
  const bool isMarked = decodeMark(bytes(sector), mark);
  if (isMarked) {
    marked_ = true;
    mostErases_ = std::max(mostErases_, mark.erases);
    if (mark.format > kStoreFormat) {
      s.state = State::Newer;
      return;
    }
  }
  std::size_t at = 0;
  Record record;
  if (findRecord(bytes(sector), at, record)) {
    s = {State::Used, record.sequence};
  } else if (isMarked && usedLength(bytes(sector).subspan(kMarkSize)) == 0) {
    s.state = State::Clean;
  } else if (!isMarked && usedLength(bytes(sector)) > 0) {
    ++unreadable_;
  }
}

// Two sectors that begin alike cannot be put in order. Flash does not do that, but an image put together by hand may.
void Log::dropTwins() {
  for (int i = 0; i < count_; ++i) {
    if (sectors_[i].state != State::Used) continue;
    for (int j = i + 1; j < count_; ++j) {
      if (sectors_[j].state == State::Used && sectors_[j].first == sectors_[i].first)
        sectors_[j].state = State::Dirty;
    }
  }
}

// The head is the sector begun last. A page in which a writing was torn is not written again: its cells may
// be half programmed and read differently next time.
void Log::findHead() {
  head_ = kNoSector;
  headOffset_ = 0;
  sequence_ = 1;
  for (int i = 0; i < count_; ++i) {
    const Sector& s = sectors_[i];
    if (s.state != State::Used || (head_ != kNoSector && s.first <= sectors_[head_].first)) continue;
    head_ = static_cast<uint8_t>(i);
  }
  if (head_ == kNoSector) return;
  std::size_t at = 0, end = 0;
  Record record;
  while (findRecord(bytes(head_), at, record)) {
    sequence_ = std::max(sequence_, record.sequence + 1);
    at += recordSize(record.payload.size());
    end = at;
  }
  const std::size_t used = usedLength(bytes(head_));
  headOffset_ = used <= end ? end : nextPage(used);
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

bool Log::Walk::next(Record& record) {
  while (at_.sector != kNoSector) {
    std::size_t at = next_;
    if (findRecord(log_->bytes(at_.sector), at, record)) {
      at_.offset = static_cast<uint16_t>(at);
      next_ = at + recordSize(record.payload.size());
      return true;
    }
    at_.sector = log_->after(at_.sector);
    next_ = 0;
  }
  return false;
}

std::size_t Log::headSpace() const { return head_ == kNoSector ? 0 : kSector - headOffset_; }

std::size_t Log::room() const {
  const std::size_t inHead = headSpace() > kMaxRecord ? headSpace() - kMaxRecord : 0;
  return inHead + static_cast<std::size_t>(cleanSectors()) * kSectorRoom;
}

StoreResult Log::append(uint8_t key, uint8_t version, std::span<const uint8_t> value, std::size_t from,
                        Written& written) {
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
  return StoreResult::Ok;
}

// A page that will not take the bytes is left behind; the next one is tried.
bool Log::put(const Record& record, LogPosition& position) {
  uint8_t encoded[kMaxRecord];
  const std::size_t length = encodeRecord(record, encoded);
  for (;;) {
    if (headSpace() < length && !openNext()) return false;
    position = {head_, static_cast<uint16_t>(headOffset_)};
    if (program(position, {encoded, length})) break;
    headOffset_ = nextPage(headOffset_ + 1);
    ++badPages_;
  }
  headOffset_ += recordSize(record.payload.size());
  ++sequence_;
  return true;
}

// What counts is what can be read back, not what the device says.
bool Log::program(LogPosition position, std::span<const uint8_t> data) {
  const uint32_t at = address(position.sector, position.offset);
  [[maybe_unused]] const FlashResult said = flash_.program(at, data);
  return std::ranges::equal(data, flash_.contents().subspan(at, data.size()));
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
    if (usedLength(bytes(candidate)) > kMarkSize) {
      s.state = State::Dirty;
      continue;
    }
    head_ = candidate;
    headOffset_ = kMarkSize;
    s = {State::Used, sequence_};
    return true;
  }
  if (leftEmpty) head_ = kNoSector;
  return false;
}

void Log::erase(uint8_t sector) {
  // A lost count is taken for the highest; on a new device it is none.
  SectorMark mark;
  if (!decodeMark(bytes(sector), mark)) mark.erases = marked_ ? mostErases_ : 0;
  mark = {kStoreFormat, id_, mark.erases + 1};
  mostErases_ = std::max(mostErases_, mark.erases);
  if (sector == head_) head_ = kNoSector;
  sectors_[sector] = {State::Bad, 0};
  [[maybe_unused]] const FlashResult said = flash_.erase(address(sector, 0));
  if (usedLength(bytes(sector)) != 0) return;
  uint8_t encoded[kMarkSize];
  encodeMark(mark, encoded);
  if (program({sector, 0}, encoded)) sectors_[sector].state = State::Clean;
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
  int expected = 0;  // the piece that goes on with the group; 0: none is open
  while (walk_.next(record)) {
    const bool follows = any_ && record.sequence == last_ + 1;
    if (any_ && !follows && lastSector_ != log_.oldest()) lastGap_ = record.sequence;
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
    std::ranges::copy(record.payload, value.begin() + record.offset);
  } while (record.sequence != group.sequence);
  size = group.size;
  return true;
}

}  // namespace lucca
