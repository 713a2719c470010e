// A bus with an ST7789's memory at its end. Pixels arrive only when the sender waits or `finish` is called, as late as the
// wire could carry them: drawing over pixels that are still on their way shows.
#pragma once

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

#include "boards/panel.h"
#include "drawing/raster/span.h"
#include "drivers/display/display_bus.h"

namespace lucca::test {

class FakePanel final : public DisplayBus {
 public:
  static constexpr int kMemoryWidth = 240, kMemoryHeight = 320;

  void init() override {}
  void setBaud(uint32_t baud) override { log("baud " + std::to_string(baud)); }
  void reset() override { log("reset"); }
  void sendCommand(uint8_t code, std::span<const uint8_t> parameters) override {
    wait();
    char byte[8];
    std::snprintf(byte, sizeof byte, "%02X", code);
    std::string line = byte;
    for (const uint8_t value : parameters) {
      std::snprintf(byte, sizeof byte, " %02X", value);
      line += byte;
    }
    log(line);
    obey(code, parameters);
  }
  void data(std::span<const uint8_t> parameters) override {
    for (const uint8_t value : parameters) {
      char byte[16];
      std::snprintf(byte, sizeof byte, "data %02X", value);
      log(byte);
    }
  }
  void light(bool on) override { lit = on; }
  void startPixels(const uint16_t* first, int stride, int width, int rows) override {
    wait();
    pending_ = {first, stride, width, rows, 0, 0};
    inFlight = true;
    ++starts;
  }
  void startFill(uint16_t value, uint32_t count) override {
    wait();
    pending_ = {nullptr, 0, 0, 0, value, count};
    inFlight = true;
    ++starts;
  }
  void startClearOfScan(ScanSpan span) override {
    clear = span;
    ++clearStarts;
  }
  bool busy() override { return inFlight; }
  void wait() override {
    while (inFlight) finish();
  }
  void onDone(Done done, void* context) override {
    done_ = done;
    context_ = context;
  }
  void delayMs(uint32_t time) override {
    log("wait " + std::to_string(time) + " ms");
    delayed += time;
  }

  // Lets what is on the wire arrive.
  void finish() {
    if (!inFlight) return;
    log("pixels " +
        std::to_string(pending_.first != nullptr ? pending_.width * pending_.rows : pending_.count));
    for (int row = 0; row < pending_.rows; ++row) {
      for (int i = 0; i < pending_.width; ++i) receive(pending_.first[row * pending_.stride + i]);
    }
    for (uint32_t i = 0; i < pending_.count; ++i) receive(pending_.value);
    inFlight = false;
    if (done_ != nullptr) done_(context_);
  }

  // The pixel a viewer sees at (x, y) of the glass at rotation 0; machine order.
  uint16_t glass(const Panel& panel, int x, int y) const {
    const PanelOffset offset = panel.offsets[0];
    return memory[static_cast<size_t>((y + offset.row) * kMemoryWidth + x + offset.column)];
  }

  std::string text;  // the recorded stream
  std::array<uint16_t, kMemoryWidth * kMemoryHeight> memory{};
  bool inFlight = false;
  bool lit = false, shown = false, asleep = true, inverted = false;
  uint8_t access = 0;
  uint32_t delayed = 0;
  uint64_t pixels = 0;
  ScanSpan clear{};                             // of the last startClearOfScan
  int starts = 0, clearStarts = 0, strays = 0;  // strays: pixels outside the memory

 private:
  struct Pending {
    const uint16_t* first;
    int stride, width, rows;
    uint16_t value;
    uint32_t count;
  };

  void log(const std::string& line) { text += line + "\n"; }

  void obey(uint8_t code, std::span<const uint8_t> p) {
    const auto pair = [&](size_t i) { return p[i] << 8 | p[i + 1]; };
    if (code == 0x10 || code == 0x11) asleep = code == 0x10;
    if (code == 0x20 || code == 0x21) inverted = code == 0x21;
    if (code == 0x28 || code == 0x29) shown = code == 0x29;
    if (code == 0x36) access = p[0];
    if (code == 0x2A) x0_ = pair(0), x1_ = pair(2);
    if (code == 0x2B) y0_ = pair(0), y1_ = pair(2);
    if (code == 0x2C) x_ = x0_, y_ = y0_;
  }

  void receive(uint16_t panelOrder) {
    ++pixels;
    int column = (access & 0x20) != 0 ? y_ : x_, row = (access & 0x20) != 0 ? x_ : y_;
    if ((access & 0x40) != 0) column = kMemoryWidth - 1 - column;
    if ((access & 0x80) != 0) row = kMemoryHeight - 1 - row;
    if (column < 0 || row < 0 || column >= kMemoryWidth || row >= kMemoryHeight) {
      ++strays;
    } else {
      memory[static_cast<size_t>(row * kMemoryWidth + column)] = swapBytes(panelOrder);
    }
    if (++x_ > x1_) {
      x_ = x0_;
      if (++y_ > y1_) y_ = y0_;
    }
  }

  Pending pending_{};
  int x0_ = 0, x1_ = 0, y0_ = 0, y1_ = 0, x_ = 0, y_ = 0;
  Done done_ = nullptr;
  void* context_ = nullptr;
};

}  // namespace lucca::test
