// Questions of screens, records and computer players about a game of Torri, so that none of them needs to know
// the rules. Every function takes the state, which in Torri is what each seat may see (View::state).
#pragma once

#include <cstddef>

#include "base/fixed_list.h"
#include "base/rng.h"
#include "engine/torri/rules.h"

namespace lucca::torri {

// Seats and colours
inline constexpr Seat kNeutral = -4;

constexpr Brick colourOfSeat(const State& state, Seat seat) {
  return static_cast<Brick>(state.seatColours >> (2 * seat) & 3);
}
// kNeutral when no seat plays the colour.
Seat seatOfColour(const State& state, Brick colour);
constexpr ColourSet neutralColours(const State& state) {
  // There are two seats at least.
  const unsigned colours = state.seatColours;
  unsigned played = 1u << (colours & 3u) | 1u << (colours >> 2 & 3u);
  if (state.players() > 2) played |= 1u << (colours >> 4 & 3u);
  if (state.players() > 3) played |= 1u << (colours >> 6);
  return static_cast<ColourSet>(15u & ~played);
}
Seat seatInTurn(const State& state);
// The floors or prisoners with which the seat wins, if no other seat has as many: the city's side, or what its handicap asks.
constexpr int goalOf(const State& state, Seat seat) { return state.size() - state.fewer[seat]; }
// The same for the seat that plays the colour; for a neutral colour, the city's side.
inline int goalOfColour(const State& state, Brick colour) {
  const Seat seat = seatOfColour(state, colour);
  return seat == kNeutral ? state.size() : goalOf(state, seat);
}
// Whether any seat needs fewer than the others.
constexpr bool anyFewer(const State& state) {
  return (state.fewer[0] | state.fewer[1] | state.fewer[2] | state.fewer[3]) != 0;
}

// Lots
constexpr bool inCity(const State& state, Lot lot) { return lot < kLots && kReach.of[lot] < state.size(); }
// 0: empty, 1: a house, more: a tower. `lot` is in the city, here and below.
int heightAt(const State& state, Lot lot);
// Brick of the house or of the tower's top. The lot is not empty.
Brick colourAt(const State& state, Lot lot);
using FloorList = FixedList<Brick, kMaxBricks>;
// Bottom to top; one entry for a house, none for an empty lot.
void bricksAt(const State& state, Lot lot, FloorList& out);

// Blocks: lots joined orthogonally. In a struggle the house that joined the towers is left out, as the rules
// have it.
LotSet blockAt(const State& state, Lot lot);
// The tower of the block that the lot is in; kNoLot when it has none.
Lot towerOfBlock(const State& state, Lot lot);

// For the stack on an occupied lot: bricks of a colour in it, houses of that colour in the rest of the block,
// and how many more of them may be pushed in (supply and turn left aside; 0 where a floor would start a
// second tower).
struct Limit {
  uint8_t floors, houses, room;
};
Limit limitAt(const State& state, Lot lot, Brick colour);

// The parts of a tower's strength (rules, section 4): `value` decides, between equal ones the lots of the block.
struct Strength {
  uint8_t floors, houses, lots, value;
};
Strength strengthAt(const State& state, Lot tower);

// Placements
// The effect of a legal placement.
struct Effect {
  enum class Kind : uint8_t { None, Merge, Fight } kind = Kind::None;
  bool floor = false;                      // it would be a floor, not a house
  Lot stronger = kNoLot, weaker = kNoLot;  // the towers it would join
  Brick begins = Brick::White;             // the colour that attacks first in a fight
};
Effect effectOf(const State& state, Brick colour, Lot lot);

// How many placements are legal now, and one of them drawn uniformly: faster than listing them all.
int countPlacements(const State& state);
// kNoAction when there is none.
Action drawPlacement(const State& state, Rng& rng);

// A struggle under way
struct StruggleView {
  Lot placed = kNoLot;  // the joining house; kNoLot: there is no struggle
  Lot stronger = kNoLot, weaker = kNoLot;
  Lot acting = kNoLot, target = kNoLot;  // who attacks next or has just attacked, and whom
  Brick by = Brick::White;               // the colour that controls the acting tower
  Brick against = Brick::White;          // the colour that was or will be attacked: it takes the prisoner
};
StruggleView struggleOf(const State& state);

// Standing
struct Standing {
  uint8_t highestTower;  // that the colour controls; 0: none
  uint8_t prisoners;     // that it holds
  uint8_t bricks;        // of the colour in the city
};
Standing standingOf(const State& state, Brick colour);
// Whether a neutral colour controls a tower or holds prisoners: without either, a switch gains nothing.
bool neutralHolds(const State& state);
// Whether the colour would win if its player's turn began now, and how.
struct Victory {
  bool tower, prisoners;
  constexpr explicit operator bool() const { return tower || prisoners; }
};
Victory victoryOf(const State& state, Brick colour);

constexpr int supplyOf(const State& state, Brick colour) { return state.supply[index(colour)]; }
constexpr int captivesOf(const State& state, Brick holder, Brick of) {
  return state.captives[index(holder)][index(of)];
}
inline int prisonersOf(const State& state, Brick holder) {
  static_assert(offsetof(State, captives) % sizeof(uint32_t) == 0 && kColours == sizeof(uint32_t));
  using Counts = uint32_t __attribute__((may_alias));
  const uint32_t counts = *reinterpret_cast<const Counts*>(state.captives[index(holder)]);
  static_assert(kMaxBricks < 256);  // so that the product's top byte is their sum
  return static_cast<int>(counts * 0x01010101u >> 24);
}
int bricksInCity(const State& state, Brick colour);
// The turn with which the game ends at the latest.
constexpr int lastTurn(const State& state) { return 40 * state.size(); }

// The next lot with a tower after `from`, round the city by steps of 1 or -1; kNoLot: there is none. From kNoLot on: the
// first or the last.
Lot nextTower(const State& state, Lot from, int step);

}  // namespace lucca::torri
