// Set-up: deals, triplets, the kept pair, the reveal and the City's first cards (rules, sections 3 and 9).
#include <algorithm>
#include <cstring>

#include "base/bytes.h"
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
  return true;
}

constexpr CardId bastion(int i) { return static_cast<CardId>(kFirstBastion + i); }

[[gnu::cold]] Verdict whyNotDraw(const State& s) {
  return s.mover != kChance ? untimely(s) : refuse(Refusal::NotInDeck);
}

// A bastion dealt to a hand waits beside the deck and is replaced; it is in no triplet of the first round.
void deal(State& s, CardId card) {
  if (isBastion(card)) {
    s.aside |= static_cast<uint8_t>(1u << (card - kFirstBastion));
    return;
  }
  s.cards[s.step++] = card;
  if (s.step < s.players * kHandCards) return;
  s.phase = Phase::Lay;
  s.step = 0;
}

void lay(State& s, CardId card) {
  CardId* const places = s.triplets[0];  // the triplets lie one behind the other
  const unsigned place = s.step++;
  places[place] = card;
  if (place + 1 < s.tripletCount * unsigned{kTripletCards}) return;
  s.step = 0;
  if (s.round > 1) {
    toRules(s, Phase::Order);
  } else {
    s.phase = Phase::Keep;
    s.mover = 0;
  }
}

Verdict checkKeep(const CardId* hand, unsigned first, unsigned second) {
  if (first == second) return refuse(Refusal::SameCardTwice);
  const int bottom = kDeck[hand[first]].colour, top = kDeck[hand[second]].colour;
  if (bottom == kWild) return refuse(top == kWild ? Refusal::TwoWilds : Refusal::WildBelow);
  if (bottom != top && top != kWild && first > second) return refuse(Refusal::KeepOrder);
  return Verdict::Accepted;
}

// Before the wild cards the ordinary ones, each ascending.
bool laidBefore(CardId a, CardId b) { return isWild(a) != isWild(b) ? isWild(b) : a < b; }

int wildCityColour(const State& s) {
  const Area& city = s.area[kCityArea];
  int best = -1;
  auto top = [&](int colour) { return storeysOf(s, kCityArea, colour)[city.count[colour] - 1]; };
  forEachColour(city.building, [&](int colour) {
    if (best < 0 || city.count[colour] > city.count[best] ||
        (city.count[colour] == city.count[best] && top(colour) > top(best))) {
      best = colour;
    }
  });
  return best;
}

}  // namespace

Verdict init(State& s, const Setup& setup) {
  if (!playable(setup)) return Verdict::BadSetup;
  s = State{};
  s.edition = static_cast<Edition>(setup.option[kEditionOption]);
  s.celebration = setup.option[kCelebrationOption];
  s.players = setup.players;
  s.areas = static_cast<uint8_t>(setup.players == 2 ? 3 : setup.players);
  const Parameters& parameters = kParameters[setup.players - 2];
  s.size = parameters.size;
  s.rounds = parameters.rounds;
  s.tripletCount = parameters.triplets;
  s.phase = Phase::Deal;
  s.mover = kChance;
  s.round = 1;
  std::memset(s.triplets, kNoCard, sizeof s.triplets);
  std::memset(s.cards, kNoCard, sizeof s.cards);
  s.deck = palaceCards(s.celebration);
  for (int i = 0; s.edition == Edition::Year2013 && i < kBastions; ++i) s.deck.add(bastion(i));
  return Verdict::Accepted;
}

Verdict applyDraw(State& s, unsigned card) {
  if (s.mover != kChance || !s.deck.has(card)) return whyNotDraw(s);
  s.deck.remove(card);
  if (s.phase == Phase::Lay) {
    lay(s, static_cast<CardId>(card));
  } else {
    deal(s, static_cast<CardId>(card));
  }
  return Verdict::Accepted;
}

void legalKeeps(const State& s, ActionList& out) {
  const CardId* hand = handOf(s, s.mover);
  Action* end = out.begin();
  for (unsigned first = 0; first < kHandCards; ++first) {
    for (unsigned second = 0; second < kHandCards; ++second) {
      if (checkKeep(hand, first, second) == Verdict::Accepted) *end++ = keep(first, second);
    }
  }
  out.endAt(end);
}

// The kept pair moves to the front of the hand, bottom card first: that is all the reveal needs to know.
Verdict applyKeep(State& s, Action action) {
  if (action.bits & 0x0FF0) return Verdict::NoSuchAction;
  if (s.phase != Phase::Keep) return untimely(s);
  CardId* hand = handOf(s, s.mover);
  const unsigned first = firstKept(action), second = secondKept(action);
  const Verdict verdict = checkKeep(hand, first, second);
  if (verdict != Verdict::Accepted) return verdict;
  CardId sorted[kHandCards] = {hand[first], hand[second]};
  int count = 2;
  for (unsigned i = 0; i < kHandCards; ++i) {
    if (i != first && i != second) sorted[count++] = hand[i];
  }
  std::memcpy(hand, sorted, sizeof sorted);
  if (++s.mover == s.players) toRules(s, Phase::Reveal);
  return Verdict::Accepted;
}

void reveal(State& s) {
  CardId hands[kMaxSeats * kHandCards];
  std::memcpy(hands, s.cards, sizeof hands);
  std::memset(s.cards, kNoCard, sizeof hands);
  CardId* cityStart = cityDoneCards(s, 0);
  for (Seat seat = 0; seat < s.players; ++seat) {
    const CardId* hand = hands + seat * kHandCards;
    const int colour = kDeck[hand[0]].colour;
    addToPalace(s, seat, colour, hand[0]);
    addToPalace(s, seat, isWild(hand[1]) ? colour : kDeck[hand[1]].colour, hand[1]);
    for (int i = 2; i < kHandCards; ++i) {
      if (hasCity(s)) {
        *cityStart++ = hand[i];
      } else {
        s.deck.add(hand[i]);
      }
    }
  }
  const unsigned returning = s.edition == Edition::Year2013 ? s.aside : 0xFu;
  for (int i = 0; i < kBastions; ++i) {
    if (returning >> i & 1u) s.deck.add(bastion(i));
  }
  s.aside = 0;
  if (!hasCity(s)) return toRules(s, Phase::Order);
  std::sort(cityDoneCards(s, 0), cityStart, laidBefore);
  toRules(s, Phase::CityStart);
}

CardId nextCityStart(const State& s) { return cityDoneCards(s, 0)[s.step]; }

void layCityStart(State& s) {
  CardId& waiting = cityDoneCards(s, 0)[s.step];
  const CardId card = waiting;
  waiting = kNoCard;
  addToPalace(s, kCityArea, isWild(card) ? wildCityColour(s) : kDeck[card].colour, card);
  if (++s.step < 4) return;
  s.step = 0;
  toRules(s, Phase::Order);
}

}  // namespace lucca::palazzi
