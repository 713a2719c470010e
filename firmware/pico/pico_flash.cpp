#include "firmware/pico/pico_flash.h"

#include <hardware/flash.h>
#include <hardware/sync.h>
#include <hardware/watchdog.h>

#include <algorithm>

#include "drivers/flash_size.h"

namespace lucca {

bool PicoFlash::init() const {
  return realFlashSize({reinterpret_cast<const uint8_t*>(XIP_BASE), chipBytes_}) == chipBytes_;
}

std::span<const uint8_t> PicoFlash::contents() const {
  return {reinterpret_cast<const uint8_t*>(XIP_BASE + start_), bytes_};
}

// The chip takes whole pages; bytes that stay as they are go as 0xFF, which clears nothing.
FlashResult PicoFlash::program(uint32_t offset, std::span<const uint8_t> data) {
  if (!holds(offset, data.size())) return FlashResult::OutOfRange;
  uint8_t page[kPageSize];
  while (!data.empty()) {
    const uint32_t within = offset % kPageSize;
    const std::size_t length = std::min<std::size_t>(data.size(), kPageSize - within);
    std::fill_n(page, kPageSize, uint8_t{0xFF});
    std::copy_n(data.begin(), length, page + within);
    const uint32_t interrupts = save_and_disable_interrupts();
    flash_range_program(start_ + offset - within, page, kPageSize);
    restore_interrupts(interrupts);
    data = data.subspan(length);
    offset += static_cast<uint32_t>(length);
  }
  return FlashResult::Ok;
}

void PicoFlash::stillReading() { watchdog_update(); }

FlashResult PicoFlash::erase(uint32_t offset) {
  if (offset % kSectorSize != 0 || !holds(offset, kSectorSize)) return FlashResult::OutOfRange;
  watchdog_update();
  const uint32_t interrupts = save_and_disable_interrupts();
  flash_range_erase(start_ + offset, kSectorSize);
  restore_interrupts(interrupts);
  return FlashResult::Ok;
}

}  // namespace lucca
