#include <algorithm>
#include <cstring>

#include "drivers/tft_espi/src/library.h"

void TFT_eSPI_Button::initButton(TFT_eSPI* display, int16_t x, int16_t y, uint16_t w, uint16_t h,
                                 uint16_t outline, uint16_t fill, uint16_t textColor, const char* label,
                                 uint8_t textSize) {
  initButtonUL(display, static_cast<int16_t>(x - w / 2), static_cast<int16_t>(y - h / 2), w, h, outline, fill,
               textColor, label, textSize);
}

void TFT_eSPI_Button::initButtonUL(TFT_eSPI* display, int16_t x, int16_t y, uint16_t w, uint16_t h,
                                   uint16_t outline, uint16_t fill, uint16_t textColor, const char* label,
                                   uint8_t textSize) {
  display_ = display;
  x_ = x, y_ = y, w_ = w, h_ = h;
  outline_ = outline, fill_ = fill, textColor_ = textColor;
  textSize_ = textSize;
  std::strncpy(label_, label, sizeof label_ - 1);
}

void TFT_eSPI_Button::setLabelDatum(int16_t dx, int16_t dy, uint8_t datum) {
  dx_ = dx, dy_ = dy;
  datum_ = datum;
}

void TFT_eSPI_Button::drawButton(bool inverted, lucca::tft::Text longName) {
  const uint16_t fill = inverted ? textColor_ : fill_, ink = inverted ? fill_ : textColor_;
  const int radius = std::min(w_, h_) / 4;
  display_->fillRoundRect(x_, y_, w_, h_, radius, fill);
  display_->drawRoundRect(x_, y_, w_, h_, radius, outline_);

  display_->setTextColor(ink, fill);
  display_->setTextSize(textSize_);
  const uint8_t datum = display_->getTextDatum();
  const uint16_t padding = display_->getTextPadding();
  display_->setTextDatum(datum_);
  display_->setTextPadding(0);
  const lucca::tft::Text text = longName.view().empty() ? lucca::tft::Text(label_) : longName;
  display_->drawString(text, x_ + w_ / 2 + dx_, y_ + h_ / 2 - 4 + dy_);
  display_->setTextDatum(datum);
  display_->setTextPadding(padding);
}

bool TFT_eSPI_Button::contains(int16_t x, int16_t y) const {
  return x >= x_ && x < x_ + w_ && y >= y_ && y < y_ + h_;
}

void TFT_eSPI_Button::press(bool pressed) {
  before_ = now_;
  now_ = pressed;
}
