// A panel on one of the chip's SPI blocks, fed by DMA. Two DMA channels each: one carries pixels, the other
// hands it the address of the next row, so that any rectangle of a frame goes out without the processor.
#pragma once

#include <hardware/spi.h>

#include <cstdint>

#include "boards/board.h"
#include "drivers/display/display_bus.h"

namespace lucca {

// One for each SPI block; it must not move or go away after `init`.
class PicoDisplayBus final : public DisplayBus {
 public:
  explicit PicoDisplayBus(const DisplayPins& pins) : pins_(pins), baud_(pins.baud) {}

  void init() override;
  void setBaud(uint32_t baud) override;
  uint32_t baud() const override { return spi_ != nullptr ? spi_get_baudrate(spi_) : 0; }
  void reset() override;
  void data(std::span<const uint8_t> parameters) override;
  void light(bool on) override;
  void startPixels(const uint16_t* first, int stride, int width, int rows) override;
  void startFill(uint16_t value, uint32_t count) override;
  void fill(uint32_t place, uint32_t size, uint32_t colour) override;
  void fillAll(const Patch* patches, int count, uint32_t colour) override;
  void fillSlope(Slope slope, uint32_t colour) override;
  void open(uint32_t place, uint32_t size) override;
  void push(const uint16_t* pixels, uint32_t count) override;
  void pushFill(uint32_t colour, uint32_t count) override;
  void startClearOfScan(ScanSpan span) override;
  bool busy() override;
  void wait() override;
  void onDone(Done done, void* context) override;
  void delayMs(uint32_t time) override;

  uint32_t tearingUs() const { return frameUs_; }  // from one blank to the next; 0: none was seen
  uint32_t realBaud() const { return spi_get_baudrate(spi_); }

 private:
  static constexpr int kMostRows = 320;

  static void onDma();
  static void onBlank();
  static void onClear(unsigned alarm);

  void sendCommand(uint8_t code, std::span<const uint8_t> parameters) override;
  void initDma();
  void noteFrames();
  void setFrames(bool wide);
  void begin(uint32_t config, const void* from, uint32_t count, bool rows);
  void carry(uint32_t config, const void* from, uint32_t count, bool rows);
  uint32_t untilClear() const;
  void trigger();
  [[gnu::noinline]] void finish();  // the stack's rules name it
  void takeByHand();
  void seek(const Patch& patch);
  void feedFirst(uint32_t colour, uint32_t count);
  void carryFill(uint32_t colour, uint32_t count);
  void feedWide();
  void rest();
  void sendBytes(std::span<const uint8_t> bytes);
  bool sent() const;
  void select(bool on);

  const DisplayPins& pins_;
  uint32_t baud_;
  spi_inst_t* spi_ = nullptr;
  uint32_t selectMask_ = 0, commandMask_ = 0;  // of the pins CS and DC
  uint32_t byteFrames_ = 0, pixelFrames_ = 0;  // the SPI block's control register for 8 and 16 bits a frame
  // The last words that direct drawing put into the SPI block's own queue. The panel is selected meanwhile.
  enum class Feeding : uint8_t { Nothing, Bytes, Pixels };
  Feeding feeding_ = Feeding::Nothing;
  uint32_t dataConfig_ = 0;  // one run of pixels
  uint32_t rowConfig_ = 0;   // one row, then ask for the next
  uint32_t fillConfig_ = 0;  // one pixel again and again
  uint8_t data_ = 0, control_ = 0, alarm_ = 0;
  Done done_ = nullptr;
  void* context_ = nullptr;
  volatile bool onWire_ = false;
  volatile bool awaitingScan_ = false;
  volatile uint32_t blankAt_ = 0;  // us, of the panel's last vertical blank
  volatile uint32_t frameUs_ = 0;  // between two of them, as it was seen twice; 0: not yet
  uint32_t lastFrameUs_ = 0;       // between the last two
  ScanSpan clearOf_{};             // what the next start begins; no pixels: it need not wait
  bool byRows_ = false;
  uint16_t fill_ = 0;
  uint32_t rows_[kMostRows + 1];  // addresses, then 0, at which the data channel stops and reports
};

}  // namespace lucca
