// A button to press: drawn, and remembered as pressed or not. Where a finger or a key is, the sketch says.
#pragma once

#include <cstdint>

#include "drivers/tft_espi/include/TFT_eSPI.h"

class TFT_eSPI_Button {
 public:
  // By its middle, or by its upper left corner. Nine letters of `label` are kept.
  void initButton(TFT_eSPI* display, int16_t x, int16_t y, uint16_t w, uint16_t h, uint16_t outline,
                  uint16_t fill, uint16_t textColor, const char* label, uint8_t textSize);
  void initButtonUL(TFT_eSPI* display, int16_t x, int16_t y, uint16_t w, uint16_t h, uint16_t outline,
                    uint16_t fill, uint16_t textColor, const char* label, uint8_t textSize);
  void setLabelDatum(int16_t dx, int16_t dy, uint8_t datum = MC_DATUM);

  // `longName` instead of the label, unless it is empty.
  void drawButton(bool inverted = false, lucca::tft::Text longName = "");
  bool contains(int16_t x, int16_t y) const;

  void press(bool pressed);
  bool isPressed() const { return now_; }
  bool justPressed() const { return now_ && !before_; }
  bool justReleased() const { return !now_ && before_; }

 private:
  TFT_eSPI* display_ = nullptr;
  int16_t x_ = 0, y_ = 0, dx_ = 0, dy_ = 0;
  uint16_t w_ = 0, h_ = 0, outline_ = 0, fill_ = 0, textColor_ = 0;
  uint8_t textSize_ = 1, datum_ = MC_DATUM;
  bool now_ = false, before_ = false;
  char label_[10] = "";
};
