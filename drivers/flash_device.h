// NOR flash as the store sees it: a region of sectors that are erased whole to 0xFF and programmed bit by bit
// from 1 to 0, any bytes at a time, and read like memory.
#pragma once

#include <cstdint>
#include <span>

namespace lucca {

enum class [[nodiscard]] FlashResult : uint8_t{
    Ok,
    OutOfRange,  // outside the region, or an erase not at a sector's start; nothing was done
    Failed,      // the chip, or the file in its place, refused; the bytes may be anything
};

class FlashDevice {
 public:
  static constexpr uint32_t kSectorSize = 4096;
  static constexpr uint32_t kPageSize = 256;

  // The current bytes of the whole region, a multiple of kSectorSize long. Offsets count from its start.
  virtual std::span<const uint8_t> contents() const = 0;
  // Clears the bits that are 0 in `data`; the others stay as they are. May cross pages; costs one page's time
  // (about 0.5 ms) for each page touched. `data` must not lie in flash.
  virtual FlashResult program(uint32_t offset, std::span<const uint8_t> data) = 0;
  // Sets one sector to 0xFF; about 45 ms, at worst 400.
  virtual FlashResult erase(uint32_t offset) = 0;
  // Called every few milliseconds during long reads, so that a machine with a watchdog can feed it. The caller documents the
  // most calls.
  virtual void stillReading() {}

 protected:
  ~FlashDevice() = default;

  bool holds(uint32_t offset, std::size_t length) const {
    const std::size_t size = contents().size();
    return offset <= size && length <= size - offset;
  }
};

}  // namespace lucca
