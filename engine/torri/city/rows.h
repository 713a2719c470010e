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

// A word of rows lies in memory as in a register, and where it has two of them, it is aligned.
static_assert(std::endian::native == std::endian::little);
inline constexpr std::size_t kAlignedRows = kRowsAtOnce == 2 ? sizeof(Rows) : sizeof(uint16_t);

inline Rows loadRows(const uint16_t* rows) {
  Rows word;
  std::memcpy(&word, __builtin_assume_aligned(rows, kAlignedRows), sizeof word);
  return word;
}

inline void storeRows(uint16_t* rows, Rows word) {
  std::memcpy(__builtin_assume_aligned(rows, kAlignedRows), &word, sizeof word);
}

// The rows from `row` on, a multiple of kRowsAtOnce, and those that begin one row lower and one row higher.
struct RowsAround {
  Rows below, here, above;
};
inline RowsAround occupiedRows(const State& state, int row) {
  const Rows below = loadRows(&state.rows[row]), above = loadRows(&state.rows[2 + row]);
  if constexpr (kRowsAtOnce == 2) return {below, below >> 16 | above << 16, above};
  return {below, loadRows(&state.rows[1 + row]), above};
}
inline RowsAround toweredRows(const State& state, int row) {
  const uint16_t* const rows = &state.rows[2 + kMaxSize + row];
  const Rows here = loadRows(rows);
  if constexpr (kRowsAtOnce == 2) {
    return {rows[-1] | here << 16, here, here >> 16 | Rows{rows[2]} << 16};
  }
  return {loadRows(rows - 1), here, loadRows(rows + 1)};
}

// The lots of the city in the rows from `row` on. Sizes are even, so that a word of two rows is never cut.
constexpr Rows cityRows(int size, int row) {
  const Rows all = kEachRow * ((Rows{2} << size) - 2);
  if constexpr (kRowsAtOnce == 2) return all;
  return size - row >= kRowsAtOnce ? all : all & ((Rows{1} << 16 * (size - row)) - 1);
}

}  // namespace lucca::torri
