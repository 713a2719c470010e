// Masks of several rows of the city in one machine word, so that one operation looks at all their lots: four rows at
// once on a 64-bit machine, two on the Cortex-M0+.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/torri/state.h"

namespace lucca::torri {

// 16 bits a row, the lowest row in the lowest bits; bit column + 1. Bits 0, 13, 14 and 15 of a row are 0, so that a
// shift by one column stays in its row.
using Rows = std::size_t;
inline constexpr int kRowsAtOnce = sizeof(Rows) / sizeof(uint16_t);
inline constexpr Rows kEachRow = static_cast<Rows>(0x0001000100010001u);

inline Rows loadRows(const uint16_t* rows) {
  if constexpr (kRowsAtOnce == 4 && std::endian::native == std::endian::little) {
    Rows word;
    std::memcpy(&word, rows, sizeof word);
    return word;
  } else {
    Rows word = 0;
    for (int i = 0; i < kRowsAtOnce; ++i) word |= static_cast<Rows>(rows[i]) << (16 * i);
    return word;
  }
}

inline void storeRows(uint16_t* rows, Rows word) {
  if constexpr (kRowsAtOnce == 4 && std::endian::native == std::endian::little) {
    std::memcpy(rows, &word, sizeof word);
  } else {
    for (int i = 0; i < kRowsAtOnce; ++i) rows[i] = static_cast<uint16_t>(word >> (16 * i));
  }
}

// `row` is a multiple of kRowsAtOnce, or such a multiple plus or minus one.
inline Rows occupiedRows(const State& state, int row) { return loadRows(&state.rows[1 + row]); }
inline Rows toweredRows(const State& state, int row) { return loadRows(&state.rows[2 + kMaxSize + row]); }

// The lots of the city in the rows from `row` on. Sizes are even, so that a word of two rows is never cut.
constexpr Rows cityRows(int size, int row) {
  const Rows all = kEachRow * ((Rows{2} << size) - 2);
  if constexpr (kRowsAtOnce == 2) return all;
  return size - row >= kRowsAtOnce ? all : all & ((Rows{1} << 16 * (size - row)) - 1);
}

}  // namespace lucca::torri
