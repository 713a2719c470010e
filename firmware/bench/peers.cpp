// The work that other libraries are compared by: shapes, letters and sprites in a 16-bit sprite of 240 x 240, then the tests of
// PDQ graphicstest straight to a panel of 240 x 320. tools/bench/peers.mjs counts cycles and time, in the same order.
#include "drivers/tft_espi/include/TFT_eSPI.h"
#include "firmware/bench/bench.h"
#include "firmware/bench/peers_work.h"
#include "firmware/pico/pico_display_bus.h"
#include "firmware/this_board.h"

namespace lucca {
namespace {

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
  screen.createSprite(bench::kSide, bench::kSide,
                      {reinterpret_cast<uint8_t*>(framebuffer()), bench::kSide * bench::kSide * 2});
  bench::workInMemory(tft, screen, [](auto&& work) { mark(work); });
  measurePanel(tft);
}

}  // namespace
}  // namespace lucca

int main() { lucca::bench::runAll(lucca::run); }
