// An endless list of records in a ring of flash sectors. It is written at the head; the oldest sector is
// erased when room is needed. Its owner knows which records still matter.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "drivers/flash_device.h"
#include "drivers/store/format.h"
#include "drivers/store/store_result.h"

namespace lucca {

inline constexpr uint8_t kNoSector = 0xFF;

// Where a record begins. `sector` counts within its log.
struct LogPosition {
  uint8_t sector = kNoSector;
  uint16_t offset = 0;
  friend constexpr bool operator==(const LogPosition&, const LogPosition&) = default;
};

class Log {
 public:
  static constexpr int kMaxSectors = 64;

  // Starts: the cells that the last program before a power cut may have touched cannot always be told. A log either
  // continues behind all of them at a mount and leaves a record there, or announces each writing by eight zeros before it
  // and closes it by eight behind it. The record of a start is closed too, and the first writing behind it announced: so a
  // start with nothing written since the last one costs no room, however often the power goes.
  enum class Starts : uint8_t { OnAFreshPage, Announced };

  Log(FlashDevice& flash, uint8_t id, Starts starts) : flash_(flash), id_(id), starts_(starts) {}

  // Looks at `count` sectors from `first` on and finds the head. Power may have gone in the middle of the last
  // program, so mounting mends its traces: see log_mount.cpp. `readOnly`: it does not, and the log takes no records.
  void mount(uint32_t first, int count, bool readOnly = false);

  // Walks the valid records in the order they were written.
  class Walk {
   public:
    bool next(Record& record);                    // false at the end
    LogPosition position() const { return at_; }  // of the record given last

   private:
    friend class Log;
    Walk(const Log& log, LogPosition start) : log_(&log), at_(start), next_(start.offset) {}
    const Log* log_;
    LogPosition at_;
    std::size_t next_, left_ = kScanBytes;
  };
  Walk walk() const { return Walk(*this, {oldest(), 0}); }
  Walk walkFrom(LogPosition start) const { return Walk(*this, start); }

  // The largest value that certainly fits into an erased sector.
  static constexpr std::size_t kSectorRoom = kRecordsEnd - kMarkSize - kMaxRecord;
  // Bytes that certainly fit without an erase; what a value of `size` bytes takes at most.
  std::size_t room() const;
  static constexpr std::size_t roomFor(std::size_t size) {
    return size + (size / 128 + 3) * (kRecordHeader + kRecordAlign);
  }
  // The bytes that fit into all usable sectors.
  std::size_t capacity() const {
    return static_cast<std::size_t>(count_ - count(State::Bad) - count(State::Newer)) * kSectorRoom;
  }

  // Writes value[from..] in as many records as it takes. Gives the position of the first and the sequence of
  // the last. NoRoom: some records may be there, but the value is not complete and does not count.
  struct Written {
    LogPosition position;
    uint32_t sequence = 0;
  };
  StoreResult append(uint8_t key, uint8_t version, std::span<const uint8_t> value, std::size_t from,
                     Written& written);

  // Of a sector.
  enum class State : uint8_t {
    Dirty,  // nothing readable: to be erased before use
    Clean,  // erased and marked
    Used,   // holds records
    Newer,  // of a later format: left alone
    Bad,    // did not erase or take its mark
  };
  int count(State state) const;                                  // of its sectors
  int newlyBad() const { return count(State::Bad) - givenUp_; }  // since it was mounted
  int sectors() const { return count_; }
  uint32_t mostErases() const { return mostErases_; }
  bool marked() const { return marked_; }  // at least one sector was this store's when mounted
  // It held bytes that are no records when mounted: an interrupted erase leaves one such sector, or two when the
  // erase of another was interrupted before it.
  int unreadable() const { return unreadable_; }
  // Room was given up behind the last record when mounted. The next record makes the start after it cost none.
  bool sealed() const { return sealed_; }
  uint16_t badPages() const { return badPages_; }  // since it was mounted
  // How many bytes were looked at and summed up since the mount, which determines the time. After each kFeedEvery of them the
  // machine can feed its watchdog.
  static constexpr uint32_t kFeedEvery = 32 * 1024;
  uint32_t work() const { return work_; }
  void worked(std::size_t bytes) const;

  uint8_t oldest() const;  // kNoSector: no record anywhere
  // Whether records are missing before the first one of the log, as far as that can be known.
  bool lostItsBeginning(LogPosition first, uint32_t sequence) const;
  // A sector loses its mark before it is erased: the oldest one without a mark may miss records for that reason.
  bool halfErased(uint8_t sector) const { return !sectors_[sector].marked && sector == oldest(); }
  uint8_t head() const { return head_; }
  // Makes a sector ready to be written. A sector that will not erase is given up: it is not used again. With
  // `forWriting` one that keeps its mark stays as it is, unless the last program shows that the flash takes any at all:
  // else its records would go for room that cannot be written. False: it stayed.
  bool erase(uint8_t sector, bool forWriting = false);
  // The last program was refused: erasing ahead would gain nothing.
  bool refuses() const { return takes_ == Takes::No; }
  // Erases a sector that holds nothing readable; false: there is none.
  bool eraseDirty();

 private:
  struct Sector {
    State state = State::Dirty;
    bool marked = false;
    uint32_t first = 0;  // the sequence of its first record: gives the order
  };

  std::span<const uint8_t> bytes(uint8_t sector) const;
  uint32_t address(uint8_t sector, std::size_t offset) const;
  // The last record of the head.
  struct Last {
    std::size_t end = 0;
    uint8_t key = 0;
    bool more = false;
  };
  bool find(uint8_t sector, std::size_t& at, Record& record, std::size_t& left) const;
  void inspect(uint8_t sector);
  void forgiveBad();
  void finishSeals(uint8_t sector);
  bool inRecord(uint8_t sector, std::size_t place) const;
  bool putSeal(uint8_t sector, std::size_t from);
  void dropTwins();
  void dropHalfErased();
  void findHead();
  bool findLast(Last& last);
  void settle();
  bool isClosed(std::size_t end) const;
  void openInterrupted(bool touched);
  void leaveStart();
  bool hold(LogPosition position, std::size_t length);
  bool holdMark(uint8_t sector);
  std::size_t behindSeals(uint8_t sector, std::size_t from) const;
  std::size_t seal(uint8_t sector, std::size_t from);
  void blot(uint8_t sector, std::size_t from, std::size_t length);
  bool unmark(uint8_t sector);
  uint32_t lastSequence(uint8_t sector) const;
  uint8_t after(uint8_t sector) const;  // the used sector that was begun next
  bool openNext();
  bool announce();
  void close();
  bool put(const Record& record, LogPosition& position);
  bool program(LogPosition position, std::span<const uint8_t> data);
  std::size_t headSpace() const;

  FlashDevice& flash_;
  uint8_t id_;
  Starts starts_;
  uint32_t first_ = 0;
  int count_ = 0;
  std::array<Sector, kMaxSectors> sectors_{};
  uint8_t head_ = kNoSector;
  std::size_t headOffset_ = 0;
  uint32_t sequence_ = 1;  // of the next record
  uint32_t mostErases_ = 0;
  uint16_t badPages_ = 0;
  int unreadable_ = 0;
  int givenUp_ = 0;  // sectors that an earlier run gave up
  mutable uint32_t work_ = 0;
  bool marked_ = false, sealed_ = false;
  bool announces_ = false;  // the next writing
  enum class Takes : uint8_t { Unknown, Yes, No };
  Takes takes_ = Takes::Unknown;  // whether the last program since mount() could be read back
};

// The records of one writing, complete.
struct Group {
  uint8_t key = 0, version = 0;
  uint16_t offset = 0;    // where in the value the writing begins
  std::size_t size = 0;   // of the value after it
  LogPosition position;   // of the first record
  uint32_t sequence = 0;  // of the last record
  uint32_t valueCrc = 0;
};

// Walks the complete writings of a log.
class Groups {
 public:
  Groups(const Log& log, Log::Walk walk) : log_(log), walk_(walk) {}

  bool next(Group& group);
  // The sequence of the last record that followed a gap, of those met so far; 0: none. Records that are missing
  // because an erase was interrupted leave no gap.
  uint32_t lastGap() const { return lastGap_; }

 private:
  const Log& log_;
  Log::Walk walk_;
  bool any_ = false;
  uint32_t last_ = 0;  // sequence of the record before
  uint8_t lastSector_ = kNoSector;
  uint32_t lastGap_ = 0;
};

// Applies a group's bytes to `value`, which has `size` bytes so far. False, and unchanged, when the group
// does not follow on from those or does not fit.
bool applyGroup(const Log& log, const Group& group, std::span<uint8_t> value, std::size_t& size);

}  // namespace lucca
