// The 16 bits of an action. Bits not named are 0.
//
//   kind   15..12  the rest
//   Draw   0       card id (6..0): that card comes from the deck to the hand or triplet that is due
//   Keep   1       first (3..2), second (1..0): places in the hand. Bottom card first on one colour or with a
//                  wild card; two colours: first < second
//   Open   2       colour (2..0)
//   Take   3       triplet (2..0)
//   Play   4       card id (11..5), as (4..3), colour (2..0; 0 unless as palace)
//   City   5       card id (11..5), as (4..3; Palace or Bastion), colour (2..0; 0 for a bastion)
//   Rules  6       step (11..8), seat or card (7..0); for FinalOpen seat (5..3) and colour (2..0)
#pragma once

#include "engine/game/action.h"
#include "engine/game/seat.h"
#include "engine/palazzi/card.h"

namespace lucca::palazzi {

enum class Kind : uint8_t { Draw, Keep, Open, Take, Play, City, Rules };
enum class As : uint8_t { Palace, Wall, Bastion, Discard };
enum class Step : uint8_t {
  Reveal,
  CityLay,  // card
  Order,
  SkipPick,  // seat
  Discard,
  FinalOrder,
  FinalOpen,  // seat, colour
  Walls,      // seat
  Street,
};

constexpr Action pack(Kind kind, unsigned rest) {
  return {static_cast<uint16_t>((static_cast<unsigned>(kind) << 12) + rest)};
}
constexpr unsigned cardAs(CardId card, As as, unsigned colour) {
  return (static_cast<unsigned>(card) << 5) + (static_cast<unsigned>(as) << 3) + colour;
}

constexpr Action draw(unsigned card) { return pack(Kind::Draw, card); }
constexpr Action keep(unsigned first, unsigned second) { return pack(Kind::Keep, first << 2 | second); }
constexpr Action open(unsigned colour) { return pack(Kind::Open, colour); }
constexpr Action take(unsigned triplet) { return pack(Kind::Take, triplet); }
constexpr Action play(CardId card, As as, unsigned colour = 0) {
  return pack(Kind::Play, cardAs(card, as, colour));
}
constexpr Action city(CardId card, As as, unsigned colour = 0) {
  return pack(Kind::City, cardAs(card, as, colour));
}
constexpr Action rules(Step step, unsigned what = 0) {
  return pack(Kind::Rules, static_cast<unsigned>(step) << 8 | what);
}
constexpr Action finalOpen(Seat seat, unsigned colour) {
  return rules(Step::FinalOpen, static_cast<unsigned>(seat) << 3 | colour);
}

// The one action that gives each card to the City. A wild card's has the colour kWild, in place of those that it has.
struct CityPicks {
  Action of[kCards];
};
extern const CityPicks kCityPicks;

// The actions that play each card to its palace, as a wall and not at all, from the lowest quarter of the word up. Of a
// wild card or a bastion the first has the colour kWild or kBastion.
struct CardPlays {
  uint64_t of[kCards];
};
extern const CardPlays kCardPlays;

constexpr Kind kindOf(Action a) { return static_cast<Kind>(a.bits >> 12); }
constexpr CardId drawnCard(Action a) { return static_cast<CardId>(a.bits & 0x7F); }
constexpr unsigned firstKept(Action a) { return a.bits >> 2 & 3u; }
constexpr unsigned secondKept(Action a) { return a.bits & 3u; }
// Of Open, Play, City and FinalOpen.
constexpr int colourOf(Action a) { return a.bits & 7; }
constexpr int tripletOf(Action a) { return a.bits & 7; }
// Of Play and City.
constexpr CardId cardOf(Action a) { return static_cast<CardId>(a.bits >> 5 & 0x7F); }
constexpr As asOf(Action a) { return static_cast<As>(a.bits >> 3 & 3); }
constexpr Step stepOf(Action a) { return static_cast<Step>(a.bits >> 8 & 15); }
// The card of CityLay, the seat of SkipPick and Walls.
constexpr uint8_t whatOf(Action a) { return static_cast<uint8_t>(a.bits & 0xFF); }
constexpr Seat finalSeat(Action a) { return static_cast<Seat>(a.bits >> 3 & 7); }

}  // namespace lucca::palazzi
