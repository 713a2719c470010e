// The contents of a review of a finished game: the river of chances, the turns that mattered, the luck of the cards. Plain
// data that its owner keeps; a Reviewer (reviewer.h) fills it in, and its bytes (review_bytes.h) are kept with the game.
//
// Turns are numbered from 0 in the order in which they were made (turn_walk.h finds one in the history). In Palazzi turn t is
// of round t / seats + 1. All chances are whole percents and assume players of equal skill, so a screen says "about".
#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_list.h"
#include "engine/bots/reason.h"
#include "engine/game/action.h"
#include "engine/game/seat.h"

namespace lucca {

inline constexpr std::size_t kRiverPoints = 96;
inline constexpr std::size_t kReviewedTurns = 192;  // turns after these are in the river, but are not judged
inline constexpr std::size_t kTurningPoints = 16;
inline constexpr std::size_t kTurnActions = 8;
inline constexpr std::size_t kLuckRounds = 8;
inline constexpr int kLuckMark = 15;  // of 100, for some seat: the river marks the cards of that round

// By seat; those of the game's seats add up to 100.
using Percents = std::array<uint8_t, kMaxSeats>;

enum class Judged : uint8_t {
  NotYet,  // will be looked at
  Good,    // as good as master's, or not known to be worse
  Told,    // a better turn was found: a turning point
  Silent,  // not judged: a computer's turn, an opening, a table at which judgement is not right often enough
};

struct ReviewedTurn {
  Seat seat = -1;
  Judged judged = Judged::Silent;
};

// A turn that cost at least as much as the threshold (thresholds.h), measured in games played on from both positions with the same
// cards; the better turn was chosen in other games than it was measured in.
struct TurningPoint {
  uint16_t turn = 0;
  Seat seat = 0;
  uint8_t played = 0, better = 0;  // the seat's chances after the turn made and after the better one, 1..99
  uint8_t actions = 0;             // of the better turn
  // Every decision of the better turn as a history would have them, other seats' prisoners included; no steps of the rules. They
  // are legal one after the other, with settle() between, from the state before the turn.
  std::array<Action, kTurnActions> action{};
  Reason
      reason;  // for the first decision in which the better turn differs; of the game's own kinds, as in hints

  int loss() const { return better - played; }
};

struct Review {
  uint32_t game = 0;  // names the set-up, the history and the people; 0: empty
  uint8_t seats = 0;
  SeatSet people = 0;  // whose turns are judged
  bool riverDone = false, done = false;
  uint16_t turns = 0;  // of the whole game; grows until the river is done
  uint8_t stride = 1;  // the river has every stride-th turn: 1 up to kRiverPoints turns, then 2, 4, ...
  // river[i]: after turn (i + 1) * stride - 1. 1..99 while the game runs; after the last turn the winners have all. Where a turning
  // point was found its `played` is here, too.
  FixedList<Percents, kRiverPoints> river;
  Percents result{};  // how the game ended: 100 for the winner, 50 each for two
  FixedList<ReviewedTurn, kReviewedTurns> turn;
  // luck[r]: the rise of each seat's chances when the triplets of round r + 1 were laid, -99..99. Of the first round 0. A game
  // without cards has none.
  FixedList<std::array<int8_t, kMaxSeats>, kLuckRounds> luck;
  // Costliest first; of equal ones the earlier. If there are more than fit the cheapest are left out.
  FixedList<TurningPoint, kTurningPoints> points;

  // Empty again. It is too large for a copy on a small stack.
  void clear();
};

// Chances before and after a turn: as the river has them, with the cards laid before it counted before it. With a stride above 1
// those of the nearest point.
Percents chancesBefore(const Review& review, std::size_t turn);
Percents chancesAfter(const Review& review, std::size_t turn);
// Whether the river marks the luck of the cards of round + 1.
bool marksLuck(const Review& review, std::size_t round);
// The turning point that a turn is; -1: none. Its place in `points` is its rank among all.
int pointOf(const Review& review, std::size_t turn);

// The facts on the page of a person.
struct PersonReview {
  uint16_t judged = 0;  // turns looked at so far
  uint16_t good = 0;    // of them as good as master's
  int16_t bestTurn =
      -1;  // the turn with the largest rise of the person's chances; -1: no turn raised them clearly
  uint8_t rise = 0;  // of it
};
PersonReview reviewOf(const Review& review, Seat seat);

}  // namespace lucca
