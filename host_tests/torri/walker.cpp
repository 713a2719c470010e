#include "host_tests/torri/walker.h"

#include <algorithm>
#include <set>

#include "engine/torri/city/blocks.h"
#include "engine/torri/city/floors.h"

namespace lucca::torri::test {

PlainCity::PlainCity(const State& state) : size(state.size()) {
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      FloorList bricks;
      bricksAt(state, lotAt(column, row), bricks);
      stack.emplace_back(bricks.begin(), bricks.end());
    }
  }
}

std::vector<int> PlainCity::neighbours(int i) const {
  const int row = i / size;
  const int column = i % size;
  std::vector<int> out;
  if (row > 0) out.push_back(i - size);
  if (column > 0) out.push_back(i - 1);
  if (column < size - 1) out.push_back(i + 1);
  if (row < size - 1) out.push_back(i + size);
  return out;
}

std::vector<int> PlainCity::block(int i, int without) const {
  std::vector<bool> seen(stack.size());
  std::vector<int> found{i};
  seen[static_cast<std::size_t>(i)] = true;
  for (std::size_t next = 0; next < found.size(); ++next) {
    for (int n : neighbours(found[next])) {
      if (n == without || at(n).empty() || seen[static_cast<std::size_t>(n)]) continue;
      seen[static_cast<std::size_t>(n)] = true;
      found.push_back(n);
    }
  }
  std::ranges::sort(found);
  return found;
}

bool PlainCity::mayBeHouse(int i) const {
  std::set<std::vector<int>> blocks;
  for (int n : neighbours(i)) {
    if (!at(n).empty()) blocks.insert(block(n));
  }
  std::vector<std::pair<std::size_t, std::size_t>> strengths;
  for (const std::vector<int>& lots : blocks) {
    std::size_t houses = 0;
    std::size_t height = 0;
    for (int lot : lots) {
      if (at(lot).size() == 1) ++houses;
      if (at(lot).size() > 1) height = at(lot).size();
    }
    if (height > 0) strengths.emplace_back(std::min(height, houses), lots.size());
  }
  return strengths.size() < 2 || (strengths.size() == 2 && strengths[0] != strengths[1]);
}

bool PlainCity::mayBeFloor(Brick colour, int i, const std::vector<int>& lots) const {
  const long floors = 1 + std::count(at(i).begin(), at(i).end(), colour);
  long houses = 0;
  for (int lot : lots) {
    if (lot == i) continue;
    if (at(lot).size() > 1) return false;
    houses += at(lot)[0] == colour;
  }
  return floors <= houses;
}

std::vector<Action> plainPlacements(const State& state) {
  const PlainCity city(state);
  std::vector<Action> out;
  for (int i = 0; i < city.size * city.size; ++i) {
    const bool empty = city.at(i).empty();
    const bool house = empty && city.mayBeHouse(i);
    const std::vector<int> block = empty ? std::vector<int>() : city.block(i);
    for (int c = 0; c < kColours; ++c) {
      if (state.supply[c] == 0 || (state.used >> c & 1)) continue;
      const Brick colour = static_cast<Brick>(c);
      const bool legal = empty ? house : city.mayBeFloor(colour, i, block);
      if (legal) out.push_back(place(colour, lotAt(i % city.size, i / city.size)));
    }
  }
  return out;
}

namespace {

std::string name(int lot, int size) {
  std::string text(1, static_cast<char>('a' + lot % size));
  text += std::to_string(lot / size + 1);
  return text;
}

std::string wrongBricks(const State& state, const PlainCity& city) {
  for (int c = 0; c < kColours; ++c) {
    long bricks = state.supply[c];
    for (const auto& stack : city.stack)
      bricks += std::count(stack.begin(), stack.end(), static_cast<Brick>(c));
    for (int holder = 0; holder < kColours; ++holder) bricks += state.captives[holder][c];
    if (bricks != 2 * city.size)
      return "colour " + std::to_string(c) + " has " + std::to_string(bricks) + " bricks";
  }
  return "";
}

Lot lotOf(int i, const PlainCity& city) { return lotAt(i % city.size, i / city.size); }

// Houses minus floors of a colour, counted brick by brick.
int marginOf(Brick colour, const std::vector<int>& block, Lot tower, const PlainCity& city) {
  int margin = 0;
  for (int i : block) {
    const long bricks = std::count(city.at(i).begin(), city.at(i).end(), colour);
    margin += static_cast<int>(lotOf(i, city) == tower ? -bricks : bricks);
  }
  return margin;
}

// What the state keeps of the numbered block `id`, with `tower` its tower or kNoLot.
std::string wrongNumbers(const State& state, const PlainCity& city, const std::vector<int>& block, BlockId id,
                         Lot tower) {
  const std::size_t houses = block.size() - (tower == kNoLot ? 0 : 1);
  if (id >= state.blocks) return "block number";
  if (housesOf(state, id) != houses) return "houses";
  for (int c = 0; c < kColours; ++c) {
    const int kept = static_cast<int>(state.margin[id] >> (8 * c) & 255) - 64;
    if (kept != marginOf(static_cast<Brick>(c), block, tower, city)) return "margin";
  }
  return "";
}

// What the state says of one lot; `placed` is the house that joined two struggling towers, -1 for none.
std::string wrongLot(const State& state, const PlainCity& city, int i, int placed) {
  const Lot lot = lotOf(i, city);
  const auto isIn = [&](uint16_t row) { return (row & columnBit(columnOf(lot))) != 0; };
  if (heightAt(state, lot) != static_cast<int>(city.at(i).size())) return "height";
  if (isIn(state.occupied(rowOf(lot))) == city.at(i).empty()) return "occupied mask";
  const bool towered = isIn(state.towered(rowOf(lot)));
  if (city.at(i).empty() || i == placed) return towered ? "towered mask" : "";
  if (colourAt(state, lot) != city.at(i).back()) return "colour";

  const std::vector<int> block = city.block(i, placed);
  const Lot tower = towerOfBlock(state, lot);
  LotSet lots;
  for (int b : block) {
    lots.add(lotOf(b, city));
    if (city.at(b).size() > 1 && lotOf(b, city) != tower) return "second tower";
  }
  if (!std::ranges::equal(lots.row, blockAt(state, lot).row)) return "block";
  if (tower != kNoLot && !lots.contains(tower)) return "tower of another block";
  if (towered != (tower != kNoLot)) return "towered mask";
  const BlockId id = blockOf(state.cell[lot]);
  if (id != kLone) return wrongNumbers(state, city, block, id, tower);
  return block.size() > 1 || city.at(i).size() > 1 ? "lone house" : "";
}

std::string wrongBlocks(const State& state, const PlainCity& city) {
  const int placed = state.placed == kNoLot ? -1 : rowOf(state.placed) * city.size + columnOf(state.placed);
  std::set<unsigned> seen;
  for (int i = 0; i < city.size * city.size; ++i) {
    const std::string wrong = wrongLot(state, city, i, placed);
    if (!wrong.empty()) return wrong + " at " + name(i, city.size);
    seen.insert(blockOf(state.cell[lotOf(i, city)]));
  }
  for (unsigned id = 0; id < kMaxBlocks; ++id) {
    const bool used = state.margin[id] != 0;
    if (used != seen.contains(id)) return "block " + std::to_string(id) + " is not freed";
    if (!used && (state.height[id] != 0 || state.towerLot[id] != kNoLot)) return "free block with a tower";
  }
  return "";
}

std::string wrongMasks(const State& state) {
  const unsigned city = (2u << state.size()) - 2u;
  for (int row = -1; row <= kMaxSize; ++row) {
    const unsigned inside = row >= 0 && row < state.size() ? city : 0;
    if (state.occupied(row) & ~inside) return "occupied outside the city";
    if (row < kMaxSize && (state.towered(row) & ~inside)) return "towered outside the city";
  }
  return "";
}

}  // namespace

std::string whatIsWrong(const State& state) {
  const PlainCity city(state);
  for (const std::string& wrong : {wrongMasks(state), wrongBricks(state, city), wrongBlocks(state, city)}) {
    if (!wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace lucca::torri::test
