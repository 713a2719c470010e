#include "ui/palazzi/choices.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

void add(CardOptions& out, const State& state, Action action) { out.push({action, check(state, action)}); }

Action makeAction(const State& state, CardId card, As as, int colour = 0) {
  return state.phase == Phase::CityPick ? city(card, as, static_cast<unsigned>(colour))
                                        : play(card, as, static_cast<unsigned>(colour));
}

}  // namespace

CardOptions optionsOf(const State& state, CardId card) {
  CardOptions out;
  const int colour = kDeck[card].colour;
  if (colour < kColours) add(out, state, makeAction(state, card, As::Palace, colour));
  if (colour == kBastion) add(out, state, makeAction(state, card, As::Bastion));
  for (int c = 0; colour == kWild && c < kColours; ++c) {
    const Action join = makeAction(state, card, As::Palace, c);
    if (check(state, join) == Verdict::Accepted) add(out, state, join);
  }
  if (colour == kWild && out.empty()) add(out, state, makeAction(state, card, As::Palace));
  if (state.phase == Phase::CityPick) return out;
  if (colour != kBastion) add(out, state, makeAction(state, card, As::Wall));
  add(out, state, makeAction(state, card, As::Discard));
  return out;
}

int freeTriplets(const State& state) {
  int count = 0;
  for (int t = 0; t < state.tripletCount; ++t) count += tripletFree(state, t);
  return count;
}

int freeTriplet(const State& state, int row) {
  for (int t = 0; t < state.tripletCount; ++t) {
    if (tripletFree(state, t) && row-- == 0) return t;
  }
  return 0;
}

int nthColour(unsigned colours, int n) {
  for (int c = 0; c < kColours; ++c) {
    if ((colours >> c & 1u) && n-- == 0) return c;
  }
  return 0;
}

int countColours(unsigned colours) {
  int count = 0;
  for (; colours != 0; colours &= colours - 1) ++count;
  return count;
}

}  // namespace lucca::ui
