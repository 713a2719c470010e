// Runs of 16-bit pixels in the panel's byte order: the inner loops under everything that draws.
#pragma once

#include <cstdint>

#include "drawing/colour.h"

namespace lucca {

// Machine order to panel order and back.
constexpr uint16_t swapBytes(uint16_t value) { return static_cast<uint16_t>((value << 8) | (value >> 8)); }

// `rows` runs of `count` pixels, `stride` pixels apart, all set to `value` (panel order). Neither may be
// negative.
void fillSpans(uint16_t* first, int stride, int count, int rows, uint16_t value);

// Copies `count` pixels but those equal to `key`; all in one byte order.
void copyKeyed(uint16_t* to, const uint16_t* from, int count, uint16_t key);

// Lays machine-order `colour` over panel-order pixels with `alpha` of 32 parts.
void blendSpan(uint16_t* first, int count, Colour colour, uint32_t alpha);

// The same for one pixel.
uint16_t blendPanel(uint16_t below, Colour above, uint32_t alpha);

}  // namespace lucca
