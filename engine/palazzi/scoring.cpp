// What palaces, parties, walls and street numbers are worth; order of play and the end of the game (rules, sections 5 and 8).
#include <algorithm>

#include "engine/palazzi/parts.h"
#include "engine/palazzi/query.h"

namespace lucca::palazzi {
namespace {

// The seat in order with a palace still to open, from `turn` on; `players` when there is none.
uint8_t nextOpener(const State& state, uint8_t turn) {
  while (turn < state.players && state.area[state.order[turn]].completed == 0) ++turn;
  return turn;
}

void settleFinalOpen(State& state) {
  state.turn = nextOpener(state, state.turn);
  if (state.turn < state.players) return toRules(state, Phase::FinalOpen);
  state.turn = 0;
  state.step = 0;
  toRules(state, Phase::Walls);
}

// Shields, then the highest visible card: no two seats share that one, so the order is strict.
[[gnu::noinline]] bool winsTie(const State& state, int a, int b) {
  return highestVisible(state, a) > highestVisible(state, b);
}

int lowestColour(unsigned set) {
  int colour = 0;
  while (!(set >> colour & 1u)) ++colour;
  return colour;
}

}  // namespace

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

void sortSeats(State& state) {
  state.order[0] = 0;
  for (int seat = 1; seat < state.players; ++seat) {
    const int shields = state.area[seat].shields;
    uint8_t* place = state.order + seat;
    for (; place != state.order; --place) {
      const int before = place[-1], more = shields - state.area[before].shields;
      if (more < 0 || (more == 0 && !winsTie(state, seat, before))) break;
      *place = place[-1];
    }
    *place = static_cast<uint8_t>(seat);
  }
}

void beginFinalOpen(State& state) {
  sortSeats(state);
  state.turn = 0;
  settleFinalOpen(state);
}

Action nextFinalOpen(const State& state) {
  const Seat seat = static_cast<Seat>(state.order[state.turn]);
  return finalOpen(seat, static_cast<unsigned>(lowestColour(state.area[seat].completed)));
}

void doFinalOpen(State& state) {
  const Action action = nextFinalOpen(state);
  openPalace(state, finalSeat(action), colourOf(action));
  settleFinalOpen(state);
}

void scoreWalls(State& state) {
  const Seat seat = static_cast<Seat>(state.step);
  state.score[seat].walls = static_cast<uint8_t>(wallScore(state, seat).points);
  if (++state.step < state.players) return;
  state.step = 0;
  toRules(state, Phase::Street);
}

void scoreStreet(State& state) {
  const StreetScore street = streetScore(state);
  for (Seat seat = 0; seat < state.players; ++seat) state.score[seat].street = street.change[seat];
  state.phase = Phase::Over;
  state.mover = kOver;
}

Result result(const State& state) {
  Result out;
  int best = 0, sharing = 0;
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Points points = pointsOf(state, seat);
    out.category[seat] = {static_cast<int16_t>(points.windows), static_cast<int16_t>(points.parties),
                          static_cast<int16_t>(points.walls), static_cast<int16_t>(points.street)};
    out.total[seat] = static_cast<int16_t>(points.total);
    if (seat == 0 || points.total > best) {
      best = points.total;
      sharing = 0;
    }
    if (points.total == best) ++sharing;
  }
  int winner = -1;
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (out.total[seat] != best) continue;
    if (winner < 0 || highestVisible(state, seat) > highestVisible(state, winner)) winner = seat;
  }
  out.winners = seatBit(static_cast<Seat>(winner));
  out.tieBreak = static_cast<uint8_t>(sharing > 1 ? TieBreak::StreetNumber : TieBreak::None);
  return out;
}

}  // namespace lucca::palazzi
