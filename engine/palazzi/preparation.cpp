// Set-up: deals, triplets, the kept pair, the reveal and the City's first cards (rules, sections 3 and 9).
#include <cstring>

#include "base/bytes.h"
#include "base/sort.h"
#include "engine/palazzi/parts.h"

namespace lucca::palazzi {
namespace {

struct Parameters {
  uint8_t size, rounds, triplets;
};
// By the number of players, from two (rules, section 2).
constexpr Parameters kParameters[] = {{5, 7, 4}, {5, 7, 4}, {4, 6, 5}, {3, 5, 6}};

bool playable(const Setup& setup) {
  const bool year2013 = setup.option[kEditionOption] == static_cast<uint8_t>(Edition::Year2013);
  if (setup.option[kEditionOption] > static_cast<uint8_t>(Edition::Year2013)) return false;
  if (setup.option[kCelebrationOption] > 1) return false;
  if (get32(&setup.option[kDeckOption]) != deckName()) return false;
  if (setup.players < 2 || setup.players > kMaxSeats) return false;
  if (setup.players == 2 && !year2013) return false;
  if (setup.option[kCelebrationOption] && !(year2013 && deckHasCelebration())) return false;
  return handicapsFit(setup, kHeadStartSteps);
}

constexpr CardId bastion(int i) { return static_cast<CardId>(kFirstBastion + i); }

[[gnu::cold]] Verdict whyNotDraw(const State& state, unsigned card) {
  if (card >= kCards) return Verdict::NoSuchAction;
  return state.mover != kChance ? untimely(state) : refuse(Refusal::NotInDeck);
}

// A bastion dealt to a hand waits beside the deck and is replaced; it is in no triplet of the first round.
void deal(State& state, CardId card) {
  if (isBastion(card)) {
    state.aside |= static_cast<uint8_t>(1u << (card - kFirstBastion));
    return;
  }
  state.cards[state.step++] = card;
  if (state.step < state.players * kHandCards) return;
  state.phase = Phase::Lay;
  state.step = 0;
}

void lay(State& state, CardId card) {
  CardId* const places = state.triplets[0];  // the triplets lie one behind the other
  const unsigned place = state.step++;
  places[place] = card;
  if (place + 1 < state.tripletCount * unsigned{kTripletCards}) return;
  state.step = 0;
  if (state.round > 1) {
    toRules(state, Phase::Order);
  } else {
    state.phase = Phase::Keep;
    state.mover = 0;
  }
}

Verdict checkKeep(unsigned first, unsigned second, int bottom, int top) {
  if (first == second) return refuse(Refusal::SameCardTwice);
  if (bottom == kWild) return refuse(top == kWild ? Refusal::TwoWilds : Refusal::WildBelow);
  if (bottom != top && top != kWild && first > second) return refuse(Refusal::KeepOrder);
  return Verdict::Accepted;
}

// Before the wild cards the ordinary ones, each ascending.
bool laidBefore(CardId a, CardId b) { return isWild(a) != isWild(b) ? isWild(b) : a < b; }

int wildCityColour(const State& state) {
  const Area& city = state.area[kCityArea];
  int best = -1;
  auto top = [&](int colour) { return storeysOf(state, kCityArea, colour)[city.count[colour] - 1]; };
  forEachColour(city.building, [&](int colour) {
    if (best < 0 || city.count[colour] > city.count[best] ||
        (city.count[colour] == city.count[best] && top(colour) > top(best))) {
      best = colour;
    }
  });
  return best;
}

}  // namespace

Verdict init(State& state, const Setup& setup) {
  if (!playable(setup)) return Verdict::BadSetup;
  state = State{};
  state.edition = static_cast<Edition>(setup.option[kEditionOption]);
  state.celebration = setup.option[kCelebrationOption];
  state.players = setup.players;
  state.areas = static_cast<uint8_t>(setup.players == 2 ? 3 : setup.players);
  const Parameters& parameters = kParameters[setup.players - 2];
  state.size = parameters.size;
  state.rounds = parameters.rounds;
  state.tripletCount = parameters.triplets;
  state.phase = Phase::Deal;
  state.mover = kChance;
  state.round = 1;
  std::memset(state.triplets, kNoCard, sizeof state.triplets);
  std::memset(state.cards, kNoCard, sizeof state.cards);
  for (Seat seat = 0; seat < setup.players; ++seat) {
    state.headStart[seat] = static_cast<uint8_t>(handicapOf(setup, seat) * kHeadStartPoints);
  }
  state.deck = palaceCards(state.celebration);
  for (int i = 0; state.edition == Edition::Year2013 && i < kBastions; ++i) state.deck.add(bastion(i));
  return Verdict::Accepted;
}

Verdict applyDraw(State& state, unsigned card) {
  if (state.mover != kChance || !state.deck.has(card)) return whyNotDraw(state, card);
  state.deck.remove(card);
  if (state.phase == Phase::Lay) {
    lay(state, static_cast<CardId>(card));
  } else {
    deal(state, static_cast<CardId>(card));
  }
  return Verdict::Accepted;
}

void legalKeeps(const State& state, ActionList& out) {
  const CardId* hand = handOf(state, state.mover);
  int colour[kHandCards];
  for (unsigned i = 0; i < kHandCards; ++i) colour[i] = kDeck[hand[i]].colour;
  Action* end = out.begin();
  for (unsigned first = 0; first < kHandCards; ++first) {
    for (unsigned second = 0; second < kHandCards; ++second) {
      const Verdict verdict = checkKeep(first, second, colour[first], colour[second]);
      if (verdict == Verdict::Accepted) *end++ = keep(first, second);
    }
  }
  out.endAt(end);
}

// The kept pair moves to the front of the hand, bottom card first: that is all the reveal needs to know.
Verdict applyKeep(State& state, Action action) {
  if (action.bits & 0x0FF0) return Verdict::NoSuchAction;
  if (state.phase != Phase::Keep) return untimely(state);
  CardId* hand = handOf(state, state.mover);
  const unsigned first = firstKept(action), second = secondKept(action);
  const Verdict verdict = checkKeep(first, second, kDeck[hand[first]].colour, kDeck[hand[second]].colour);
  if (verdict != Verdict::Accepted) return verdict;
  CardId sorted[kHandCards] = {hand[first], hand[second]};
  int count = 2;
  for (unsigned i = 0; i < kHandCards; ++i) {
    if (i != first && i != second) sorted[count++] = hand[i];
  }
  std::memcpy(hand, sorted, sizeof sorted);
  if (++state.mover == state.players) toRules(state, Phase::Reveal);
  return Verdict::Accepted;
}

void reveal(State& state) {
  CardId hands[kMaxSeats * kHandCards];
  std::memcpy(hands, state.cards, sizeof hands);
  std::memset(state.cards, kNoCard, sizeof hands);
  CardId* cityStart = cityDoneCards(state, 0);
  for (Seat seat = 0; seat < state.players; ++seat) {
    const CardId* hand = hands + seat * kHandCards;
    const int colour = kDeck[hand[0]].colour;
    addToPalace(state, seat, colour, hand[0]);
    addToPalace(state, seat, isWild(hand[1]) ? colour : kDeck[hand[1]].colour, hand[1]);
    for (int i = 2; i < kHandCards; ++i) {
      if (hasCity(state)) {
        *cityStart++ = hand[i];
      } else {
        state.deck.add(hand[i]);
      }
    }
  }
  const unsigned returning = state.edition == Edition::Year2013 ? state.aside : 0xFu;
  for (int i = 0; i < kBastions; ++i) {
    if (returning >> i & 1u) state.deck.add(bastion(i));
  }
  state.aside = 0;
  if (!hasCity(state)) return toRules(state, Phase::Order);
  insertionSort(cityDoneCards(state, 0), cityStart, laidBefore);
  toRules(state, Phase::CityStart);
}

void layCityStart(State& state) {
  CardId& waiting = cityDoneCards(state, 0)[state.step];
  const CardId card = waiting;
  waiting = kNoCard;
  addToPalace(state, kCityArea, isWild(card) ? wildCityColour(state) : kDeck[card].colour, card);
  if (++state.step < 4) return;
  state.step = 0;
  toRules(state, Phase::Order);
}

}  // namespace lucca::palazzi
