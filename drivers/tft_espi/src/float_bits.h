// Floating-point arguments taken apart with integers: sketches pass them, the firmware has no floating point.
#pragma once

#include <bit>
#include <cstdint>

namespace lucca {

// mantissa * 2^exponent. Not-a-number and infinity come out as very large.
struct Real {
  bool negative;
  uint64_t mantissa;
  int exponent;
};

inline Real takeApart(double number) {
  const auto bits = std::bit_cast<uint64_t>(number);
  const int exponent = static_cast<int>(bits >> 52 & 0x7FF);
  const uint64_t fraction = bits & ((uint64_t{1} << 52) - 1);
  return {(bits >> 63) != 0, exponent == 0 ? 0 : fraction | uint64_t{1} << 52, exponent - 1075};
}

inline Real takeApart(float number) {
  const auto bits = std::bit_cast<uint32_t>(number);
  const int exponent = static_cast<int>(bits >> 23 & 0xFF);
  return {(bits >> 31) != 0, exponent == 0 ? 0 : (bits & 0x7FFFFFu) | 0x800000u, exponent - 150};
}

// |real| * factor, rounded; saturates at 2^62.
inline uint64_t scaled(const Real& real, uint32_t factor) {
  constexpr uint64_t kMost = uint64_t{1} << 62;
  // 24 bits of mantissa are kept: with a factor below 2^32 the product fits.
  uint64_t mantissa = real.mantissa;
  int exponent = real.exponent;
  while (mantissa >= uint64_t{1} << 30) {
    mantissa >>= 1;
    ++exponent;
  }
  uint64_t product = mantissa * factor;
  if (product == 0) return 0;
  for (; exponent > 0; --exponent) {
    if (product >= kMost / 2) return kMost;
    product <<= 1;
  }
  if (exponent < -62) return 0;
  return exponent == 0 ? product : (product + (uint64_t{1} << (-exponent - 1))) >> -exponent;
}

// In 1/4096 of a pixel; far-away values are held within what can matter.
inline constexpr int kSubpixelBits = 12;

inline int32_t toSubpixels(float number) {
  constexpr uint64_t kFar = 1u << 27;
  const Real real = takeApart(number);
  const uint64_t size = scaled(real, 1u << kSubpixelBits);
  const auto held = static_cast<int32_t>(size < kFar ? size : kFar);
  return real.negative ? -held : held;
}

}  // namespace lucca
