// CRC-32 as in zip and PNG (reflected, polynomial 0xEDB88320, start and final xor 0xFFFFFFFF).
#pragma once

#include <cstddef>
#include <cstdint>

namespace lucca {

// Of `size` bytes; pass the result of an earlier call as `crc` to go on from there.
constexpr uint32_t crc32(const uint8_t* data, std::size_t size, uint32_t crc = 0) {
  crc = ~crc;
  for (std::size_t i = 0; i < size; ++i) {
    crc ^= data[i];
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (0xEDB88320u & (0u - (crc & 1u)));
  }
  return ~crc;
}

}  // namespace lucca
