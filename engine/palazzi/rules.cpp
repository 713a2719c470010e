#include "engine/palazzi/rules.h"

#include <iterator>

#include "engine/game/refusal_words.h"
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
  // In the order of Refusal.
  static constexpr const char* kWords[] = {
      "the card is not in the deck",
      "two different cards are kept",
      "two wild cards cannot be kept together",
      "a wild card is never the first of a palace",
      "two colours are kept in the order of the hand",
      "no completed palace of that colour",
      "that palace has been opened",
      "no such triplet",
      "that triplet is taken",
      "the card is not in the triplet, or has been played",
      "the card is not of that colour",
      "the palace of that colour is completed",
      "the palace of that colour has been opened",
      "a wild card needs a palace of that colour under construction",
      "a bastion is no palace card",
      "a bastion is never played as a wall",
      "only a bastion is built as a bastion",
      "a bastion must be built in this edition",
      "the City never gets a wall",
      "a card for the City is never discarded",
      "that triplet is taken, or the first card for the City came from it",
  };
  static_assert(std::size(kWords) ==
                static_cast<int>(Refusal::OtherTriplet) - static_cast<int>(Refusal::NotInDeck) + 1);
  return wordsOf(refusal, Refusal::NotInDeck, kWords);
}

}  // namespace lucca::palazzi
