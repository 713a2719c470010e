// Draws on a wire of its own, and succeeds if a filled square and a letter went over it.
#include <TFT_eSPI.h>

namespace {

class CountingBus final : public lucca::DisplayBus {
 public:
  void init() override {}
  void reset() override {}
  void sendCommand(uint8_t, std::span<const uint8_t>) override { ++commands; }
  void startPixels(const uint16_t*, int, int width, int rows) override { pixels += width * rows; }
  void startFill(uint16_t, uint32_t count) override { pixels += static_cast<int>(count); }
  void startClearOfScan(lucca::ScanSpan) override {}
  bool busy() override { return false; }
  void wait() override {}
  void onDone(Done, void*) override {}
  void delayMs(uint32_t) override {}

  int commands = 0, pixels = 0;
};

}  // namespace

int main() {
  static CountingBus bus;
  static const lucca::Panel panel = lucca::panel240x240(0);
  static const lucca::DisplaySetup setup{bus, panel};
  TFT_eSPI tft(setup);
  tft.init();
  bus.pixels = 0;
  tft.fillRect(10, 10, 20, 20, TFT_RED);
  if (bus.pixels != 400) return 1;
  tft.setTextColor(TFT_WHITE, TFT_BLACK);
  tft.drawString("A", 40, 40, 1);
  return bus.pixels == 400 + 6 * 8 ? 0 : 2;
}
