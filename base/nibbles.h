// An array of small numbers, 0 to 15, two in a byte.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lucca {

template <std::size_t Size>
class Nibbles {
 public:
  unsigned operator[](std::size_t i) const { return bytes_[i / 2] >> shift(i) & 15u; }
  void set(std::size_t i, unsigned value) {
    bytes_[i / 2] = static_cast<uint8_t>((bytes_[i / 2] & ~(15u << shift(i))) | (value & 15u) << shift(i));
  }

 private:
  static constexpr unsigned shift(std::size_t i) { return i % 2 * 4; }
  std::array<uint8_t, (Size + 1) / 2> bytes_{};
};

}  // namespace lucca
