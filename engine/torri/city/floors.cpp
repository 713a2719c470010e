#include "engine/torri/city/floors.h"

#include "engine/torri/city/blocks.h"

namespace lucca::torri {

namespace {

constexpr unsigned kWords = kMaxBricks / 16;

void insertFloor(State& state, unsigned position, Brick colour) {
  const unsigned word = position / 16;
  const unsigned shift = position % 16 * 2;
  for (unsigned i = kWords - 1; i > word; --i) {
    state.floors[i] = state.floors[i] << 2 | state.floors[i - 1] >> 30;
  }
  const uint32_t below = (1u << shift) - 1;
  const uint32_t bits = state.floors[word];
  state.floors[word] = (bits & below) | index(colour) << shift | (bits & ~below) << 2;
}

void eraseFloor(State& state, unsigned position) {
  const unsigned word = position / 16;
  const unsigned shift = position % 16 * 2;
  const uint32_t below = (1u << shift) - 1;
  const uint32_t bits = state.floors[word];
  state.floors[word] = (bits & below) | (bits >> 2 & ~below);
  for (unsigned i = word; i + 1 < kWords; ++i) {
    state.floors[i] |= state.floors[i + 1] << 30;
    state.floors[i + 1] >>= 2;
  }
}

}  // namespace

unsigned floorsBegin(const State& state, BlockId block) {
  unsigned position = 0;
  for (unsigned i = 0; i < block; ++i) position += state.height[i];
  return position;
}

void pushBottom(State& state, BlockId block, Brick colour) {
  insertFloor(state, floorsBegin(state, block), colour);
  ++state.height[block];
  state.margin[block] -= marginOne(colour);
}

Brick popTop(State& state, BlockId block) {
  const unsigned top = floorsBegin(state, block) + state.height[block] - 1u;
  const Brick colour = floorAt(state, top);
  eraseFloor(state, top);
  state.margin[block] += marginOne(colour);
  if (--state.height[block] > 0) state.cell[state.towerLot[block]] = makeCell(floorAt(state, top - 1), block);
  return colour;
}

int countFloors(const State& state, BlockId block, Brick colour) {
  const unsigned begin = floorsBegin(state, block);
  int floors = 0;
  for (unsigned i = begin; i < begin + state.height[block]; ++i) floors += floorAt(state, i) == colour;
  return floors;
}

}  // namespace lucca::torri
