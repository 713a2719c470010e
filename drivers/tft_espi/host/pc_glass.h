// The wire to a panel that is memory: it decodes the commands of an ST7789 into what a viewer sees.
#pragma once

#include <array>
#include <cstdint>

#include "boards/panel.h"
#include "drivers/display/display_bus.h"

namespace lucca::host {

class PcGlass final : public DisplayBus {
 public:
  static constexpr int kWidth = 240, kHeight = 320;  // of the controller's memory

  // Called with the time that something took on the wire, in nanoseconds.
  using Spent = void (*)(uint64_t nanoseconds);
  explicit PcGlass(Spent spent) : spent_(spent) {}

  void init() override {}
  void sendCommand(uint8_t code, std::span<const uint8_t> parameters) override;
  void data(std::span<const uint8_t> parameters) override;
  void startPixels(const uint16_t* first, int stride, int width, int rows) override;
  void startFill(uint16_t value, uint32_t count) override;
  void startClearOfScan(ScanSpan) override {}
  bool busy() override { return false; }
  void wait() override {}
  void onDone(Done done, void* context) override;
  void delayMs(uint32_t time) override { spent_(uint64_t{time} * 1'000'000); }

  bool turned() const { return (access_ & 0x20) != 0; }
  // As the sketch sees it, in the rotation it has chosen; 565 in machine order.
  uint16_t pixel(const Panel& panel, int x, int y) const;

 private:
  uint16_t* cell(int x, int y);
  void receive(uint16_t value);
  void obey();

  Spent spent_;
  std::array<uint16_t, kWidth * kHeight> memory_{};
  uint8_t code_ = 0, access_ = 0, count_ = 0;
  uint8_t parameters_[4]{};
  int x0_ = 0, x1_ = kWidth - 1, y0_ = 0, y1_ = kHeight - 1, x_ = 0, y_ = 0;
  Done done_ = nullptr;
  void* context_ = nullptr;
};

}  // namespace lucca::host
