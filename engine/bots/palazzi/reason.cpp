#include "engine/bots/palazzi/reason.h"

#include <algorithm>

#include "engine/bots/palazzi/policy.h"
#include "engine/palazzi/query.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

// How much a reason says: of a triplet's three cards the one with the most to tell speaks.
int weightOf(const Reason& reason) {
  switch (static_cast<Because>(reason.kind)) {
    case Because::CompletesPalace:
      return 100 + reason.amount;
    case Because::BuildsBastion:
    case Because::BuildsWall:
      return 10 * reason.amount;
    case Because::ExtendsPalace:
      return 12 + reason.amount;
    case Because::StartsPalace:
      return 11;
    default:
      return 0;
  }
}

// A wall or bastion counts once for each palace opened by the end.
int palacesDone(const State& state, Seat seat) {
  return bitCount(state.area[seat].completed | state.area[seat].opened);
}

Reason ofCard(const State& state, Action action) {
  const int colour = colourOf(action);
  const Area& area = state.area[state.mover];
  switch (asOf(action)) {
    case As::Palace:
      if (const int windows = pointsOf(state, action))
        return because(Because::CompletesPalace, windows, colour);
      if (area.building >> colour & 1) return because(Because::ExtendsPalace, area.count[colour] + 1, colour);
      return because(Because::StartsPalace, 1, colour);
    case As::Wall:
      return because(Because::BuildsWall, palacesDone(state, state.mover));
    case As::Bastion:
      return because(Because::BuildsBastion, palacesDone(state, state.mover));
    case As::Discard:
      break;
  }
  return because(Because::Discards);
}

// The next seat to take a triplet; -1 when this was the last of the round.
Seat nextSeat(const State& state) {
  return state.turn + 1 < state.players ? static_cast<Seat>(state.order[state.turn + 1]) : Seat{-1};
}

// A colour that the triplet's cards would complete at the seat's; -1: none.
int completedBy(const State& state, Seat seat, int triplet) {
  int cards[kColours] = {};
  for (CardId card : tripletCards(state, triplet)) {
    if (kDeck[card].colour < kColours) ++cards[kDeck[card].colour];
  }
  for (int colour = 0; colour < kColours; ++colour) {
    const bool builds = state.area[seat].building >> colour & 1;
    if (builds && cards[colour] > 0 && state.area[seat].count[colour] + cards[colour] >= state.size)
      return colour;
  }
  return -1;
}

Reason ofTriplet(const State& state, const Plan& plan, bool seesRivals) {
  State after = state;
  static_cast<void>(apply(after, plan.action[0]));
  Reason best = because(Because::TakesTriplet);
  int shields = 0;
  for (int i = 1; i < plan.count; ++i) {
    const Reason reason = ofCard(after, plan.action[i]);
    if (weightOf(reason) > weightOf(best)) best = reason;
    if (asOf(plan.action[i]) == As::Palace) shields += kDeck[cardOf(plan.action[i])].shields;
    static_cast<void>(apply(after, plan.action[i]));
  }
  if (weightOf(best) >= 100) return best;
  const Seat next = nextSeat(state);
  const int denied = next < 0 || !seesRivals ? -1 : completedBy(state, next, tripletOf(plan.action[0]));
  if (denied >= 0) return because(Because::DeniesTriplet, 0, denied, next);
  const bool firstNow = playOrder(state).entry[0].seat == state.mover;
  if (!firstNow && turnsAfter(state) > 0 && playOrder(after).entry[0].seat == state.mover && shields > 0) {
    return because(Because::TakesOrder, after.area[state.mover].shields);
  }
  const WallScore walls = wallScore(state, state.mover);
  if (walls.shields < walls.needed && shields > 0) return because(Because::AddsShields, shields);
  return best;
}

Reason ofPick(const Judgement& judgement, const State& state, Action action) {
  if (cityValue(judgement, state, action) > 0) return because(Because::FeedsCity, 1, colourOf(action));
  return because(Because::StarvesCity, 0, -1, static_cast<Seat>(1 - state.mover));
}

}  // namespace

Reason reasonFor(const Judgement& judgement, const State& state, const Plan& plan, bool seesRivals) {
  const Action action = plan.action[0];
  switch (kindOf(action)) {
    case Kind::Keep:
      return because(Because::KeepsPair);
    case Kind::Open:
      return because(Because::OpensParty, partyWorth(state, state.mover, colourOf(action)), colourOf(action));
    case Kind::Take:
      return ofTriplet(state, plan, seesRivals);
    case Kind::Play:
      return ofCard(state, action);
    default:
      return ofPick(judgement, state, action);
  }
}

}  // namespace lucca::palazzi
