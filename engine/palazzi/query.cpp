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

// Visits the visible card of each palace of an area whose zone's set has its colour.
template <class Visit>
void forEachTop(const State& s, int who, unsigned set, Visit visit) {
  const Area& area = s.area[who];
  forEachColour(set, [&](int colour) { visit(storeysOf(s, who, colour)[area.count[colour] - 1]); });
}

template <class Visit>
void forEachCityDoneTop(const State& s, Visit visit) {
  for (int i = 0; i < s.cityDone; ++i) visit(cityDoneCards(s, i)[s.size - 1]);
}

bool isCity(const State& s, int who) { return hasCity(s) && who == kCityArea; }

}  // namespace

Palace palaceOf(const State& s, int who, int colour) {
  const Area& area = s.area[who];
  const unsigned bit = 1u << colour;
  const Zone zone = area.building & bit    ? Zone::Building
                    : area.completed & bit ? Zone::Completed
                    : area.opened & bit    ? Zone::Opened
                                           : Zone::None;
  const std::size_t count = zone == Zone::None ? 0 : area.count[colour];
  return describe(zone, colour, {storeysOf(s, who, colour), count});
}

Palace cityPalace(const State& s, int i) {
  return describe(Zone::Completed, s.cityDoneColour[i], {cityDoneCards(s, i), s.size});
}

CardId highestVisible(const State& s, int who) {
  int best = -1;
  auto visit = [&](CardId top) {
    if (top > best) best = top;
  };
  const Area& area = s.area[who];
  forEachTop(s, who, area.building | area.completed | area.opened, visit);
  if (isCity(s, who)) forEachCityDoneTop(s, visit);
  return best < 0 ? kNoCard : static_cast<CardId>(best);
}

std::span<const CardId, kTripletCards> tripletCards(const State& s, int triplet) {
  return s.triplets[triplet];
}

bool tripletFree(const State& s, int triplet) {
  return triplet < s.tripletCount && !(s.taken >> triplet & 1) &&
         s.triplets[triplet][kTripletCards - 1] != kNoCard;
}

uint8_t tripletLeft(const State& s, int triplet) {
  if (tripletFree(s, triplet)) return 7;
  return s.phase == Phase::Play && triplet == s.current ? s.unplayed : 0;
}

int partyFrom(const State& s, int who, int colour) {
  const Area& area = s.area[who];
  const unsigned bit = 1u << colour;
  int points = area.building & bit ? area.count[colour] : area.completed & bit ? 2 : 0;
  if (isCity(s, who)) {
    for (int i = 0; i < s.cityDone; ++i) points += s.cityDoneColour[i] == colour ? 2 : 0;
  }
  return points;
}

int partyWorth(const State& s, Seat seat, int colour) {
  int points = 0;
  for (int who = 0; who < s.areas; ++who) {
    if (who != seat) points += partyFrom(s, who, colour);
  }
  return points;
}

bool completes(const State& s, int who, int colour) {
  return (s.area[who].building >> colour & 1) && s.area[who].count[colour] + 1 == s.size;
}

int pointsOf(const State& s, Action action) {
  switch (kindOf(action)) {
    case Kind::Open:
      return partyWorth(s, s.mover, colourOf(action));
    case Kind::Play: {
      const int colour = colourOf(action);
      if (asOf(action) != As::Palace || !completes(s, s.mover, colour)) return 0;
      return palaceOf(s, s.mover, colour).windows + kDeck[cardOf(action)].windows;
    }
    case Kind::Rules:
      return stepOf(action) == Step::FinalOpen ? partyWorth(s, finalSeat(action), colourOf(action)) : 0;
    default:
      return 0;
  }
}

PlayOrder playOrder(const State& s) {
  State sorted = s;
  sortSeats(sorted);
  PlayOrder out{};
  out.count = s.players;
  for (int i = 0; i < s.players; ++i) {
    const Seat seat = static_cast<Seat>(sorted.order[i]);
    out.entry[i] = {seat, s.area[seat].shields, highestVisible(s, seat), false};
    if (i == 0 || out.entry[i - 1].shields != out.entry[i].shields) continue;
    out.entry[i - 1].byNumber = out.entry[i].byNumber = true;
  }
  return out;
}

WallScore wallScore(const State& s, Seat seat) {
  const Area& area = s.area[seat];
  WallScore out{area.walls,
                area.bastions,
                static_cast<uint8_t>(bitCount(area.opened)),
                area.shields,
                static_cast<uint8_t>(2 * area.walls),
                0};
  if (out.shields >= out.needed) out.points = (out.walls + out.bastions) * out.opened;
  return out;
}

StreetScore streetScore(const State& s) {
  StreetScore out{-1, -1, kNoCard, kNoCard, {}};
  const bool everywhere = s.edition == Edition::Year2013;
  for (int who = 0; who < s.areas; ++who) {
    auto low = [&](CardId top) {
      if (out.lowestOwner >= 0 && top > out.lowest) return;
      out.lowest = top;
      out.lowestOwner = static_cast<int8_t>(who);
    };
    auto high = [&](CardId top) {
      if (out.highestOwner >= 0 && top < out.highest) return;
      out.highest = top;
      out.highestOwner = static_cast<int8_t>(who);
    };
    const Area& area = s.area[who];
    if (everywhere) {
      auto both = [&](CardId top) {
        low(top);
        high(top);
      };
      forEachTop(s, who, area.building | area.completed | area.opened, both);
      if (isCity(s, who)) forEachCityDoneTop(s, both);
    } else {
      forEachTop(s, who, area.building, low);
      forEachTop(s, who, area.opened, high);
    }
  }
  if (out.lowestOwner == out.highestOwner) return out;
  const bool oneSide = out.lowestOwner < 0 || out.highestOwner < 0;
  if (oneSide && s.edition != Edition::German2005) return out;
  if (out.lowestOwner >= 0 && out.lowestOwner < s.players) out.change[out.lowestOwner] = -3;
  if (out.highestOwner >= 0 && out.highestOwner < s.players) out.change[out.highestOwner] = 3;
  return out;
}

SeatStanding standing(const State& s, Seat seat) { return {static_cast<int16_t>(pointsOf(s, seat).total)}; }

Points pointsOf(const State& s, Seat seat) {
  const Score& score = s.score[seat];
  return {score.windows, score.parties, score.walls, score.street,
          score.windows + score.parties + score.walls + score.street};
}

}  // namespace lucca::palazzi
