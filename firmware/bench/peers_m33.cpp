// The instructions that the work of firmware/bench/peers_work.h takes on the RP2350's core, a line for each piece. QEMU must run
// with -icount shift=0: each instruction then takes a nanosecond of its clock, and SysTick counts that at 20 MHz.
#include <cstdint>
#include <cstdio>

#include "firmware/bench/peers_work.h"

namespace lucca {
namespace {

volatile uint32_t* const kControl = reinterpret_cast<volatile uint32_t*>(0xE000E010);
volatile uint32_t* const kReload = kControl + 1;
volatile uint32_t* const kNow = kControl + 2;
constexpr uint32_t kFull = 0xFFFFFF, kInstructionsATick = 50, kRunFromProcessor = 5;

// Nothing is sent: the work is in memory.
class NoWire final : public DisplayBus {
 public:
  void init() override {}
  void sendCommand(uint8_t, std::span<const uint8_t>) override {}
  void data(std::span<const uint8_t>) override {}
  void startPixels(const uint16_t*, int, int, int) override {}
  void startFill(uint16_t, uint32_t) override {}
  void startClearOfScan(ScanSpan) override {}
  bool busy() override { return false; }
  void wait() override {}
  void onDone(Done, void*) override {}
  void delayMs(uint32_t) override {}
};

void count(auto&& work) {
  const uint32_t start = *kNow;
  work();
  const uint32_t ticks = (start - *kNow) & kFull;  // it counts down
  std::printf("%u\n", static_cast<unsigned>(ticks * kInstructionsATick));
}

}  // namespace
}  // namespace lucca

int main() {
  using namespace lucca;
  *kReload = kFull;
  *kControl = kRunFromProcessor;
  static NoWire wire;
  static const Panel panel = panel240x240(0);
  static const DisplaySetup setup{wire, panel};
  static TFT_eSPI tft(setup);
  static TFT_eSprite screen(&tft);
  alignas(4) static uint8_t memory[bench::kSide * bench::kSide * 2];
  screen.createSprite(bench::kSide, bench::kSide, memory);
  bench::workInMemory(tft, screen, [](auto&& work) { count(work); });
  return 0;
}
