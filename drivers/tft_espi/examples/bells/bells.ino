// The bells of Lucca: smooth letters of two fonts, in three languages, over a ground that changes with the hour. The fonts
// are baked from a font file when the sketch is built: see fonts.txt.
#include <TFT_eSPI.h>

#include "sans_18.h"
#include "serif_28.h"

TFT_eSPI tft = TFT_eSPI();
TFT_eSprite line = TFT_eSprite(&tft);

struct Verse {
  const char *title, *first, *second;
};
const Verse kVerses[] = {
    {"Lucca", "A hundred bells,", "one for every tower"},
    {"Città", "Le campane chiamano,", "il Serchio risponde"},
    {"Türme", "Es läutet über Dächer,", "bis die Gassen schlafen"},
};
const uint16_t kMorning = 0x5CBE, kEvening = 0x71A6, kNight = 0x1066;

void ground(int hour) {
  uint16_t from = hour == 0 ? kMorning : hour == 1 ? kEvening : kNight;
  tft.fillRectVGradient(0, 0, tft.width(), tft.height(), from, TFT_BLACK);
  // Towers, from far to near.
  for (int i = 0; i < 9; i++) {
    int x = i * tft.width() / 8 - 10, high = 30 + (i * 37) % 50;
    tft.fillRect(x, tft.height() - high, 18, high, tft.alphaBlend(120, TFT_BLACK, from));
    tft.fillTriangle(x - 2, tft.height() - high, x + 20, tft.height() - high, x + 9, tft.height() - high - 12, 0x3124);
  }
}

// What is under a letter: the ground that was drawn there.
int hour = 0;
uint16_t under(uint16_t x, uint16_t y) {
  uint16_t from = hour == 0 ? kMorning : hour == 1 ? kEvening : kNight;
  return tft.alphaBlend(255 * (tft.height() - y) / tft.height(), from, TFT_BLACK);
}

void setup() {
  tft.init();
  tft.setRotation(TFT_WIDTH < TFT_HEIGHT ? 1 : 0);
  tft.setCallback(under);
}

void loop() {
  const Verse& verse = kVerses[hour];
  ground(hour);
  tft.setTextDatum(TC_DATUM);
  tft.setTextColor(TFT_GOLD);
  tft.loadFont(serif_28);
  tft.drawString(verse.title, tft.width() / 2, 14);
  tft.unloadFont();

  tft.loadFont(sans_18);
  tft.setTextColor(TFT_WHITE);
  tft.drawString(verse.first, tft.width() / 2, 54);
  tft.drawString(verse.second, tft.width() / 2, 54 + tft.fontHeight());
  tft.unloadFont();

  // The hour, counted in a sprite that is as large as its text.
  line.loadFont(sans_18);
  line.setTextColor(TFT_BLACK, TFT_GOLD);
  for (int strike = 1; strike <= 3; strike++) {
    tft.setCursor(10, tft.height() - 24);
    line.printToSprite(" " + String(strike) + " / 3 ");
    delay(700);
  }
  line.unloadFont();
  hour = (hour + 1) % 3;
}
