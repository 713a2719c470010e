#include "engine/game/tourney.h"

#include <bit>
#include <utility>

namespace lucca {

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

int winsOf(const Tourney& tourney, Seat person) {
  int wins = 0;
  for (int i = 0; i < tourney.played; ++i) wins += tourney.won(i, person);
  return wins;
}

bool before(const TourneyStanding& a, const TourneyStanding& b) {
  return a.sum != b.sum ? a.sum > b.sum : a.turns < b.turns;
}

// The others can no longer reach the leader's number of wins.
bool cannotBeCaught(const Tourney& tourney) {
  int most = 0, second = 0;
  for (Seat person = 0; person < tourney.players; ++person) {
    const int wins = winsOf(tourney, person);
    if (wins > most)
      second = std::exchange(most, wins);
    else if (wins > second)
      second = wins;
  }
  return most > second + tourney.most() - tourney.played;
}

// The player of seat 0 in the game after `game`.
Seat firstAfter(const Tourney& tourney, int game, std::span<const Seat> order, SeatSet winners) {
  const int players = tourney.players, first = tourney.game(game).first;
  switch (tourney.kind) {
    case TourneyKind::SameCards:
      return static_cast<Seat>((first + players - 1) % players);
    case TourneyKind::EachBegins:
      return static_cast<Seat>((first + 1) % players);
    case TourneyKind::BestOfThree:
      // A shared game has no loser: the next seat in turn begins.
      if (std::popcount(winners) == players) return static_cast<Seat>((first + 1) % players);
      return tourney.personAt(game, order.back());
    default:
      return static_cast<Seat>(first);
  }
}

}  // namespace

Seat Tourney::personAt(int i, Seat seat) const { return static_cast<Seat>((game(i).first + seat) % players); }

Seat Tourney::seatOf(int i, Seat person) const {
  return static_cast<Seat>((person + players - game(i).first) % players);
}

bool Tourney::won(int i, Seat person) const {
  return contains(game(i).winners, person) && (addsPoints(kind) || std::has_single_bit(game(i).winners));
}

Tourney beginTourney(TourneyKind kind, int players) {
  Tourney tourney;
  tourney.kind = kind;
  tourney.players = static_cast<uint8_t>(players);
  return tourney;
}

bool isOver(const Tourney& tourney) {
  return tourney.played >= tourney.most() ||
         (tourney.kind == TourneyKind::BestOfThree && cannotBeCaught(tourney));
}

void finishGame(Tourney& tourney, const Result& result, std::span<const Seat> order, int turns,
                uint16_t tag) {
  const int index = tourney.played;
  Tourney::Game& game = tourney.games[at(index)];
  const bool alone = std::has_single_bit(result.winners);
  game.winners = 0;
  game.tag = tag;
  for (Seat seat = 0; seat < tourney.players; ++seat) {
    const Seat person = tourney.personAt(index, seat);
    const bool wins = contains(result.winners, seat);
    if (wins) game.winners = static_cast<SeatSet>(game.winners | seatBit(person));
    game.count[at(person)] = addsPoints(tourney.kind) ? result.total[at(seat)]
                             : wins && alone          ? static_cast<int16_t>(turns)
                                                      : int16_t{0};
  }
  ++tourney.played;
  if (tourney.played < tourney.most())
    tourney.games[at(index + 1)].first =
        static_cast<uint8_t>(firstAfter(tourney, index, order, game.winners));
}

int nextFirst(const Tourney& tourney) {
  const int next = tourney.played;
  return tourney.seatOf(next - 1, static_cast<Seat>(tourney.game(next).first));
}

int rankTourney(const Tourney& tourney, std::array<TourneyStanding, kMaxSeats>& out) {
  const int players = tourney.players;
  for (Seat person = 0; person < players; ++person) {
    TourneyStanding one{person, 1, 0, 0};
    for (int i = 0; i < tourney.played; ++i) {
      const int16_t count = tourney.game(i).count[at(person)];
      int16_t& into = addsPoints(tourney.kind) ? one.sum : one.turns;
      into = static_cast<int16_t>(into + count);
    }
    if (!addsPoints(tourney.kind)) one.sum = static_cast<int16_t>(winsOf(tourney, person));
    int place = person;
    for (; place > 0 && before(one, out[at(place - 1)]); --place) out[at(place)] = out[at(place - 1)];
    out[at(place)] = one;
  }
  for (int i = 1; i < players; ++i) {
    const bool equal = !before(out[at(i - 1)], out[at(i)]);
    out[at(i)].place = equal ? out[at(i - 1)].place : static_cast<uint8_t>(i + 1);
  }
  return players;
}

}  // namespace lucca
