// Order of play and the end of the game (rules, sections 5 and 8).
#include "engine/palazzi/parts.h"
#include "engine/palazzi/query.h"

namespace lucca::palazzi {
namespace {

// The seat in order with a palace still to open, from `turn` on; `players` when there is none.
uint8_t nextOpener(const State& s, uint8_t turn) {
  while (turn < s.players && s.area[s.order[turn]].completed == 0) ++turn;
  return turn;
}

void settleFinalOpen(State& s) {
  s.turn = nextOpener(s, s.turn);
  if (s.turn < s.players) return toRules(s, Phase::FinalOpen);
  s.turn = 0;
  s.step = 0;
  toRules(s, Phase::Walls);
}

// Shields, then the highest visible card: no two seats share that one, so the order is strict.
bool goesBefore(const State& s, int a, int b) {
  const int more = s.area[a].shields - s.area[b].shields;
  return more != 0 ? more > 0 : highestVisible(s, a) > highestVisible(s, b);
}

int lowestColour(unsigned set) {
  int colour = 0;
  while (!(set >> colour & 1u)) ++colour;
  return colour;
}

}  // namespace

void sortSeats(State& s) {
  for (Seat seat = 0; seat < s.players; ++seat) {
    int place = seat;
    for (; place > 0 && goesBefore(s, seat, s.order[place - 1]); --place) s.order[place] = s.order[place - 1];
    s.order[place] = static_cast<uint8_t>(seat);
  }
}

void beginFinalOpen(State& s) {
  sortSeats(s);
  s.turn = 0;
  settleFinalOpen(s);
}

Action nextFinalOpen(const State& s) {
  const Seat seat = static_cast<Seat>(s.order[s.turn]);
  return finalOpen(seat, static_cast<unsigned>(lowestColour(s.area[seat].completed)));
}

void doFinalOpen(State& s) {
  const Action action = nextFinalOpen(s);
  openPalace(s, finalSeat(action), colourOf(action));
  settleFinalOpen(s);
}

void scoreWalls(State& s) {
  const Seat seat = static_cast<Seat>(s.step);
  s.score[seat].walls = static_cast<uint8_t>(wallScore(s, seat).points);
  if (++s.step < s.players) return;
  s.step = 0;
  toRules(s, Phase::Street);
}

void scoreStreet(State& s) {
  const StreetScore street = streetScore(s);
  for (Seat seat = 0; seat < s.players; ++seat) s.score[seat].street = street.change[seat];
  s.phase = Phase::Over;
  s.mover = kOver;
}

Result result(const State& s) {
  Result out;
  int best = 0, sharing = 0;
  for (Seat seat = 0; seat < s.players; ++seat) {
    const Points points = pointsOf(s, seat);
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
  for (Seat seat = 0; seat < s.players; ++seat) {
    if (out.total[seat] != best) continue;
    if (winner < 0 || highestVisible(s, seat) > highestVisible(s, winner)) winner = seat;
  }
  out.winners = seatBit(static_cast<Seat>(winner));
  out.tieBreak = static_cast<uint8_t>(sharing > 1 ? TieBreak::StreetNumber : TieBreak::None);
  return out;
}

}  // namespace lucca::palazzi
