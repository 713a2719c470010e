// The wind on the walls of Lucca: a dial with a smooth arc, a needle that is a turned sprite, and a curve that scrolls in a
// sprite of 4 bits. Everything is drawn again without a flicker. It fits itself into any panel.
#include <SPI.h>
#include <TFT_eSPI.h>

TFT_eSPI tft = TFT_eSPI();
TFT_eSprite dial = TFT_eSprite(&tft);
TFT_eSprite needle = TFT_eSprite(&tft);
TFT_eSprite curve = TFT_eSprite(&tft);

const int kFirst = 45, kLast = 315;  // degrees, from 6 o'clock clockwise
const int kMost = 120;               // km/h
const uint16_t kGround = 0x18E3, kRim = 0x4A49;

int side, middle;
float wind = 10;

void setup() {
  Serial.begin(115200);
  tft.init();
  tft.setRotation(TFT_WIDTH < TFT_HEIGHT ? 1 : 0);
  tft.fillScreen(kGround);

  side = min(tft.height() * 5 / 7, 160) & ~1;
  middle = side / 2;
  dial.createSprite(side, side);
  dial.setPivot(middle, middle);

  needle.setColorDepth(8);
  needle.createSprite(9, middle - 20);
  needle.fillSprite(TFT_TRANSPARENT);
  needle.fillTriangle(0, needle.height() - 1, 8, needle.height() - 1, 4, 0, TFT_RED);
  needle.setPivot(4, needle.height() + 4);

  curve.setColorDepth(4);
  curve.createSprite(tft.width() - 20, tft.height() - side - 24);
  uint16_t palette[16] = {kGround, TFT_GREEN, kRim, TFT_WHITE};
  curve.createPalette(palette);
  curve.fillSprite(0);
}

int angleOf(float speed) { return kFirst + int(speed * (kLast - kFirst) / kMost); }

void drawDial() {
  dial.fillSprite(kGround);
  dial.drawSmoothArc(middle, middle, middle - 4, middle - 14, kFirst, kLast, kRim, kGround, true);
  uint16_t color = wind < 60 ? TFT_GREEN : wind < 90 ? TFT_ORANGE : TFT_RED;
  dial.drawSmoothArc(middle, middle, middle - 4, middle - 14, kFirst, angleOf(wind), color, kGround, true);

  dial.setTextColor(TFT_LIGHTGREY, kGround);
  dial.setTextDatum(MC_DATUM);
  for (int speed = 0; speed <= kMost; speed += 20) {
    float turn = (angleOf(speed) + 90) * DEG_TO_RAD;
    dial.drawNumber(speed, middle + cos(turn) * (middle - 26), middle + sin(turn) * (middle - 26), 1);
  }
  needle.pushRotated(&dial, angleOf(wind) - 180, TFT_TRANSPARENT);
  dial.fillSmoothCircle(middle, middle, 7, TFT_WHITE, kGround);
  dial.setTextColor(TFT_WHITE, kGround);
  dial.drawNumber(int(wind), middle, side - 28, 4);
  dial.drawString("km/h", middle, side - 8, 2);
  dial.pushSprite((tft.width() - side) / 2, 4);
}

void drawCurve() {
  int bottom = curve.height() - 1;
  curve.scroll(-2);
  curve.drawFastHLine(0, bottom, curve.width(), 2);
  int high = int(wind * (bottom - 2) / kMost);
  curve.fillRect(curve.width() - 2, bottom - high, 2, high, 1);
  curve.drawPixel(curve.width() - 1, bottom - high, 3);
  curve.pushSprite(10, side + 14);
}

void loop() {
  // Gusts come and go.
  float breeze = 45 + 40 * sin(millis() / 1500.0) + random(-6, 7);
  wind += (constrain(breeze, 0, kMost) - wind) / 6;
  drawDial();
  drawCurve();
  if (millis() % 1000 < 40) Serial.println(String("wind ") + wind + " km/h");
  delay(30);
}
