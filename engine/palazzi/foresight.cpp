// The effects of choices, for screens that show them before the choice.
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

namespace {

// The seat has taken the triplet, whoever's turn it is.
bool takeFor(State& state, Seat seat, int triplet) {
  state.phase = Phase::Turn;
  state.mover = seat;
  return applyTake(state, take(static_cast<unsigned>(triplet))) == Verdict::Accepted;
}

}  // namespace

Foreseen foresee(const State& state, Seat seat, int triplet, const std::array<Action, kTripletCards>& plays) {
  Foreseen out{state, plays};
  if (!takeFor(out.after, seat, triplet)) return out;
  for (const Action action : plays) static_cast<void>(applyPlay(out.after, action));
  return out;
}

Foreseen foresee(const State& state, Seat seat, int triplet) {
  Foreseen out{state, {}};
  if (!takeFor(out.after, seat, triplet)) return out;
  out.plays = bestCompletion(out.after).plays;
  for (const Action action : out.plays) static_cast<void>(applyPlay(out.after, action));
  return out;
}

WallForecast wallsAtEnd(const State& state, Seat seat) {
  const Area& area = state.area[seat];
  WallForecast out{static_cast<uint8_t>(area.walls + area.bastions),
                   static_cast<uint8_t>(bitCount(area.opened) + bitCount(area.completed)),
                   area.shields,
                   static_cast<uint8_t>(2 * area.walls),
                   0,
                   0};
  out.ifHeld = out.pieces * out.palaces;
  if (out.hold()) out.points = out.ifHeld;
  return out;
}

Points pointsAtEnd(const State& state, Seat seat) {
  State end = state;
  beginFinalOpen(end);
  while (end.phase == Phase::FinalOpen) doFinalOpen(end);
  while (end.phase == Phase::Walls) scoreWalls(end);
  scoreStreet(end);
  return pointsOf(end, seat);
}

int floorsElsewhere(const State& state, Seat seat, int colour) {
  int floors = 0;
  for (int who = 0; who < state.areas; ++who) {
    if (who != seat && (state.area[who].building >> colour & 1)) floors += state.area[who].count[colour];
  }
  return floors;
}

int cardsUnseen(const State& state, int colour) {
  int cards = 0;
  for (CardId card = 0; card < kPalaceCards; ++card)
    cards += state.deck.has(card) && kDeck[card].colour == colour;
  return cards;
}

std::array<Seat, kMaxSeats> roundOrder(const State& state) {
  State sorted = state;
  const bool runs = state.phase >= Phase::Turn && state.phase <= Phase::Discard;
  if (!runs) sortSeats(sorted);
  std::array<Seat, kMaxSeats> out{};
  for (std::size_t i = 0; i < state.players; ++i) out[i] = static_cast<Seat>(sorted.order[i]);
  return out;
}

bool hasPlayed(const State& state, Seat seat) {
  if (state.phase == Phase::CityPick || state.phase == Phase::Discard) return true;
  if (state.phase != Phase::Turn && state.phase != Phase::Play) return false;
  for (int i = 0; i < state.turn; ++i) {
    if (state.order[i] == seat) return true;
  }
  return false;
}

}  // namespace lucca::palazzi
