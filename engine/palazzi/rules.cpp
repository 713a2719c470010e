#include "engine/palazzi/rules.h"

#include "engine/palazzi/parts.h"

namespace lucca::palazzi {
namespace {

// The step of the rules that is due, and the function that does it, for `visit`; `none` when none is due.
template <class Result, class Visit>
Result withStep(const State& state, Result none, Visit visit) {
  switch (state.phase) {
    case Phase::Reveal:
      return visit(rules(Step::Reveal), reveal);
    case Phase::CityStart:
      return visit(rules(Step::CityLay, nextCityStart(state)), layCityStart);
    case Phase::Order:
      return visit(rules(Step::Order), beginOrder);
    case Phase::CityPick:
      return visit(rules(Step::SkipPick, state.order[state.turn]), skipPick);
    case Phase::Discard:
      return visit(rules(Step::Discard), discardRest);
    case Phase::FinalOrder:
      return visit(rules(Step::FinalOrder), beginFinalOpen);
    case Phase::FinalOpen:
      return visit(nextFinalOpen(state), doFinalOpen);
    case Phase::Walls:
      return visit(rules(Step::Walls, state.step), scoreWalls);
    case Phase::Street:
      return visit(rules(Step::Street), scoreStreet);
    default:
      return none;
  }
}

void legalDraws(const State& state, ActionList& out) {
  for (CardId card = 0; card < kCards; ++card) {
    if (state.deck.has(card)) out.push(draw(card));
  }
}

Verdict applyRules(State& state, Action action) {
  if (state.mover != kRules) return untimely(state);
  return withStep(
      state, Verdict::NotNow, [&](Action due, auto act) __attribute__((always_inline)) {
        if (action != due) return Verdict::NotNow;
        act(state);
        return Verdict::Accepted;
      });
}

}  // namespace

Action ruleStep(const State& state) {
  return withStep(state, kNoAction, [](Action due, auto) { return due; });
}

void legalAny(const State& state, ActionList& out) {
  out.clear();
  switch (state.phase) {
    case Phase::Deal:
    case Phase::Lay:
      return legalDraws(state, out);
    case Phase::Keep:
      return legalKeeps(state, out);
    case Phase::Over:
      return;
    default:
      break;
  }
  out.push(ruleStep(state));
}

Verdict check(const State& state, Action action) {
  State copy = state;
  return apply(copy, action);
}

Verdict applyAny(State& state, Action action) {
  switch (kindOf(action)) {
    case Kind::Keep:
      return applyKeep(state, action);
    case Kind::Open:
      return applyOpen(state, action);
    case Kind::Rules:
      return applyRules(state, action);
    default:
      return Verdict::NoSuchAction;
  }
}

const char* explain(Refusal refusal) {
  switch (refusal) {
    case Refusal::NotInDeck:
      return "the card is not in the deck";
    case Refusal::SameCardTwice:
      return "two different cards are kept";
    case Refusal::TwoWilds:
      return "two wild cards cannot be kept together";
    case Refusal::WildBelow:
      return "a wild card is never the first of a palace";
    case Refusal::KeepOrder:
      return "two colours are kept in the order of the hand";
    case Refusal::NotCompleted:
      return "no completed palace of that colour";
    case Refusal::AlreadyOpened:
      return "that palace has been opened";
    case Refusal::NoSuchTriplet:
      return "no such triplet";
    case Refusal::TripletTaken:
      return "that triplet is taken";
    case Refusal::NotInTriplet:
      return "the card is not in the triplet, or has been played";
    case Refusal::OtherColour:
      return "the card is not of that colour";
    case Refusal::ColourCompleted:
      return "the palace of that colour is completed";
    case Refusal::ColourOpened:
      return "the palace of that colour has been opened";
    case Refusal::NothingToJoin:
      return "a wild card needs a palace of that colour under construction";
    case Refusal::BastionNotPalace:
      return "a bastion is no palace card";
    case Refusal::BastionNotWall:
      return "a bastion is never played as a wall";
    case Refusal::NotABastion:
      return "only a bastion is built as a bastion";
    case Refusal::BastionMustStand:
      return "a bastion must be built in this edition";
    case Refusal::CityNeverWalls:
      return "the City never gets a wall";
    case Refusal::CityNeverDiscards:
      return "a card for the City is never discarded";
    case Refusal::OtherTriplet:
      return "that triplet is taken, or the first card for the City came from it";
  }
  return "refused";
}

}  // namespace lucca::palazzi
