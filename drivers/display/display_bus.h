// The wire to one panel: commands, and pixels that go out by themselves once started. Chip select, the
// data/command line and the frame width are the bus's own business. Pixels are in panel byte order, as drawn.
#pragma once

#include <cstdint>
#include <span>

#include "drivers/display/panel_window.h"
#include "drivers/display/scan.h"

namespace lucca {

class DisplayBus {
 public:
  // Called when started pixels have left, perhaps from an interrupt. It may start the next ones.
  using Done = void (*)(void* context);

  // The panel's window, and the place of its glass. The bus keeps them because several objects may draw on one panel.
  PanelWindow window;
  GlassArea glassArea;

  virtual void init() = 0;
  // Bits a second from now on, or the next fewer that the chip can do. Waits for pixels on their way.
  virtual void setBaud(uint32_t baud) { static_cast<void>(baud); }
  // Bits a second as the chip really does them; 0: unknown.
  virtual uint32_t baud() const { return 0; }
  // Pulses the reset line, where the board has one.
  virtual void reset() {}
  // Waits for pixels on their way, then sends one command with its parameters.
  void command(uint8_t code, std::span<const uint8_t> parameters = {}) {
    window.next = PanelWindow::kUnknown;
    sendCommand(code, parameters);
  }
  // Sends more parameters for the last command.
  virtual void data(std::span<const uint8_t> parameters) { static_cast<void>(parameters); }
  // The backlight, full or off, for callers without a dimmer.
  virtual void light(bool on) { static_cast<void>(on); }

  // Both wait for earlier pixels, start and return. `first` must stay as it is until `busy` is false: `rows`
  // runs of `width` pixels, `stride` pixels apart.
  virtual void startPixels(const uint16_t* first, int stride, int width, int rows) = 0;
  virtual void startFill(uint16_t value, uint32_t count) = 0;

  // Direct drawing: one call from the area to the wire. A place is a pair of column and row on the glass, a size one of width
  // and height (panel_window.h), neither 0; colours are in machine order. The calls return when the wire has taken the
  // pixels or, for many, when DMA carries them. `open` begins an area, and `push` and `pushFill` bring its pixels, row by
  // row; `push` takes them in panel order.
  // A bus on pins does all of these in a faster way, so no caller should reserve registers for the bodies here.
  [[gnu::noinline]] virtual void fill(uint32_t place, uint32_t size, uint32_t colour) {
    open(place, size);
    pushFill(colour, highOf(size) * lowOf(size));
  }
  // At least one patch.
  [[gnu::noinline]] virtual void fillAll(const Patch* patches, int count, uint32_t colour) {
    for (int i = 0; i < count; ++i) {
      seek(patches[i]);
      pushFill(colour, patches[i].pixels);
    }
  }
  [[gnu::noinline]] virtual void fillSlope(Slope slope, uint32_t colour) {
    do {
      seek({slope.columns, slope.rows, static_cast<uint32_t>(slope.length)});
      pushFill(colour, static_cast<uint32_t>(slope.length));
    } while (slope.next());
  }
  [[gnu::noinline]] virtual void open(uint32_t place, uint32_t size) {
    if (window.follows(place + glassArea.first, size)) return;
    seek(makePatch(place, size, glassArea));
    window.note(place + glassArea.first, size);
  }
  [[gnu::noinline]] virtual void push(const uint16_t* pixels, uint32_t count) {
    startPixels(pixels, static_cast<int>(count), static_cast<int>(count), 1);
    wait();
  }
  [[gnu::noinline]] virtual void pushFill(uint32_t colour, uint32_t count) {
    startFill(static_cast<uint16_t>(colour << 8 | (colour >> 8 & 0xFF)), count);
  }

  // The next start, with those that follow it at once for the same span, keeps out of the way of the panel's own scan, so that
  // a large picture does not tear, where the board has a tearing line.
  virtual void startClearOfScan(ScanSpan span) = 0;

  virtual bool busy() = 0;
  virtual void wait() = 0;
  virtual void onDone(Done done, void* context) = 0;
  virtual void delayMs(uint32_t time) = 0;

 protected:
  ~DisplayBus() = default;
  virtual void sendCommand(uint8_t code, std::span<const uint8_t> parameters) = 0;

  static constexpr uint8_t kColumns = 0x2A, kRows = 0x2B, kWriteMemory = 0x2C;

 private:
  void sendSpan(uint8_t code, uint32_t span) {
    const uint8_t bytes[4] = {static_cast<uint8_t>(span >> 24), static_cast<uint8_t>(span >> 16),
                              static_cast<uint8_t>(span >> 8), static_cast<uint8_t>(span)};
    command(code, bytes);
  }
  void seek(const Patch& patch) {
    if (patch.columns != window.columns) sendSpan(kColumns, window.columns = patch.columns);
    if (patch.rows != window.rows) sendSpan(kRows, window.rows = patch.rows);
    command(kWriteMemory);
  }
};

}  // namespace lucca
