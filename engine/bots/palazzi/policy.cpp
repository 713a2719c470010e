#include "engine/bots/palazzi/policy.h"

#include <algorithm>

#include "engine/palazzi/inspect.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

void sort3(CardId (&cards)[kTripletCards]) {
  if (cards[1] < cards[0]) std::swap(cards[0], cards[1]);
  if (cards[2] < cards[1]) std::swap(cards[1], cards[2]);
  if (cards[1] < cards[0]) std::swap(cards[0], cards[1]);
}

// The cards of a triplet still to be played, rising: of two cards on one palace the higher number comes on
// top.
int cardsLeft(const State& s, int triplet, CardId (&cards)[kTripletCards]) {
  int count = 0;
  const uint8_t left = tripletLeft(s, triplet);
  for (int i = 0; i < kTripletCards; ++i) cards[i] = left >> i & 1 ? s.triplets[triplet][i] : kNoCard;
  sort3(cards);
  while (count < kTripletCards && cards[count] != kNoCard) ++count;
  return count;
}

struct Use {
  As as = As::Discard;
  int colour = 0;
};

void put(Outlook& outlook, CardId card, Use use) {
  switch (use.as) {
    case As::Palace:
      return outlook.addStorey(card, use.colour);
    case As::Wall:
      return outlook.addWall();
    case As::Bastion:
      return outlook.addBastion();
    case As::Discard:
      return;
  }
}

int greedyTriplet(const Judgement& judgement, const State& s) {
  const Outlook now(judgement, s, s.mover, turnsAfter(s));
  int best = 0, bestValue = INT32_MIN;
  for (int triplet = 0; triplet < s.tripletCount; ++triplet) {
    if (!tripletFree(s, triplet)) continue;
    Outlook then = now;
    CardId cards[kTripletCards];
    const int count = cardsLeft(s, triplet, cards);
    for (int i = 0; i < count; ++i) playCard(then, cards[i]);
    if (then.value() <= bestValue) continue;
    bestValue = then.value();
    best = triplet;
  }
  return best;
}

Action greedyKeep(const Judgement& judgement, const State& s) {
  Action best = kNoAction;
  int bestValue = INT32_MIN;
  for (unsigned first = 0; first < kHandCards; ++first) {
    for (unsigned second = 0; second < kHandCards; ++second) {
      const Action pair = keep(first, second);
      if (check(s, pair) != Verdict::Accepted) continue;
      const int value = pairValue(judgement, s, pair);
      if (value <= bestValue) continue;
      bestValue = value;
      best = pair;
    }
  }
  return best;
}

// What guests in the City are worth to the seat to move: the chance of his party less that of the other's.
class CityTaste {
 public:
  CityTaste(const Judgement& judgement, const State& s) {
    for (Seat seat = 0; seat < s.players; ++seat) {
      const Outlook outlook(judgement, s, seat, turnsAfter(s));
      for (int colour = 0; colour < kColours; ++colour) {
        const bool waits = s.area[seat].completed >> colour & 1;
        const int chance = waits ? kSure : outlook.chanceOf(colour);
        guest_[colour] += seat == s.mover ? chance : -chance;
      }
    }
  }

  int value(const State& s, Action pick) const {
    if (asOf(pick) == As::Bastion) return 0;
    const int colour = colourOf(pick);
    // One guest more, or, when the palace is completed, all but two of them gone.
    return guest_[colour] * (completes(s, kCityArea, colour) ? 2 - (s.size - 1) : 1);
  }

 private:
  int guest_[kColours] = {};
};

Action greedyPick(const Judgement& judgement, const State& s) {
  const CityTaste taste(judgement, s);
  ActionList picks;
  legal(s, picks);
  Action best = picks[0];
  int bestValue = INT32_MIN;
  for (Action pick : picks) {
    const int value = taste.value(s, pick);
    if (value <= bestValue) continue;
    bestValue = value;
    best = pick;
  }
  return best;
}

void must(State& s, Action action) { static_cast<void>(apply(s, action)); }

}  // namespace

int turnsAfter(const State& s) { return s.rounds - s.round; }

int turnsLeft(const State& s, Seat seat) {
  const int after = s.rounds - s.round;
  if (s.phase < Phase::Turn) return after + 1;
  if (s.phase > Phase::Play) return after;
  for (int i = s.turn; i < s.players; ++i) {
    if (s.order[i] == seat) return i == s.turn ? after : after + 1;
  }
  return after;
}

Action playCard(Outlook& outlook, CardId card) {
  if (isBastion(card)) {
    put(outlook, card, {As::Bastion});
    return play(card, As::Bastion);
  }
  Use best;
  Outlook bestOutlook = outlook;
  auto consider = [&](Use use) {
    Outlook then = outlook;
    put(then, card, use);
    if (then.value() <= bestOutlook.value()) return;
    bestOutlook = then;
    best = use;
  };
  const int own = kDeck[card].colour;
  if (own == kWild) {
    for (int colour = 0; colour < kColours; ++colour) {
      if (outlook.isBuilding(colour)) consider({As::Palace, colour});
    }
  } else if (!outlook.isClosed(own)) {
    consider({As::Palace, own});
  }
  consider({As::Wall});
  outlook = bestOutlook;
  return play(card, best.as, static_cast<unsigned>(best.colour));
}

int pairValue(const Judgement& judgement, const State& s, Action action) {
  const CardId* hand = handOf(s, s.mover);
  const CardId first = hand[firstKept(action)], second = hand[secondKept(action)];
  Outlook outlook(judgement, s, s.mover, s.rounds);
  outlook.addStorey(first, kDeck[first].colour);
  outlook.addStorey(second, isWild(second) ? kDeck[first].colour : kDeck[second].colour);
  // A high number on top decides ties and the street; a little is enough.
  return outlook.value() * 8 + (second >> 3);
}

int cityValue(const Judgement& judgement, const State& s, Action pick) {
  return CityTaste(judgement, s).value(s, pick);
}

int openingGain(const Judgement& judgement, const State& s, int colour) {
  const int now = partyWorth(s, s.mover, colour) * kGrains;
  const int after = turnsAfter(s);
  if (after == 0) return 1;
  const Weights& w = *judgement.weights;
  int later = 0;
  for (int who = 0; who < areaCount(s); ++who) {
    if (who == s.mover) continue;
    const Area& area = s.area[who];
    const unsigned bit = 1u << colour;
    if (area.building & bit) {
      // A palace about to be completed sends most of its guests home.
      const int count = area.count[colour];
      later += count + 1 < s.size ? count * kGrains + w.lateGuests : count * kGrains * 3 / 4;
    } else if (area.completed & bit) {
      later += kGrains;
    } else if (!(area.opened & bit)) {
      later += w.lateGuests * std::min(after, 3) / 3;
    }
  }
  return now - later;
}

Action greedy(const Judgement& judgement, const State& s) {
  switch (s.phase) {
    case Phase::Keep:
      return greedyKeep(judgement, s);
    case Phase::CityPick:
      return greedyPick(judgement, s);
    case Phase::Turn:
      for (int colour = 0; colour < kColours; ++colour) {
        const bool waits = s.area[s.mover].completed >> colour & 1;
        if (waits && openingGain(judgement, s, colour) > 0) return open(static_cast<unsigned>(colour));
      }
      return take(static_cast<unsigned>(greedyTriplet(judgement, s)));
    default:
      break;
  }
  CardId cards[kTripletCards];
  cardsLeft(s, s.current, cards);
  Outlook outlook(judgement, s, s.mover, turnsAfter(s));
  return playCard(outlook, cards[0]);
}

int playTurn(const Judgement& judgement, State& s) {
  int decisions = 0;
  const Seat seat = s.mover;
  while (s.mover == seat && s.phase == Phase::Turn) {
    must(s, greedy(judgement, s));
    ++decisions;
  }
  if (s.mover != seat || s.phase != Phase::Play) {
    must(s, greedy(judgement, s));
    return decisions + 1;
  }
  CardId cards[kTripletCards];
  const int count = cardsLeft(s, s.current, cards);
  Outlook outlook(judgement, s, seat, turnsAfter(s));
  for (int i = 0; i < count; ++i) must(s, playCard(outlook, cards[i]));
  return decisions + count;
}

}  // namespace lucca::palazzi
