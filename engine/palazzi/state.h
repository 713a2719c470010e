// The whole of a game of Palazzi at one moment: trivially copyable, without padding, the same bytes for the same game. It
// holds no history and no order of the deck: a card is drawn when it is laid out, so nothing is ever shuffled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/game/seat.h"
#include "engine/palazzi/card.h"

namespace lucca::palazzi {

enum class Edition : uint8_t { English2005, German2005, Year2013 };

// The next event. The mover is in brackets.
enum class Phase : uint8_t {
  Deal,        // a card to a hand (chance)
  Lay,         // a card to a triplet (chance)
  Keep,        // two cards of four (seat by seat)
  Reveal,      // the kept cards start palaces, the others go back to the deck (rules)
  CityStart,   // two players: a card that was not kept goes to the City (rules)
  Order,       // the order of play (rules)
  Turn,        // open a palace or take a triplet (seat)
  Play,        // play a card of the triplet (seat)
  CityPick,    // two players: a card for the City (seat; rules, when no card can be played)
  Discard,     // the triplet that was not taken goes (rules)
  FinalOrder,  // the order of play once more (rules)
  FinalOpen,   // one palace is opened (rules)
  Walls,       // the walls and bastions of one seat score (rules)
  Street,      // the street numbers score (rules)
  Over,
};

inline constexpr int kHandCards = 4;
inline constexpr int kTripletCards = 3;
inline constexpr int kMaxTriplets = 6;
inline constexpr int kMaxAreas = 5;  // the seats; with two players the City is area 2
inline constexpr int kMaxCityDone = 3;

// The part of the table that a seat or the City has. In a bit set, bit c is colour c; a colour is in one of the sets at most.
struct Area {
  uint8_t count[kColours];  // the cards of the palace, in whatever zone
  uint8_t building, completed, opened;
  uint8_t walls, bastions;
  uint8_t shields;  // on all palaces under construction
};

struct Score {
  uint8_t windows, parties, walls;
  int8_t street;
};

struct State {
  CardSet deck;  // the cards that can be drawn now
  Edition edition;
  uint8_t celebration;
  uint8_t players;
  uint8_t areas;         // the players and, with two, the City
  uint8_t size;          // the cards that complete a palace
  uint8_t rounds;        // in the whole game
  uint8_t tripletCount;  // a round
  Phase phase;
  Seat mover;
  uint8_t round;     // from 1
  uint8_t turn;      // index in `order` of the seat whose turn, pick or opening it is
  uint8_t step;      // how many were dealt, laid, kept or scored in this phase
  uint8_t taken;     // bit set of the triplets taken or picked from
  uint8_t current;   // the triplet being played
  uint8_t unplayed;  // bit set of its cards still to be played
  uint8_t aside;     // 2013: bit set of the bastions dealt to hands and replaced
  uint8_t order[kMaxSeats];
  CardId triplets[kMaxTriplets][kTripletCards];  // as laid; a taken one in rising order
  Area area[kMaxAreas];
  Score score[kMaxSeats];
  uint8_t cityDone;                      // how many palaces the City has completed
  uint8_t cityDoneColour[kMaxCityDone];  // in the order of completion
  // Before the reveal the hands, four a seat. Then the palaces' cards, bottom first: `size` places for each
  // colour of each area; behind those of the City the palaces it completed, where its first four cards wait
  // to be laid.
  CardId cards[105];
  uint8_t headStart[kMaxSeats];  // points that each seat was given ahead (rules, section 12)
  uint8_t zero[3];

  static constexpr std::size_t kTailSize = kMaxSeats + 3;  // Game::tailSize
};
static_assert(sizeof(State) <= 256 && offsetof(State, headStart) + State::kTailSize == sizeof(State));
static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

inline int areaCount(const State& s) { return s.areas; }
inline bool hasCity(const State& s) { return s.players == 2; }
// Whether seats hold cards that others must not see. Triplets are laid in every round, before the hands are kept in the
// first alone.
inline bool handsAreHeld(const State& s) { return s.round == 1 && s.phase <= Phase::Reveal; }
inline constexpr int kCityArea = 2;

inline const CardId* handOf(const State& s, Seat seat) { return s.cards + seat * kHandCards; }
inline CardId* handOf(State& s, Seat seat) { return s.cards + seat * kHandCards; }

// The cards of the palace of a colour, bottom first: area[who].count[colour] of them.
inline const CardId* storeysOf(const State& s, int who, int colour) {
  return s.cards + (who * kColours + colour) * s.size;
}
inline CardId* storeysOf(State& s, int who, int colour) {
  return s.cards + (who * kColours + colour) * s.size;
}

// The `size` cards of the City's i-th completed palace.
inline const CardId* cityDoneCards(const State& s, int i) { return s.cards + (3 * kColours + i) * s.size; }
inline CardId* cityDoneCards(State& s, int i) { return s.cards + (3 * kColours + i) * s.size; }

// The view of a seat (rules, section 11): the state with kHiddenCard for every card in another's hand, and as `deck` all
// cards the seat has not seen. Every question of query.h, and legal() for the seat itself, can be asked of it.
struct View {
  State known;
  Seat seat;
  uint8_t zero[3];
};

}  // namespace lucca::palazzi
