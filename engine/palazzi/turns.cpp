// A round: order, openings, triplets, cards, the City's picks (rules, sections 5 to 7 and 9).
#include <algorithm>
#include <cstring>

#include "engine/palazzi/parts.h"
#include "engine/palazzi/query.h"

namespace lucca::palazzi {
namespace {

constexpr uint8_t colourBit(int colour) { return static_cast<uint8_t>(1u << colour); }

void beginTurn(State& s) {
  s.phase = Phase::Turn;
  s.mover = static_cast<Seat>(s.order[s.turn]);
}

// Whether a card left on the table can be played to the City: only a wild card needs a palace to join.
bool cityCanUseACard(const State& s) {
  if (s.area[kCityArea].building != 0) return true;
  for (int triplet = 0; triplet < s.tripletCount; ++triplet) {
    if (s.taken >> triplet & 1) continue;
    for (CardId card : s.triplets[triplet]) {
      if (!isWild(card)) return true;
    }
  }
  return false;
}

// With two players: the pick of the seat at `turn`, or the rules' skip.
void beginPick(State& s) {
  s.phase = Phase::CityPick;
  s.mover = cityCanUseACard(s) ? static_cast<Seat>(s.order[s.turn]) : kRules;
}

void endTurn(State& s) {
  ++s.turn;
  if (s.turn < s.players) return beginTurn(s);
  s.turn = 0;
  if (hasCity(s)) return beginPick(s);
  toRules(s, Phase::Discard);
}

void endPick(State& s) {
  ++s.turn;
  if (s.turn < s.players) return beginPick(s);
  s.turn = 0;
  toRules(s, Phase::Discard);
}

// Its bit in a set of the triplet's cards, as State::unplayed; 0 when it is none of them.
uint8_t placeOf(const CardId (&triplet)[kTripletCards], CardId card) {
  return triplet[0] == card ? 1 : triplet[1] == card ? 2 : triplet[2] == card ? 4 : 0;
}

// Only a palace card has a colour. The lowest five bits of an action are as and colour: bit n tells whether n exists.
bool isAWayToPlay(Action action) { return 0x0101013Fu >> (action.bits & 31u) & 1u; }

Verdict notInTriplet(CardId card) {
  return card < kCards ? refuse(Refusal::NotInTriplet) : Verdict::NoSuchAction;
}

// Whether a palace card, ordinary or wild, can join the palace of that colour.
Verdict checkPalace(const Area& area, CardId card, int colour) {
  const int own = kDeck[card].colour;
  const uint8_t bit = colourBit(colour);
  if (own == colour && !((area.completed | area.opened) & bit)) return Verdict::Accepted;
  if (own == kBastion) return refuse(Refusal::BastionNotPalace);
  if (own != kWild && own != colour) return refuse(Refusal::OtherColour);
  if (area.completed & bit) return refuse(Refusal::ColourCompleted);
  if (area.opened & bit) return refuse(Refusal::ColourOpened);
  return area.building & bit ? Verdict::Accepted : refuse(Refusal::NothingToJoin);
}

[[gnu::noinline]] void complete(State& s, int who, int colour) {
  Area& area = s.area[who];
  CardId* storeys = storeysOf(s, who, colour);
  int windows = 0, shields = 0;
  for (int i = 0; i < s.size; ++i) {
    windows += kDeck[storeys[i]].windows;
    shields += kDeck[storeys[i]].shields;
  }
  area.shields = static_cast<uint8_t>(area.shields - shields);
  area.building ^= colourBit(colour);
  if (!hasCity(s) || who != kCityArea) {
    area.completed |= colourBit(colour);
    s.score[who].windows = static_cast<uint8_t>(s.score[who].windows + windows);
    return;
  }
  // The City may start the colour again: its finished palace makes room.
  std::memcpy(cityDoneCards(s, s.cityDone), storeys, s.size);
  std::memset(storeys, kNoCard, s.size);
  area.count[colour] = 0;
  s.cityDoneColour[s.cityDone++] = static_cast<uint8_t>(colour);
}

// Of a wild card or a bastion.
[[gnu::noinline]] Action* legalOddCard(const State& s, CardId id, Action* out) {
  if (isBastion(id)) {
    *out++ = play(id, As::Bastion);
    if (s.edition != Edition::German2005) *out++ = play(id, As::Discard);
    return out;
  }
  forEachColour(s.area[s.mover].building, [&](unsigned c) { *out++ = play(id, As::Palace, c); });
  *out++ = play(id, As::Wall);
  *out++ = play(id, As::Discard);
  return out;
}

void order2(CardId& a, CardId& b) {
  const CardId low = std::min(a, b), high = std::max(a, b);
  a = low;
  b = high;
}

}  // namespace

void addToPalace(State& s, int who, int colour, CardId card) {
  Area& area = s.area[who];
  const int below = area.count[colour]++;
  storeysOf(s, who, colour)[below] = card;
  area.building |= colourBit(colour);
  area.shields = static_cast<uint8_t>(area.shields + kDeck[card].shields);
  if (below + 1 == s.size) complete(s, who, colour);
}

void beginOrder(State& s) {
  sortSeats(s);
  s.turn = 0;
  beginTurn(s);
}

Verdict applyOpen(State& s, Action action) {
  const int colour = colourOf(action);
  if ((action.bits & 0x0FF8) || colour >= kColours) return Verdict::NoSuchAction;
  if (s.phase != Phase::Turn) return untimely(s);
  const Area& area = s.area[s.mover];
  if (!(area.completed & colourBit(colour))) {
    return refuse(area.opened & colourBit(colour) ? Refusal::AlreadyOpened : Refusal::NotCompleted);
  }
  openPalace(s, s.mover, colour);
  return Verdict::Accepted;
}

Verdict applyTake(State& s, Action action) {
  if (action.bits & 0x0FF8) return Verdict::NoSuchAction;
  if (s.phase != Phase::Turn) return untimely(s);
  const int triplet = tripletOf(action);
  if (triplet >= s.tripletCount) return refuse(Refusal::NoSuchTriplet);
  if (s.taken >> triplet & 1) return refuse(Refusal::TripletTaken);
  // In the order of the cards, so that the legal list comes out sorted.
  CardId* cards = s.triplets[triplet];
  order2(cards[0], cards[1]);
  order2(cards[1], cards[2]);
  order2(cards[0], cards[1]);
  s.taken |= static_cast<uint8_t>(1u << triplet);
  s.current = static_cast<uint8_t>(triplet);
  s.unplayed = 7;
  s.phase = Phase::Play;
  return Verdict::Accepted;
}

Verdict applyPlay(State& s, Action action) {
  if (!isAWayToPlay(action)) return Verdict::NoSuchAction;
  if (s.phase != Phase::Play) return untimely(s);
  const CardId card = cardOf(action);
  const uint8_t place = placeOf(s.triplets[s.current], card);
  if (!(s.unplayed & place)) return notInTriplet(card);
  const Seat seat = s.mover;
  Area& area = s.area[seat];
  switch (asOf(action)) {
    case As::Palace: {
      const Verdict verdict = checkPalace(area, card, colourOf(action));
      if (verdict != Verdict::Accepted) return verdict;
      addToPalace(s, seat, colourOf(action), card);
      break;
    }
    case As::Wall:
      if (isBastion(card)) return refuse(Refusal::BastionNotWall);
      ++area.walls;
      break;
    case As::Bastion:
      if (!isBastion(card)) return refuse(Refusal::NotABastion);
      ++area.bastions;
      break;
    case As::Discard:
      if (isBastion(card) && s.edition == Edition::German2005) return refuse(Refusal::BastionMustStand);
      break;
  }
  s.unplayed ^= place;
  if (s.unplayed == 0) endTurn(s);
  return Verdict::Accepted;
}

Verdict applyCity(State& s, Action action) {
  if (!isAWayToPlay(action)) return Verdict::NoSuchAction;
  if (s.phase != Phase::CityPick || s.mover == kRules) return untimely(s);
  const CardId card = cardOf(action);
  int triplet = 0;
  while (triplet < s.tripletCount && placeOf(s.triplets[triplet], card) == 0) ++triplet;
  if (triplet == s.tripletCount) return notInTriplet(card);
  if (s.taken >> triplet & 1) return refuse(Refusal::OtherTriplet);
  switch (asOf(action)) {
    case As::Palace: {
      const Verdict verdict = checkPalace(s.area[kCityArea], card, colourOf(action));
      if (verdict != Verdict::Accepted) return verdict;
      addToPalace(s, kCityArea, colourOf(action), card);
      break;
    }
    case As::Bastion:
      if (!isBastion(card)) return refuse(Refusal::NotABastion);
      ++s.area[kCityArea].bastions;
      break;
    case As::Wall:
      return refuse(Refusal::CityNeverWalls);
    case As::Discard:
      return refuse(Refusal::CityNeverDiscards);
  }
  s.taken |= static_cast<uint8_t>(1u << triplet);
  endPick(s);
  return Verdict::Accepted;
}

void legalTurn(const State& s, ActionList& out) {
  Action* end = out.begin();
  forEachColour(s.area[s.mover].completed, [&](unsigned colour) { *end++ = open(colour); });
  forEachColour(~s.taken & ((1u << s.tripletCount) - 1), [&](unsigned triplet) { *end++ = take(triplet); });
  out.endAt(end);
}

void legalPlays(const State& s, ActionList& out) {
  const CardId* cards = s.triplets[s.current];
  const unsigned closed = s.area[s.mover].completed | s.area[s.mover].opened;
  const unsigned unplayed = s.unplayed;
  Action* end = out.begin();  // at most 8 for each of the three cards
  for (int i = 0; i < kTripletCards; ++i) {
    if (!(unplayed >> i & 1u)) continue;
    const CardId card = cards[i];
    const unsigned colour = kDeck[card].colour;
    if (colour >= kColours) {
      end = legalOddCard(s, card, end);
      continue;
    }
    if (!(closed >> colour & 1u)) [[likely]]
      *end++ = play(card, As::Palace, colour);
    *end++ = play(card, As::Wall);
    *end++ = play(card, As::Discard);
  }
  out.endAt(end);
}

void legalCity(const State& s, ActionList& out) {
  Action* end = out.begin();
  // Sorted as they come: each sinks to its place.
  const auto add = [&](Action action) {
    Action* at = end++;
    for (; at != out.begin() && at[-1].bits > action.bits; --at) *at = at[-1];
    *at = action;
  };
  for (int triplet = 0; triplet < s.tripletCount; ++triplet) {
    if (s.taken >> triplet & 1) continue;
    for (CardId card : s.triplets[triplet]) {
      const unsigned colour = kDeck[card].colour;
      if (colour == kWild) {
        forEachColour(s.area[kCityArea].building, [&](unsigned c) { add(city(card, As::Palace, c)); });
      } else {
        add(colour == kBastion ? city(card, As::Bastion) : city(card, As::Palace, colour));
      }
    }
  }
  out.endAt(end);
}

void openPalace(State& s, Seat seat, int colour) {
  const int points = partyWorth(s, seat, colour);
  s.score[seat].parties = static_cast<uint8_t>(s.score[seat].parties + points);
  s.area[seat].completed ^= colourBit(colour);
  s.area[seat].opened |= colourBit(colour);
}

void skipPick(State& s) { endPick(s); }

void discardRest(State& s) {
  std::memset(s.triplets, kNoCard, sizeof s.triplets);
  s.taken = 0;
  s.current = 0;
  if (s.round == s.rounds) return toRules(s, Phase::FinalOrder);
  ++s.round;
  s.phase = Phase::Lay;
  s.mover = kChance;
}

}  // namespace lucca::palazzi
