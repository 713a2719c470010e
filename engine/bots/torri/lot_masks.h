// Sets of lots as masks, for questions about neighbours and counts in a city.
#pragma once

#include <bit>
#include <cstdint>

namespace lucca::torri {

// In a city of up to 8 x 8, one word: bit 8 * row + column.
struct SmallLots {
  static constexpr int kMostSize = 8;
  uint64_t bits = 0;

  static constexpr SmallLots at(int column, int row) { return {uint64_t{1} << (8 * row + column)}; }
  constexpr void addRow(int row, unsigned columns) { bits |= uint64_t{columns} << (8 * row); }
  constexpr bool any() const { return bits != 0; }
  constexpr int count() const { return std::popcount(bits); }
  constexpr SmallLots lowest() const { return {bits & ~(bits - 1)}; }
  // May have lots outside of the city.
  constexpr SmallLots beside() const {
    constexpr uint64_t kFirstColumn = 0x0101010101010101u, kLastColumn = kFirstColumn << 7;
    return {bits << 8 | bits >> 8 | (bits & ~kLastColumn) << 1 | (bits & ~kFirstColumn) >> 1};
  }
  constexpr SmallLots operator|(SmallLots o) const { return {bits | o.bits}; }
  constexpr SmallLots operator&(SmallLots o) const { return {bits & o.bits}; }
  constexpr SmallLots without(SmallLots o) const { return {bits & ~o.bits}; }
};

// In one of up to 10 x 10, two words of five rows each: a row has twelve bits, with an empty one at each end.
struct WideLots {
  static constexpr int kMostSize = 10;
  uint64_t low = 0, high = 0;

  static constexpr WideLots at(int column, int row) {
    WideLots lot;
    lot.addRow(row, 1u << column);
    return lot;
  }
  constexpr void addRow(int row, unsigned columns) {
    (row < kRows ? low : high) |= uint64_t{columns} << (kStep * (row < kRows ? row : row - kRows) + 1);
  }
  constexpr bool any() const { return (low | high) != 0; }
  int count() const;
  constexpr WideLots lowest() const {
    return low != 0 ? WideLots{low & ~(low - 1), 0} : WideLots{0, high & ~(high - 1)};
  }
  WideLots beside() const;
  constexpr WideLots operator|(const WideLots& o) const { return {low | o.low, high | o.high}; }
  constexpr WideLots operator&(const WideLots& o) const { return {low & o.low, high & o.high}; }
  constexpr WideLots without(const WideLots& o) const { return {low & ~o.low, high & ~o.high}; }

 private:
  static constexpr int kRows = 5, kStep = 12;
};

}  // namespace lucca::torri
