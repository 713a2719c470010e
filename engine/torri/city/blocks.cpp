#include "engine/torri/city/blocks.h"

#include <cstring>

#include "engine/torri/city/floors.h"
#include "engine/torri/city/rows.h"

namespace lucca::torri {

namespace {

constexpr BlockId kPending = 61;  // cells of a block that is being renumbered

constexpr int cellsInUse(const State& state) { return kStride * state.size(); }

BlockId newBlock(State& state) {
  BlockId block = 0;
  while (block < state.blocks && state.margin[block] != 0) ++block;
  if (block == state.blocks) ++state.blocks;
  state.margin[block] = kMarginZero;
  return block;
}

void freeBlock(State& state, BlockId block) {
  state.margin[block] = 0;
  while (state.blocks > 0 && state.margin[state.blocks - 1] == 0) --state.blocks;
}

// The cells of as many lots as fit into a `Word`; a row has a multiple of four, every city a multiple of eight.
template <class Word>
Word loadCells(const uint8_t* cell) {
  Word cells;
  std::memcpy(&cells, __builtin_assume_aligned(cell, 4), sizeof cells);
  return cells;
}

// 1 in each byte whose cell carries the number. A byte of `other` is 0 there, and the sum moves "not 0" into bit 6.
template <class Word>
constexpr Word carriers(Word cells, BlockId block) {
  constexpr Word kEach = static_cast<Word>(0x0101010101010101u);
  const Word other = (cells ^ kEach * block) & kEach * 0x3Fu;
  return ~(other + kEach * 0x3Fu) >> 6 & kEach;
}

void relabel(State& state, BlockId from, BlockId to) {
  const int cells = cellsInUse(state);
  if constexpr (kHasWideRegisters) {
    // Sixteen at once; the last of them may lie beyond the city, where all are empty.
    using Cells = uint8_t __attribute__((vector_size(16)));
    for (int i = 0; i < cells; i += static_cast<int>(sizeof(Cells))) {
      Cells some = loadCells<Cells>(state.cell + i);
      const auto carries = reinterpret_cast<Cells>((some & 63) == from);
      some ^= carries & static_cast<uint8_t>(from ^ to);
      std::memcpy(state.cell + i, &some, sizeof some);
    }
  } else {
    using Word = std::size_t;
    for (int i = 0; i < cells; i += static_cast<int>(sizeof(Word))) {
      uint8_t* const cell = state.cell + i;
      Word word = loadCells<Word>(cell);
      word ^= carriers(word, from) * (from ^ to);
      std::memcpy(__builtin_assume_aligned(cell, 4), &word, sizeof word);
    }
  }
}

// As many lots of a row as fit into a `Word`: those that carry the number, the first in bit 0.
template <class Word>
unsigned lotsWith(const uint8_t* cell, BlockId block) {
  return gather(carriers(loadCells<Word>(cell), block));
}

// The same of a whole row, bit column. Lots beyond the city are empty.
unsigned lotsOfRowWith(const State& state, int row, BlockId block) {
  const uint8_t* const cell = state.cell + kStride * row;
  const unsigned eight = sizeof(std::size_t) == 8
                             ? lotsWith<uint64_t>(cell, block)
                             : lotsWith<uint32_t>(cell, block) | lotsWith<uint32_t>(cell + 4, block) << 4;
  return state.size() <= 8 ? eight : eight | lotsWith<uint32_t>(cell + 8, block) << 8;
}

// Says of every lot of the block whether the block has a tower.
void markTowered(State& state, BlockId block, bool towered) {
  const int size = state.size();
  for (int row = 0; row < size; ++row) {
    const unsigned lots = lotsOfRowWith(state, row, block) << 1;
    const unsigned others = state.towered(row) & ~lots;
    state.towered(row) = static_cast<uint16_t>(towered ? others | lots : others);
  }
}

// One block of two; the tower's number stays, so that its floors stay where they are. Returns that number.
[[gnu::noinline]] BlockId unite(State& state, BlockId a, BlockId b) {
  const BlockId keep = hasTower(state, b) || (b < a && !hasTower(state, a)) ? b : a;
  const BlockId gone = keep == a ? b : a;
  if (hasTower(state, keep)) markTowered(state, gone, true);
  relabel(state, gone, keep);
  state.margin[keep] += state.margin[gone] - kMarginZero;
  freeBlock(state, gone);
  return keep;
}

// Adds a lone house to a block.
void addHouse(State& state, Lot lot, BlockId block) {
  const Brick colour = colourOf(state.cell[lot]);
  state.cell[lot] = makeCell(colour, block);
  state.margin[block] += marginOne(colour);
  if (hasTower(state, block)) state.towered(rowOf(lot)) |= columnBitOf(lot);
}

// Gives the pending lots connected to `start` the number `block`, or makes them kLone when there is only one,
// and returns their houses as a margin. A lot is in the queue once at most.
Margin spread(State& state, Lot start, BlockId block) {
  Lot queue[kMaxBricks];
  unsigned length = 1;
  Margin houses = kMarginZero;
  queue[0] = start;
  state.cell[start] = makeCell(colourOf(state.cell[start]), block);
  for (unsigned i = 0; i < length; ++i) {
    const Lot lot = queue[i];
    if (lot != state.towerLot[block]) houses += marginOne(colourOf(state.cell[lot]));
    const Neighbours around = occupiedNeighbours(state, lot);
    for (unsigned n = 0; n < around.count; ++n) {
      uint8_t& cell = state.cell[around.lot[n]];
      if (blockOf(cell) != kPending) continue;
      cell = makeCell(colourOf(cell), block);
      queue[length++] = around.lot[n];
    }
  }
  return houses;
}

// Whether a block with a tower may be more than one without the house on `lot`: not when its neighbours there are joined
// around the lot's corners. A house beside it that has a tower's mark is of its block.
bool mayFallApart(const State& state, Lot lot) {
  const int row = rowOf(lot);
  const unsigned bit = columnBitOf(lot), west = bit >> 1, east = bit << 1;
  const unsigned below = state.towered(row - 1), here = state.towered(row), above = state.towered(row + 1);
  int parts = 0;
  for (const unsigned side : {below & bit, above & bit, here & west, here & east}) parts += side != 0;
  for (const unsigned beside : {below, above}) {
    if (!(beside & bit)) continue;
    parts -= (here & beside & west) != 0;
    parts -= (here & beside & east) != 0;
  }
  return parts > 1;
}

bool isAlone(const State& state, Lot lot) {
  const Neighbours around = occupiedNeighbours(state, lot);
  for (unsigned n = 0; n < around.count; ++n) {
    if (blockOf(state.cell[around.lot[n]]) == kPending) return false;
  }
  return true;
}

// The pending lots connected to `start` become a block, or a lone house.
void numberPart(State& state, Lot start) {
  if (isAlone(state, start)) {
    state.cell[start] = makeCell(colourOf(state.cell[start]), kLone);
  } else {
    const BlockId fresh = newBlock(state);
    state.margin[fresh] = spread(state, start, fresh);
  }
}

// A house was taken out of a block: what loses its connection to the tower becomes blocks of its own.
void findParts(State& state, BlockId block) {
  relabel(state, block, kPending);
  state.margin[block] = spread(state, state.towerLot[block], block);
  const unsigned begin = floorsBegin(state, block);
  for (unsigned i = begin; i < begin + state.height[block]; ++i) {
    state.margin[block] -= marginOne(floorAt(state, i));
  }
  markTowered(state, kPending, false);

  constexpr int kAtOnce = sizeof(std::size_t);
  for (int i = 0; i < cellsInUse(state); i += kAtOnce) {
    if (carriers(loadCells<std::size_t>(state.cell + i), kPending) == 0) continue;
    for (int lot = i; lot < i + kAtOnce; ++lot) {
      if (blockOf(state.cell[lot]) == kPending) numberPart(state, static_cast<Lot>(lot));
    }
  }
}

}  // namespace

void joinNeighbours(State& state, Lot lot) {
  const int row = rowOf(lot);
  const unsigned bit = columnBitOf(lot);
  BlockId block = kEmpty;
  Lot lone[4];
  unsigned lones = 0;
  const auto meet = [&](int neighbour) {
    const BlockId other = blockOf(state.cell[neighbour]);
    if (other == block) return;
    if (other == kLone) {
      lone[lones++] = static_cast<Lot>(neighbour);
    } else {
      block = block == kEmpty ? other : unite(state, block, other);
    }
  };
  if (state.occupied(row - 1) & bit) meet(lot - kStride);
  if (state.occupied(row) & (bit >> 1)) meet(lot - 1);
  if (state.occupied(row) & (bit << 1)) meet(lot + 1);
  if (state.occupied(row + 1) & bit) meet(lot + kStride);
  if (block == kEmpty) {
    if (lones == 0) return;
    block = newBlock(state);
  }
  addHouse(state, lot, block);
  for (unsigned n = 0; n < lones; ++n) addHouse(state, lone[n], block);
}

void raiseTower(State& state, Lot lot) {
  const BlockId block = blockOf(state.cell[lot]);
  const Brick colour = colourOf(state.cell[lot]);
  state.margin[block] -= marginOne(colour);
  state.towerLot[block] = lot;
  pushBottom(state, block, colour);
  markTowered(state, block, true);
}

void razeTower(State& state, BlockId block) {
  const Lot lot = state.towerLot[block];
  const Brick colour = popTop(state, block);
  state.towerLot[block] = kNoLot;
  state.margin[block] += marginOne(colour);
  markTowered(state, block, false);
  if (housesOf(state, block) > 1) return;
  state.cell[lot] = makeCell(colour, kLone);
  freeBlock(state, block);
}

void removeHouse(State& state, Lot lot) {
  const BlockId block = blockOf(state.cell[lot]);
  const auto others = static_cast<uint16_t>(~columnBitOf(lot));
  state.margin[block] -= marginOne(colourOf(state.cell[lot]));
  state.cell[lot] = kEmptyCell;
  state.occupied(rowOf(lot)) &= others;
  state.towered(rowOf(lot)) &= others;
  if (mayFallApart(state, lot)) findParts(state, block);
}

}  // namespace lucca::torri
