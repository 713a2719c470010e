#include "engine/torri/ending.h"

#include <algorithm>

#include "engine/torri/city/blocks.h"
#include "engine/torri/city/floors.h"
#include "engine/torri/query.h"

namespace lucca::torri {

namespace {

// A tower that is down to one brick in a struggle is a house.
int highestTower(const State& state, Brick colour) {
  uint8_t highest = 1;
  for (unsigned block = 0; block < state.blocks; ++block) {
    const uint8_t height = state.height[block];
    if (height > highest && colourOf(state.cell[state.towerLot[block]]) == colour) highest = height;
  }
  return highest > 1 ? highest : 0;
}

// At least as many as are asked for, and more than any other colour. Most often the first test decides.
template <class ValueOf>
bool leads(Brick colour, int atLeast, ValueOf valueOf) {
  const int own = valueOf(colour);
  if (own < atLeast) return false;
  for (unsigned c = 0; c < kColours; ++c) {
    if (c != index(colour) && valueOf(static_cast<Brick>(c)) >= own) return false;
  }
  return true;
}

// Whether any colour's tower is high enough, or the colour has prisoners enough: otherwise it has no
// victory, which is most often so.
bool mayWin(const State& state, Brick colour, int goal) {
  if (prisonersOf(state, colour) >= goal) return true;
  return std::any_of(state.height, state.height + state.blocks, [=](int height) { return height >= goal; });
}

// Keeps of the seats those with the most in a category.
SeatSet best(const Result& result, SeatSet seats, int category) {
  int most = -1;
  SeatSet kept = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!contains(seats, seat)) continue;
    const int value = result.category[seat][category];
    if (value > most) {
      most = value;
      kept = 0;
    }
    if (value == most) kept |= seatBit(seat);
  }
  return kept;
}

constexpr bool isOne(SeatSet seats) { return (seats & (seats - 1)) == 0; }

void breakTies(Result& result, SeatSet seats) {
  result.winners = seats;
  for (int category : {kHighestTower, kPrisonersHeld, kBricksInCity}) {
    result.winners = best(result, result.winners, category);
    result.tieBreak = static_cast<uint8_t>(category + 1);
    if (isOne(result.winners)) return;
  }
  result.tieBreak = static_cast<uint8_t>(TieBreak::Shared);
}

}  // namespace

int bricksInCity(const State& state, Brick colour) {
  int bricks = 2 * state.size() - supplyOf(state, colour);
  for (const auto& held : state.captives) bricks -= held[index(colour)];
  return bricks;
}

Standing standingOf(const State& state, Brick colour) {
  return {static_cast<uint8_t>(highestTower(state, colour)), static_cast<uint8_t>(prisonersOf(state, colour)),
          static_cast<uint8_t>(bricksInCity(state, colour))};
}

bool neutralHolds(const State& state) {
  for (int c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    if (!(neutralColours(state) & colourBit(colour))) continue;
    if (highestTower(state, colour) > 0 || prisonersOf(state, colour) > 0) return true;
  }
  return false;
}

Victory victoryOf(const State& state, Brick colour) {
  const int goal = goalOfColour(state, colour);
  return {leads(colour, goal, [&](Brick c) { return highestTower(state, c); }),
          leads(colour, goal, [&](Brick c) { return prisonersOf(state, c); })};
}

bool checkVictory(State& state) {
  const Brick colour = colourOfSeat(state, state.seat);
  if (!mayWin(state, colour, goalOf(state, state.seat))) return false;
  const Victory victory = victoryOf(state, colour);
  if (!victory) return false;
  finish(state, victory.tower ? EndReason::Tower : EndReason::Prisoners);
  return true;
}

void finish(State& state, EndReason reason) {
  state.reason = reason;
  state.phase = Phase::Finish;
}

SeatStanding standing(const State& state, Seat seat) {
  const Standing now = standingOf(state, colourOfSeat(state, seat));
  return {now.highestTower, now.prisoners};
}

Result result(const State& state) {
  Result result;
  SeatSet all = 0;
  for (Seat seat = 0; seat < state.players(); ++seat) {
    const Standing stands = standingOf(state, colourOfSeat(state, seat));
    result.category[seat] = {stands.highestTower, stands.prisoners, stands.bricks};
    result.total[seat] = stands.highestTower;
    all |= seatBit(seat);
  }
  result.reason = static_cast<uint8_t>(state.reason);
  if (state.reason == EndReason::Tower || state.reason == EndReason::Prisoners) {
    result.winners = seatBit(state.seat);
  } else {
    breakTies(result, all);
  }
  return result;
}

}  // namespace lucca::torri
