#include "engine/torri/threats.h"

#include <algorithm>
#include <bit>

#include "engine/torri/placements.h"
#include "engine/torri/turn_ahead.h"

namespace lucca::torri {

namespace {

bool controls(const State& state, unsigned block, Brick colour) {
  const Lot lot = state.towerLot[block];
  return state.margin[block] != 0 && lot != kNoLot && colourOf(state.cell[lot]) == colour;
}

// The bricks that the colour's next turn still has.
struct Hand {
  ColourSet colours = 0;
  int bricks = 0;
};
Hand handOf(const State& state, Brick colour) {
  const State ahead = turnAhead(state, colour);
  return {placeableColours(ahead), ahead.used != 0 ? 1 : 2};
}

template <class Visit>
void forEmptyLots(const State& state, Visit visit) {
  for (int row = 0; row < state.size(); ++row) {
    for (unsigned lots = ~static_cast<unsigned>(state.occupied(row)) & ((2u << state.size()) - 2u); lots != 0;
         lots &= lots - 1) {
      visit(std::countr_zero(lots) - 1, row);
    }
  }
}

// The highest tower of the colour after one brick of these colours, or none.
int highestWithOne(const State& state, Brick colour, ColourSet colours) {
  int highest = 0, towers = 0;
  for (unsigned i = 0; i < state.blocks; ++i) {
    const BlockId block = static_cast<BlockId>(i);
    if (state.margin[i] == 0) continue;
    const bool grows = underColour(floorColours(state, block, underAnyTop(colours)), colour) != 0;
    if (controls(state, i, colour)) {
      ++towers;
      highest = std::max(highest, state.height[i] + grows);
    } else if (!hasTower(state, block) && grows && marginOf(state.margin[i], index(colour)) > 0) {
      highest = std::max(highest, 2);
    }
  }
  if (towers < 2 || colours == 0) return highest;
  forEmptyLots(state, [&](int column, int row) {
    const TowersAround around = towersAround(state, column, row);
    if (around.count != 2 || !controls(state, around.first, colour) ||
        !controls(state, around.second, colour))
      return;
    if (equallyStrong(state, around.first, around.second)) return;
    // One brick of the weaker tower stays, as a house.
    highest = std::max(highest, state.height[around.first] + state.height[around.second] - 1);
  });
  return highest;
}

bool besideTowerOf(const State& state, Lot lot, Brick colour) {
  const Neighbours around = occupiedNeighbours(state, lot);
  for (unsigned n = 0; n < around.count; ++n) {
    const BlockId block = blockOf(state.cell[around.lot[n]]);
    if (block < kMaxBlocks && controls(state, block, colour)) return true;
  }
  return false;
}

}  // namespace

void Threats::begin(const State& state) {
  colour_ = 0;
  if (state.placed != kNoLot || state.phase == Phase::Over) {
    for (int c = 0; c < kColours; ++c) reach_[c] = standingOf(state, static_cast<Brick>(c)).highestTower;
    colour_ = kColours;
    return;
  }
  for (uint8_t& reach : reach_) reach = 0;
  while (colour_ < kColours && !beginColour(state)) ++colour_;
}

// With one brick at once. False: a second brick cannot lead higher.
bool Threats::beginColour(const State& state) {
  const Brick colour = static_cast<Brick>(colour_);
  const Hand hand = handOf(state, colour);
  lot_ = 0;
  brick_ = 0;
  reach_[colour_] = static_cast<uint8_t>(highestWithOne(state, colour, hand.colours));
  if (hand.bricks < 2 || hand.colours == 0) return false;
  int first = 0, second = 0, third = 0;
  for (unsigned i = 0; i < state.blocks; ++i) {
    if (!controls(state, i, colour)) continue;
    const int height = state.height[i];
    if (height > first) {
      third = second;
      second = first;
      first = height;
    } else if (height > second) {
      third = second;
      second = height;
    } else {
      third = std::max(third, height);
    }
  }
  // Two floors; a merge and a floor, where a new tower of two can be the other one; two merges. Or a tower from a house.
  const int merged = first > 0 ? first + std::max(second, 1) : 0;
  most_ = static_cast<uint8_t>(
      std::max({3, first > 0 ? first + 2 : 0, merged, third > 0 ? first + second + third - 2 : 0}));
  return reach_[colour_] < most_;
}

// Whether this first brick can matter: a floor for the colour, or a house beside one of its towers. Without a tower any
// house that has neighbours may join enough others.
bool Threats::looksAt(const State& state) const {
  const Brick colour = static_cast<Brick>(colour_);
  const uint8_t cell = state.cell[lot_];
  if (cell != kEmptyCell) {
    const BlockId block = blockOf(cell);
    return colourOf(cell) == colour && block != kLone &&
           (!hasTower(state, block) || state.towerLot[block] == lot_);
  }
  if (besideTowerOf(state, lot_, colour)) return true;
  return reach_[colour_] < 2 && occupiedNeighbours(state, lot_).count > 0;
}

void Threats::look(const State& state) {
  const Brick colour = static_cast<Brick>(colour_), brick = static_cast<Brick>(brick_);
  State next = turnAhead(state, colour);
  if (why(next, brick, lot_) != Verdict::Accepted) return;
  if (effectOf(next, brick, lot_).kind == Effect::Kind::Fight) return;
  if (apply(next, place(brick, lot_)) != Verdict::Accepted) return;
  while (next.placed != kNoLot) torri::advance(next);
  const ColourSet left = static_cast<ColourSet>(handOf(state, colour).colours & ~colourBit(brick));
  reach_[colour_] = static_cast<uint8_t>(std::max<int>(reach_[colour_], highestWithOne(next, colour, left)));
}

void Threats::nextBrick(const State& state) {
  if (++brick_ < kColours) return;
  brick_ = 0;
  do ++lot_;
  while (lot_ < kLots && !inCity(state, lot_));
}

bool Threats::advance(const State& state, int steps) {
  while (colour_ < kColours && steps > 0) {
    if (lot_ >= kLots || reach_[colour_] >= most_) {
      do ++colour_;
      while (colour_ < kColours && !beginColour(state));
      continue;
    }
    if (!looksAt(state)) {
      brick_ = kColours - 1;
    } else {
      look(state);
      --steps;
    }
    nextBrick(state);
  }
  return over();
}

FloorRoom floorRoomAt(const State& state, Lot tower) {
  FloorRoom room;
  for (int c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    room.of[c] =
        static_cast<uint8_t>(std::min<int>(limitAt(state, tower, colour).room, supplyOf(state, colour)));
  }
  return room;
}

int turnsToHeight(const State& state, Brick colour, int reach) {
  const int goal = goalOfColour(state, colour);
  int fewest = -1;
  for (unsigned i = 0; i < state.blocks; ++i) {
    if (!controls(state, i, colour) || state.height[i] < 2) continue;
    const int missing = std::max(0, goal - state.height[i]);
    const int houses = std::max(0, missing - floorRoomAt(state, state.towerLot[i]).count());
    const int turns = (missing + houses + 1) / 2;
    if (fewest < 0 || turns < fewest) fewest = turns;
  }
  if (fewest < 0) return fewest;
  if (reach >= goal) return std::min(fewest, 1);
  return std::max(fewest, 2);
}

void listJoints(const State& state, JointList& out) {
  out.clear();
  const auto apart = [](Lot a, Lot b) {
    const int columns = columnOf(a) - columnOf(b), rows = rowOf(a) - rowOf(b);
    return (columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows);
  };
  forEmptyLots(state, [&](int column, int row) {
    const Lot lot = lotAt(column, row);
    if (!(state.towered(row) | state.towered(row - 1) | state.towered(row + 1))) return;
    const TowersAround around = towersAround(state, column, row);
    if (around.count != 2 || !isAllowed(state, around)) return;
    const Effect effect = effectOf(state, Brick::White, lot);
    const Joint joint{lot, effect.stronger, effect.weaker, effect.kind == Effect::Kind::Merge};
    for (Joint& known : out) {
      if (known.stronger != joint.stronger || known.weaker != joint.weaker) continue;
      const int was = apart(known.lot, known.stronger) + apart(known.lot, known.weaker);
      if (apart(lot, known.stronger) + apart(lot, known.weaker) < was) known.lot = lot;
      return;
    }
    if (!out.full()) out.push(joint);
  });
}

}  // namespace lucca::torri
