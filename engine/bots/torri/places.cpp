#include "engine/bots/torri/places.h"

#include <utility>

#include "base/fixed_list.h"
#include "engine/torri/city/blocks.h"
#include "engine/torri/placement.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

// The kind of a lot: everything that a placement on it depends on. From the lowest bit: four marks for its
// neighbours, three bits for the towers that the next house could reach, one for a stack that gets a floor.
using LotKind = uint32_t;
constexpr unsigned kMarkBits = 7, kReachShift = 28;
constexpr LotKind kStack = 1u << 31;

LotKind kindOfStack(const State& state, Lot lot) {
  const uint8_t cell = state.cell[lot];
  const bool tower = state.towerLot[blockOf(cell)] == lot;
  return kStack | (tower ? 1u << 8 : 0u) | cell;
}

// A neighbour's mark is its block, or its colour when it is a lone house. In order, so that the side does not matter; a
// block counts once.
LotKind marksBeside(const State& state, Lot lot) {
  uint8_t marks[4] = {};
  unsigned count = 0;
  const Neighbours around = occupiedNeighbours(state, lot);
  for (unsigned n = 0; n < around.count; ++n) {
    const uint8_t cell = state.cell[around.lot[n]];
    const bool lone = blockOf(cell) == kLone;
    const auto mark = static_cast<uint8_t>(lone ? 64u | index(colourOf(cell)) : 1u + blockOf(cell));
    bool known = false;
    for (unsigned i = 0; i < count; ++i) known |= !lone && marks[i] == mark;
    if (known) continue;
    unsigned at = count++;
    for (; at > 0 && marks[at - 1] > mark; --at) marks[at] = marks[at - 1];
    marks[at] = mark;
  }
  LotKind kind = 0;
  for (unsigned i = 0; i < 4; ++i) kind |= LotKind{marks[i]} << (i * kMarkBits);
  return kind;
}

// Whether a lot two steps away belongs to a block with a tower.
bool towersNear(const State& state, int row, int column) {
  const unsigned bit = columnBit(column);
  const unsigned beside = state.towered(row - 1) | state.towered(row + 1);
  unsigned found = (beside & (bit >> 1 | bit << 1)) | (state.towered(row) & (bit >> 2 | bit << 2));
  if (row > 0) found |= state.towered(row - 2) & bit;
  if (row + 1 < state.size()) found |= state.towered(row + 2) & bit;
  return found != 0;
}

// The towers that a second house beside this lot would touch, by their numbers modulo three: a house that prepares a
// struggle differs from one that leads nowhere.
unsigned towersInReach(const State& state, Lot lot) {
  const int row = rowOf(lot), column = columnOf(lot), size = state.size();
  if (!towersNear(state, row, column)) return 0;
  constexpr int kStep[4][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
  unsigned found = 0;
  for (const auto& step : kStep) {
    const int x = column + step[0], y = row + step[1];
    if (x < 0 || y < 0 || x >= size || y >= size || (state.occupied(y) & columnBit(x))) continue;
    const TowersAround near = towersAround(state, x, y);
    if (near.count > 0) found |= 1u << near.first % 3u;
    if (near.count > 1) found |= 1u << near.second % 3u;
  }
  return found;
}

LotKind kindOf(const State& state, Lot lot) {
  if (blockOf(state.cell[lot]) != kEmpty) return kindOfStack(state, lot);
  return marksBeside(state, lot) | towersInReach(state, lot) << kReachShift;
}

// The lots that stand for all of one kind, those of the highest rank.
struct Group {
  LotKind kind;
  Lot lot[kMaxAlike];
  uint16_t rank[kMaxAlike];  // 0: none

  void add(Lot added, uint16_t its) {
    for (std::size_t i = 0; i < kMaxAlike; ++i) {
      if (its <= rank[i]) continue;
      std::swap(added, lot[i]);
      std::swap(its, rank[i]);
    }
  }
};

uint16_t rankOf(Lot lot, uint32_t seed) {
  return static_cast<uint16_t>(1u | (seed ^ lot * 0x9E3779B9u) * 0x85EBCA6Bu >> 16);
}

// More kinds than there is room for are not compared: all their lots are chosen.
constexpr std::size_t kMaxGroups = 64;

LotSet chooseLots(const State& state, std::size_t each, uint32_t seed, const ActionList& places) {
  LotSet chosen;
  FixedList<Group, kMaxGroups> groups;
  Lot last = kNoLot;
  for (Action action : places) {
    const Lot lot = lotOf(action);
    if (lot == last) continue;  // places come lot by lot
    last = lot;
    const LotKind kind = kindOf(state, lot);
    Group* group = groups.begin();
    while (group != groups.end() && group->kind != kind) ++group;
    if (group == groups.end() && !groups.push({kind, {}, {}})) {
      chosen.add(lot);
      continue;
    }
    group->add(lot, rankOf(lot, seed));
  }
  for (const Group& group : groups) {
    for (std::size_t i = 0; i < each && group.rank[i] != 0; ++i) chosen.add(group.lot[i]);
  }
  return chosen;
}

}  // namespace

void listPlaces(const State& state, std::size_t each, uint32_t seed, ActionList& out) {
  legal(state, out);
  const LotSet chosen = chooseLots(state, each, seed, out);
  std::size_t kept = 0;
  Lot last = kNoLot;
  bool keep = false;
  for (Action action : out) {
    const Lot lot = lotOf(action);
    if (lot != last) keep = chosen.contains(lot);
    last = lot;
    if (keep) out[kept++] = action;
  }
  out.truncate(kept);
}

}  // namespace lucca::torri
