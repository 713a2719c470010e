// Facts about a saved game, from its history.
#pragma once

#include <array>
#include <span>

#include "simulator/web/seals.h"
#include "ui/saves/saved_game.h"

namespace lucca::web {

struct Course {
  bool fits = false;  // the rules of this program lead to its end
  bool chance = false;
  Seat toMove = kNobody;
  Seat lastPerson = kNobody;  // who decided last
  int turns = 0;              // begun, with the one that is due
  uint8_t decided = 0;        // a bit for each person who decided from entry `since` on
  // Times that chance came after a person had decided: their first entries, and who had decided last.
  int draws = 0;
  std::array<uint16_t, kNumbers> drawAt{};
  std::array<Seat, kNumbers> decider{};

  // A player must draw before the game continues.
  bool awaitsChance() const { return fits && toMove == kChance && lastPerson >= 0; }
};

// `match` is at the end of the history afterwards, as far as the rules follow it.
Course follow(const ui::SavedGame& game, std::span<const uint8_t> saved, Match& match, std::size_t since = 0);

}  // namespace lucca::web
