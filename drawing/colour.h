// Colours as the panel has them: 5 bits red, 6 green, 5 blue, in the machine's own byte order.
#pragma once

#include <cstdint>

namespace lucca {

using Colour = uint16_t;

constexpr Colour rgb(uint32_t hex) {
  return static_cast<Colour>(((hex >> 8) & 0xF800u) | ((hex >> 5) & 0x07E0u) | ((hex >> 3) & 0x001Fu));
}

// `alpha` 0 gives `below`, 255 gives `above`.
constexpr Colour blend(Colour above, Colour below, uint8_t alpha) {
  // Red and blue, then green, spread out so that one multiplication serves two channels; 32 steps.
  const uint32_t a = (alpha + 4u) >> 3;
  const uint32_t x = (above | (static_cast<uint32_t>(above) << 16)) & 0x07E0F81Fu;
  const uint32_t y = (below | (static_cast<uint32_t>(below) << 16)) & 0x07E0F81Fu;
  const uint32_t z = (y + (((x - y) * a) >> 5)) & 0x07E0F81Fu;
  return static_cast<Colour>(z | (z >> 16));
}

}  // namespace lucca
