// The classic small font: cells of 6 x 8 pixels, letters of 5 x 7, one bit a pixel.
#pragma once

#include <cstdint>

namespace lucca {

inline constexpr int kClassicWidth = 6, kClassicHeight = 8;

// Eight rows, the leftmost pixel in the highest bit; bits beyond the fifth are 0. ASCII and the letters of Italian and
// German; a hollow box for anything else.
const uint8_t* classicGlyph(uint32_t code);

// A whole cell, ink and paper, both in panel order, its first pixel at `to`.
void paintClassic(uint16_t* to, int stride, const uint8_t* rows, uint16_t ink, uint16_t paper);

}  // namespace lucca
