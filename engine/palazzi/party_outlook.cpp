// What a party may become: how far the palaces of its colour could still grow elsewhere (rules, sections 2, 5, 6 and 9).
#include "engine/palazzi/query.h"

namespace lucca::palazzi {

namespace {

// Cards of the colour, or wild ones, that could still come into a palace: unseen or lying in a triplet.
int cardsToCome(const State& s, int colour) {
  const auto fits = [&](CardId card) {
    return card < kCards && (kDeck[card].colour == colour || kDeck[card].colour == kWild);
  };
  int count = 0;
  for (CardId card = 0; card < kPalaceCards; ++card) count += s.deck.has(card) && fits(card);
  for (int t = 0; t < s.tripletCount; ++t) {
    const auto cards = tripletCards(s, t);
    for (int i = 0; i < kTripletCards; ++i) count += (tripletLeft(s, t) >> i & 1) != 0 && fits(cards[i]);
  }
  return count;
}

// Cards that a seat plays before the game ends.
int playsToCome(const State& s, Seat seat) {
  int turns = s.rounds - s.round + (s.phase < Phase::Turn ? 1 : 0), cards = 0;
  if (s.phase == Phase::Turn || s.phase == Phase::Play) {
    for (int i = s.turn + 1; i < s.players; ++i) turns += s.order[i] == seat;
    if (s.mover == seat) cards = s.phase == Phase::Turn ? kTripletCards : bitCount(s.unplayed);
  }
  return turns * kTripletCards + cards;
}

int picksToCome(const State& s) {
  const int thisRound = s.phase < Phase::CityPick ? 2 : s.phase == Phase::CityPick ? 2 - s.turn : 0;
  return 2 * (s.rounds - s.round) + thisRound;
}

// The City goes on with a new palace when one is completed: it pays to stop at the best.
int bestOfCity(const State& s, int colour, int more) {
  const int now = partyFrom(s, kCityArea, colour), built = s.area[kCityArea].count[colour];
  int best = now;
  for (int cards = built + 1; cards <= built + more; ++cards) {
    const int points = now - built + cards / s.size * 2 + cards % s.size;
    if (points > best) best = points;
  }
  return best;
}

}  // namespace

int partyAtBest(const State& s, Seat seat, int colour) {
  const unsigned bit = 1u << colour;
  int left = cardsToCome(s, colour), best = 0;
  for (Seat who = 0; who < s.players; ++who) {
    if (who == seat) continue;
    const Area& area = s.area[who];
    best += partyFrom(s, who, colour);
    if ((area.completed | area.opened) & bit) continue;
    // One card less than completes it: a completed palace counts only 2.
    int growth = s.size - 1 - area.count[colour];
    if (const int plays = playsToCome(s, who); growth > plays) growth = plays;
    if (growth > left) growth = left;
    best += growth;
    left -= growth;
  }
  if (!hasCity(s)) return best;
  const int picks = picksToCome(s);
  return best + bestOfCity(s, colour, picks < left ? picks : left);
}

}  // namespace lucca::palazzi
