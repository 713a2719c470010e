// The work that other libraries are compared by: shapes, letters and sprites in a 16-bit sprite of 240 x 240, then the tests of
// PDQ graphicstest straight to a panel of 240 x 320. tools/bench/peers.mjs counts cycles and time, in the same order.
#include <bench_font.h>

#include "drivers/tft_espi/include/TFT_eSPI.h"
#include "firmware/bench/bench.h"
#include "firmware/pico/pico_display_bus.h"
#include "firmware/this_board.h"

namespace lucca {
namespace {

constexpr int kSide = 240;
constexpr const char* kText = "The quick brown fox jumps over dogs 1234";

PicoDisplayBus bus(thisBoard().display);
const DisplaySetup kSetup{bus, thisBoard().panel};

using bench::mark;

template <typename Work>
void measure(Work&& work) {
  bus.wait();
  mark([&] {
    work();
    bus.wait();
  });
}

uint32_t shade(int i) { return static_cast<uint32_t>(i * 999); }

void measureShapes(TFT_eSprite& screen) {
  mark([&] { screen.fillSprite(TFT_NAVY); });
  mark([&] {
    for (int i = 0; i < 100; ++i) screen.fillRect(i * 2, i * 2 + i % 3, 40, 30, shade(i));
  });
  mark([&] {
    for (int i = 0; i < 20; ++i) screen.fillRoundRect(i * 7, i * 9, 100, 40, 8, shade(i));
  });
  mark([&] {
    for (int i = 0; i < 20; ++i) screen.fillSmoothRoundRect(i * 7, i * 9, 100, 40, 8, shade(i), TFT_NAVY);
  });
  mark([&] {
    for (int i = 0; i < 20; ++i) screen.fillCircle(40 + i * 8, 40 + i * 7, 30, shade(i));
  });
  mark([&] {
    for (int i = 0; i < 40; ++i) screen.drawLine(i * 6, 0, kSide - 1 - i * 3, kSide - 1, shade(i));
  });
  mark([&] {
    for (int i = 0; i < 2; ++i)
      screen.drawSmoothArc(120, 120, 100 - i * 20, 92 - i * 20, 90, 270, TFT_GREEN, TFT_NAVY);
  });
  mark([&] {
    for (int i = 0; i < 2; ++i) {
      const auto y = static_cast<float>(20 + i * 20);
      screen.drawWideLine(20, y, 200, y + 60, 8, TFT_RED, TFT_NAVY);
    }
  });
}

void writeFive(TFT_eSprite& screen, int step) {
  for (int i = 0; i < 5; ++i) screen.drawString(kText, 0, i * step);
}

void measureLetters(TFT_eSprite& screen) {
  screen.setTextWrap(false);
  screen.setTextColor(TFT_WHITE, TFT_NAVY);
  mark([&] { writeFive(screen, 10); });
  screen.setTextColor(TFT_WHITE);
  mark([&] { writeFive(screen, 10); });
  screen.setFreeFont(&FreeSans9pt7b);
  mark([&] { writeFive(screen, 20); });
  screen.loadFont(bench_font);
  screen.setTextColor(TFT_WHITE, TFT_NAVY);
  mark([&] { writeFive(screen, 20); });
  screen.setTextColor(TFT_WHITE);
  mark([&] { writeFive(screen, 20); });
  screen.unloadFont();
}

void measureSprites(TFT_eSPI& tft, TFT_eSprite& screen) {
  static uint8_t ballMemory[32 * 32 * 2], plateMemory[80 * 80 * 2];
  TFT_eSprite ball(&tft), plate(&tft);
  ball.createSprite(32, 32, ballMemory);
  ball.fillSprite(TFT_TRANSPARENT);
  ball.fillCircle(15, 15, 15, TFT_GOLD);
  mark([&] {
    for (int i = 0; i < 50; ++i) ball.pushToSprite(&screen, i * 4, i * 3 + i % 5, TFT_TRANSPARENT);
  });
  mark([&] {
    for (int i = 0; i < 50; ++i) ball.pushToSprite(&screen, i * 4 + i % 2, i * 3 + i % 5);
  });
  plate.createSprite(80, 80, plateMemory);
  plate.fillSprite(TFT_TRANSPARENT);
  plate.fillCircle(40, 40, 35, TFT_GOLD);
  screen.setPivot(120, 120);
  mark([&] { plate.pushRotated(&screen, 30, TFT_TRANSPARENT); });
}

void fanLines(TFT_eSPI& tft, int x, int y, int w, int h) {
  const int farX = w - 1 - x, farY = h - 1 - y;
  tft.fillScreen(TFT_BLACK);
  measure([&] {
    for (int to = 0; to < w; to += 6) tft.drawLine(x, y, to, farY, TFT_CYAN);
    for (int to = 0; to < h; to += 6) tft.drawLine(x, y, farX, to, TFT_CYAN);
  });
}

void writePoem(TFT_eSPI& tft) {
  tft.setCursor(0, 0);
  tft.setTextColor(TFT_WHITE, TFT_BLACK);
  tft.setTextSize(1);
  tft.println("Hello World!");
  tft.setTextSize(2);
  tft.setTextColor(TFT_RED);
  tft.print("RED ");
  tft.setTextColor(TFT_GREEN);
  tft.print("GREEN ");
  tft.setTextColor(TFT_BLUE);
  tft.println("BLUE");
  tft.setTextColor(TFT_YELLOW);
  tft.println("1234.56");
  tft.setTextColor(TFT_RED);
  tft.setTextSize(3);
  tft.println("DEADBEEF");
  tft.println();
  tft.setTextColor(TFT_GREEN);
  tft.setTextSize(5);
  tft.println("Groop");
  tft.setTextSize(2);
  tft.println("I implore thee,");
  tft.setTextSize(1);
  for (const char* line :
       {"my foonting turlingdromes.", "And hooptiously drangle me", "with crinkly bindlewurdles,",
        "Or I will rend thee", "in the gobberwarts", "with my blurglecruncheon,", "see if I don't!", "", ""})
    tft.println(line);
  tft.setTextColor(TFT_MAGENTA);
  tft.setTextSize(6);
  tft.println("Woot!");
}

// Triangles and round rectangles round the middle.
void measureCorners(TFT_eSPI& tft) {
  const int w = tft.width(), cx = w / 2 - 1, cy = tft.height() / 2 - 1;
  const auto color = [](int r, int g, int b) {
    return TFT_eSPI::color565(static_cast<uint8_t>(r), static_cast<uint8_t>(g), static_cast<uint8_t>(b));
  };
  tft.fillScreen(TFT_BLACK);
  measure([&] {
    for (int i = 0; i < cx; i += 5)
      tft.drawTriangle(cx, cy - i, cx - i, cy + i, cx + i, cy + i, color(0, 0, i));
  });
  measure([&] {
    for (int i = cx; i > 10; i -= 5) {
      tft.fillTriangle(cx, cy - i, cx - i, cy + i, cx + i, cy + i, color(0, i, i));
      bus.wait();
    }
  });
  measure([&] {
    for (int i = 0; i < w; i += 6) tft.drawRoundRect(cx - i / 2, cy - i / 2, i, i, i / 8, color(i, 0, 0));
  });
  measure([&] {
    for (int i = w; i > 20; i -= 6) tft.fillRoundRect(cx - i / 2, cy - i / 2, i, i, i / 8, color(0, i, 0));
  });
}

void measurePanel(TFT_eSPI& tft) {
  const int w = tft.width(), h = tft.height(), cx = w / 2 - 1, cy = h / 2 - 1;
  measure([&] { tft.fillScreen(TFT_WHITE); });
  tft.fillScreen(TFT_BLACK);
  measure([&] { writePoem(tft); });
  measure([&] {
    for (int y = 0; y < h; ++y) {
      for (int x = 0; x < w; ++x)
        tft.drawPixel(x, y,
                      TFT_eSPI::color565(static_cast<uint8_t>(x << 3), static_cast<uint8_t>(y << 3),
                                         static_cast<uint8_t>(x * y)));
    }
  });
  fanLines(tft, 0, 0, w, h);
  fanLines(tft, w - 1, 0, w, h);
  fanLines(tft, 0, h - 1, w, h);
  fanLines(tft, w - 1, h - 1, w, h);
  measure([&] {
    for (int y = 0; y < h; y += 5) tft.drawFastHLine(0, y, w, TFT_RED);
    for (int x = 0; x < w; x += 5) tft.drawFastVLine(x, 0, h, TFT_BLUE);
  });
  measure([&] {
    for (int i = 2; i < w; i += 6) tft.drawRect(w / 2 - i / 2, h / 2 - i / 2, i, i, TFT_GREEN);
  });
  measure([&] {
    for (int i = w; i > 0; i -= 6) {
      tft.fillRect(cx - i / 2, cy - i / 2, i, i, TFT_YELLOW);
      bus.wait();
    }
  });
  measure([&] {
    for (int x = 10; x < w; x += 20) {
      for (int y = 10; y < h; y += 20) tft.fillCircle(x, y, 10, TFT_MAGENTA);
    }
  });
  measure([&] {
    for (int x = 0; x < w + 10; x += 20) {
      for (int y = 0; y < h + 10; y += 20) tft.drawCircle(x, y, 10, TFT_WHITE);
    }
  });
  measureCorners(tft);
}

void run() {
  static TFT_eSPI tft(kSetup);
  tft.init();
  static TFT_eSprite screen(&tft);
  screen.createSprite(kSide, kSide, {reinterpret_cast<uint8_t*>(framebuffer()), kSide * kSide * 2});
  measureShapes(screen);
  measureLetters(screen);
  measureSprites(tft, screen);
  measurePanel(tft);
}

}  // namespace
}  // namespace lucca

int main() { lucca::bench::runAll(lucca::run); }
