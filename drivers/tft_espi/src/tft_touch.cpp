// Touch: what the display's set-up feels, in pixels already.
#include <algorithm>

#include "drivers/tft_espi/src/library.h"

uint8_t TFT_eSPI::getTouch(uint16_t* x, uint16_t* y, uint16_t) {
  int column = 0, row = 0;
  if (setup_.touch == nullptr || !setup_.touch(column, row)) return 0;
  *x = static_cast<uint16_t>(std::clamp(column, 0, deviceWidth() - 1));
  *y = static_cast<uint16_t>(std::clamp(row, 0, deviceHeight() - 1));
  return 1;
}

uint16_t TFT_eSPI::getTouchRawZ() {
  constexpr uint16_t kFirmly = 2000;
  uint16_t x = 0, y = 0;
  return getTouch(&x, &y) != 0 ? kFirmly : uint16_t{0};
}

void TFT_eSPI::calibrateTouch(uint16_t* parameters, uint32_t, uint32_t, uint8_t) {
  if (parameters != nullptr) std::fill(parameters, parameters + 5, uint16_t{0});
}
