#include "engine/palazzi/query.h"

#include "engine/palazzi/parts.h"

namespace lucca::palazzi {
namespace {

Palace describe(Zone zone, int colour, std::span<const CardId> cards) {
  Palace palace{zone, static_cast<uint8_t>(colour), cards, 0, 0, kNoCard, 0};
  for (CardId card : cards) {
    palace.windows = static_cast<uint8_t>(palace.windows + kDeck[card].windows);
    palace.shields = static_cast<uint8_t>(palace.shields + kDeck[card].shields);
    palace.top = card;
    palace.number = kDeck[card].number;
  }
  return palace;
}

}  // namespace

Palace palaceOf(const State& state, int who, int colour) {
  const Area& area = state.area[who];
  const unsigned bit = 1u << colour;
  const Zone zone = area.building & bit    ? Zone::Building
                    : area.completed & bit ? Zone::Completed
                    : area.opened & bit    ? Zone::Opened
                                           : Zone::None;
  const std::size_t count = zone == Zone::None ? 0 : area.count[colour];
  return describe(zone, colour, {storeysOf(state, who, colour), count});
}

Palace cityPalace(const State& state, int i) {
  return describe(Zone::Completed, state.cityDoneColour[i], {cityDoneCards(state, i), state.size});
}

CardId highestVisible(const State& state, int who) {
  int best = -1;
  auto visit = [&](CardId top) {
    if (top > best) best = top;
  };
  const Area& area = state.area[who];
  forEachTop(state, who, area.building | area.completed | area.opened, visit);
  if (isCity(state, who)) forEachCityDoneTop(state, visit);
  return best < 0 ? kNoCard : static_cast<CardId>(best);
}

std::span<const CardId, kTripletCards> tripletCards(const State& state, int triplet) {
  return state.triplets[triplet];
}

bool tripletFree(const State& state, int triplet) {
  return triplet < state.tripletCount && !(state.taken >> triplet & 1) &&
         state.triplets[triplet][kTripletCards - 1] != kNoCard;
}

uint8_t tripletLeft(const State& state, int triplet) {
  if (tripletFree(state, triplet)) return 7;
  return state.phase == Phase::Play && triplet == state.current ? state.unplayed : 0;
}

bool completes(const State& state, int who, int colour) {
  return (state.area[who].building >> colour & 1) && state.area[who].count[colour] + 1 == state.size;
}

PlayOrder playOrder(const State& state) {
  State sorted = state;
  sortSeats(sorted);
  PlayOrder out{};
  out.count = state.players;
  for (int i = 0; i < state.players; ++i) {
    const Seat seat = static_cast<Seat>(sorted.order[i]);
    out.entry[i] = {seat, state.area[seat].shields, highestVisible(state, seat), false};
    if (i == 0 || out.entry[i - 1].shields != out.entry[i].shields) continue;
    out.entry[i - 1].byNumber = out.entry[i].byNumber = true;
  }
  return out;
}

}  // namespace lucca::palazzi
