// Flash in memory that can lose its power at any byte, can be rolled back, can be bad, and can be left with cells
// that read differently at every start, or at every look.
#pragma once

#include <algorithm>
#include <bitset>
#include <cstring>
#include <vector>

#include "base/rng.h"
#include "drivers/flash_device.h"

namespace lucca {

class TestFlash final : public FlashDevice {
 public:
  explicit TestFlash(uint32_t sectors) : bytes_(sectors * kSectorSize, 0xFF), kept_(bytes_) {}

  std::span<const uint8_t> contents() const override {
    ++looks_;
    if (flickers) flicker();
    return bytes_;
  }
  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override;
  FlashResult erase(uint32_t offset) override;

  // Every byte of a program and the start, middle and end of an erase are one instant each. Power goes at the
  // `at`-th from now: a byte being written gets some of its bits, a sector in the middle of erasing random
  // bytes; everything later does nothing until powerOn().
  void cutAt(uint32_t at) { left_ = at; }
  void keepPower() { left_ = kNever; }
  void powerOn() {
    left_ = kNever;
    dead_ = false;
    read(Reading::Any);
  }

  // With weak cells a cut page program leaves any of its bits done, not begun, or weak; so does a cut erase. A weak
  // bit reads as 0 or 1 from one start to the next, until it is programmed once more or erased.
  enum class Tear : uint8_t { Off, Any, AllWeak, AllButTheFirstByte };
  Tear tear = Tear::Off;
  // Weak bits read differently at each call of contents(), not only from one start to the next.
  bool flickers = false;
  enum class Reading : uint8_t { Any, Written, Blank };
  void read(Reading reading);
  bool dead() const { return dead_; }
  uint32_t instants() const { return instants_; }
  void resetCounts() { instants_ = pages_ = erases_ = looks_ = feeds_ = 0; }
  uint32_t looks() const { return looks_; }  // calls of contents()
  uint32_t pages() const { return pages_; }  // page programs
  uint32_t erases() const { return erases_; }
  void stillReading() override { ++feeds_; }
  uint32_t feeds() const { return feeds_; }  // of the watchdog, by stillReading()

  // Back to the last keep().
  void rollBack();
  void keep();

  std::vector<uint8_t>& raw() { return bytes_; }
  void reset(uint8_t fill = 0xFF) {
    std::ranges::fill(bytes_, fill);
    kept_ = bytes_;
    changed_.clear();
    badSector.reset();
    wornSector.reset();
    badPage.reset();
    std::ranges::fill(weak_, uint8_t{0});
    unsure_.clear();
    powerOn();
  }

  std::bitset<128> badSector;     // will not erase
  std::bitset<128> wornSector;    // a few of its bits stay 0
  std::bitset<128 * 16> badPage;  // takes no bits
  mutable Rng rng{1};
  uint32_t* eraseCounts = nullptr;  // by sector, when somebody counts

 private:
  static constexpr uint32_t kNever = 0xFFFFFFFF;
  struct Range {
    uint32_t offset, length;
  };
  bool instant();  // false: the power goes now
  void tearProgram(uint32_t offset, std::span<const uint8_t> data, std::size_t at);
  void tearErase(uint32_t offset);
  void readWeak(const Range& range, uint32_t way) const;
  void flicker() const;

  mutable std::vector<uint8_t> bytes_;
  std::vector<uint8_t> kept_;
  std::vector<uint8_t> weak_ = std::vector<uint8_t>(bytes_.size());  // bits that a start may read either way
  std::vector<Range> unsure_;                                        // where they are
  std::vector<Range> changed_;
  uint32_t left_ = kNever;
  bool dead_ = false;
  uint32_t instants_ = 0, pages_ = 0, erases_ = 0, feeds_ = 0;
  mutable uint32_t looks_ = 0;
};

inline bool TestFlash::instant() {
  ++instants_;
  if (left_ == kNever || left_-- > 0) return true;
  dead_ = true;
  return false;
}

inline FlashResult TestFlash::program(uint32_t offset, std::span<const uint8_t> data) {
  if (!holds(offset, data.size())) return FlashResult::OutOfRange;
  if (dead_) return FlashResult::Failed;
  changed_.push_back({offset, static_cast<uint32_t>(data.size())});
  if (!data.empty())
    pages_ += static_cast<uint32_t>((offset + data.size() - 1) / kPageSize - offset / kPageSize + 1);
  for (std::size_t i = 0; i < data.size(); ++i) {
    uint8_t& cell = bytes_[offset + i];
    const bool on = instant();
    if (badPage[(offset + i) / kPageSize]) continue;
    if (!on && tear != Tear::Off) {
      tearProgram(offset, data, i);
      return FlashResult::Failed;
    }
    cell &= static_cast<uint8_t>(on ? data[i] : data[i] | rng.next());
    weak_[offset + i] &= data[i];
    if (!on) return FlashResult::Failed;
  }
  return FlashResult::Ok;
}

inline FlashResult TestFlash::erase(uint32_t offset) {
  if (offset % kSectorSize != 0 || !holds(offset, kSectorSize)) return FlashResult::OutOfRange;
  if (dead_) return FlashResult::Failed;
  changed_.push_back({offset, kSectorSize});
  ++erases_;
  if (eraseCounts != nullptr) ++eraseCounts[offset / kSectorSize];
  if (badSector[offset / kSectorSize]) return FlashResult::Failed;
  if (!instant()) return FlashResult::Failed;
  if (!instant()) {
    if (tear != Tear::Off) {
      tearErase(offset);
      return FlashResult::Failed;
    }
    for (uint32_t i = 0; i < kSectorSize; ++i) bytes_[offset + i] = static_cast<uint8_t>(rng.next());
    return FlashResult::Failed;
  }
  std::fill_n(bytes_.begin() + offset, kSectorSize, uint8_t{0xFF});
  std::fill_n(weak_.begin() + offset, kSectorSize, uint8_t{0});
  if (wornSector[offset / kSectorSize]) {
    for (uint32_t i = 0; i < kSectorSize; i += 500) bytes_[offset + i] = 0xEF;
  }
  return instant() ? FlashResult::Ok : FlashResult::Failed;
}

// The page in which byte `at` lies was being programmed. Either its bytes come one after the other, or all its bits
// are under way at once, and then most of them may be done, or none.
inline void TestFlash::tearProgram(uint32_t offset, std::span<const uint8_t> data, std::size_t at) {
  const uint32_t page = (offset + static_cast<uint32_t>(at)) / kPageSize * kPageSize;
  const std::size_t from = page > offset ? page - offset : 0;
  const std::size_t to = std::min<std::size_t>(data.size(), page + kPageSize - offset);
  const uint32_t way = tear == Tear::Any ? rng.below(4) : 1;
  for (std::size_t i = from; i < to; ++i) {
    uint8_t& cell = bytes_[offset + i];
    uint8_t& weak = weak_[offset + i];
    const uint8_t due = static_cast<uint8_t>(~data[i] & (cell | weak));
    uint8_t unsure = due;
    if (way == 0) unsure = i == at ? static_cast<uint8_t>(due & (rng.next() >> 8)) : uint8_t{0};
    if (way == 2) unsure = rng.below(32) == 0 ? static_cast<uint8_t>(due & (1u << rng.below(8))) : uint8_t{0};
    if (way == 3) unsure = static_cast<uint8_t>(due & (rng.next() >> 8));
    if (tear == Tear::AllButTheFirstByte && i == 0) unsure = 0;
    uint8_t done = static_cast<uint8_t>(due & ~unsure);
    if (way == 0 && i > at) done = 0;
    if (way == 3) done &= static_cast<uint8_t>(rng.next() >> 8);
    cell &= static_cast<uint8_t>(~done);
    weak = static_cast<uint8_t>((weak & ~done) | unsure);
  }
  unsure_.push_back({offset + static_cast<uint32_t>(from), static_cast<uint32_t>(to - from)});
}

inline void TestFlash::tearErase(uint32_t offset) {
  const uint32_t way = rng.below(3);
  for (uint32_t i = offset; i < offset + kSectorSize; ++i) {
    if (way == 0) bytes_[i] = static_cast<uint8_t>(rng.next() >> 8);
    const uint8_t due = static_cast<uint8_t>(~bytes_[i] | weak_[i]);
    weak_[i] = way == 1 ? due : static_cast<uint8_t>(due & (rng.next() >> 8));
  }
  unsure_.push_back({offset, kSectorSize});
}

// way: 0 each bit as it comes, 1 all as written, 2 all as blank, 3 all but a few as they were.
inline void TestFlash::readWeak(const Range& range, uint32_t way) const {
  for (uint32_t i = range.offset; i < range.offset + range.length; ++i) {
    if (weak_[i] == 0 || (way == 3 && rng.below(16) != 0)) continue;
    const uint32_t ones = way == 1 ? 0 : way == 2 ? 0xFF : rng.next() >> 8;
    bytes_[i] = static_cast<uint8_t>((bytes_[i] & ~weak_[i]) | (weak_[i] & ones));
  }
}

// A cut erase leaves a whole sector of weak cells: that one is left alone at most looks.
inline void TestFlash::flicker() const {
  for (const Range& range : unsure_) {
    if (range.length <= kPageSize || rng.below(16) == 0) readWeak(range, rng.below(4));
  }
}

// A start reads all weak cells of a place alike, or each as it comes.
inline void TestFlash::read(Reading reading) {
  for (const Range& r : unsure_) {
    const uint32_t way = reading == Reading::Any ? rng.below(3) : reading == Reading::Written ? 1 : 2;
    readWeak(r, way);
  }
  std::erase_if(unsure_, [this](const Range& r) {
    return std::all_of(&weak_[r.offset], &weak_[r.offset] + r.length, [](uint8_t bits) { return bits == 0; });
  });
}

inline void TestFlash::rollBack() {
  for (const Range& r : changed_) std::memcpy(&bytes_[r.offset], &kept_[r.offset], r.length);
  changed_.clear();
}

inline void TestFlash::keep() {
  for (const Range& r : changed_) std::memcpy(&kept_[r.offset], &bytes_[r.offset], r.length);
  changed_.clear();
}

}  // namespace lucca
