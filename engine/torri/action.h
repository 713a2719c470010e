// The layout of Torri's actions. Bits 15..12 are the kind; the rest depends on it.
//
//   kind            who      bits 11..0
//    0 Place        seat     lot << 2 | colour           (lot: see lot.h)
//    1 Prisoner     seat     lot of the house taken; the seat is that of the colour just attacked
//    2 Switch       seat     the colour to play on with; the old one: keep it
//    3 Turn         rules    seat: its turn begins, victory is checked
//    4 Struggle     rules    lot of the stronger tower: a struggle begins
//    5 Attack       rules    lot of the acting tower: the top of the other goes to the supply
//    6 Ransom       rules    colour: a neutral colour takes a brick of it from the supply as its prisoner
//    7 NoPrisoner   rules    0: there is none to take
//    8 Merge        rules    lot of the stronger tower, which gets the other's floors; ends the struggle
//    9 Apart        rules    0: the towers are in different blocks again; ends the struggle
//   10 Fallen       rules    lot of the tower that is down to one brick: now a house; ends the struggle
//   11 Finish       rules    EndReason: the game is over
#pragma once

#include "engine/game/action.h"
#include "engine/game/seat.h"
#include "engine/torri/city/lot.h"

namespace lucca::torri {

enum class Kind : uint8_t {
  Place = 0,
  Prisoner,
  Switch,
  Turn,
  Struggle,
  Attack,
  Ransom,
  NoPrisoner,
  Merge,
  Apart,
  Fallen,
  Finish,
};

// In the order in which they are asked for: both victories at once are a tower victory.
enum class EndReason : uint8_t { Tower = 0, Prisoners = 1, Blocked = 2, Length = 3 };

constexpr Action makeAction(Kind kind, unsigned value) {
  return {static_cast<uint16_t>(static_cast<unsigned>(kind) << 12 | value)};
}
constexpr Action place(Brick colour, Lot lot) {
  return makeAction(Kind::Place, static_cast<unsigned>(lot) << 2 | index(colour));
}
constexpr Action takePrisoner(Lot lot) { return makeAction(Kind::Prisoner, lot); }
constexpr Action switchTo(Brick colour) { return makeAction(Kind::Switch, index(colour)); }

constexpr Kind kindOf(Action action) { return static_cast<Kind>(action.bits >> 12); }
constexpr unsigned valueOf(Action action) { return action.bits & 0xFFFu; }
// A number beyond the lots gives kNoLot, which no city has.
constexpr Lot lotNumbered(unsigned lot) { return lot < kLots ? static_cast<Lot>(lot) : kNoLot; }
constexpr Lot lotOfPlace(Action place) { return lotNumbered(valueOf(place) >> 2); }
// Of Place, Prisoner, Struggle, Attack, Merge and Fallen.
constexpr Lot lotOf(Action action) {
  return kindOf(action) == Kind::Place ? lotOfPlace(action) : lotNumbered(valueOf(action));
}
// Of Place, Switch and Ransom.
constexpr Brick colourOf(Action action) { return static_cast<Brick>(action.bits & 3u); }

}  // namespace lucca::torri
