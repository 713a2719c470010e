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
  uint8_t colour = 0;
};

// Calls `then` with the card put to a use, and takes it back.
template <class Then>
void tryUse(Outlook& outlook, CardId card, Use use, Then then) {
  switch (use.as) {
    case As::Palace: {
      const Outlook::Before before = outlook.before(use.colour);
      outlook.addStorey(card, use.colour);
      then();
      return outlook.takeStorey(use.colour, before);
    }
    case As::Wall:
      outlook.addWall();
      then();
      return outlook.takeWall();
    case As::Bastion:
      outlook.addBastion();
      then();
      return outlook.takeBastion();
    case As::Discard:
      return then();
  }
}

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

// A card that fits a palace is never thrown away: considering that would only cost time.
template <class Visit>
void eachUse(const Outlook& outlook, CardId card, Visit visit) {
  if (isBastion(card)) return visit(Use{As::Bastion});
  const int own = kDeck[card].colour;
  bool fits = false;
  if (own != kWild) {
    fits = !outlook.isClosed(own);
    if (fits) visit(Use{As::Palace, static_cast<uint8_t>(own)});
  } else {
    for (int colour = 0; colour < kColours; ++colour) {
      if (!outlook.isBuilding(colour)) continue;
      visit(Use{As::Palace, static_cast<uint8_t>(colour)});
      fits = true;
    }
  }
  if (!fits) visit(Use{As::Discard});
  visit(Use{As::Wall});
}

// The uses of a turn's cards, in their order, and the worth of the outlook after them.
struct Line {
  Use use[kTripletCards];
  int value = INT32_MIN;
};

// The uses of the cards from the `at`-th on that are best together; of equal ones the first.
void findLine(Outlook& outlook, std::span<const CardId> cards, std::size_t at, Line& now, Line& best) {
  const CardId card = cards[at];
  const bool last = at + 1 == cards.size();
  eachUse(outlook, card, [&](Use use) {
    now.use[at] = use;
    tryUse(outlook, card, use, [&] {
      if (!last) return findLine(outlook, cards, at + 1, now, best);
      now.value = outlook.value();
      if (now.value > best.value) best = now;
    });
  });
}

// The best line, or the one that puts a card after the other to its own best use.
Line lineOf(const Judgement& judgement, Outlook outlook, std::span<const CardId> cards) {
  Line now, best;
  if (judgement.thorough) {
    findLine(outlook, cards, 0, now, best);
    return best;
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    Line one, own;
    findLine(outlook, cards.subspan(i, 1), 0, one, own);
    best.use[i] = own.use[0];
    put(outlook, cards[i], own.use[0]);
  }
  best.value = outlook.value();
  return best;
}

Action actionOf(CardId card, Use use) { return play(card, use.as, use.colour); }

// The triplet that is best to take, and how its cards are then played.
struct Choice {
  int triplet = 0;
  Line line;
};

Choice greedyTriplet(const Judgement& judgement, const State& state) {
  const Outlook now(judgement, state, state.mover, turnsAfter(state));
  Choice best;
  for (int triplet = 0; triplet < state.tripletCount; ++triplet) {
    if (!tripletFree(state, triplet)) continue;
    const Line line = lineOf(judgement, now, CardsLeft(state, triplet).rising());
    if (line.value > best.line.value) best = {triplet, line};
  }
  return best;
}

// The palace to open before a triplet is taken; -1: none.
int greedyOpening(const Judgement& judgement, const State& state) {
  const unsigned waiting = state.area[state.mover].completed;
  for (int colour = 0; colour < kColours; ++colour) {
    if ((waiting >> colour & 1) && openingGain(judgement, state, colour) > 0) return colour;
  }
  return -1;
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

// The worth of guests in the City to the seat to move: the chance of its own party less that of the other's.
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
    case Phase::Turn: {
      const int colour = greedyOpening(judgement, state);
      if (colour >= 0) return open(static_cast<unsigned>(colour));
      return take(static_cast<unsigned>(greedyTriplet(judgement, state).triplet));
    }
    default:
      break;
  }
  const Outlook outlook(judgement, state, state.mover, turnsAfter(state));
  const CardsLeft left(state, state.current);
  const std::span<const CardId> first = left.rising().first(1);
  return actionOf(first[0], lineOf(judgement, outlook, first).use[0]);
}

int playTurn(const Judgement& judgement, State& state) {
  int decisions = 1;
  const Seat seat = state.mover;
  Line line;
  if (state.phase == Phase::Turn) {
    for (int colour; (colour = greedyOpening(judgement, state)) >= 0; ++decisions) {
      must(state, open(static_cast<unsigned>(colour)));
    }
    const Choice choice = greedyTriplet(judgement, state);
    line = choice.line;
    must(state, take(static_cast<unsigned>(choice.triplet)));
  } else if (state.phase == Phase::Play) {
    const Outlook outlook(judgement, state, seat, turnsAfter(state));
    line = lineOf(judgement, outlook, CardsLeft(state, state.current).rising());
    decisions = 0;
  } else {
    must(state, greedy(judgement, state));
    return 1;
  }
  const CardsLeft left(state, state.current);
  for (std::size_t i = 0; i < left.rising().size(); ++i, ++decisions) {
    must(state, actionOf(left.rising()[i], line.use[i]));
  }
  return decisions;
}

void settle(State& state) {
  while (state.mover == kRules) {
    if (apply(state, ruleStep(state)) != Verdict::Accepted) return;
  }
}

int simulate(Judgement& judgement, State& state, Rng& rng) {
  int decisions = 1;
  if (state.mover == kChance) {
    while (state.mover == kChance) must(state, drawChance(state, rng));
    judgement.prepare(state);
  } else {
    decisions = playTurn(judgement, state);
  }
  settle(state);
  return decisions;
}

}  // namespace lucca::palazzi
