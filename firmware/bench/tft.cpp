// TFT_eSPI's calls against the plain way, on the PicoSystem. A spare pin is high while a piece of work runs, first the
// library's, then the plain one's; tools/bench/tft.mjs watches it in the emulator and counts cycles, in the same order.
#include <bench_font.h>

#include "firmware/bench/bench.h"
#include "firmware/bench/plain.h"
#include "firmware/pico/pico_display_bus.h"
#include "firmware/this_board.h"

namespace lucca {
namespace {

constexpr int kSide = 240;
constexpr const char* kText = "The quick brown fox";

PicoDisplayBus bus(thisBoard().display);
uint8_t spriteMemory[16 * 1024];
SpritePool pool(spriteMemory);
const DisplaySetup kSetup{bus, thisBoard().panel, &pool};

template <typename Work>
void measure(Work&& work) {
  bench::mark([&] {
    work();
    bus.wait();
  });
}

void measureRound(TFT_eSprite& screen) {
  measure([&] {
    for (int i = 0; i < 2; ++i)
      screen.drawArc(120, 120, 100 - i * 10, 92 - i * 10, 90, 270, TFT_GREEN, TFT_NAVY);
  });
  measure([&] {
    for (int i = 0; i < 2; ++i) plain::arc(screen, 120, 120, 100 - i * 10, 92 - i * 10, TFT_GREEN, TFT_NAVY);
  });
  measure([&] {
    for (int i = 0; i < 2; ++i)
      screen.drawSmoothArc(120, 120, 100 - i * 10, 92 - i * 10, 90, 270, TFT_GREEN, TFT_NAVY, true);
  });
  measure([&] {
    for (int i = 0; i < 2; ++i) {
      const int r = 100 - i * 10, middle = r - 4;
      plain::wideLine(screen, 120 - middle, 120, 121 - middle, 120, 4, TFT_GREEN, TFT_NAVY);
      plain::wideLine(screen, 120 + middle, 120, 121 + middle, 120, 4, TFT_GREEN, TFT_NAVY);
      plain::arc(screen, 120, 120, r, r - 8, TFT_GREEN, TFT_NAVY);
    }
  });
  measure([&] {
    for (int i = 0; i < 2; ++i)
      screen.drawWideLine(20, static_cast<float>(20 + i * 20), 200, static_cast<float>(80 + i * 20), 8,
                          TFT_RED, TFT_NAVY);
  });
  measure([&] {
    for (int i = 0; i < 2; ++i)
      plain::wideLine(screen, 20, 20 + i * 20, 200, 80 + i * 20, 4, TFT_RED, TFT_NAVY);
  });
}

void measureText(TFT_eSprite& screen) {
  screen.setTextColor(TFT_WHITE);
  screen.setFreeFont(&FreeSans12pt7b);
  measure([&] {
    for (int i = 0; i < 2; ++i) screen.drawString(kText, 4, 20 + i * 30);
  });
  measure([&] {
    for (int i = 0; i < 2; ++i) plain::freeText(screen, FreeSans12pt7b, kText, 4, 40 + i * 30, TFT_WHITE);
  });
  screen.setTextColor(TFT_WHITE, TFT_NAVY);
  screen.loadFont(bench_font);
  measure([&] {
    for (int i = 0; i < 2; ++i) screen.drawString(kText, 4, 20 + i * 30);
  });
  measure([&] {
    for (int i = 0; i < 2; ++i)
      plain::smoothText(screen, screen.gFont, kText, 4, 20 + i * 30, TFT_WHITE, TFT_NAVY);
  });
}

void measureSprites(TFT_eSPI& tft, TFT_eSprite& screen) {
  static TFT_eSprite sprite(&tft);
  for (const int8_t depth : {int8_t{8}, int8_t{4}}) {
    sprite.setColorDepth(depth);
    sprite.createSprite(100, 80);
    sprite.fillCircle(50, 40, 35, depth == 8 ? TFT_ORANGE : 3);
    measure([&] { sprite.pushSprite(20, 20); });
    measure([&] { plain::push(tft, sprite, 20, 20); });
    sprite.deleteSprite();
  }
  sprite.setColorDepth(16);
  sprite.createSprite(80, 80);
  sprite.fillSprite(TFT_TRANSPARENT);
  sprite.fillCircle(40, 40, 35, TFT_GOLD);
  screen.setPivot(120, 120);
  measure([&] { sprite.pushRotated(&screen, 30, TFT_TRANSPARENT); });
  measure([&] { plain::pushRotated(screen, sprite, 120, 120, 512, 887, TFT_TRANSPARENT); });
}

void run() {
  static TFT_eSPI tft(kSetup);
  tft.init();
  static TFT_eSprite screen(&tft);
  screen.createSprite(kSide, kSide, {reinterpret_cast<uint8_t*>(framebuffer()), kSide * kSide * 2});
  screen.fillSprite(TFT_NAVY);
  measureRound(screen);
  measureText(screen);
  measureSprites(tft, screen);
}

}  // namespace
}  // namespace lucca

int main() { lucca::bench::runAll(lucca::run); }
