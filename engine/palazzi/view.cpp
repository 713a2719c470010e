// The view of a seat, and a whole state guessed from it (rules, section 11).
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

// The kept pair of a hand that was dealt at random: any that the rules allow.
void keepAnyPair(CardId* hand) {
  int ordinary = 0;
  while (isWild(hand[ordinary])) ++ordinary;
  const CardId first = hand[ordinary];
  hand[ordinary] = hand[0];
  hand[0] = first;
}

}  // namespace

void view(const State& state, Seat seat, View& out) {
  out.known = state;
  out.seat = seat;
  for (uint8_t& byte : out.zero) byte = 0;
  if (!handsAreHeld(state)) return;
  State& known = out.known;
  for (int i = 0; i < kMaxSeats * kHandCards; ++i) {
    if (i / kHandCards == seat || known.cards[i] == kNoCard) continue;
    known.deck.add(known.cards[i]);
    known.cards[i] = kHiddenCard;
  }
  for (int i = 0; i < kBastions; ++i) {
    if (state.aside >> i & 1) known.deck.add(static_cast<CardId>(kFirstBastion + i));
  }
  known.aside = 0;
}

State sample(const View& view, Rng& rng) {
  State state = view.known;
  if (!handsAreHeld(state)) return state;
  CardSet pool = state.deck;
  for (int i = 0; i < kBastions; ++i) {
    const CardId bastion = static_cast<CardId>(kFirstBastion + i);
    if (pool.has(bastion)) pool.remove(bastion);
  }
  for (int i = 0; i < kMaxSeats * kHandCards; ++i) {
    if (state.cards[i] != kHiddenCard) continue;
    const auto card = static_cast<CardId>(pool.random(rng));
    pool.remove(card);
    state.deck.remove(card);
    state.cards[i] = card;
  }
  const int chosen = state.phase == Phase::Keep     ? state.mover
                     : state.phase == Phase::Reveal ? state.players
                                                    : 0;
  for (Seat seat = 0; seat < chosen; ++seat) {
    if (seat != view.seat) keepAnyPair(handOf(state, seat));
  }
  return state;
}

}  // namespace lucca::palazzi
