#include "engine/torri/struggle.h"

#include "engine/torri/city/blocks.h"
#include "engine/torri/city/floors.h"
#include "engine/torri/query.h"

namespace lucca::torri {

namespace {

bool anyPrisoner(const State& state) {
  const Takeable takeable(state);
  const int lots = kStride * state.size();
  int lot = 0;
  while (lot < lots && !takeable.contains(state, lot)) ++lot;
  return lot < lots;
}

// Each tower's block still touches the house that joined them: only through it can they be one block.
bool stillJoined(const State& state) {
  const Neighbours around = occupiedNeighbours(state, state.placed);
  bool stronger = false;
  bool weaker = false;
  for (unsigned n = 0; n < around.count; ++n) {
    const BlockId block = blockOf(state.cell[around.lot[n]]);
    stronger |= block == state.stronger;
    weaker |= block == state.weaker;
  }
  return stronger && weaker;
}

bool sameControl(const State& state) {
  return colourAt(state, state.towerLot[state.stronger]) == colourAt(state, state.towerLot[state.weaker]);
}

// After an attack and its prisoner: does the struggle continue?
void judge(State& state) {
  if (state.height[targetBlock(state)] == 1) {
    state.phase = Phase::Fallen;
  } else if (!stillJoined(state)) {
    state.phase = Phase::Apart;
  } else if (sameControl(state)) {
    state.phase = Phase::Merge;
  } else {
    state.weakerActs ^= 1u;
    state.phase = Phase::Attack;
  }
}

void endStruggle(State& state) {
  joinNeighbours(state, state.placed);
  state.placed = kNoLot;
  state.stronger = state.weaker = kEmpty;
  state.weakerActs = 0;
  state.attacked = Brick::White;
}

void imprison(State& state, Brick holder, Brick of) { ++state.captives[index(holder)][index(of)]; }

}  // namespace

Takeable::Takeable(const State& state)
    : cell(makeCell(actingColour(state), actingBlock(state))), tower(state.towerLot[actingBlock(state)]) {}

Brick actingColour(const State& state) { return colourAt(state, state.towerLot[actingBlock(state)]); }

void beginStruggle(State& state, Lot placed, BlockId one, BlockId other) {
  const bool firstWins = strengthOf(state, one) > strengthOf(state, other);
  state.placed = placed;
  state.stronger = firstWins ? one : other;
  state.weaker = firstWins ? other : one;
  state.weakerActs = 0;
  state.phase = Phase::Struggle;
}

void announceStruggle(State& state) { state.phase = sameControl(state) ? Phase::Merge : Phase::Attack; }

void attack(State& state) {
  state.attacked = popTop(state, targetBlock(state));
  ++state.supply[index(state.attacked)];
  if (seatOfColour(state, state.attacked) == kNeutral) {
    state.phase = state.supply[index(actingColour(state))] > 0 ? Phase::Ransom : Phase::NoPrisoner;
  } else {
    state.phase = anyPrisoner(state) ? Phase::Prisoner : Phase::NoPrisoner;
  }
}

void takeRansom(State& state) {
  const Brick of = actingColour(state);
  --state.supply[index(of)];
  imprison(state, state.attacked, of);
  judge(state);
}

void takeNone(State& state) { judge(state); }

Verdict whyNotPrisoner(const State& state, Lot lot) {
  if (!inCity(state, lot)) return refuse(Refusal::OutsideCity);
  if (Takeable(state).contains(state, lot)) return Verdict::Accepted;
  if (heightAt(state, lot) != 1) return refuse(Refusal::NotAHouse);
  return blockOf(state.cell[lot]) == actingBlock(state) ? refuse(Refusal::NotThatColour)
                                                        : refuse(Refusal::NotInBlock);
}

void listPrisoners(const State& state, ActionList& out) {
  const Takeable takeable(state);
  const int lots = kStride * state.size();
  for (int lot = 0; lot < lots; ++lot) {
    if (takeable.contains(state, lot)) out.push(takePrisoner(static_cast<Lot>(lot)));
  }
}

void takePrisoner(State& state, Lot lot) {
  imprison(state, state.attacked, actingColour(state));
  removeHouse(state, lot);
  judge(state);
}

void mergeTowers(State& state) {
  while (state.height[state.weaker] > 1) pushBottom(state, state.stronger, popTop(state, state.weaker));
  razeTower(state, state.weaker);
  endStruggle(state);
}

void leaveApart(State& state) { endStruggle(state); }

void fell(State& state) {
  razeTower(state, targetBlock(state));
  endStruggle(state);
}

}  // namespace lucca::torri
