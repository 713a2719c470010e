// How far a pixel lies from the edge of a circle, in integers.
#pragma once

#include <cstdint>

namespace lucca {

// The first 8 bits behind the point of the root of `square`, where `whole` is the root without them. Up to 128 the last bit is
// 0, as in TFT_eSPI, so that edges have its very shades.
inline uint8_t rootFraction(uint32_t square, uint32_t whole) {
  // The chord of the root between two whole numbers lies just below it.
  uint32_t bits = ((square - whole * whole) << 8) / (2 * whole + 1);
  if (whole < 255) {
    const uint32_t wanted = square << 16;
    uint32_t root = (whole << 8) + bits + 1;
    for (uint32_t tried = root * root; tried <= wanted; tried += 2 * root - 1) {
      ++bits;
      ++root;
    }
    return static_cast<uint8_t>(square <= 128 * 128 ? bits & ~1u : bits);
  }
  const uint64_t wanted = uint64_t{square} << 16;
  while ((uint64_t{whole} * 256 + bits + 1) * (uint64_t{whole} * 256 + bits + 1) <= wanted) ++bits;
  return static_cast<uint8_t>(bits);
}

}  // namespace lucca
