// A round: order, openings, triplets, cards, the City's picks (rules, sections 5 to 7 and 9).
#include <cstring>

#include "engine/palazzi/left_triplets.h"
#include "engine/palazzi/parts.h"
#include "engine/palazzi/query.h"

namespace lucca::palazzi {
namespace {

constexpr uint8_t colourBit(int colour) { return static_cast<uint8_t>(1u << colour); }

void beginTurn(State& state) {
  state.phase = Phase::Turn;
  state.mover = static_cast<Seat>(state.order[state.turn]);
}

// Whether a card left on the table can be played to the City: only a wild card needs a palace to join.
bool cityCanUseACard(const State& state) {
  if (state.area[kCityArea].building != 0) return true;
  for (int triplet = 0; triplet < state.tripletCount; ++triplet) {
    if (state.taken >> triplet & 1) continue;
    for (CardId card : state.triplets[triplet]) {
      if (!isWild(card)) return true;
    }
  }
  return false;
}

// With two players: the pick of the seat at `turn`, or the rules' skip.
void beginPick(State& state) {
  state.phase = Phase::CityPick;
  state.mover = cityCanUseACard(state) ? static_cast<Seat>(state.order[state.turn]) : kRules;
}

void endTurn(State& state) {
  ++state.turn;
  if (state.turn < state.players) return beginTurn(state);
  state.turn = 0;
  if (hasCity(state)) return beginPick(state);
  toRules(state, Phase::Discard);
}

void endPick(State& state) {
  ++state.turn;
  if (state.turn < state.players) return beginPick(state);
  state.turn = 0;
  toRules(state, Phase::Discard);
}

// Its bit in a set of the triplet's cards, as State::unplayed; 0 when it is none of them.
unsigned placeOf(const CardId (&triplet)[kTripletCards], CardId card) {
  return triplet[0] == card ? 1u : triplet[1] == card ? 2u : triplet[2] == card ? 4u : 0u;
}

// Only a palace card has a colour. The lowest five bits of an action are as and colour: bit n tells whether n exists.
constexpr uint32_t wayBit(As as, unsigned colour) { return 1u << (play(0, as, colour).bits & 31u); }
constexpr uint32_t kWaysToPlay = wayBit(As::Wall, 0) | wayBit(As::Bastion, 0) | wayBit(As::Discard, 0) |
                                 (wayBit(As::Palace, kColours) - wayBit(As::Palace, 0));
static_assert(wayBit(As::Palace, 0) == 1);
bool isAWayToPlay(Action action) { return kWaysToPlay >> (action.bits & 31u) & 1u; }

Verdict notInTriplet(CardId card) {
  return card < kCards ? refuse(Refusal::NotInTriplet) : Verdict::NoSuchAction;
}

// Whether a palace card, ordinary or wild, can join the palace of that colour.
Verdict checkPalace(const Area& area, unsigned card, int colour) {
  const int own = kDeck[card].colour;
  if (own == colour && !((area.completed | area.opened) >> colour & 1)) return Verdict::Accepted;
  const uint8_t bit = colourBit(colour);
  if (own == kBastion) return refuse(Refusal::BastionNotPalace);
  if (own != kWild && own != colour) return refuse(Refusal::OtherColour);
  if (area.completed & bit) return refuse(Refusal::ColourCompleted);
  if (area.opened & bit) return refuse(Refusal::ColourOpened);
  return area.building & bit ? Verdict::Accepted : refuse(Refusal::NothingToJoin);
}

[[gnu::noinline]] void complete(State& state, int who, int colour) {
  Area& area = state.area[who];
  CardId* storeys = storeysOf(state, who, colour);
  int windows = 0, shields = 0;
  for (int i = 0; i < state.size; ++i) {
    windows += kDeck[storeys[i]].windows;
    shields += kDeck[storeys[i]].shields;
  }
  area.shields = static_cast<uint8_t>(area.shields - shields);
  area.building ^= colourBit(colour);
  if (!hasCity(state) || who != kCityArea) {
    area.completed |= colourBit(colour);
    state.score[who].windows = static_cast<uint8_t>(state.score[who].windows + windows);
    return;
  }
  // The City may start the colour again: its finished palace makes room.
  std::memcpy(cityDoneCards(state, state.cityDone), storeys, state.size);
  std::memset(storeys, kNoCard, state.size);
  area.count[colour] = 0;
  state.cityDoneColour[state.cityDone++] = static_cast<uint8_t>(colour);
}

// Whether that was the palace's last one.
bool addStorey(State& state, int who, int colour, CardId card) {
  Area& area = state.area[who];
  const int size = state.size, below = area.count[colour];
  storeysOf(state, who, colour)[below] = card;
  area.count[colour] = static_cast<uint8_t>(below + 1);
  area.building |= colourBit(colour);
  area.shields = static_cast<uint8_t>(area.shields + kDeck[card].shields);
  return below + 1 == size;
}

Verdict played(State& state, unsigned place) {
  state.unplayed = static_cast<uint8_t>(state.unplayed ^ place);
  if (state.unplayed == 0) endTurn(state);
  return Verdict::Accepted;
}

// The parts of applyPlay() are functions of their own that call nothing but the next one, so that they keep no registers.
[[gnu::noinline]] Verdict playLastStorey(State& state, int colour, unsigned place) {
  complete(state, state.mover, colour);
  return played(state, place);
}

[[gnu::noinline]] Verdict playToPalace(State& state, unsigned card, int colour, unsigned place) {
  const Verdict verdict = checkPalace(state.area[state.mover], card, colour);
  if (verdict != Verdict::Accepted) return verdict;
  if (addStorey(state, state.mover, colour, static_cast<CardId>(card))) {
    return playLastStorey(state, colour, place);
  }
  return played(state, place);
}

Verdict picked(State& state, unsigned triplet) {
  state.taken = static_cast<uint8_t>(state.taken | 1u << triplet);
  endPick(state);
  return Verdict::Accepted;
}

[[gnu::noinline]] Verdict pickLastStorey(State& state, int colour, unsigned triplet) {
  complete(state, kCityArea, colour);
  return picked(state, triplet);
}

Verdict pickForPalace(State& state, CardId card, int colour, unsigned triplet) {
  if (addStorey(state, kCityArea, colour, card)) return pickLastStorey(state, colour, triplet);
  return picked(state, triplet);
}

// Of a card that can be picked; of what is not its pick in kCityPicks only a wild card's may be right.
[[gnu::noinline]] Verdict applyOddPick(State& state, Action action, unsigned triplet) {
  const CardId card = cardOf(action);
  switch (asOf(action)) {
    case As::Palace: {
      const Verdict verdict = checkPalace(state.area[kCityArea], card, colourOf(action));
      if (verdict != Verdict::Accepted) return verdict;
      return pickForPalace(state, card, colourOf(action), triplet);
    }
    case As::Bastion:
      return refuse(Refusal::NotABastion);
    case As::Wall:
      return refuse(Refusal::CityNeverWalls);
    default:
      return refuse(Refusal::CityNeverDiscards);
  }
}

[[gnu::noinline]] Verdict whyNotForCity(const State& state, CardId card) {
  for (int triplet = 0; triplet < state.tripletCount; ++triplet) {
    if (placeOf(state.triplets[triplet], card) != 0) return refuse(Refusal::OtherTriplet);
  }
  return notInTriplet(card);
}

}  // namespace

void addToPalace(State& state, int who, int colour, CardId card) {
  if (addStorey(state, who, colour, card)) complete(state, who, colour);
}

void beginOrder(State& state) {
  sortSeats(state);
  state.turn = 0;
  beginTurn(state);
}

Verdict applyOpen(State& state, Action action) {
  const int colour = colourOf(action);
  if ((action.bits & 0x0FF8) || colour >= kColours) return Verdict::NoSuchAction;
  if (state.phase != Phase::Turn) return untimely(state);
  const Area& area = state.area[state.mover];
  if (!(area.completed & colourBit(colour))) {
    return refuse(area.opened & colourBit(colour) ? Refusal::AlreadyOpened : Refusal::NotCompleted);
  }
  openPalace(state, state.mover, colour);
  return Verdict::Accepted;
}

Verdict applyTake(State& state, Action action) {
  if (action.bits & 0x0FF8) return Verdict::NoSuchAction;
  if (state.phase != Phase::Turn) return untimely(state);
  const int triplet = tripletOf(action);
  if (triplet >= state.tripletCount) return refuse(Refusal::NoSuchTriplet);
  if (state.taken >> triplet & 1) return refuse(Refusal::TripletTaken);
  // In the order of the cards, so that the legal list comes out sorted.
  Three(state.triplets[triplet]).lay(state.triplets[triplet]);
  state.taken |= static_cast<uint8_t>(1u << triplet);
  state.current = static_cast<uint8_t>(triplet);
  state.unplayed = 7;
  state.phase = Phase::Play;
  return Verdict::Accepted;
}

Verdict applyPlay(State& state, Action action) {
  if (!isAWayToPlay(action)) return Verdict::NoSuchAction;
  if (state.phase != Phase::Play) return untimely(state);
  const CardId card = cardOf(action);
  const unsigned place = placeOf(state.triplets[state.current], card);
  if (!(state.unplayed & place)) return notInTriplet(card);
  if (asOf(action) == As::Palace) return playToPalace(state, card, colourOf(action), place);
  Area& area = state.area[state.mover];
  switch (asOf(action)) {
    case As::Wall:
      if (isBastion(card)) return refuse(Refusal::BastionNotWall);
      ++area.walls;
      break;
    case As::Bastion:
      if (!isBastion(card)) return refuse(Refusal::NotABastion);
      ++area.bastions;
      break;
    default:
      if (isBastion(card) && state.edition == Edition::German2005) return refuse(Refusal::BastionMustStand);
      break;
  }
  return played(state, place);
}

Verdict applyCity(State& state, Action action) {
  if (!isAWayToPlay(action)) return Verdict::NoSuchAction;
  if (state.phase != Phase::CityPick || state.mover == kRules) return untimely(state);
  const CardId card = cardOf(action);
  unsigned triplet = kLeftForCity.one[state.taken];
  if (placeOf(state.triplets[triplet], card) == 0) {
    triplet = kLeftForCity.other[state.taken];
    if (triplet == kMaxTriplets || placeOf(state.triplets[triplet], card) == 0)
      return whyNotForCity(state, card);
  }
  if (action != kCityPicks.of[card]) return applyOddPick(state, action, triplet);
  if (!isBastion(card)) return pickForPalace(state, card, colourOf(action), triplet);
  ++state.area[kCityArea].bastions;
  return picked(state, triplet);
}

void openPalace(State& state, Seat seat, int colour) {
  const int points = partyWorth(state, seat, colour);
  state.score[seat].parties = static_cast<uint8_t>(state.score[seat].parties + points);
  state.area[seat].completed ^= colourBit(colour);
  state.area[seat].opened |= colourBit(colour);
}

void skipPick(State& state) { endPick(state); }

void discardRest(State& state) {
  std::memset(state.triplets, kNoCard, sizeof state.triplets);
  state.taken = 0;
  state.current = 0;
  if (state.round == state.rounds) return toRules(state, Phase::FinalOrder);
  ++state.round;
  state.phase = Phase::Lay;
  state.mover = kChance;
}

}  // namespace lucca::palazzi
