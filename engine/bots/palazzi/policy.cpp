#include "engine/bots/palazzi/policy.h"

#include <algorithm>
#include <span>

#include "engine/palazzi/query.h"
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
class CardsLeft {
 public:
  CardsLeft(const State& state, int triplet) {
    const uint8_t left = tripletLeft(state, triplet);
    for (int i = 0; i < kTripletCards; ++i) cards_[i] = left >> i & 1 ? state.triplets[triplet][i] : kNoCard;
    sort3(cards_);
    while (count_ < kTripletCards && cards_[count_] != kNoCard) ++count_;
  }
  std::span<const CardId> rising() const { return {cards_, count_}; }

 private:
  CardId cards_[kTripletCards];
  std::size_t count_ = 0;
};

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

// A card that fits to a palace is never thrown away: it would only take time to consider.
template <class Visit>
void eachUse(const Outlook& outlook, CardId card, Visit visit) {
  if (isBastion(card)) return visit(Use{As::Bastion});
  const int own = kDeck[card].colour;
  bool fits = false;
  for (int colour = 0; colour < kColours; ++colour) {
    if (own == kWild ? !outlook.isBuilding(colour) : own != colour || outlook.isClosed(colour)) continue;
    visit(Use{As::Palace, colour});
    fits = true;
  }
  if (!fits) visit(Use{As::Discard});
  visit(Use{As::Wall});
}

// What the outlook is worth with up to three cards more, each put to the use that is best together with the others.
int valueWith(const Outlook& outlook, std::span<const CardId> cards) {
  if (cards.empty()) return outlook.value();
  int best = INT32_MIN;
  eachUse(outlook, cards[0], [&](Use use) {
    Outlook then = outlook;
    put(then, cards[0], use);
    best = std::max(best, valueWith(then, cards.subspan(1)));
  });
  return best;
}

// The best use of the first card, seen together with the others. Leaves the outlook with it played.
Action playCard(Outlook& outlook, std::span<const CardId> cards) {
  const CardId card = cards[0];
  Use best;
  Outlook bestOutlook = outlook;
  int bestValue = INT32_MIN;
  eachUse(outlook, card, [&](Use use) {
    Outlook then = outlook;
    put(then, card, use);
    const int value = valueWith(then, cards.subspan(1));
    if (value <= bestValue) return;
    bestValue = value;
    bestOutlook = then;
    best = use;
  });
  outlook = bestOutlook;
  return play(card, best.as, static_cast<unsigned>(best.colour));
}

// Plays the cards one after the other.
template <class Played>
void playAll(const Judgement& judgement, Outlook& outlook, std::span<const CardId> cards, Played played) {
  for (; !cards.empty(); cards = cards.subspan(1)) {
    played(playCard(outlook, judgement.thorough ? cards : cards.first(1)));
  }
}

int tripletValue(const Judgement& judgement, Outlook outlook, std::span<const CardId> cards) {
  if (judgement.thorough) return valueWith(outlook, cards);
  playAll(judgement, outlook, cards, [](Action) {});
  return outlook.value();
}

int greedyTriplet(const Judgement& judgement, const State& state) {
  const Outlook now(judgement, state, state.mover, turnsAfter(state));
  int best = 0, bestValue = INT32_MIN;
  for (int triplet = 0; triplet < state.tripletCount; ++triplet) {
    if (!tripletFree(state, triplet)) continue;
    const int value = tripletValue(judgement, now, CardsLeft(state, triplet).rising());
    if (value <= bestValue) continue;
    bestValue = value;
    best = triplet;
  }
  return best;
}

Action greedyKeep(const Judgement& judgement, const State& state) {
  Action best = kNoAction;
  int bestValue = INT32_MIN;
  for (unsigned first = 0; first < kHandCards; ++first) {
    for (unsigned second = 0; second < kHandCards; ++second) {
      const Action pair = keep(first, second);
      if (check(state, pair) != Verdict::Accepted) continue;
      const int value = pairValue(judgement, state, pair);
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
  CityTaste(const Judgement& judgement, const State& state) {
    for (Seat seat = 0; seat < state.players; ++seat) {
      const Outlook outlook(judgement, state, seat, turnsAfter(state));
      for (int colour = 0; colour < kColours; ++colour) {
        const bool waits = state.area[seat].completed >> colour & 1;
        const int chance = waits ? kSure : outlook.chanceOf(colour);
        guest_[colour] += seat == state.mover ? chance : -chance;
      }
    }
  }

  int value(const State& state, Action pick) const {
    if (asOf(pick) == As::Bastion) return 0;
    const int colour = colourOf(pick);
    // One guest more, or, when the palace is completed, all but two of them gone.
    return guest_[colour] * (completes(state, kCityArea, colour) ? 2 - (state.size - 1) : 1);
  }

 private:
  int guest_[kColours] = {};
};

Action greedyPick(const Judgement& judgement, const State& state) {
  const CityTaste taste(judgement, state);
  ActionList picks;
  legal(state, picks);
  Action best = picks[0];
  int bestValue = INT32_MIN;
  for (Action pick : picks) {
    const int value = taste.value(state, pick);
    if (value <= bestValue) continue;
    bestValue = value;
    best = pick;
  }
  return best;
}

void must(State& state, Action action) { static_cast<void>(apply(state, action)); }

}  // namespace

int turnsAfter(const State& state) { return state.rounds - state.round; }

int turnsLeft(const State& state, Seat seat) {
  const int after = state.rounds - state.round;
  if (state.phase < Phase::Turn) return after + 1;
  if (state.phase > Phase::Play) return after;
  for (int i = state.turn; i < state.players; ++i) {
    if (state.order[i] == seat) return i == state.turn ? after : after + 1;
  }
  return after;
}

int pairValue(const Judgement& judgement, const State& state, Action action) {
  const CardId* hand = handOf(state, state.mover);
  const CardId first = hand[firstKept(action)], second = hand[secondKept(action)];
  Outlook outlook(judgement, state, state.mover, state.rounds);
  outlook.addStorey(first, kDeck[first].colour);
  outlook.addStorey(second, isWild(second) ? kDeck[first].colour : kDeck[second].colour);
  // A high number on top decides ties and the street; a little is enough.
  return outlook.value() * 8 + (second >> 3);
}

int cityValue(const Judgement& judgement, const State& state, Action pick) {
  return CityTaste(judgement, state).value(state, pick);
}

int openingGain(const Judgement& judgement, const State& state, int colour) {
  const int now = partyWorth(state, state.mover, colour) * kGrains;
  const int after = turnsAfter(state);
  if (after == 0) return 1;
  const Weights& w = *judgement.weights;
  int later = 0;
  for (int who = 0; who < areaCount(state); ++who) {
    if (who == state.mover) continue;
    const Area& area = state.area[who];
    const unsigned bit = 1u << colour;
    if (area.building & bit) {
      // A palace about to be completed sends most of its guests home.
      const int count = area.count[colour];
      later += count + 1 < state.size ? count * kGrains + w.lateGuests : count * kGrains * 3 / 4;
    } else if (area.completed & bit) {
      later += kGrains;
    } else if (!(area.opened & bit)) {
      later += w.lateGuests * std::min(after, 3) / 3;
    }
  }
  return now - later;
}

Action greedy(const Judgement& judgement, const State& state) {
  switch (state.phase) {
    case Phase::Keep:
      return greedyKeep(judgement, state);
    case Phase::CityPick:
      return greedyPick(judgement, state);
    case Phase::Turn:
      for (int colour = 0; colour < kColours; ++colour) {
        const bool waits = state.area[state.mover].completed >> colour & 1;
        if (waits && openingGain(judgement, state, colour) > 0) return open(static_cast<unsigned>(colour));
      }
      return take(static_cast<unsigned>(greedyTriplet(judgement, state)));
    default:
      break;
  }
  Outlook outlook(judgement, state, state.mover, turnsAfter(state));
  return playCard(outlook, CardsLeft(state, state.current).rising().first(1));
}

int playTurn(const Judgement& judgement, State& state) {
  int decisions = 0;
  const Seat seat = state.mover;
  while (state.mover == seat && state.phase == Phase::Turn) {
    must(state, greedy(judgement, state));
    ++decisions;
  }
  if (state.mover != seat || state.phase != Phase::Play) {
    must(state, greedy(judgement, state));
    return decisions + 1;
  }
  const CardsLeft left(state, state.current);
  Outlook outlook(judgement, state, seat, turnsAfter(state));
  playAll(judgement, outlook, left.rising(), [&](Action action) {
    must(state, action);
    ++decisions;
  });
  return decisions;
}

}  // namespace lucca::palazzi
