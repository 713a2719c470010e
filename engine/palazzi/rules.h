// The rules of Palazzi: see engine/game/game.h for the contract of the functions that every game has.
#pragma once

#include "base/rng.h"
#include "engine/game/action.h"
#include "engine/game/result.h"
#include "engine/game/setup.h"
#include "engine/game/task.h"
#include "engine/game/verdict.h"
#include "engine/palazzi/action.h"
#include "engine/palazzi/state.h"

namespace lucca::palazzi {

// Why an action is refused.
enum class Refusal : uint8_t {
  NotInDeck = static_cast<uint8_t>(Verdict::FirstOwn),  // the card was drawn before, or is not in this game
  SameCardTwice,
  TwoWilds,       // a palace cannot start with a wild card
  WildBelow,      // a wild card is kept on top of the ordinary one
  KeepOrder,      // two colours are named in the order of the hand
  NotCompleted,   // only a completed palace can be opened
  AlreadyOpened,  // it had its party
  NoSuchTriplet,
  TripletTaken,
  NotInTriplet,     // the card is not in the triplet, or has been played
  OtherColour,      // the card is not of that colour
  ColourCompleted,  // the palace of that colour is complete: nothing is added, no second one is started
  ColourOpened,
  NothingToJoin,     // a wild card needs a palace of that colour under construction
  BastionNotPalace,  // a bastion has no colour
  BastionNotWall,
  NotABastion,
  BastionMustStand,  // 2005-de: a bastion is never discarded
  CityNeverWalls,    // a card for the City is a palace card or a bastion, never a wall
  CityNeverDiscards,
  OtherTriplet,  // the first picker took its card from that triplet
};
constexpr Verdict refuse(Refusal refusal) { return static_cast<Verdict>(refusal); }

// Setup::option of Palazzi.
inline constexpr int kEditionOption = 0;      // an Edition
inline constexpr int kCelebrationOption = 1;  // 0 or 1

// Setup::handicap: a head start of at most four times three points (rules, section 12).
inline constexpr int kHeadStartSteps = 4, kHeadStartPoints = 3;

// Result::category and Result::tieBreak.
enum Category { kWindows, kParties, kWalls, kStreet };
// The highest street number brings these points, the lowest costs them (rules, section 8).
inline constexpr int kStreetPoints = 3;
enum class TieBreak : uint8_t { None, StreetNumber };

Verdict init(State& state, const Setup& setup);
inline Seat toMove(const State& state) { return state.mover; }

// The actions of a turn and the picks for the City, which nearly all decisions are; and those of the other phases.
void legalPlays(const State& state, ActionList& out);
void legalTurn(const State& state, ActionList& out);
void legalCity(const State& state, ActionList& out);
void legalAny(const State& state, ActionList& out);
inline void legal(const State& state, ActionList& out) {
  if (state.phase == Phase::Play) return legalPlays(state, out);
  if (state.phase == Phase::Turn) return legalTurn(state, out);
  return state.phase == Phase::CityPick && state.mover != kRules ? legalCity(state, out)
                                                                 : legalAny(state, out);
}

// The one action of the rules, at kRules.
Action ruleStep(const State& state);
// Whether apply() would accept.
Verdict check(const State& state, Action action);

// Draws are more than half of all actions, and the bits of a draw are its card. After the first cards of a game and the last
// of a round there is more to do.
Verdict applyDraw(State& state, unsigned card);
Verdict applyPlay(State& state, Action action);
Verdict applyTake(State& state, Action action);
Verdict applyCity(State& state, Action action);
Verdict applyAny(State& state, Action action);  // the other kinds
inline Verdict apply(State& state, Action action) {
  if (kindOf(action) == Kind::Play) return applyPlay(state, action);
  const unsigned card = action.bits;
  if (card < CardSet::kIds) {
    const bool last = state.step >= state.tripletCount * kTripletCards - 1;
    if (state.phase != Phase::Lay || !state.deck.has(card) || last) return applyDraw(state, card);
    state.deck.remove(card);
    CardId* const places = state.triplets[0];  // the triplets lie one behind the other
    places[state.step++] = static_cast<CardId>(card);
    return Verdict::Accepted;
  }
  if (kindOf(action) == Kind::Take) return applyTake(state, action);
  return kindOf(action) == Kind::City ? applyCity(state, action) : applyAny(state, action);
}

// Uniform over the cards of the deck.
inline Action drawChance(const State& state, Rng& rng) { return draw(state.deck.random(rng)); }
// The first card of the deck, where the number of a shuffle puts the cards in an order. The hands, the triplets of the first
// round and those of all later ones have an order each: otherwise cards that come back to the deck would be laid first.
Action drawShuffled(const State& state, uint32_t shuffle);
Result result(const State& state);
// How far the task is, which can only be told when the game is over.
TaskState judge(const State& state, const Task& task);
// The score so far.
SeatStanding standing(const State& state, Seat seat);
const char* explain(Refusal refusal);

// kNobody sees what every seat may see.
void view(const State& state, Seat seat, View& out);
// A whole state that gives the same view: the cards the seat has not seen are dealt at random.
State sample(const View& view, Rng& rng);

}  // namespace lucca::palazzi
