// Copies of 16-bit pixels for small processors.
#pragma once

#include <cstdint>

namespace lucca {

// `rows` runs of `count` pixels to other places, the rows `toStride` and `fromStride` pixels apart. The two must not overlap.
void copySpans(uint16_t* to, int toStride, const uint16_t* from, int fromStride, int count, int rows);

}  // namespace lucca
