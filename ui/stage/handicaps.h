// The handicaps of the seats (rules, last section of each game), in words and on a chip beside the name.
#pragma once

#include "ui/game/plan.h"
#include "ui/words/text.h"

namespace lucca::ui {

// Whether the game has handicaps at all.
bool hasHandicaps(GameId game);
// One step more or fewer, round.
void changeHandicap(Setup& setup, Seat seat, int step);

// The row of a seat's page: its name, its value in a few words, and a line about it.
Text handicapLabel(GameId game);
void addHandicapValue(const Setup& setup, Seat seat, Phrase& out);
void addHandicapNote(const Setup& setup, Seat seat, Phrase& out);
// A line about a player who has one.
void addHandicapOf(const Setup& setup, Seat seat, std::string_view name, Phrase& out);
// As on a chip: "+6", or with how many the seat wins. Empty for a seat without one.
void addHandicapChip(const Setup& setup, Seat seat, Phrase& out);

}  // namespace lucca::ui
