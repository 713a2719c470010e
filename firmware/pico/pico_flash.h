// The last 256 KB of the board's flash, for the store. A firmware image never reaches so far: an update leaves the saves
// alone.
#pragma once

#include "boards/board.h"
#include "drivers/flash_device.h"

namespace lucca {

class PicoFlash final : public FlashDevice {
 public:
  static constexpr uint32_t kSize = 256 * 1024;

  explicit PicoFlash(const Board& board) : start_(board.flashBytes - kSize) {}

  // Looks at the chip. False: it is smaller than the board's file says, and the store would lie in another place than it
  // seems to; nothing must be saved.
  bool init() const;

  std::span<const uint8_t> contents() const override;
  // While the chip writes, nothing can be read from flash: both run from RAM with interrupts off. The display's DMA goes
  // on, from RAM to the wire.
  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override;
  FlashResult erase(uint32_t offset) override;

 private:
  uint32_t start_;
};

}  // namespace lucca
