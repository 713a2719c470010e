// Questions about a game that screens, bots and records ask, so that none of them needs the rules. All are
// pure and work on a state as on View::known. `who` is an area: a seat, or kCityArea with two players.
#pragma once

#include <array>
#include <span>

#include "engine/palazzi/rules.h"
#include "engine/palazzi/state.h"

namespace lucca::palazzi {

enum class Zone : uint8_t { None, Building, Completed, Opened };

struct Palace {
  Zone zone;
  uint8_t colour;
  std::span<const CardId> cards;  // bottom first, inside the state that was asked
  uint8_t windows, shields;
  CardId top;       // kNoCard without a palace
  uint16_t number;  // the visible one; 0 without a palace
};

// The palace of a colour; of the City the one under construction.
Palace palaceOf(const State& state, int who, int colour);
// The City's i-th completed palace, i < state.cityDone.
Palace cityPalace(const State& state, int i);

// The highest visible card of an area, whatever the zone; kNoCard without a palace.
CardId highestVisible(const State& state, int who);

// Triplets: the cards of one, kNoCard where nothing lies; whether it can still be taken; which of its cards
// are left (bit set), of the one being played too.
std::span<const CardId, kTripletCards> tripletCards(const State& state, int triplet);
bool tripletFree(const State& state, int triplet);
uint8_t tripletLeft(const State& state, int triplet);

// Points of opening the palace of a colour now, for what lies in one other area, and for all.
int partyFrom(const State& state, int who, int colour);
int partyWorth(const State& state, Seat seat, int colour);
// The most that the party of the seat's palace could still bring by the end, as far as the state tells: what the others
// and the City could add before the last round is over, with the cards that have not been seen elsewhere.
int partyAtBest(const State& state, Seat seat, int colour);

// The points an action brings at once: a party, the windows of a palace it completes; 0 for all else.
int pointsOf(const State& state, Action action);
// Whether playing the card to the palace of a colour of that area completes it.
bool completes(const State& state, int who, int colour);

// Order of play (rules, section 5): the seats, first to last, with what decided.
struct OrderEntry {
  Seat seat;
  uint8_t shields;
  CardId highest;  // the visible card that breaks a tie
  bool byNumber;   // as many shields as the seat before or after it
};
struct PlayOrder {
  std::array<OrderEntry, kMaxSeats> entry;
  uint8_t count;
};
PlayOrder playOrder(const State& state);

// Walls and bastions as they would score now (rules, section 8): (walls + bastions) x opened if shields >=
// needed.
struct WallScore {
  uint8_t walls, bastions, opened, shields, needed;
  int points;
};
WallScore wallScore(const State& state, Seat seat);

// Their score at the end if the seat's palaces and walls stay as they are. Complete palaces are opened then.
struct WallForecast {
  uint8_t pieces;           // walls and bastions: what one more palace would add
  uint8_t palaces;          // opened and complete
  uint8_t shields, needed;  // of palaces under construction; by the walls
  int points;               // 0 where shields are missing
  int ifHeld;               // with all shields

  bool hold() const { return shields >= needed; }
};
WallForecast wallsAtEnd(const State& state, Seat seat);

// Street numbers as they would score now. An owner is an area, -1 when that side does not exist.
struct StreetScore {
  int8_t lowestOwner, highestOwner;
  CardId lowest, highest;
  std::array<int8_t, kMaxSeats> change;  // -3, 0 or 3
};
StreetScore streetScore(const State& state);

// The values that a choice may cost a seat, to be compared before and after it.
struct Standing {
  uint8_t shields, needed;  // on palaces under construction; by the walls
  uint8_t place;            // in the order of play, from 1
  int8_t street;            // as the street numbers would score now: -3, 0 or 3
  int16_t points;

  bool wallsHold() const { return shields >= needed; }
};
Standing standingOf(const State& state, Seat seat);

// The best that can be made of the cards in hand, at Phase::Play: most points now, then walls that hold, then the fewest cards
// wasted, then most shields. In the last round the points at the end come before all of it. A card that joins no palace becomes
// a wall; in the last round one that would bring down the others is discarded instead.
struct Completion {
  std::array<Action, kTripletCards>
      plays;      // in the order to make them: as shown, unless a floor must wait for another
  uint8_t count;  // of the plays, at most kTripletCards

  // Its play of the card; kNoAction: the card is none of them.
  Action playOf(CardId card) const;
};
Completion bestCompletion(const State& state);
// The card to play next: the first to the right of the one `played` last, else the first; kNoCard: none was. Not one that waits
// for the floor below it.
CardId nextCard(const Completion& plan, CardId played);

// The result of taking a triplet, with its best completion.
struct Foreseen {
  State after;
  std::array<Action, kTripletCards> plays;  // in the order to make them
};
Foreseen foresee(const State& state, Seat seat, int triplet);
// The same with plays that are known already.
Foreseen foresee(const State& state, Seat seat, int triplet, const std::array<Action, kTripletCards>& plays);
// A triplet's cards in the order they have once it is taken, so that none moves then; kNoCard where nothing lies.
std::array<CardId, kTripletCards> shownCards(const State& state, int triplet);

// The score so far: windows and parties while the game runs, all four after it. The total counts the head start too, from
// the first moment.
struct Points {
  int windows, parties, walls, street, headStart, total;
};
Points pointsOf(const State& state, Seat seat);
// Whether any seat was given points ahead.
bool anyHeadStart(const State& state);
// The score if the game ended now: complete palaces are opened in the order of play, then walls and street numbers count.
Points pointsAtEnd(const State& state, Seat seat);

// Cards in the others' palaces of a colour under construction, the City's too; and cards of that colour that no seat has seen
// yet, as far as the state tells.
int floorsElsewhere(const State& state, Seat seat, int colour);
int cardsUnseen(const State& state, int colour);

// The seats in the order of this round; before it begins in the one that it would have now. Whether a seat has had its turn
// in it.
std::array<Seat, kMaxSeats> roundOrder(const State& state);
bool hasPlayed(const State& state, Seat seat);

}  // namespace lucca::palazzi
