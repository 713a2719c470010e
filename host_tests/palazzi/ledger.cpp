#include "host_tests/palazzi/ledger.h"

namespace lucca::palazzi::test {

void Ledger::begin(const State& state) {
  for (int id = 0; id < kCards; ++id) {
    const bool inGame = state.deck.has(static_cast<CardId>(id));
    // In 2005 the bastions wait beside the deck, and are in the game all the same.
    const bool waits = isBastion(static_cast<CardId>(id)) && !inGame;
    card_[id] = {inGame ? Place::Unseen : waits ? Place::Aside : Place::Gone, 0, 0, 0, 0};
  }
  for (int i = 0; i < kOwners; ++i) windows_[i] = parties_[i] = 0;
}

int Ledger::cardsUnder(int owner, int colour) const {
  int count = 0;
  for (const Entry& e : card_) {
    count += e.place == Place::Palace && e.owner == owner && e.colour == colour && e.zone == 0;
  }
  return count;
}

void Ledger::build(const State& state, CardId card, int owner, int colour) {
  const int height = cardsUnder(owner, colour);
  card_[card] = {Place::Palace, static_cast<uint8_t>(owner), static_cast<uint8_t>(colour),
                 static_cast<uint8_t>(height), 0};
  constexpr int kSize[] = {0, 0, 5, 5, 4, 3};
  if (height + 1 < kSize[state.players]) return;
  for (int id = 0; id < kCards; ++id) {
    Entry& e = card_[id];
    if (e.place != Place::Palace || e.owner != owner || e.colour != colour || e.zone != 0) continue;
    e.zone = 1;
    windows_[owner] += kDeck[id].windows;
  }
}

void Ledger::open(const State& state, int owner, int colour) {
  constexpr int kSize[] = {0, 0, 5, 5, 4, 3};
  int under = 0, completedCards = 0;
  for (Entry& e : card_) {
    if (e.place != Place::Palace || e.colour != colour) continue;
    if (e.owner == owner) {
      if (e.zone == 1) e.zone = 2;
    } else {
      under += e.zone == 0;
      completedCards += e.zone == 1;
    }
  }
  parties_[owner] += under + 2 * completedCards / kSize[state.players];
}

// The reveal: the first two cards of each hand lie open, the others and all bastions go back, or wait for the City.
void Ledger::settleHands(const State& before) {
  for (int seat = 0; seat < before.players; ++seat) {
    const CardId* hand = before.cards + 4 * seat;
    build(before, hand[0], seat, kDeck[hand[0]].colour);
    build(before, hand[1], seat, isWild(hand[1]) ? kDeck[hand[0]].colour : kDeck[hand[1]].colour);
    for (int i = 2; i < 4; ++i) card_[hand[i]].place = before.players == 2 ? Place::Hand : Place::Unseen;
  }
  for (Entry& e : card_) {
    if (e.place == Place::Aside) e.place = Place::Unseen;
  }
}

void Ledger::discardTriplets() {
  for (Entry& e : card_) {
    if (e.place == Place::Triplet) e.place = Place::Gone;
  }
}

void Ledger::follow(const State& before, Action action, const State& after) {
  const uint8_t mover = static_cast<uint8_t>(before.mover);
  switch (kindOf(action)) {
    case Kind::Draw: {
      const CardId drawn = drawnCard(action);
      const bool laid = before.phase == Phase::Lay;
      card_[drawn].place = laid ? Place::Triplet : isBastion(drawn) ? Place::Aside : Place::Hand;
      break;
    }
    case Kind::Open:
      open(before, mover, colourOf(action));
      break;
    case Kind::Play:
    case Kind::City: {
      const CardId card = cardOf(action);
      const int owner = kindOf(action) == Kind::City ? kCityArea : mover;
      if (asOf(action) == As::Palace) build(before, card, owner, colourOf(action));
      if (asOf(action) == As::Wall) card_[card] = {Place::Wall, mover, 0, 0, 0};
      if (asOf(action) == As::Bastion) card_[card] = {Place::Bastion, static_cast<uint8_t>(owner), 0, 0, 0};
      if (asOf(action) == As::Discard) card_[card].place = Place::Gone;
      break;
    }
    case Kind::Rules:
      if (stepOf(action) == Step::Reveal) settleHands(before);
      if (stepOf(action) == Step::Discard) discardTriplets();
      if (stepOf(action) == Step::FinalOpen) open(before, finalSeat(action), colourOf(action));
      if (stepOf(action) == Step::CityLay) {
        // Where a wild card goes is the rules' choice: read it from the palace that grew.
        const CardId card = whatOf(action);
        int colour = kDeck[card].colour;
        for (int c = 0; colour == kWild && c < kColours; ++c) {
          if (after.area[kCityArea].count[c] > before.area[kCityArea].count[c]) colour = c;
        }
        build(before, card, kCityArea, colour);
      }
      break;
    default:
      break;
  }
}

// Every card of every palace in its place, in order.
bool Ledger::palacesAgree(const State& s) const {
  int inPalaces = 0;
  for (int who = 0; who < s.areas; ++who) {
    for (int colour = 0; colour < kColours; ++colour) {
      const Palace palace = palaceOf(s, who, colour);
      const int zone = static_cast<int>(palace.zone) - 1;
      for (std::size_t i = 0; i < palace.cards.size(); ++i) {
        const Entry& e = card_[palace.cards[i]];
        if (e.place != Place::Palace || e.owner != who || e.colour != colour || e.height != i ||
            e.zone != zone)
          return false;
        ++inPalaces;
      }
      if (palace.zone >= Zone::Completed && palace.cards.size() != s.size) return false;
    }
  }
  for (int i = 0; i < s.cityDone; ++i) {
    const Palace palace = cityPalace(s, i);
    for (std::size_t k = 0; k < palace.cards.size(); ++k) {
      const Entry& e = card_[palace.cards[k]];
      if (e.owner != kCityArea || e.colour != palace.colour || e.height != k || e.zone != 1) return false;
      ++inPalaces;
    }
  }
  for (const Entry& e : card_) inPalaces -= e.place == Place::Palace;
  return inPalaces == 0;
}

bool Ledger::countsAgree(const State& s) const {
  for (int who = 0; who < s.areas; ++who) {
    int walls = 0, bastions = 0, shields = 0;
    for (int id = 0; id < kCards; ++id) {
      const Entry& e = card_[id];
      if (e.owner != who) continue;
      walls += e.place == Place::Wall;
      bastions += e.place == Place::Bastion;
      shields += e.place == Place::Palace && e.zone == 0 ? kDeck[id].shields : 0;
    }
    const Area& area = s.area[who];
    if (walls != area.walls || bastions != area.bastions || shields != area.shields) return false;
    // A colour is in one zone at most.
    if ((area.building & area.completed) || (area.building & area.opened) || (area.completed & area.opened))
      return false;
    if (who < s.players && (windows_[who] != s.score[who].windows || parties_[who] != s.score[who].parties))
      return false;
  }
  return true;
}

// Every card that the state shows lies where the book has it, and the deck is what is unseen.
bool Ledger::cardsAgree(const State& s) const {
  int inTriplets = 0, unseen = 0;
  for (int i = 0; i < kMaxTriplets; ++i) {
    for (int k = 0; k < kTripletCards; ++k) {
      const CardId card = s.triplets[i][k];
      if (card == kNoCard) continue;
      const bool free = !(s.taken >> i & 1);
      const bool held = s.phase == Phase::Play && s.current == i && (s.unplayed >> k & 1);
      if ((free || held) && card_[card].place != Place::Triplet) return false;
      inTriplets += free || held;
    }
  }
  int booked = 0;
  for (int id = 0; id < kCards; ++id) {
    const Place place = card_[id].place;
    if ((place == Place::Unseen) != s.deck.has(static_cast<CardId>(id))) return false;
    unseen += place == Place::Unseen;
    booked += place == Place::Triplet;
  }
  // Cards of a triplet the City's card was picked from lie there until they are discarded.
  const bool picking = s.phase == Phase::CityPick || s.phase == Phase::Discard;
  return unseen == s.deck.count() && (picking ? booked >= inTriplets : booked == inTriplets);
}

// The highest or lowest visible number of an owner over a set of zones (bits); -1 without a palace.
int Ledger::visible(int owner, int zones, bool highest) const {
  int best = -1;
  for (int id = 0; id < kCards; ++id) {
    const Entry& e = card_[id];
    if (e.place != Place::Palace || e.owner != owner || !(zones >> e.zone & 1)) continue;
    bool covered = false;
    for (int other = 0; other < kCards; ++other) {
      const Entry& o = card_[other];
      // Of two palaces of one colour (the City's) each has its own top: a full one's is at the last height.
      covered |= o.place == Place::Palace && o.owner == owner && o.colour == e.colour && o.zone == e.zone &&
                 o.height > e.height;
    }
    if (covered) continue;
    const int number = kDeck[id].number;
    if (best < 0 || (highest ? number > best : number < best)) best = number;
  }
  return best;
}

bool Ledger::finalAgrees(const State& s) const {
  const bool y2013 = s.edition == Edition::Year2013;
  int low = -1, high = -1, lowest = 0, top = 0;
  for (int who = 0; who < s.areas; ++who) {
    const int l = visible(who, y2013 ? 7 : 1, false), h = visible(who, y2013 ? 7 : 4, true);
    if (l >= 0 && (low < 0 || l < lowest)) low = who, lowest = l;
    if (h >= 0 && (high < 0 || h > top)) high = who, top = h;
  }
  const bool moves = (low >= 0 && high >= 0) || s.edition == Edition::German2005;
  int best = -1000, winner = -1;
  for (int seat = 0; seat < s.players; ++seat) {
    int street = 0, opened = 0;
    if (moves) street = (high == seat ? 3 : 0) - (low == seat ? 3 : 0);
    for (const Entry& e : card_)
      opened += e.place == Place::Palace && e.owner == seat && e.zone == 2 && e.height == 0;
    const Area& area = s.area[seat];
    const int walls = area.shields >= 2 * area.walls ? (area.walls + area.bastions) * opened : 0;
    if (street != s.score[seat].street || walls != s.score[seat].walls) return false;
    const int total = windows_[seat] + parties_[seat] + walls + street;
    const Points points = pointsOf(s, static_cast<Seat>(seat));
    if (total != points.total) return false;
    if (total > best || (total == best && visible(seat, 7, true) > visible(winner, 7, true)))
      best = total, winner = seat;
  }
  return result(s).winners == seatBit(static_cast<Seat>(winner));
}

const char* Ledger::whatIsWrong(const State& s) const {
  if (s.phase > Phase::CityStart && !palacesAgree(s)) return "the palaces differ from the book";
  if (!countsAgree(s)) return "walls, bastions, shields or scores differ from the book";
  if (!cardsAgree(s)) return "a card lies elsewhere than in the book";
  if (s.phase == Phase::Over && !finalAgrees(s)) return "the final scores differ from the book";
  return nullptr;
}

}  // namespace lucca::palazzi::test
