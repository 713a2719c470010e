#include "engine/torri/query.h"

#include <algorithm>
#include <cstring>

#include "engine/torri/city/blocks.h"
#include "engine/torri/city/floors.h"
#include "engine/torri/placement.h"
#include "engine/torri/struggle.h"

namespace lucca::torri {

Seat seatOfColour(const State& state, Brick colour) {
  for (Seat seat = 0; seat < state.players(); ++seat) {
    if (colourOfSeat(state, seat) == colour) return seat;
  }
  return kNeutral;
}

Seat seatInTurn(const State& state) { return state.seat; }

int heightAt(const State& state, Lot lot) {
  const BlockId block = blockOf(state.cell[lot]);
  if (block == kEmpty) return 0;
  return block != kLone && state.towerLot[block] == lot ? state.height[block] : 1;
}

Brick colourAt(const State& state, Lot lot) { return colourOf(state.cell[lot]); }

void bricksAt(const State& state, Lot lot, FloorList& out) {
  out.clear();
  const int height = heightAt(state, lot);
  if (height == 0) return;
  const BlockId block = blockOf(state.cell[lot]);
  if (block == kLone || state.towerLot[block] != lot) {
    out.push(colourAt(state, lot));
    return;
  }
  const unsigned begin = floorsBegin(state, block);
  for (int i = 0; i < height; ++i) out.push(floorAt(state, begin + static_cast<unsigned>(i)));
}

LotSet blockAt(const State& state, Lot lot) {
  LotSet lots;
  const BlockId block = blockOf(state.cell[lot]);
  if (block == kEmpty) return lots;
  lots.add(lot);
  if (block == kLone) return lots;
  for (int i = 0; i < kStride * state.size(); ++i) {
    if (blockOf(state.cell[i]) == block) lots.add(static_cast<Lot>(i));
  }
  return lots;
}

Lot towerOfBlock(const State& state, Lot lot) {
  const BlockId block = blockOf(state.cell[lot]);
  return block < kMaxBlocks ? state.towerLot[block] : kNoLot;
}

Limit limitAt(const State& state, Lot lot, Brick colour) {
  const BlockId block = blockOf(state.cell[lot]);
  if (block == kEmpty) return {0, 0, 0};
  const int own = colourAt(state, lot) == colour ? 1 : 0;
  if (block == kLone) return {static_cast<uint8_t>(own), 0, 0};
  const int towerFloors = countFloors(state, block, colour);
  const int margin = static_cast<int>(state.margin[block] >> (8 * index(colour)) & 0xFFu) - 64;
  const int houses = margin + towerFloors;
  if (state.towerLot[block] == lot) {
    return {static_cast<uint8_t>(towerFloors), static_cast<uint8_t>(houses),
            static_cast<uint8_t>(std::max(margin, 0))};
  }
  const int rest = houses - own;
  const int room = hasTower(state, block) ? 0 : std::max(rest - own, 0);
  return {static_cast<uint8_t>(own), static_cast<uint8_t>(rest), static_cast<uint8_t>(room)};
}

Strength strengthAt(const State& state, Lot tower) {
  const BlockId block = blockOf(state.cell[tower]);
  const uint8_t floors = state.height[block], houses = static_cast<uint8_t>(housesOf(state, block));
  return {floors, houses, static_cast<uint8_t>(houses + 1), std::min(floors, houses)};
}

Effect effectOf(const State& state, Brick, Lot lot) {
  Effect effect;
  if (heightAt(state, lot) > 0) {
    effect.floor = true;
    return effect;
  }
  const TowersAround around = towersAround(state, lot);
  if (around.count != 2) return effect;
  const bool firstWins = strengthOf(state, around.first) > strengthOf(state, around.second);
  effect.stronger = state.towerLot[firstWins ? around.first : around.second];
  effect.weaker = state.towerLot[firstWins ? around.second : around.first];
  effect.begins = colourAt(state, effect.stronger);
  effect.kind = effect.begins == colourAt(state, effect.weaker) ? Effect::Kind::Merge : Effect::Kind::Fight;
  return effect;
}

StruggleView struggleOf(const State& state) {
  StruggleView view;
  if (state.placed == kNoLot) return view;
  view.placed = state.placed;
  view.stronger = state.towerLot[state.stronger];
  view.weaker = state.towerLot[state.weaker];
  view.acting = state.towerLot[actingBlock(state)];
  view.target = state.towerLot[targetBlock(state)];
  view.by = actingColour(state);
  const bool before = state.phase == Phase::Struggle || state.phase == Phase::Attack;
  view.against = before ? colourAt(state, view.target) : state.attacked;
  return view;
}

Lot nextTower(const State& state, Lot from, int step) {
  const int start = from == kNoLot ? (step > 0 ? kLots - 1 : 0) : from;
  for (int i = 1; i <= kLots; ++i) {
    const Lot lot = static_cast<Lot>((start + i * step + kLots * 2) % kLots);
    if (inCity(state, lot) && heightAt(state, lot) > 1) return lot;
  }
  return kNoLot;
}

}  // namespace lucca::torri
