// Waits in every way that a sketch can, so that its pictures come only if counted time goes on in all of them.
#include <TFT_eSPI.h>
#include <pico/stdlib.h>

TFT_eSPI tft = TFT_eSPI();
const char* const kNames[] PROGMEM = {"waits"};

void setup() {
  tft.init();
  ledcSetup(0, 5000, 8);
  ledcAttachPin(25, 0);
  ledcWrite(0, 128);
  analogWrite(25, 64);
  tone(25, 440, 5);
  tft.writecommand(ST7789_DISPOFF);
  tft.writecommand(ST7789_DISPON);
  tft.drawString((const char*)pgm_read_ptr(&kNames[0]), 0, 0);
  while (digitalRead(2) && millis() < 100) {
  }
  for (const uint32_t end = time_us_32() + 1000; time_us_32() < end;) tight_loop_contents();
  for (volatile bool still = getenv("STANDS_STILL") != nullptr; still;) {
  }
  tft.fillScreen(TFT_RED);
  while (!Serial.available()) {
  }
}

void loop() {}
