// The part of the board's flash that is the store's: 256 KB that end 16 KB before the flash does. The makers' own libraries and
// loaders keep their settings behind it. A firmware image never reaches so far: an update leaves the saves alone.
#pragma once

#include "boards/board.h"
#include "drivers/flash_device.h"
#include "drivers/store/store_move.h"

namespace lucca {

class PicoFlash final : public FlashDevice {
 public:
  static constexpr uint32_t kStoreBytes = 256 * 1024;
  static constexpr uint32_t kEndBytes = StoreMove::kBytes;  // not ours any more

  // `bytes` from the store's beginning on; kStoreBytes + kEndBytes reach to where firmware up to 0.2.0 kept it.
  explicit PicoFlash(const Board& board, uint32_t bytes = kStoreBytes)
      : chipBytes_(board.flashBytes), start_(board.flashBytes - kEndBytes - kStoreBytes), bytes_(bytes) {}

  // Looks at the chip. False: it is smaller than the board's file says, and the store would lie in another place than it
  // seems to; nothing must be saved.
  bool init() const;

  std::span<const uint8_t> contents() const override;
  // While the chip writes, flash cannot be read: both run from RAM with interrupts off. The display's DMA goes
  // on, from RAM to the wire.
  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override;
  FlashResult erase(uint32_t offset) override;
  void stillReading() override;

 private:
  uint32_t chipBytes_, start_, bytes_;
};

}  // namespace lucca
