// A round: order, openings, triplets, cards, the City's picks (rules, sections 5 to 7 and 9).
#include <cstring>

#include "engine/palazzi/inspect.h"
#include "engine/palazzi/parts.h"

namespace lucca::palazzi {
namespace {

constexpr uint8_t colourBit(int colour) { return static_cast<uint8_t>(1u << colour); }

void beginTurn(State& s) {
  s.phase = Phase::Turn;
  s.mover = static_cast<Seat>(s.order[s.turn]);
}

// With two players: the pick of the seat at `turn`, or the rules' skip when the City can use no card.
void beginPick(State& s) {
  s.phase = Phase::CityPick;
  ActionList choices;
  legalCity(s, choices);
  s.mover = choices.empty() ? kRules : static_cast<Seat>(s.order[s.turn]);
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

// Its place in a triplet, or -1.
int placeOf(const CardId (&triplet)[kTripletCards], CardId card) {
  for (int i = 0; i < kTripletCards; ++i) {
    if (triplet[i] == card) return i;
  }
  return -1;
}

// Whether a palace card, ordinary or wild, can join the palace of that colour.
Verdict checkPalace(const Area& area, CardId card, int colour) {
  const int own = kDeck[card].colour;
  if (own == kBastion) return refuse(Refusal::BastionNotPalace);
  if (own != kWild && own != colour) return refuse(Refusal::OtherColour);
  if (area.completed & colourBit(colour)) return refuse(Refusal::ColourCompleted);
  if (area.opened & colourBit(colour)) return refuse(Refusal::ColourOpened);
  if (own == kWild && !(area.building & colourBit(colour))) return refuse(Refusal::NothingToJoin);
  return Verdict::Accepted;
}

void complete(State& s, int who, int colour) {
  Area& area = s.area[who];
  area.building &= static_cast<uint8_t>(~colourBit(colour));
  if (!hasCity(s) || who != kCityArea) {
    area.completed |= colourBit(colour);
    return;
  }
  // The City may start the colour again: its finished palace makes room.
  CardId* storeys = storeysOf(s, who, colour);
  std::memcpy(cityDoneCards(s, s.cityDone), storeys, s.size);
  std::memset(storeys, kNoCard, s.size);
  area.count[colour] = 0;
  s.cityDoneColour[s.cityDone++] = static_cast<uint8_t>(colour);
}

void legalCard(const State& s, const Area& area, CardId id, ActionList& out) {
  const int colour = kDeck[id].colour;
  if (colour == kBastion) {
    out.push(play(id, As::Bastion));
    if (s.edition != Edition::German2005) out.push(play(id, As::Discard));
    return;
  }
  if (colour == kWild) {
    forEachColour(area.building, [&](int c) { out.push(play(id, As::Palace, static_cast<unsigned>(c))); });
  } else if (!((area.completed | area.opened) & colourBit(colour))) {
    out.push(play(id, As::Palace, static_cast<unsigned>(colour)));
  }
  out.push(play(id, As::Wall));
  out.push(play(id, As::Discard));
}

void order2(CardId& a, CardId& b) {
  if (b < a) {
    const CardId c = a;
    a = b;
    b = c;
  }
}

}  // namespace

int addToPalace(State& s, int who, int colour, CardId card) {
  Area& area = s.area[who];
  CardId* storeys = storeysOf(s, who, colour);
  area.building |= colourBit(colour);
  storeys[area.count[colour]] = card;
  area.shields = static_cast<uint8_t>(area.shields + kDeck[card].shields);
  if (++area.count[colour] < s.size) return 0;
  int windows = 0, shields = 0;
  for (int i = 0; i < s.size; ++i) {
    windows += kDeck[storeys[i]].windows;
    shields += kDeck[storeys[i]].shields;
  }
  area.shields = static_cast<uint8_t>(area.shields - shields);
  complete(s, who, colour);
  return windows;
}

void beginOrder(State& s) {
  sortSeats(s);
  s.turn = 0;
  beginTurn(s);
}

Verdict checkOpen(const State& s, int colour) {
  const Area& area = s.area[s.mover];
  if (area.completed & colourBit(colour)) return Verdict::Accepted;
  return refuse(area.opened & colourBit(colour) ? Refusal::AlreadyOpened : Refusal::NotCompleted);
}

Verdict checkTake(const State& s, int triplet) {
  if (triplet >= s.tripletCount) return refuse(Refusal::NoSuchTriplet);
  return s.taken >> triplet & 1 ? refuse(Refusal::TripletTaken) : Verdict::Accepted;
}

Verdict checkPlay(const State& s, Action action) {
  const CardId card = cardOf(action);
  const int place = placeOf(s.triplets[s.current], card);
  if (place < 0 || !(s.unplayed >> place & 1)) return refuse(Refusal::NotInTriplet);
  switch (asOf(action)) {
    case As::Palace:
      return checkPalace(s.area[s.mover], card, colourOf(action));
    case As::Wall:
      return isBastion(card) ? refuse(Refusal::BastionNotWall) : Verdict::Accepted;
    case As::Bastion:
      return isBastion(card) ? Verdict::Accepted : refuse(Refusal::NotABastion);
    case As::Discard:
      break;
  }
  const bool must = s.edition == Edition::German2005 && isBastion(card);
  return must ? refuse(Refusal::BastionMustStand) : Verdict::Accepted;
}

Verdict checkCity(const State& s, Action action) {
  const CardId card = cardOf(action);
  int triplet = 0;
  while (triplet < s.tripletCount && placeOf(s.triplets[triplet], card) < 0) ++triplet;
  if (triplet == s.tripletCount) return refuse(Refusal::NotInTriplet);
  if (s.taken >> triplet & 1) return refuse(Refusal::OtherTriplet);
  switch (asOf(action)) {
    case As::Palace:
      return checkPalace(s.area[kCityArea], card, colourOf(action));
    case As::Wall:
      return refuse(Refusal::CityNeverWalls);
    case As::Bastion:
      return isBastion(card) ? Verdict::Accepted : refuse(Refusal::NotABastion);
    case As::Discard:
      break;
  }
  return refuse(Refusal::CityNeverDiscards);
}

void legalTurn(const State& s, ActionList& out) {
  forEachColour(s.area[s.mover].completed,
                [&](int colour) { out.push(open(static_cast<unsigned>(colour))); });
  for (unsigned triplet = 0; triplet < s.tripletCount; ++triplet) {
    if (!(s.taken >> triplet & 1)) out.push(take(triplet));
  }
}

void legalPlays(const State& s, ActionList& out) {
  const CardId* triplet = s.triplets[s.current];
  // A played card sorts behind the others.
  CardId a = s.unplayed & 1 ? triplet[0] : kNoCard;
  CardId b = s.unplayed & 2 ? triplet[1] : kNoCard;
  CardId c = s.unplayed & 4 ? triplet[2] : kNoCard;
  order2(a, b);
  order2(b, c);
  order2(a, b);
  const Area& area = s.area[s.mover];
  legalCard(s, area, a, out);
  if (b == kNoCard) return;
  legalCard(s, area, b, out);
  if (c != kNoCard) legalCard(s, area, c, out);
}

void legalCity(const State& s, ActionList& out) {
  FixedList<CardId, kMaxTriplets * kTripletCards> cards;
  for (int triplet = 0; triplet < s.tripletCount; ++triplet) {
    if (s.taken >> triplet & 1) continue;
    for (CardId card : s.triplets[triplet]) {
      cards.push(card);
      for (std::size_t i = cards.size() - 1; i > 0; --i) order2(cards[i - 1], cards[i]);
    }
  }
  for (CardId card : cards) {
    const int colour = kDeck[card].colour;
    if (colour == kBastion) {
      out.push(city(card, As::Bastion));
    } else if (colour == kWild) {
      forEachColour(s.area[kCityArea].building,
                    [&](int c) { out.push(city(card, As::Palace, static_cast<unsigned>(c))); });
    } else {
      out.push(city(card, As::Palace, static_cast<unsigned>(colour)));
    }
  }
}

void doOpen(State& s, Seat seat, int colour) {
  const int points = partyWorth(s, seat, colour);
  s.score[seat].parties = static_cast<uint8_t>(s.score[seat].parties + points);
  s.area[seat].completed ^= colourBit(colour);
  s.area[seat].opened |= colourBit(colour);
}

void doTake(State& s, int triplet) {
  s.taken |= static_cast<uint8_t>(1u << triplet);
  s.current = static_cast<uint8_t>(triplet);
  s.unplayed = 7;
  s.phase = Phase::Play;
}

void doPlay(State& s, Action action) {
  const CardId card = cardOf(action);
  Area& area = s.area[s.mover];
  switch (asOf(action)) {
    case As::Palace: {
      const int windows = addToPalace(s, s.mover, colourOf(action), card);
      s.score[s.mover].windows = static_cast<uint8_t>(s.score[s.mover].windows + windows);
      break;
    }
    case As::Wall:
      ++area.walls;
      break;
    case As::Bastion:
      ++area.bastions;
      break;
    case As::Discard:
      break;
  }
  s.unplayed &= static_cast<uint8_t>(~(1u << placeOf(s.triplets[s.current], card)));
  if (s.unplayed == 0) endTurn(s);
}

void doCity(State& s, Action action) {
  const CardId card = cardOf(action);
  for (int triplet = 0; triplet < s.tripletCount; ++triplet) {
    if (placeOf(s.triplets[triplet], card) >= 0) s.taken |= static_cast<uint8_t>(1u << triplet);
  }
  if (asOf(action) == As::Bastion) {
    ++s.area[kCityArea].bastions;
  } else {
    addToPalace(s, kCityArea, colourOf(action), card);
  }
  endPick(s);
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
