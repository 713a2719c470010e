#include "engine/palazzi/query.h"

#include <algorithm>

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

// Visits the visible card of each palace of an area whose zone's set has its colour.
template <class Visit>
void forEachTop(const State& state, int who, unsigned set, Visit visit) {
  const CardId* storeys = storeysOf(state, who, 0);
  for (const uint8_t* count = state.area[who].count; set != 0; set >>= 1, ++count, storeys += state.size) {
    if (set & 1u) visit(storeys[*count - 1]);
  }
}

template <class Visit>
void forEachCityDoneTop(const State& state, Visit visit) {
  for (int i = 0; i < state.cityDone; ++i) visit(cityDoneCards(state, i)[state.size - 1]);
}

bool isCity(const State& state, int who) { return hasCity(state) && who == kCityArea; }

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

int partyFrom(const State& state, int who, int colour) {
  const Area& area = state.area[who];
  const unsigned bit = 1u << colour;
  int points = area.building & bit ? area.count[colour] : area.completed & bit ? 2 : 0;
  if (isCity(state, who)) {
    for (int i = 0; i < state.cityDone; ++i) points += state.cityDoneColour[i] == colour ? 2 : 0;
  }
  return points;
}

int partyWorth(const State& state, Seat seat, int colour) {
  int points = 0;
  for (int who = 0; who < state.areas; ++who) {
    if (who != seat) points += partyFrom(state, who, colour);
  }
  return points;
}

bool completes(const State& state, int who, int colour) {
  return (state.area[who].building >> colour & 1) && state.area[who].count[colour] + 1 == state.size;
}

int pointsOf(const State& state, Action action) {
  switch (kindOf(action)) {
    case Kind::Open:
      return partyWorth(state, state.mover, colourOf(action));
    case Kind::Play: {
      const int colour = colourOf(action);
      if (asOf(action) != As::Palace || !completes(state, state.mover, colour)) return 0;
      return palaceOf(state, state.mover, colour).windows + kDeck[cardOf(action)].windows;
    }
    case Kind::Rules:
      return stepOf(action) == Step::FinalOpen ? partyWorth(state, finalSeat(action), colourOf(action)) : 0;
    default:
      return 0;
  }
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

WallScore wallScore(const State& state, Seat seat) {
  const Area& area = state.area[seat];
  WallScore out{area.walls,
                area.bastions,
                static_cast<uint8_t>(bitCount(area.opened)),
                area.shields,
                static_cast<uint8_t>(2 * area.walls),
                0};
  if (out.shields >= out.needed) out.points = (out.walls + out.bastions) * out.opened;
  return out;
}

StreetScore streetScore(const State& state) {
  StreetScore out{-1, -1, kNoCard, kNoCard, {}};
  const bool everywhere = state.edition == Edition::Year2013;
  int lowest = kCards, highest = -1;
  for (int who = 0; who < state.areas; ++who) {
    auto low = [&](CardId top) {
      if (top > lowest) return;
      lowest = out.lowest = top;
      out.lowestOwner = static_cast<int8_t>(who);
    };
    auto high = [&](CardId top) {
      if (top < highest) return;
      highest = out.highest = top;
      out.highestOwner = static_cast<int8_t>(who);
    };
    const Area& area = state.area[who];
    if (everywhere) {
      auto both = [&](CardId top) {
        low(top);
        high(top);
      };
      forEachTop(state, who, area.building | area.completed | area.opened, both);
      if (isCity(state, who)) forEachCityDoneTop(state, both);
    } else {
      forEachTop(state, who, area.building, low);
      forEachTop(state, who, area.opened, high);
    }
  }
  if (out.lowestOwner == out.highestOwner) return out;
  const bool oneSide = out.lowestOwner < 0 || out.highestOwner < 0;
  if (oneSide && state.edition != Edition::German2005) return out;
  if (out.lowestOwner >= 0 && out.lowestOwner < state.players) out.change[out.lowestOwner] = -kStreetPoints;
  if (out.highestOwner >= 0 && out.highestOwner < state.players) out.change[out.highestOwner] = kStreetPoints;
  return out;
}

SeatStanding standing(const State& state, Seat seat) {
  return {static_cast<int16_t>(pointsOf(state, seat).total)};
}

bool anyHeadStart(const State& state) {
  return std::any_of(state.headStart, state.headStart + kMaxSeats,
                     [](uint8_t points) { return points != 0; });
}

Points pointsOf(const State& state, Seat seat) {
  const Score& score = state.score[seat];
  const int headStart = state.headStart[seat];
  return {score.windows, score.parties,
          score.walls,   score.street,
          headStart,     score.windows + score.parties + score.walls + score.street + headStart};
}

}  // namespace lucca::palazzi
