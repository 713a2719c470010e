// CRC-32 as in zip and PNG (reflected, polynomial 0xEDB88320, start and final xor 0xFFFFFFFF).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lucca {

#if defined(__wasm__)

// A table of sixteen, for four bits a step: the page has to come over a line first, and four kilobytes of tables do not shrink.
constexpr uint32_t crc32(const uint8_t* data, std::size_t size, uint32_t crc = 0) {
  constexpr auto kSteps = [] {
    std::array<uint32_t, 16> steps{};
    for (uint32_t i = 0; i < 16; ++i) {
      steps[i] = i;
      for (int bit = 0; bit < 4; ++bit) steps[i] = (steps[i] >> 1) ^ (0xEDB88320u & (0u - (steps[i] & 1u)));
    }
    return steps;
  }();
  crc = ~crc;
  for (std::size_t i = 0; i < size; ++i) {
    crc ^= data[i];
    for (int half = 0; half < 2; ++half) crc = (crc >> 4) ^ kSteps[crc & 15u];
  }
  return ~crc;
}

#else

// Four tables, so that each step takes four bytes: saves, loads and the check at power-on all wait for this. 4 KB
// of flash.
inline constexpr auto kCrcTables = [] {
  std::array<std::array<uint32_t, 256>, 4> tables{};
  for (uint32_t i = 0; i < 256; ++i) {
    uint32_t crc = i;
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (0xEDB88320u & (0u - (crc & 1u)));
    tables[0][i] = crc;
  }
  for (uint32_t i = 0; i < 256; ++i) {
    for (std::size_t t = 1; t < 4; ++t) {
      const uint32_t before = tables[t - 1][i];
      tables[t][i] = (before >> 8) ^ tables[0][before & 0xFFu];
    }
  }
  return tables;
}();

// Of `size` bytes; pass the result of an earlier call as `crc` to continue it.
constexpr uint32_t crc32(const uint8_t* data, std::size_t size, uint32_t crc = 0) {
  crc = ~crc;
  std::size_t i = 0;
  for (; i + 4 <= size; i += 4) {
    crc ^= data[i] | static_cast<uint32_t>(data[i + 1]) << 8 | static_cast<uint32_t>(data[i + 2]) << 16 |
           static_cast<uint32_t>(data[i + 3]) << 24;
    crc = kCrcTables[3][crc & 0xFFu] ^ kCrcTables[2][(crc >> 8) & 0xFFu] ^
          kCrcTables[1][(crc >> 16) & 0xFFu] ^ kCrcTables[0][crc >> 24];
  }
  for (; i < size; ++i) crc = (crc >> 8) ^ kCrcTables[0][(crc ^ data[i]) & 0xFFu];
  return ~crc;
}

#endif

}  // namespace lucca
