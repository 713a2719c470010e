// The project's random generator: sfc32 (four 32-bit words, additions, shifts and rotations only), seeded with
// {seed, 0x9E3779B9, 0x6C756363, 1} ("lucc" in ASCII) and twelve discarded outputs. Specified to the bit, so that a
// seed gives the same game on every machine.
#pragma once

#include <cstdint>

namespace lucca {

class Rng {
 public:
  explicit constexpr Rng(uint32_t seed) : a_(seed), b_(0x9E3779B9u), c_(0x6C756363u), counter_(1) {
    for (int i = 0; i < 12; ++i) next();
  }

  constexpr uint32_t next() {
    const uint32_t out = a_ + b_ + counter_++;
    a_ = b_ ^ (b_ >> 9);
    b_ = c_ + (c_ << 3);
    c_ = ((c_ << 21) | (c_ >> 11)) + out;
    return out;
  }

  // Uniform in [0, n), 1 <= n <= 65536, without bias: the top 16 bits times n, rejecting the short remainder.
  constexpr uint32_t below(uint32_t n) {
    uint32_t product = (next() >> 16) * n;
    if ((product & 0xFFFFu) < n) {
      const uint32_t reject = (65536u - n) % n;
      while ((product & 0xFFFFu) < reject) product = (next() >> 16) * n;
    }
    return product >> 16;
  }

 private:
  uint32_t a_, b_, c_, counter_;
};

}  // namespace lucca
