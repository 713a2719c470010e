#include "engine/bots/palazzi/reason.h"

#include <algorithm>

#include "engine/bots/palazzi/policy.h"
#include "engine/palazzi/query.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

constexpr int kGoodParty = 3;  // points that are worth a word
constexpr int kManyMarks = 2;  // windows or shields on a card that are

// The weight of a reason: of a triplet's three cards, the one with the weightiest reason is named.
int weightOf(const Reason& reason) {
  switch (static_cast<Because>(reason.kind)) {
    case Because::CompletesPalace:
    case Because::CompletesForParty:
      return 100 + reason.amount;
    case Because::NearlyDone:
    case Because::LastChance:
      return 40;
    case Because::BuildsForParty:
    case Because::StartsForParty:
      return 20 + reason.amount;
    case Because::BuildsBastion:
    case Because::BuildsWall:
      return 10 * reason.amount;
    case Because::AddsWindows:
    case Because::GainsShields:
    case Because::StartsForShields:
      return 12 + reason.amount;
    case Because::ExtendsPalace:
    case Because::StartsPalace:
    case Because::KeepsGuestAway:
      return 11;
    case Because::WallNeedsShields:
    case Because::WallForLater:
      return 5;
    default:
      return 0;
  }
}

// A wall or bastion counts once for each palace opened by the end.
int palacesDone(const State& state, Seat seat) {
  return bitCount(state.area[seat].completed | state.area[seat].opened);
}

bool isFirst(const State& state) { return playOrder(state).entry[0].seat == state.mover; }

// Whether the card takes its player to the head of the next round's order.
bool leads(const State& state, Action action) {
  if (turnsAfter(state) == 0 || isFirst(state)) return false;
  const Seat seat = state.mover;
  State after = state;
  static_cast<void>(apply(after, action));
  return playOrder(after).entry[0].seat == seat;
}

// A rival whose party the card would attend if it were built; -1: none.
Seat hostOf(const State& state, CardId card) {
  const int colour = kDeck[card].colour;
  if (colour >= kColours) return -1;
  const Area& own = state.area[state.mover];
  if ((own.completed | own.opened) >> colour & 1) return -1;  // it could not be built at all
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (seat != state.mover && (state.area[seat].completed >> colour & 1)) return seat;
  }
  return -1;
}

// A card for the seat's own palace: its use depends on the cards that are already there.
Reason ofStorey(const Judgement& judgement, const State& state, Action action) {
  const int colour = colourOf(action);
  const Card& card = kDeck[cardOf(action)];
  const Area& area = state.area[state.mover];
  const int party = partyWorth(state, state.mover, colour);
  const bool starts = !(area.building >> colour & 1);
  if (completes(state, state.mover, colour)) {
    if (party > kGoodParty) return because(Because::CompletesForParty, party, colour);
    return because(Because::CompletesPalace, pointsOf(state, action), colour);
  }
  const WallScore walls = wallScore(state, state.mover);
  if (walls.shields < walls.needed && card.shields > 0) return because(Because::AddsShields, card.shields);
  const int cards = starts ? 1 : area.count[colour] + 1, missing = state.size - cards,
            left = judgement.left[colour];
  if (!starts && missing == 1) return because(Because::NearlyDone, 1, colour);
  if (card.shields > 0 && leads(state, action))
    return because(Because::TakesOrder, area.shields + card.shields);
  if (party >= kGoodParty)
    return because(starts ? Because::StartsForParty : Because::BuildsForParty, party, colour);
  if (!starts && left >= missing && left <= missing + 1) return because(Because::LastChance, left, colour);
  if (card.shields >= kManyMarks)
    return because(starts ? Because::StartsForShields : Because::GainsShields, card.shields, colour);
  if (starts) return because(Because::StartsPalace, 1, colour);
  if (card.windows >= kManyMarks) return because(Because::AddsWindows, card.windows, colour);
  return because(Because::ExtendsPalace, cards, colour);
}

Reason ofWall(const State& state) {
  const WallScore walls = wallScore(state, state.mover);
  const int missing = walls.needed + 2 - walls.shields, palaces = palacesDone(state, state.mover);
  if (missing > 0) return because(Because::WallNeedsShields, missing);
  if (palaces == 0) return because(Because::WallForLater);
  return because(Because::BuildsWall, palaces);
}

Reason ofCard(const Judgement& judgement, const State& state, Action action, bool seesRivals) {
  switch (asOf(action)) {
    case As::Palace:
      return ofStorey(judgement, state, action);
    case As::Bastion:
      return because(Because::BuildsBastion, palacesDone(state, state.mover));
    default:
      break;
  }
  const Seat host = seesRivals ? hostOf(state, cardOf(action)) : Seat{-1};
  if (host >= 0) return because(Because::KeepsGuestAway, 0, kDeck[cardOf(action)].colour, host);
  if (asOf(action) == As::Wall) return ofWall(state);
  const WallScore walls = wallScore(state, state.mover);
  if (kDeck[cardOf(action)].colour != kBastion && walls.shields < walls.needed + 2)
    return because(Because::SparesWalls, walls.needed + 2 - walls.shields);
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

bool same(const Reason& a, const Reason& b) {
  return a.kind == b.kind && a.colour == b.colour && a.seat == b.seat && a.amount == b.amount;
}

Reason ofTriplet(const Judgement& judgement, const State& state, const Plan& plan, bool seesRivals,
                 std::span<const Reason> others) {
  const auto isOwn = [&](const Reason& reason) {
    return std::none_of(others.begin(), others.end(),
                        [&](const Reason& other) { return same(reason, other); });
  };
  State after = state;
  static_cast<void>(apply(after, plan.action[0]));
  Reason best = because(Because::TakesTriplet);
  int shields = 0;
  for (int i = 1; i < plan.count; ++i) {
    const Reason reason = ofCard(judgement, after, plan.action[i], seesRivals);
    if (weightOf(reason) > weightOf(best) && isOwn(reason)) best = reason;
    if (asOf(plan.action[i]) == As::Palace) shields += kDeck[cardOf(plan.action[i])].shields;
    static_cast<void>(apply(after, plan.action[i]));
  }
  if (weightOf(best) >= 100) return best;
  const Seat next = nextSeat(state);
  const int denied = next < 0 || !seesRivals ? -1 : completedBy(state, next, tripletOf(plan.action[0]));
  const Reason denies = because(Because::DeniesTriplet, 0, denied, next);
  if (denied >= 0 && isOwn(denies)) return denies;
  if (!isFirst(state) && turnsAfter(state) > 0 && playOrder(after).entry[0].seat == state.mover &&
      shields > 0) {
    const Reason first = because(Because::TakesOrder, after.area[state.mover].shields);
    if (isOwn(first)) return first;
  }
  const WallScore walls = wallScore(state, state.mover);
  const Reason adds = because(Because::AddsShields, shields);
  if (walls.shields < walls.needed && shields > 0 && isOwn(adds)) return adds;
  return best;
}

// A rival's guests leave when the palace they live in is completed or opened before the party.
Reason ofParty(const State& state, int colour, bool seesRivals) {
  const int points = partyWorth(state, state.mover, colour);
  for (Seat seat = 0; seesRivals && points > 0 && seat < state.players; ++seat) {
    const Area& area = state.area[seat];
    const bool ready = area.completed >> colour & 1;
    const bool nearly =
        (area.building >> colour & 1) && area.count[colour] + 1 == state.size && state.size > 3;
    if (seat != state.mover && (ready || nearly)) return because(Because::OpensInTime, points, colour, seat);
  }
  return because(Because::OpensParty, points, colour);
}

Reason ofPair(const State& state, Action action) {
  const CardId* hand = handOf(state, state.mover);
  const int colour = kDeck[hand[firstKept(action)]].colour;
  if (colour < kColours && colour == kDeck[hand[secondKept(action)]].colour)
    return because(Because::KeepsColour, 0, colour);
  return because(Because::KeepsPair);
}

Reason ofPick(const Judgement& judgement, const State& state, Action action) {
  if (cityValue(judgement, state, action) > 0) return because(Because::FeedsCity, 1, colourOf(action));
  return because(Because::StarvesCity, 0, -1, static_cast<Seat>(1 - state.mover));
}

}  // namespace

Reason reasonFor(const Judgement& judgement, const State& state, const Plan& plan, bool seesRivals,
                 std::span<const Reason> others) {
  const Action action = plan.action[0];
  switch (kindOf(action)) {
    case Kind::Keep:
      return ofPair(state, action);
    case Kind::Open:
      return ofParty(state, colourOf(action), seesRivals);
    case Kind::Take:
      return ofTriplet(judgement, state, plan, seesRivals, others);
    case Kind::Play:
      return ofCard(judgement, state, action, seesRivals);
    default:
      return ofPick(judgement, state, action);
  }
}

}  // namespace lucca::palazzi
