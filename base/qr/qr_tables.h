// Numbers of the QR standard for versions 1 to 13.
#pragma once

#include <array>
#include <cstdint>

namespace lucca::qr {

struct Correction {
  uint8_t perBlock;  // codewords of error correction in a block
  uint8_t blocks;
};

// By version, from 1 on: level L and level M.
inline constexpr std::array<Correction, 14> kLow = {{{0, 0},
                                                     {7, 1},
                                                     {10, 1},
                                                     {15, 1},
                                                     {20, 1},
                                                     {26, 1},
                                                     {18, 2},
                                                     {20, 2},
                                                     {24, 2},
                                                     {30, 2},
                                                     {18, 4},
                                                     {20, 4},
                                                     {24, 4},
                                                     {26, 4}}};
inline constexpr std::array<Correction, 14> kMedium = {{{0, 0},
                                                        {10, 1},
                                                        {16, 1},
                                                        {26, 1},
                                                        {18, 2},
                                                        {24, 2},
                                                        {16, 4},
                                                        {18, 4},
                                                        {22, 4},
                                                        {22, 5},
                                                        {26, 5},
                                                        {30, 5},
                                                        {22, 8},
                                                        {22, 9}}};

// Modules that are not frame, in codewords.
constexpr int codewords(int version) {
  int modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const int across = version / 7 + 2;
    modules -= (25 * across - 10) * across - 55;
    if (version >= 7) modules -= 36;
  }
  return modules / 8;
}
static_assert(codewords(1) == 26 && codewords(13) == 532);

constexpr Correction correction(int version, bool medium) { return (medium ? kMedium : kLow)[version]; }
constexpr int dataCodewords(int version, bool medium) {
  const Correction c = correction(version, medium);
  return codewords(version) - c.perBlock * c.blocks;
}

}  // namespace lucca::qr
