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
int palacesDone(const State& s, Seat seat) { return bitCount(s.area[seat].completed | s.area[seat].opened); }

Reason ofCard(const State& s, Action action) {
  const int colour = colourOf(action);
  const Area& area = s.area[s.mover];
  switch (asOf(action)) {
    case As::Palace:
      if (const int windows = pointsOf(s, action)) return because(Because::CompletesPalace, windows, colour);
      if (area.building >> colour & 1) return because(Because::ExtendsPalace, area.count[colour] + 1, colour);
      return because(Because::StartsPalace, 1, colour);
    case As::Wall:
      return because(Because::BuildsWall, palacesDone(s, s.mover));
    case As::Bastion:
      return because(Because::BuildsBastion, palacesDone(s, s.mover));
    case As::Discard:
      break;
  }
  return because(Because::Discards);
}

// The next seat to take a triplet; -1 when this was the last of the round.
Seat nextSeat(const State& s) {
  return s.turn + 1 < s.players ? static_cast<Seat>(s.order[s.turn + 1]) : Seat{-1};
}

// A colour that the triplet's cards would complete at the seat's; -1: none.
int completedBy(const State& s, Seat seat, int triplet) {
  int cards[kColours] = {};
  for (CardId card : tripletCards(s, triplet)) {
    if (kDeck[card].colour < kColours) ++cards[kDeck[card].colour];
  }
  for (int colour = 0; colour < kColours; ++colour) {
    const bool builds = s.area[seat].building >> colour & 1;
    if (builds && cards[colour] > 0 && s.area[seat].count[colour] + cards[colour] >= s.size) return colour;
  }
  return -1;
}

Reason ofTriplet(const State& s, const Plan& plan, bool seesRivals) {
  State after = s;
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
  const Seat next = nextSeat(s);
  const int denied = next < 0 || !seesRivals ? -1 : completedBy(s, next, tripletOf(plan.action[0]));
  if (denied >= 0) return because(Because::DeniesTriplet, 0, denied, next);
  const bool firstNow = playOrder(s).entry[0].seat == s.mover;
  if (!firstNow && turnsAfter(s) > 0 && playOrder(after).entry[0].seat == s.mover && shields > 0) {
    return because(Because::TakesOrder, after.area[s.mover].shields);
  }
  const WallScore walls = wallScore(s, s.mover);
  if (walls.shields < walls.needed && shields > 0) return because(Because::AddsShields, shields);
  return best;
}

Reason ofPick(const Judgement& judgement, const State& s, Action action) {
  if (cityValue(judgement, s, action) > 0) return because(Because::FeedsCity, 1, colourOf(action));
  return because(Because::StarvesCity, 0, -1, static_cast<Seat>(1 - s.mover));
}

}  // namespace

Reason reasonFor(const Judgement& judgement, const State& s, const Plan& plan, bool seesRivals) {
  const Action action = plan.action[0];
  switch (kindOf(action)) {
    case Kind::Keep:
      return because(Because::KeepsPair);
    case Kind::Open:
      return because(Because::OpensParty, partyWorth(s, s.mover, colourOf(action)), colourOf(action));
    case Kind::Take:
      return ofTriplet(s, plan, seesRivals);
    case Kind::Play:
      return ofCard(s, action);
    default:
      return ofPick(judgement, s, action);
  }
}

}  // namespace lucca::palazzi
