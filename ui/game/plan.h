// A plan: the game, its players and all else that the set-up screens ask for. Kept with the settings, to be offered again.
#pragma once

#include <array>
#include <cstdint>

#include "engine/bots/bot.h"
#include "engine/game/seat.h"
#include "engine/game/setup.h"
#include "engine/game/tourney.h"
#include "ui/game/name.h"

namespace lucca::ui {

struct SeatInfo {
  Name name;
  uint8_t isBot;   // 0 or 1
  uint8_t level;   // of a bot: Level
  uint8_t emblem;  // ui/look/emblems.h
  uint8_t colour;  // of kSeatColour; in Torri the bricks' colour is shown instead
};

// How chance draws in a game.
enum class Shuffle : uint8_t {
  Free,      // the draws depend on the seed and on how far the game is
  Numbered,  // the seed is the number of a shuffle: it puts the cards in an order, whatever is decided
  City,      // the same, and the seed is the number of a city (ui/setup/city.h)
};
inline constexpr int kShuffles = 3;

struct Plan {
  Setup setup;
  std::array<SeatInfo, kMaxSeats> seats;
  uint8_t coached = 0;  // a bit for each seat that a coach warns, if a person has it
  Shuffle shuffle = Shuffle::Free;
  TourneyKind tourney = TourneyKind::None;  // which kind of match the game is one of

  const SeatInfo& who(Seat seat) const { return seats[static_cast<std::size_t>(seat)]; }
  bool isPerson(Seat seat) const { return !who(seat).isBot; }
  bool isCoached(Seat seat) const { return isPerson(seat) && (coached >> seat & 1) != 0; }
  bool hasCoach() const {
    for (Seat s = 0; s < kMaxSeats; ++s) {
      if (isCoached(s)) return true;
    }
    return false;
  }
  void setCoached(Seat seat, bool on) {
    coached = static_cast<uint8_t>((coached & ~(1 << seat)) | int{on} << seat);
  }
  int persons() const {
    int count = 0;
    for (Seat s = 0; s < setup.players; ++s) count += isPerson(s);
    return count;
  }
  // The seat of the first person: its city is shown while no seat is to move; 0: there is no person.
  Seat firstPerson() const {
    Seat seat = 0;
    while (seat < setup.players && !isPerson(seat)) ++seat;
    return seat < setup.players ? seat : Seat{0};
  }
};

// The byte that saves and settings keep of a seat: whether it is a computer (bit 0), its handicap's steps (bits 1 to 3), and
// whether a coach warns it (bit 4). The first seat's byte also has the game's Shuffle (bits 5 and 6), the second seat's its
// TourneyKind (bits 5 to 7).
inline constexpr int kCoachBit = 1 + kHandicapBits, kMoreBit = kCoachBit + 1;
inline uint8_t kindOfSeat(const Plan& plan, Seat seat) {
  const int more = seat == 0   ? static_cast<int>(plan.shuffle)
                   : seat == 1 ? static_cast<int>(plan.tourney)
                               : 0;
  return static_cast<uint8_t>(plan.who(seat).isBot | handicapOf(plan.setup, seat) << 1 |
                              int{plan.isCoached(seat)} << kCoachBit | more << kMoreBit);
}
// Reads that byte back into the plan. A byte that no firmware writes makes a seat that is neither person nor computer.
inline void takeKind(uint8_t kind, Plan& plan, Seat seat) {
  const int more = kind >> kMoreBit;
  const bool known = more < (seat == 0 ? kShuffles : seat == 1 ? kTourneyKinds : 1);
  plan.seats[static_cast<std::size_t>(seat)].isBot = known ? kind & 1 : kind;
  if (known) setHandicap(plan.setup, seat, kind >> 1 & ((1 << kHandicapBits) - 1));
  plan.setCoached(seat, known && (kind >> kCoachBit & 1) != 0);
  if (seat == 0) plan.shuffle = known ? static_cast<Shuffle>(more) : Shuffle::Free;
  if (seat == 1) plan.tourney = known ? static_cast<TourneyKind>(more) : TourneyKind::None;
}

}  // namespace lucca::ui
