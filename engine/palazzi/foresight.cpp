// What choices would lead to, for screens that show it before the choice.
#include "base/sort.h"
#include "engine/palazzi/parts.h"
#include "engine/palazzi/query.h"

namespace lucca::palazzi {

Standing standingOf(const State& state, Seat seat) {
  const WallScore walls = wallScore(state, seat);
  const PlayOrder order = playOrder(state);
  uint8_t place = 1;
  while (place < order.count && order.entry[place - 1u].seat != seat) ++place;
  return {walls.shields, walls.needed, place, streetScore(state).change[static_cast<std::size_t>(seat)],
          static_cast<int16_t>(pointsOf(state, seat).total)};
}

std::array<CardId, kTripletCards> shownCards(const State& state, int triplet) {
  const auto cards = tripletCards(state, triplet);
  std::array<CardId, kTripletCards> shown = {cards[0], cards[1], cards[2]};
  insertionSort(shown.data(), shown.data() + shown.size());
  return shown;
}

Action usualPlay(const State& state, CardId card) {
  const int colour = kDeck[card].colour;
  const Area& area = state.area[state.mover];
  if (colour == kBastion) return play(card, As::Bastion);
  if (colour < kColours) {
    const bool open = ((area.completed | area.opened) >> colour & 1) == 0;
    return open ? play(card, As::Palace, static_cast<unsigned>(colour)) : play(card, As::Wall);
  }
  int best = -1;
  forEachColour(area.building, [&](unsigned c) {
    if (best < 0 || area.count[c] > area.count[best]) best = static_cast<int>(c);
  });
  return best < 0 ? play(card, As::Wall) : play(card, As::Palace, static_cast<unsigned>(best));
}

Foreseen foresee(const State& state, Seat seat, int triplet) {
  Foreseen out{state, {}};
  const auto cards = shownCards(state, triplet);
  // The others' turns do not matter: as if it were the seat's.
  out.after.phase = Phase::Turn;
  out.after.mover = seat;
  if (applyTake(out.after, take(static_cast<unsigned>(triplet))) != Verdict::Accepted) return out;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    out.plays[i] = usualPlay(out.after, cards[i]);
    static_cast<void>(applyPlay(out.after, out.plays[i]));
  }
  return out;
}

}  // namespace lucca::palazzi
