// Flash in memory that can lose its power at any byte, can be rolled back, and can be bad.
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

  std::span<const uint8_t> contents() const override { return bytes_; }
  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override;
  FlashResult erase(uint32_t offset) override;

  // Every byte of a program and the start, middle and end of an erase are one instant each. Power goes at the
  // `at`-th from now: a byte being written gets some of its bits, a sector in the middle of erasing random
  // bytes; everything later does nothing until powerOn().
  void cutAt(uint32_t at) { left_ = at; }
  void powerOn() {
    left_ = kNever;
    dead_ = false;
  }
  bool dead() const { return dead_; }
  uint32_t instants() const { return instants_; }
  void resetCounts() { instants_ = pages_ = erases_ = 0; }
  uint32_t pages() const { return pages_; }  // page programs
  uint32_t erases() const { return erases_; }

  // Back to the last keep().
  void rollBack();
  void keep();

  std::vector<uint8_t>& raw() { return bytes_; }
  void reset(uint8_t fill = 0xFF) {
    std::ranges::fill(bytes_, fill);
    kept_ = bytes_;
    changed_.clear();
    badSector.reset();
    badPage.reset();
    powerOn();
  }

  std::bitset<128> badSector;     // will not erase
  std::bitset<128 * 16> badPage;  // takes no bits
  Rng rng{1};
  uint32_t* eraseCounts = nullptr;  // by sector, when somebody counts

 private:
  static constexpr uint32_t kNever = 0xFFFFFFFF;
  struct Range {
    uint32_t offset, length;
  };
  bool instant();  // false: the power goes now

  std::vector<uint8_t> bytes_, kept_;
  std::vector<Range> changed_;
  uint32_t left_ = kNever;
  bool dead_ = false;
  uint32_t instants_ = 0, pages_ = 0, erases_ = 0;
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
    cell &= static_cast<uint8_t>(on ? data[i] : data[i] | rng.next());
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
    for (uint32_t i = 0; i < kSectorSize; ++i) bytes_[offset + i] = static_cast<uint8_t>(rng.next());
    return FlashResult::Failed;
  }
  std::fill_n(bytes_.begin() + offset, kSectorSize, uint8_t{0xFF});
  return instant() ? FlashResult::Ok : FlashResult::Failed;
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
