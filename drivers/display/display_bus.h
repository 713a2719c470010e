// The wire to one panel: commands, and pixels that go out by themselves once started. Chip select, the
// data/command line and the frame width are the bus's own business. Pixels are in panel byte order, as drawn.
#pragma once

#include <cstdint>
#include <span>

namespace lucca {

class DisplayBus {
 public:
  // Called when started pixels have left, perhaps from an interrupt. It may start the next ones.
  using Done = void (*)(void* context);

  // The window that was last sent to the panel, as its two commands carried it; all ones: unknown. It is kept here because
  // several may draw on one panel.
  struct Window {
    uint32_t columns = ~0u, rows = ~0u;
  };
  Window window;

  virtual void init() = 0;
  // Bits a second from now on, or the next fewer that the chip can do. Waits for pixels on their way.
  virtual void setBaud(uint32_t baud) { static_cast<void>(baud); }
  // Pulses the reset line. False when the board has none.
  virtual bool reset() = 0;
  // Waits for pixels on their way, then sends one command with its parameters.
  virtual void command(uint8_t code, std::span<const uint8_t> parameters = {}) = 0;
  // More parameters for the command before.
  virtual void data(std::span<const uint8_t> parameters) { static_cast<void>(parameters); }
  // The backlight, full or off, for those who have no dimmer of their own.
  virtual void light(bool on) { static_cast<void>(on); }

  // Both wait for earlier pixels, start and return. `first` must stay as it is until `busy` is false: `rows`
  // runs of `width` pixels, `stride` pixels apart.
  virtual void startPixels(const uint16_t* first, int stride, int width, int rows) = 0;
  virtual void startFill(uint16_t value, uint32_t count) = 0;
  // The next start keeps out of the way of the panel's own scan, so that a large picture does not tear, where the board
  // has the line that tells of it.
  virtual void startClearOfScan() = 0;

  virtual bool busy() = 0;
  virtual void wait() = 0;
  virtual void onDone(Done done, void* context) = 0;
  virtual void delayMs(uint32_t time) = 0;

 protected:
  ~DisplayBus() = default;
};

}  // namespace lucca
