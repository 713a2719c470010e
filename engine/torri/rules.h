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

// Setup::handicap: a seat may need one or two fewer (rules, section 7).
inline constexpr int kMostFewer = 2;

// Why an action is refused.
enum class Refusal : uint8_t {
  OutsideCity = static_cast<uint8_t>(Verdict::FirstOwn),  // no such lot in a city of this size
  NoBrickLeft,                                            // the supply has no brick of that colour
  SameColour,                                             // the first brick of the turn had that colour
  ThreeTowers,                                            // the house would join more than two towers
  EqualStrength,                                          // the house would join two equally strong towers
  SecondTower,                                            // the floor would start a second tower in the block
  TooFewHouses,                                           // not enough houses of that colour in the block
  NotInBlock,     // the prisoner is not in the attacking tower's block
  NotThatColour,  // the prisoner has another colour than the attacker
  NotAHouse,      // the lot is empty or holds a tower
  ColourPlayed,   // the colour to switch to is another player's
};
constexpr Verdict refuse(Refusal refusal) { return static_cast<Verdict>(refusal); }

Verdict init(State& state, const Setup& setup);
// Apart from a turn's beginning, placing and switching: the seat that chooses a prisoner, kRules or kOver.
Seat moverBesidesTurn(const State& state);
inline Seat toMove(const State& state) {
  if (state.phase == Phase::Place || state.phase == Phase::Switch) return state.seat;
  return state.phase == Phase::TurnStart ? kRules : moverBesidesTurn(state);
}
// The placements, which most decisions are; and the actions of every phase.
void listPlacements(const State& state, ActionList& out);
void legalAny(const State& state, ActionList& out);
inline void legal(const State& state, ActionList& out) {
  return state.phase == Phase::Place ? listPlacements(state, out) : legalAny(state, out);
}
// The one action of the rules, at kRules.
Action ruleStep(const State& state);
// Does that action, without a name for it.
void advance(State& state);
Verdict applyPlace(State& state, Action action);
Verdict applyAny(State& state, Action action);  // the other phases, and what is not a placement
inline Verdict apply(State& state, Action action) {
  if (state.phase == Phase::Place && kindOf(action) == Kind::Place) return applyPlace(state, action);
  return applyAny(state, action);
}
// Torri has no chance.
inline Action drawChance(const State&, Rng&) { return kNoAction; }
// A seat sees the whole state.
inline void view(const State& state, Seat, View& out) { out.state = state; }
Result result(const State& state);
// How far the task is; the rules have no step to do.
TaskState judge(const State& state, const Task& task);
// The highest tower and the prisoners of the seat's colour.
SeatStanding standing(const State& state, Seat seat);
const char* explain(Refusal refusal);

// Whether the seat in turn may place that brick there now, and if not, why (rules, sections 2 and 3). Asks
// nothing of the phase: also right while a person thinks about a placement to come.
Verdict why(const State& state, Brick colour, Lot lot);

// The comparison that decided a game which was not won at the start of a turn; Result::tieBreak.
enum class TieBreak : uint8_t { None = 0, Height = 1, Prisoners = 2, Bricks = 3, Shared = 4 };

// Result::category of Torri, for each seat's colour.
enum Category : uint8_t { kHighestTower = 0, kPrisonersHeld = 1, kBricksInCity = 2 };

}  // namespace lucca::torri
