#include <TFT_eSPI.h>
#include <pico/stdlib.h>
#include <pico_tft.h>

#include <cstdio>

constexpr lucca::DisplayPins kPins = {
    .spi = 0, .clock = 6, .data = 7, .cs = 5, .dc = 9, .reset = 4, .backlight = 12};
lucca::PicoTft<16 * 1024> display(kPins, lucca::panel240x240(0));
TFT_eSPI tft(display);
TFT_eSprite sun(&tft);

int main() {
  stdio_init_all();
  tft.init();
  tft.fillRectVGradient(0, 0, 240, 240, TFT_SKYBLUE, TFT_WHITE);
  sun.createSprite(61, 61);
  sun.fillSprite(TFT_TRANSPARENT);
  sun.fillCircle(30, 30, 30, TFT_GOLD);
  sun.pushSprite(20, 20, TFT_TRANSPARENT);
  tft.drawSmoothArc(120, 170, 50, 42, 60, 300, TFT_ORANGE, TFT_WHITE, true);
  tft.setTextColor(TFT_NAVY);
  tft.setFreeFont(&FreeSans12pt7b);
  tft.drawString("Lucca", 110, 30);
  tft.setTextDatum(MC_DATUM);
  tft.drawFloat(21.5f, 1, 120, 165, 4);
  std::printf("drawn\n");
  for (;;) tight_loop_contents();
}
