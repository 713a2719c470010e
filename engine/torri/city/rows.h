// Masks of several rows of the city in one machine word, so that one operation looks at all their lots: four rows at
// once on a 64-bit machine, two on the Cortex-M0+; eight where a machine has wide registers for it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/torri/state.h"

namespace lucca::torri {

// 16 bits a row, the lowest row in the lowest bits; bit column + 1. Bits 0, 13, 14 and 15 of a row are 0, so that a
// shift by one column stays in its row.
using Rows = std::size_t;
template <class Word>
inline constexpr int kRowsIn = sizeof(Word) / sizeof(uint16_t);
inline constexpr int kRowsAtOnce = kRowsIn<Rows>;

// A 64-bit machine has registers of 16 bytes that work on eight numbers apart. They have no test for 0 and no search for a
// bit, so that they serve only where every row goes the same way.
inline constexpr bool kHasWideRegisters = sizeof(std::size_t) == 8;
using Eight = uint16_t __attribute__((vector_size(16)));
using MostRows = std::conditional_t<kHasWideRegisters, Eight, Rows>;

// A word of rows lies in memory as in a register, and where it has two of them, it is aligned.
static_assert(std::endian::native == std::endian::little);
template <class Word>
inline constexpr std::size_t kAlignedRows = kRowsIn<Word> == 2 ? sizeof(Word) : sizeof(uint16_t);

template <class Word = Rows>
inline Word loadRows(const uint16_t* rows) {
  Word word;
  std::memcpy(&word, __builtin_assume_aligned(rows, kAlignedRows<Word>), sizeof word);
  return word;
}

template <class Word>
inline void storeRows(uint16_t* rows, Word word) {
  std::memcpy(__builtin_assume_aligned(rows, kAlignedRows<Word>), &word, sizeof word);
}

// The rows from `row` on, and those that begin one row lower and one row higher. Where a word has two rows, `row` is even.
template <class Word>
struct RowsAround {
  Word below, here, above;
};
template <class Word = Rows>
inline RowsAround<Word> occupiedRows(const State& state, int row) {
  const Word below = loadRows<Word>(&state.rows[row]), above = loadRows<Word>(&state.rows[2 + row]);
  if constexpr (kRowsIn<Word> == 2) {
    return {below, below >> 16 | above << 16, above};
  } else {
    return {below, loadRows<Word>(&state.rows[1 + row]), above};
  }
}
template <class Word = Rows>
inline RowsAround<Word> toweredRows(const State& state, int row) {
  const uint16_t* const rows = &state.rows[2 + kMaxSize + row];
  const Word here = loadRows<Word>(rows);
  if constexpr (kRowsIn<Word> == 2) {
    return {rows[-1] | here << 16, here, here >> 16 | Word{rows[2]} << 16};
  } else {
    return {loadRows<Word>(rows - 1), here, loadRows<Word>(rows + 1)};
  }
}

// The lots of the cities of every size, by size / 2 - 3 and row.
struct CityRows {
  alignas(Rows) uint16_t of[4][kMaxSize] = {};

  constexpr CityRows() {
    for (int size = 6; size <= kMaxSize; size += 2) {
      for (int row = 0; row < size; ++row) of[size / 2 - 3][row] = static_cast<uint16_t>((2u << size) - 2);
    }
  }
};
inline constexpr CityRows kCityRows;

template <class Word = Rows>
inline Word emptyLots(const State& state, int row) {
  return loadRows<Word>(&kCityRows.of[state.setup & 3][row]) & ~occupiedRows<Word>(state, row).here;
}

}  // namespace lucca::torri
