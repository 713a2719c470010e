// Work in a 16-bit sprite that other libraries are compared by, for whoever counts it. `mark` is called with each piece of it.
#pragma once

#include <bench_font.h>

#include "drivers/tft_espi/include/TFT_eSPI.h"

namespace lucca::bench {

inline constexpr int kSide = 240;  // of the sprite
inline constexpr const char* kText = "The quick brown fox jumps over dogs 1234";

inline uint32_t shade(int i) { return static_cast<uint32_t>(i * 999); }

template <class Mark>
void measureShapes(TFT_eSprite& screen, Mark& mark) {
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

inline void writeFive(TFT_eSprite& screen, int step) {
  for (int i = 0; i < 5; ++i) screen.drawString(kText, 0, i * step);
}

template <class Mark>
void measureLetters(TFT_eSprite& screen, Mark& mark) {
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

template <class Mark>
void measureSprites(TFT_eSPI& tft, TFT_eSprite& screen, Mark& mark) {
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

template <class Mark>
void workInMemory(TFT_eSPI& tft, TFT_eSprite& screen, Mark mark) {
  measureShapes(screen, mark);
  measureLetters(screen, mark);
  measureSprites(tft, screen, mark);
}

}  // namespace lucca::bench
