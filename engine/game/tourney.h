// Several games between the same people, which the screens call a match: how many there are, who sits where in each, what
// counts, and who leads. It knows only the results of the games.
//
// People are counted as they sat in the first game: person 0 had its seat 0. In every game they sit in that order round the
// table, and only who has seat 0 differs.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/game/result.h"
#include "engine/game/seat.h"

namespace lucca {

// Saves keep these numbers for ever.
enum class TourneyKind : uint8_t {
  None,         // a game by itself
  PointsAdded,  // three games; the points are added
  SameCards,  // as many games as people, each with the same shuffle; everybody moves on one seat; the points are added
  EachBegins,  // as many games as people; everybody begins once; games won count
  BestOfThree,  // three games, or fewer when the leader cannot be caught; the loser begins the next; games won count
};
inline constexpr int kTourneyKinds = 5;
inline constexpr int kMaxTourneyGames = kMaxSeats;

// Whether points are added; else games won count.
constexpr bool addsPoints(TourneyKind kind) {
  return kind == TourneyKind::PointsAdded || kind == TourneyKind::SameCards;
}
// How many games there are at most.
constexpr int gamesOf(TourneyKind kind, int players) {
  if (kind == TourneyKind::None) return 1;
  return kind == TourneyKind::SameCards || kind == TourneyKind::EachBegins ? players : 3;
}

struct Tourney {
  struct Game {
    // By person. If points are added: the points. If games won count: the turns that the only winner took, and 0 for
    // everybody else.
    std::array<int16_t, kMaxSeats> count;
    SeatSet winners;  // bit p for person p
    uint8_t first;    // the person at seat 0; known of the games played and of the next one
    uint16_t tag;     // the caller's own number of the game
  };
  TourneyKind kind = TourneyKind::None;
  uint8_t players = 0;
  uint8_t played = 0;  // games that are over
  std::array<Game, kMaxTourneyGames> games{};

  const Game& game(int i) const { return games[static_cast<std::size_t>(i)]; }
  int most() const { return gamesOf(kind, players); }
  // Person and seat in a game, played or next.
  Seat personAt(int game, Seat seat) const;
  Seat seatOf(int game, Seat person) const;
  // Whether a person won a game alone, or shared it where points count.
  bool won(int game, Seat person) const;
};

Tourney beginTourney(TourneyKind kind, int players);
// Whether no game is left: all are played, or the leader of a best of three cannot be caught.
bool isOver(const Tourney& tourney);
// The game that was played is over. `order`: its seats from best to last. `turns`: those of its winner. If another game
// follows, its seats are decided by now.
void finishGame(Tourney& tourney, const Result& result, std::span<const Seat> order, int turns, uint16_t tag);
// By how many seats everybody moves down for the next game: the person in that seat has seat 0 in it.
int nextFirst(const Tourney& tourney);

struct TourneyStanding {
  Seat person;
  uint8_t place;  // from 1; equal ones share it
  int16_t sum;    // points, or games won
  int16_t turns;  // in the games won; 0 where points are added
};
// Best first; returns how many people there are. Where games won count, equal ones are told apart by fewer turns in them.
int rankTourney(const Tourney& tourney, std::array<TourneyStanding, kMaxSeats>& out);

}  // namespace lucca
