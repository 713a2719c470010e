// The most that a party may become: how far the palaces of its colour could still grow elsewhere (rules, sections 2, 5, 6 and 9).
#include "engine/palazzi/query.h"

namespace lucca::palazzi {

namespace {

// Cards of the colour, or wild ones, that could still come into a palace: unseen or lying in a triplet.
int cardsToCome(const State& state, int colour) {
  const auto fits = [&](CardId card) {
    return card < kCards && (kDeck[card].colour == colour || kDeck[card].colour == kWild);
  };
  int count = 0;
  for (CardId card = 0; card < kPalaceCards; ++card) count += state.deck.has(card) && fits(card);
  for (int t = 0; t < state.tripletCount; ++t) {
    const auto cards = tripletCards(state, t);
    for (int i = 0; i < kTripletCards; ++i) count += (tripletLeft(state, t) >> i & 1) != 0 && fits(cards[i]);
  }
  return count;
}

// Cards that a seat plays before the game ends.
int playsToCome(const State& state, Seat seat) {
  int turns = state.rounds - state.round + (state.phase < Phase::Turn ? 1 : 0), cards = 0;
  if (state.phase == Phase::Turn || state.phase == Phase::Play) {
    for (int i = state.turn + 1; i < state.players; ++i) turns += state.order[i] == seat;
    if (state.mover == seat) cards = state.phase == Phase::Turn ? kTripletCards : bitCount(state.unplayed);
  }
  return turns * kTripletCards + cards;
}

int picksToCome(const State& state) {
  const int thisRound = state.phase < Phase::CityPick    ? 2
                        : state.phase == Phase::CityPick ? 2 - state.turn
                                                         : 0;
  return 2 * (state.rounds - state.round) + thisRound;
}

// The City begins a new palace when one is completed: it pays to stop at the best.
int bestOfCity(const State& state, int colour, int more) {
  const int now = partyFrom(state, kCityArea, colour), built = state.area[kCityArea].count[colour];
  int best = now;
  for (int cards = built + 1; cards <= built + more; ++cards) {
    const int points = now - built + cards / state.size * 2 + cards % state.size;
    if (points > best) best = points;
  }
  return best;
}

}  // namespace

int partyAtBest(const State& state, Seat seat, int colour) {
  const unsigned bit = 1u << colour;
  int left = cardsToCome(state, colour), best = 0;
  for (Seat who = 0; who < state.players; ++who) {
    if (who == seat) continue;
    const Area& area = state.area[who];
    best += partyFrom(state, who, colour);
    if ((area.completed | area.opened) & bit) continue;
    // One card less than completes it: a completed palace counts only 2.
    int growth = state.size - 1 - area.count[colour];
    if (const int plays = playsToCome(state, who); growth > plays) growth = plays;
    if (growth > left) growth = left;
    best += growth;
    left -= growth;
  }
  if (!hasCity(state)) return best;
  const int picks = picksToCome(state);
  return best + bestOfCity(state, colour, picks < left ? picks : left);
}

}  // namespace lucca::palazzi
