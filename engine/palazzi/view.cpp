// What a seat may know, and a whole state guessed from it (rules, section 11).
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

bool handsAreHeld(const State& s) { return s.phase <= Phase::Reveal; }

// The kept pair of a hand that was dealt at random: any that the rules allow.
void keepAnyPair(CardId* hand) {
  int ordinary = 0;
  while (isWild(hand[ordinary])) ++ordinary;
  const CardId first = hand[ordinary];
  hand[ordinary] = hand[0];
  hand[0] = first;
}

}  // namespace

void view(const State& s, Seat seat, View& out) {
  out.known = s;
  out.seat = seat;
  for (uint8_t& byte : out.zero) byte = 0;
  if (!handsAreHeld(s)) return;
  State& known = out.known;
  for (int i = 0; i < kMaxSeats * kHandCards; ++i) {
    if (i / kHandCards == seat || known.cards[i] == kNoCard) continue;
    known.deck.add(known.cards[i]);
    known.cards[i] = kHiddenCard;
  }
  for (int i = 0; i < kBastions; ++i) {
    if (s.aside >> i & 1) known.deck.add(static_cast<CardId>(kFirstBastion + i));
  }
  known.aside = 0;
}

State sample(const View& view, Rng& rng) {
  State s = view.known;
  if (!handsAreHeld(s)) return s;
  CardSet pool = s.deck;
  for (int i = 0; i < kBastions; ++i) {
    const CardId bastion = static_cast<CardId>(kFirstBastion + i);
    if (pool.has(bastion)) pool.remove(bastion);
  }
  for (int i = 0; i < kMaxSeats * kHandCards; ++i) {
    if (s.cards[i] != kHiddenCard) continue;
    const CardId card = pool.random(rng);
    pool.remove(card);
    s.deck.remove(card);
    s.cards[i] = card;
  }
  const int chosen = s.phase == Phase::Keep ? s.mover : s.phase == Phase::Reveal ? s.players : 0;
  for (Seat seat = 0; seat < chosen; ++seat) {
    if (seat != view.seat) keepAnyPair(handOf(s, seat));
  }
  return s;
}

}  // namespace lucca::palazzi
