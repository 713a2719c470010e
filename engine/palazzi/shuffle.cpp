#include "base/mix.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi {
namespace {

enum Pile : uint32_t { kHands = 1, kFirstTriplets, kLaterTriplets };

Pile pileOf(const State& state) {
  if (state.phase == Phase::Deal) return kHands;
  return state.round == 1 ? kFirstTriplets : kLaterTriplets;
}

}  // namespace

Action drawShuffled(const State& state, uint32_t shuffle) {
  const uint32_t order = mix32(mix32(shuffle) + pileOf(state));
  unsigned first = kCards;
  uint32_t least = 0;
  for (unsigned card = 0; card < kCards; ++card) {
    if (!state.deck.has(card)) continue;
    // No two cards have the same place: each step can be undone.
    const uint32_t place = mix32(order + card * kMixStep);
    if (first != kCards && place > least) continue;
    first = card;
    least = place;
  }
  return draw(first);
}

}  // namespace lucca::palazzi
