// Colours of 8 bits, 3 red, 3 green and 2 blue, as 565.
#pragma once

#include <cstdint>

namespace lucca {

inline uint16_t fromPacked(uint8_t color) {
  constexpr uint8_t kBlue[4] = {0, 11, 21, 31};
  const int red = color >> 5, green = color >> 2 & 7;
  return static_cast<uint16_t>((red << 2 | red >> 1) << 11 | (green << 3 | green) << 5 | kBlue[color & 3]);
}

}  // namespace lucca
