// The rules of Torri: see engine/game/game.h for the contract of the functions that every game has.
#pragma once

#include "engine/game/game.h"
#include "engine/torri/action.h"
#include "engine/torri/state.h"

namespace lucca::torri {

// Setup::option of Torri.
enum SetupOption : uint8_t {
  kSizeOption = 0,    // 0: 6, 1: 8, 2: 10, 3: 12 lots a side
  kSwitchOption = 1,  // 1: players may switch to a neutral colour
  kColourOption = 2,  // from here on the colour of each seat; those of seats that do not play are ignored
};

// Why a placement or another decision is refused.
inline constexpr Verdict ownVerdict(int n) {
  return static_cast<Verdict>(static_cast<int>(Verdict::FirstOwn) + n);
}
inline constexpr Verdict kOutsideCity = ownVerdict(0);    // no such lot in a city of this size
inline constexpr Verdict kNoBrickLeft = ownVerdict(1);    // the supply has no brick of that colour
inline constexpr Verdict kSameColour = ownVerdict(2);     // the first brick of the turn had that colour
inline constexpr Verdict kThreeTowers = ownVerdict(3);    // the house would join more than two towers
inline constexpr Verdict kEqualStrength = ownVerdict(4);  // the house would join two equally strong towers
inline constexpr Verdict kSecondTower = ownVerdict(5);    // the floor would start a second tower in the block
inline constexpr Verdict kTooFewHouses = ownVerdict(6);   // not enough houses of that colour in the block
inline constexpr Verdict kNotInBlock = ownVerdict(7);  // the prisoner is not in the attacking tower's block
inline constexpr Verdict kNotThatColour = ownVerdict(8);  // the prisoner has another colour than the attacker
inline constexpr Verdict kNotAHouse = ownVerdict(9);      // the lot is empty or holds a tower
inline constexpr Verdict kColourPlayed = ownVerdict(10);  // the colour to switch to is another player's

Verdict init(State& state, const Setup& setup);
// Out of the ordinary course of a turn: the seat that chooses a prisoner, kRules or kOver.
Seat toMoveElse(const State& state);
inline Seat toMove(const State& state) {
  return state.phase == Phase::Place || state.phase == Phase::Switch ? state.seat : toMoveElse(state);
}
void legal(const State& state, ActionList& out);
// The one action of the rules, at kRules.
Action ruleStep(const State& state);
Verdict apply(State& state, Action action);
Result result(const State& state);
const char* explain(Verdict verdict);

// Whether the seat in turn may place that brick there now, and if not, why (rules, sections 2 and 3). Asks
// nothing of the phase: also right while a person thinks about a placement to come.
Verdict why(const State& state, Colour colour, Lot lot);

// What decided a game that nobody won at the start of his turn; Result::tieBreak.
enum class TieBreak : uint8_t { None = 0, Height = 1, Prisoners = 2, Bricks = 3, Shared = 4 };

// Result::category of Torri, for each seat's colour.
enum Category : uint8_t { kHighestTower = 0, kPrisonersHeld = 1, kBricksInCity = 2 };

}  // namespace lucca::torri
