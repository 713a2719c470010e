// Makes numbers that follow one another look unrelated.
#pragma once

#include <cstdint>

namespace lucca {

// Odd, and far from any small fraction of 2^32: its multiples differ, and spread evenly.
inline constexpr uint32_t kMixStep = 0x9E3779B9u;

// One to one: different numbers stay different. The same bits on every machine.
constexpr uint32_t mix32(uint32_t x) {
  x = (x ^ (x >> 16)) * 0x85EBCA6Bu;
  x = (x ^ (x >> 13)) * 0xC2B2AE35u;
  return x ^ (x >> 16);
}

}  // namespace lucca
