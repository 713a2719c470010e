// The steps of a struggle (rules, section 4). The towers' blocks keep their numbers from the placement to the
// end; the house that joined them stays outside of both until then, which is what the rules ask for.
#pragma once

#include "engine/torri/rules.h"

namespace lucca::torri {

// Begins a struggle between the towers of two blocks, joined by the house just put on `placed`.
void beginStruggle(State& state, Lot placed, BlockId one, BlockId other);

constexpr BlockId actingBlock(const State& state) { return state.weakerActs ? state.weaker : state.stronger; }
constexpr BlockId targetBlock(const State& state) { return state.weakerActs ? state.stronger : state.weaker; }
// The colour that controls the acting tower: prisoners are of that colour.
Brick actingColour(const State& state);

// Each of these does one step of its phase and sets the next phase. Merge, Apart and Fallen are the last steps: after them
// the placed house is part of its block and the turn continues.
void announceStruggle(State& state);
void attack(State& state);
void takeRansom(State& state);
void takeNone(State& state);
void mergeTowers(State& state);
void leaveApart(State& state);
void fell(State& state);

// The houses that may be taken prisoner: those of the acting tower's block and colour, but for the tower itself.
struct Takeable {
  uint8_t cell;
  Lot tower;

  explicit Takeable(const State& state);
  bool contains(const State& state, int lot) const { return state.cell[lot] == cell && lot != tower; }
};

// The prisoner's phase: whether a lot may be taken, the lots that may, and the taking.
Verdict whyNotPrisoner(const State& state, Lot lot);
void listPrisoners(const State& state, ActionList& out);
void takePrisoner(State& state, Lot lot);

}  // namespace lucca::torri
