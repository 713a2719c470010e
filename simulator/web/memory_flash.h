// The flash of the handheld in the module's memory. The page fills it before the handheld starts, and hears of each write.
#pragma once

#include <algorithm>
#include <array>

#include "drivers/flash_device.h"
#include "simulator/web/flash_copy.h"
#include "simulator/web/page_calls.h"

namespace lucca::web {

class MemoryFlash final : public FlashDevice {
 public:
  static constexpr uint32_t kSize = kFlashSize;

  std::span<const uint8_t> contents() const override { return bytes_; }
  uint8_t* data() { return bytes_.data(); }

  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override {
    if (!holds(offset, data.size())) return FlashResult::OutOfRange;
    for (std::size_t i = 0; i < data.size(); ++i) {
      bytes_[offset + i] = static_cast<uint8_t>(bytes_[offset + i] & data[i]);
    }
    pageWritten(offset, static_cast<uint32_t>(data.size()));
    return FlashResult::Ok;
  }

  FlashResult erase(uint32_t offset) override {
    if (offset % kSectorSize || !holds(offset, kSectorSize)) return FlashResult::OutOfRange;
    std::fill_n(bytes_.begin() + offset, kSectorSize, uint8_t{0xFF});
    pageWritten(offset, kSectorSize);
    return FlashResult::Ok;
  }

 private:
  std::array<uint8_t, kSize> bytes_{};
};

}  // namespace lucca::web
