// The choices of a round: openings, triplets, cards, the City's picks (rules, sections 6, 7 and 9).
#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/palazzi/left_triplets.h"
#include "engine/palazzi/parts.h"

namespace lucca::palazzi {
namespace {

// Whether the machine stores four actions as one word. Those beyond a list's end do not count.
constexpr bool kStoresFour = sizeof(std::size_t) == 8 && std::endian::native == std::endian::little;
[[maybe_unused]] Action* storeFour(uint64_t actions, Action* out) {
  std::memcpy(static_cast<void*>(out), &actions, sizeof actions);
  return out;
}

// To take a triplet of each set of four, the first in the lowest quarter of the word.
struct Takes {
  uint64_t of[16] = {};
  uint8_t count[16] = {};

  constexpr Takes() {
    for (unsigned set = 0; set < 16; ++set) {
      for (unsigned triplet = 0; triplet < 4; ++triplet) {
        if (set >> triplet & 1u) of[set] |= uint64_t{take(triplet).bits} << (16 * count[set]++);
      }
    }
  }
};
constexpr Takes kTakes;

// Of a palace card, an ordinary one; `closed` are the colours it cannot be added to.
Action* legalOrdinaryCard(unsigned card, unsigned colour, unsigned closed, Action* out) {
  const bool isClosed = closed >> colour & 1u;
  if constexpr (kStoresFour) {
    const uint64_t plays = kCardPlays.of[card];
    if (!isClosed) [[likely]]
      return storeFour(plays, out) + 3;
    return storeFour(plays >> 16, out) + 2;
  }
  if (!isClosed) [[likely]]
    *out++ = play(static_cast<CardId>(card), As::Palace, colour);
  out[0] = play(static_cast<CardId>(card), As::Wall);
  out[1] = play(static_cast<CardId>(card), As::Discard);
  return out + 2;
}

// Of a wild card or a bastion.
Action* legalOddCard(const State& state, CardId id, Action* out) {
  if (isBastion(id)) {
    *out++ = play(id, As::Bastion);
    if (state.edition != Edition::German2005) *out++ = play(id, As::Discard);
    return out;
  }
  forEachColour(state.area[state.mover].building, [&](unsigned c) { *out++ = play(id, As::Palace, c); });
  *out++ = play(id, As::Wall);
  *out++ = play(id, As::Discard);
  return out;
}

// The list continues with the unplayed card at `place`, which is an odd one.
[[gnu::noinline]] void legalPlaysFrom(const State& state, int place, ActionList& out, Action* end) {
  const CardId* cards = state.triplets[state.current];
  const unsigned closed = state.area[state.mover].completed | state.area[state.mover].opened;
  for (int i = place; i < kTripletCards; ++i) {
    if (!(state.unplayed >> i & 1)) continue;
    const unsigned colour = kDeck[cards[i]].colour;
    end = colour < kColours ? legalOrdinaryCard(cards[i], colour, closed, end)
                            : legalOddCard(state, cards[i], end);
  }
  out.endAt(end);
}

// Two into one row. After each met its fellow, only the four in the middle can be in disorder.
void merge(Three& low, Three& high) {
  order(low.a, high.a);
  order(low.b, high.b);
  order(low.c, high.c);
  order(low.b, high.a);
  order(low.c, high.b);
  order(low.c, high.a);
}

// A wild card can be picked for any palace that the City builds.
[[gnu::noinline]] void spellOutWilds(const State& state, ActionList& out) {
  Action picks[2 * kTripletCards];
  const std::size_t count = out.size();
  std::copy(out.begin(), out.end(), picks);
  Action* end = out.begin();
  for (std::size_t i = 0; i < count; ++i) {
    const CardId card = cardOf(picks[i]);
    if (isWild(card)) {
      forEachColour(state.area[kCityArea].building, [&](unsigned c) { *end++ = city(card, As::Palace, c); });
    } else {
      *end++ = picks[i];
    }
  }
  out.endAt(end);
}

}  // namespace

void legalTurn(const State& state, ActionList& out) {
  Action* end = out.begin();
  forEachColour(state.area[state.mover].completed, [&](unsigned colour) { *end++ = open(colour); });
  const unsigned left = ~state.taken & ((1u << state.tripletCount) - 1);
  if constexpr (kStoresFour) {
    constexpr uint64_t kFourOn = 0x0004000400040004u;
    end = storeFour(kTakes.of[left & 15u], end) + kTakes.count[left & 15u];
    if (left > 15u) end = storeFour(kTakes.of[left >> 4] + kFourOn, end) + kTakes.count[left >> 4];
  } else {
    forEachColour(left, [&](unsigned triplet) { *end++ = take(triplet); });
  }
  out.endAt(end);
}

void legalPlays(const State& state, ActionList& out) {
  const CardId* cards = state.triplets[state.current];
  const unsigned closed = state.area[state.mover].completed | state.area[state.mover].opened;
  const unsigned unplayed = state.unplayed;
  Action* end = out.begin();  // at most 8 for each of the three cards
  for (int i = 0; i < kTripletCards; ++i) {
    if (!(unplayed >> i & 1u)) continue;
    const unsigned colour = kDeck[cards[i]].colour;
    if (colour >= kColours) return legalPlaysFrom(state, i, out, end);
    end = legalOrdinaryCard(cards[i], colour, closed, end);
  }
  out.endAt(end);
}

// One or two triplets are left for the City, and the actions are in the order of their cards.
void legalCity(const State& state, ActionList& out) {
  const unsigned other = kLeftForCity.other[state.taken];
  Three low(state.triplets[kLeftForCity.one[state.taken]]);
  Action* const first = out.begin();
  if (other != kMaxTriplets) {
    Three high(state.triplets[other]);
    merge(low, high);
    high.list(first + kTripletCards);
    out.endAt(first + 2 * kTripletCards);
  } else {
    out.endAt(first + kTripletCards);
  }
  low.list(first);
  if (state.celebration) spellOutWilds(state, out);
}

}  // namespace lucca::palazzi
