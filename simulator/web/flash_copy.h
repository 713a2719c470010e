// The size of the browser's flash, and a copy of it.
#pragma once

#include <algorithm>
#include <array>

#include "drivers/flash_device.h"

namespace lucca::web {

inline constexpr uint32_t kFlashSize =
    64 * FlashDevice::kSectorSize;  // as the file of the window and the terminal

// A copy of the flash to look at. A store that is mounted makes its last record sound and so writes; the one of a handheld
// that runs would find its memory written by another and give the pages up as worn out.
class FlashCopy final : public FlashDevice {
 public:
  FlashCopy& of(const FlashDevice& flash) {
    std::copy(flash.contents().begin(), flash.contents().end(), bytes_.begin());
    return *this;
  }
  std::span<const uint8_t> contents() const override { return bytes_; }
  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override {
    if (!holds(offset, data.size())) return FlashResult::OutOfRange;
    for (const uint8_t byte : data) bytes_[offset++] &= byte;
    return FlashResult::Ok;
  }
  FlashResult erase(uint32_t offset) override {
    if (offset % kSectorSize || !holds(offset, kSectorSize)) return FlashResult::OutOfRange;
    std::fill_n(bytes_.begin() + offset, kSectorSize, uint8_t{0xFF});
    return FlashResult::Ok;
  }

 private:
  std::array<uint8_t, kFlashSize> bytes_{};
};

}  // namespace lucca::web
