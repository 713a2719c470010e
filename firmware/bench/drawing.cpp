// Draws what the other libraries were measured with, on the PicoSystem's 240 x 240. A spare pin is high while a piece of
// work runs; tools/bench/drawing.mjs watches it in the emulator and counts cycles. The order of the pieces is its table's.
#include "drawing/canvas.h"
#include "drawing/type/fonts.h"
#include "drivers/display/frame_sender.h"
#include "drivers/tft_espi/include/TFT_eSPI.h"
#include "firmware/bench/bench.h"
#include "firmware/pico/pico_display_bus.h"
#include "firmware/this_board.h"

namespace lucca {
namespace {

constexpr int kSide = 240;

PicoDisplayBus bus(thisBoard().display);
St7789 panel(bus, thisBoard().panel);
Canvas canvas(framebuffer(), kSide, kSide);
uint16_t spritePixels[32 * 32];
uint8_t spriteMask[4 * 32];
const DisplaySetup kSetup{bus, thisBoard().panel};

using bench::mark;

// A disc of 32 x 32, about three quarters of it drawn.
void makeSprite() {
  for (int y = 0; y < 32; ++y) {
    for (int x = 0; x < 32; ++x) {
      const int dx = 2 * x - 31, dy = 2 * y - 31;
      const bool drawn = dx * dx + dy * dy <= 32 * 32;
      spritePixels[y * 32 + x] = drawn ? static_cast<uint16_t>(x * 2048 + y * 37) : uint16_t{TFT_TRANSPARENT};
      if (drawn) spriteMask[y * 4 + x / 8] = static_cast<uint8_t>(spriteMask[y * 4 + x / 8] | 0x80 >> x % 8);
    }
  }
}

void measureCanvas() {
  mark([] { canvas.fill(rgb(0xF0E1C8)); });
  mark([] {
    for (int i = 0; i < 100; ++i)
      canvas.fillRect(makeRect(i * 2, i * 2 + i % 3, 40, 30), static_cast<Colour>(i * 99));
  });
  const Sprite sprite{32, 32, spritePixels, spriteMask};
  mark([&] {
    for (int i = 0; i < 50; ++i) canvas.drawSprite(sprite, i * 4, i * 3 + i % 5);
  });
  mark([] {
    for (int i = 0; i < 20; ++i)
      canvas.fillRoundRect(makeRect(i * 7, i * 9, 100, 40), 8, static_cast<Colour>(i * 999));
  });
  mark([] {
    for (int i = 0; i < 5; ++i) {
      canvas.drawText("The quick brown fox jumps over dogs 1234", 0, 20 + i * 20, kFontBody, rgb(0x2A1F14));
    }
  });
}

void measureSprite(TFT_eSPI& tft) {
  TFT_eSprite screen(&tft), ball(&tft);
  screen.createSprite(kSide, kSide, {reinterpret_cast<uint8_t*>(framebuffer()), kSide * kSide * 2});
  ball.createSprite(32, 32, {reinterpret_cast<uint8_t*>(spritePixels), sizeof spritePixels});
  ball.setSwapBytes(true);
  for (int i = 0; i < 32 * 32; ++i) {
    const int dx = 2 * (i % 32) - 31, dy = 2 * (i / 32) - 31;
    ball.drawPixel(i % 32, i / 32, dx * dx + dy * dy <= 32 * 32 ? static_cast<uint32_t>(i) : TFT_TRANSPARENT);
  }
  mark([&] { screen.fillSprite(TFT_NAVY); });
  mark([&] {
    for (int i = 0; i < 100; ++i)
      screen.fillRect(i * 2, i * 2 + i % 3, 40, 30, static_cast<uint32_t>(i * 99));
  });
  screen.setTextColor(TFT_WHITE, TFT_NAVY);
  mark([&] {
    for (int i = 0; i < 5; ++i) screen.drawString("The quick brown fox jumps over dogs 1234", 0, i * 10);
  });
  mark([&] {
    for (int i = 0; i < 50; ++i) ball.pushToSprite(&screen, i * 4, i * 3 + i % 5, TFT_TRANSPARENT);
  });
  mark([&] {
    for (int i = 0; i < 20; ++i)
      screen.fillRoundRect(i * 7, i * 9, 100, 40, 8, static_cast<uint32_t>(i * 999));
  });
}

void measureWire() {
  panel.sendArea({0, 0, kSide, kSide}, framebuffer(), kSide);
  bus.wait();
  // The cycles until the processor is free again, frame after frame; then the whole time until the last pixel is out.
  mark([] { panel.sendArea({0, 0, kSide, kSide}, framebuffer(), kSide); });
  bus.wait();
  mark([] {
    panel.sendArea({0, 0, kSide, kSide}, framebuffer(), kSide);
    bus.wait();
  });
  mark([] {
    panel.sendArea({91, 77, 60, 40}, framebuffer() + 77 * kSide + 91, kSide);
    bus.wait();
  });
}

void measureSender() {
  static FrameSender sender(panel, canvas);
  sender.send();
  sender.wait();
  canvas.fill(0);
  mark([] { sender.send(); });
  sender.wait();
  canvas.fill(0);
  mark([] { sender.send(); });  // nothing changed
  canvas.fillRect({91, 77, 60, 40}, 0xFFFF);
  mark([] {
    sender.send();
    sender.wait();
  });
}

void run() {
  panel.init(St7789::Start::Warm);
  panel.show();
  makeSprite();
  mark([] {});  // what a mark itself costs
  measureCanvas();
  TFT_eSPI tft(kSetup);
  measureSprite(tft);
  measureWire();
  measureSender();
}

}  // namespace
}  // namespace lucca

int main() { lucca::bench::runAll(lucca::run); }
