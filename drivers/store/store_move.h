// Moves a store to where it begins and ends four sectors earlier. Firmware up to 0.2.0 kept it in the last 256 KB of the
// flash; the last 16 KB are not ours on every board (docs/store-format.md).
//
// A sector means the same wherever it lies within its log, so only those are copied that the log leaves behind: the last four
// of the journal, whose place the archive takes, and the last four of the archive. Each is copied first, then blotted out,
// then erased. Power may go at any moment: the next start finds each sector in one of these states and continues from there,
// whatever half-programmed cells read like.
#pragma once

#include <cstdint>
#include <span>

#include "drivers/flash_device.h"

namespace lucca {

class StoreMove {
 public:
  static constexpr uint32_t kSectors = 4;
  static constexpr uint32_t kBytes = kSectors * FlashDevice::kSectorSize;

  // `flash` begins where the store begins now and ends where it ended before: it is kBytes longer than the store.
  explicit StoreMove(FlashDevice& flash) : flash_(flash) {}

  // Call before the store is mounted. Returns whether there was anything to move. A sector that no place takes stays where it
  // is: what it held is missing in the store, and the next start tries again. About 0.1 s for each of the eight sectors.
  bool run();

 private:
  bool clearGained();
  bool isMarked(uint32_t sector) const;
  bool move(uint32_t sector, uint8_t log);
  bool belongsTo(uint32_t sector, uint8_t log) const;
  bool isLeftover(uint32_t sector) const;
  bool hasCopy(uint32_t sector, uint8_t log);
  bool copy(uint32_t sector, uint8_t log);
  bool copyTo(uint32_t place, uint32_t sector, uint8_t log);
  bool isFree(uint32_t place, uint8_t log) const;
  bool isEmpty(uint32_t sector) const;
  bool put(uint32_t place, std::size_t offset, std::span<const uint8_t> data);
  void mark(uint32_t place, uint32_t sector, uint8_t log);
  void release(uint32_t sector);
  void blot(uint32_t sector, std::size_t from, std::size_t to);

  std::span<const uint8_t> bytes(uint32_t sector) const;
  uint32_t logSectors() const;
  uint32_t firstOf(uint8_t log) const { return log == 0 ? 0 : logSectors(); }

  FlashDevice& flash_;
};

}  // namespace lucca
